import { usePageServer } from '../../client/page-server.ts';
import { keepForTable, keptForTable, onKeptElsewhere } from '../../client/kept-by-table.ts';

const KEY = 'fondaco-links';

/** Remembers the token of a table's link: the server tells it once. */
export function keepToken(table: string, token: string): void {
  if (tokenOf(table) !== token) keepForTable(KEY, table, token);
}

/** Tells the token of another link to a table: one that another window of this browser has made, or that was put into the address. Returns what ends that. */
export function onOtherToken(table: string, listener: (token: string | undefined) => void): () => void {
  const readAddress = (): void => listener(tokenInAddress());
  globalThis.addEventListener('hashchange', readAddress);
  const end = onKeptElsewhere(KEY, () => listener(tokenOf(table)));
  return () => {
    globalThis.removeEventListener('hashchange', readAddress);
    end();
  };
}

/** The tokens by which the person may come to a table, the likeliest first: a link that was changed since leaves an address behind. */
export function tokensFor(table: string): readonly [string | undefined, ...string[]] {
  const [first, ...others] = new Set([tokenOf(table), tokenInAddress()].filter((token) => token !== undefined));
  return [first, ...others];
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
