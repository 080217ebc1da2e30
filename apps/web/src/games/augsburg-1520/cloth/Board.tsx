import type { ReactElement } from 'react';
import type { GameTableProps } from '../../../table/game-table.ts';
import { AuctionCloth } from './AuctionCloth.tsx';
import styles from './Board.module.css';
import { Charters } from './Charters.tsx';
import { CounterCloth } from './CounterCloth.tsx';
import '../pieces/pigments.css';
import { useScene } from '../model/scene.ts';

/** The middle of the table: the cloth with what is going on, and under it the charters of the round, as long as they can be won. */
export function Board(props: GameTableProps): ReactElement {
  const scene = useScene(props);
  const Cloth = scene.noble === undefined ? CounterCloth : AuctionCloth;
  const isTaking = props.narrowing.isPossible('verb:take');
  return (
    <div className={styles.board} data-layout={props.layout} data-taking={isTaking}>
      <Cloth {...props} scene={scene} />
      {scene.phase !== 'income' && <Charters {...props} scene={scene} />}
    </div>
  );
}
