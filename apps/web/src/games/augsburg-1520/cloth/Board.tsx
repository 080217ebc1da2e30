import type { ReactElement } from 'react';
import type { BoardProps } from '../../../table/game-table.ts';
import { AuctionCloth } from './AuctionCloth.tsx';
import styles from './Board.module.css';
import { Charters } from './Charters.tsx';
import { CounterCloth } from './CounterCloth.tsx';
import '../pieces/pigments.css';
import { useScene } from '../model/scene.ts';

/** The middle of the table: the cloth with what is going on, and under it the charters of the round, as long as they can be won. */
export function Board(props: BoardProps): ReactElement {
  const scene = useScene(props);
  const Cloth = scene.noble === undefined ? CounterCloth : AuctionCloth;
  const isTaking = props.narrowing.isPossible('verb:take');
  return (
    <div className={styles.board} data-layout={props.layout} data-taking={isTaking} data-aside={props.hasAside}>
      <Cloth {...props} scene={scene} />
      {props.hasAside !== true && scene.phase !== 'income' && <Charters {...props} scene={scene} />}
    </div>
  );
}
