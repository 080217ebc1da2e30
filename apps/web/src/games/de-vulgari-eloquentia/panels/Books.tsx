import type { ReactElement } from 'react';
import type { GameTableProps } from '../../../table/game-table.ts';
import { Manuscripts } from './Manuscripts.tsx';
import { Religious } from './Religious.tsx';

/** Manuscripts, and under them the friars and cardinals: what is taken for the end. */
export function Books(table: GameTableProps): ReactElement {
  return (
    <>
      <Manuscripts {...table} />
      <Religious {...table} />
    </>
  );
}
