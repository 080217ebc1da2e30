import { create } from 'zustand';

/** Somebody who is known to the server by their browser. */
export interface ServerGuest {
  readonly id: string;
  readonly name: string;
}

/** The server behind the page, where people play together. A page that only lies somewhere, or is read without a network, has none. */
interface PageServer {
  readonly status: 'asking' | 'none' | 'open';
  /** Who the person is there, once they have given a name. */
  readonly guest: ServerGuest | undefined;
  /** How many tables there wait for the person. */
  readonly waiting: number;
  /** Whether what is said on the way there cannot be read by others. */
  readonly isSecure: boolean;
  /** Its address for others in the house, where the page was reached by one that means this machine alone. */
  readonly home: string | undefined;
  /** Whether it no longer speaks with a page as old as this one. */
  readonly isAhead: boolean;
}

export const usePageServer = create<PageServer>(() => ({
  status: 'asking',
  guest: undefined,
  waiting: 0,
  isSecure: true,
  home: undefined,
  isAhead: false,
}));

/** Looks whether there is a server, and who one is there. */
export async function askPageServer(): Promise<void> {
  const found = await readMe();
  usePageServer.setState(found ?? { status: 'none', guest: undefined });
}

async function readMe(): Promise<Omit<PageServer, 'waiting' | 'isAhead'> | undefined> {
  const answer = await fetch('/api/me', { headers: { accept: 'application/json' } }).catch(() => undefined);
  // Where only files are served, every address is answered with the page.
  const isApi = answer?.ok === true && answer.headers.get('content-type')?.startsWith('application/json') === true;
  if (!isApi) return undefined;
  const { guest, isSecure, home } = (await answer.json()) as Partial<PageServer> & Pick<PageServer, 'isSecure'>;
  return { status: 'open', guest, isSecure, home };
}

/** Takes a name, or another one; undefined if the server does not let one have it. */
export async function takeName(name: string): Promise<ServerGuest | undefined> {
  const answer = await fetch('/api/guest', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  }).catch(() => undefined);
  if (answer?.ok !== true) return undefined;
  const { guest } = (await answer.json()) as { readonly guest: ServerGuest };
  usePageServer.setState({ guest });
  return guest;
}
