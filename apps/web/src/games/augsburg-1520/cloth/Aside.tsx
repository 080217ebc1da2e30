import type { ReactElement } from 'react';
import type { GameTableProps } from '../../../table/game-table.ts';
import { useScene } from '../model/scene.ts';
import '../pieces/pigments.css';
import { Charters } from './Charters.tsx';

/** Beside the cloth: what the winner takes, in words. */
export function Aside(props: GameTableProps): ReactElement {
  return <Charters {...props} scene={useScene(props)} isList />;
}
