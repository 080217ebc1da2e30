import { usePageServer } from '../../client/page-server.ts';
import { keepForTable, keptForTable } from '../../client/kept-by-table.ts';

const KEY = 'fondaco-links';

/** Remembers the token of a table's link: the server tells it once. */
export function keepToken(table: string, token: string): void {
  keepForTable(KEY, table, token);
}

export function tokenOf(table: string): string | undefined {
  return keptForTable(KEY, table);
}

/** The token at the end of the address somebody came by. It stands behind the #, which browsers tell no server. */
export function tokenInAddress(): string | undefined {
  const token = location.hash.slice(1);
  return /^[\w-]{16,64}$/.test(token) ? token : undefined;
}

/** The address of a table for others; with a token whoever has it may sit down. `localhost` would mean their own machine to them. */
export function linkTo(table: string, token?: string): string {
  const origin = usePageServer.getState().home ?? location.origin;
  return `${origin}/t/${table}${token === undefined ? '' : `#${token}`}`;
}
