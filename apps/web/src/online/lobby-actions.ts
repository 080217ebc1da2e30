import type { Answer, GatheringInfo, LobbyAnswer, LobbyNotice, LobbyRequest, Unnumbered } from '@fondaco/protocol';
import { inBackground } from '../client/faults.ts';
import { isUnanswered } from '../client/host-connection.ts';
import { keepToken, onOtherToken, tokensFor } from './kept/own-link.ts';
import { NOWHERE, useOnline } from './online-store.ts';
import { serverHost } from './server-host.ts';

const { getState: get, setState: set } = useOnline;

/** Everything that is asked again on a new connection, so that notices keep coming. */
const standing = new Set<() => Promise<void>>();

serverHost.onRestart(() => {
  for (const ask of standing) inBackground(ask());
});
serverHost.onOutage((outage) => set({ outage }));
serverHost.onLobbyNotice(receive);

function receive(notice: LobbyNotice): void {
  switch (notice.type) {
    case 'lobby':
      set({ lists: notice, skew: notice.now - Date.now() });
      return;
    case 'gathering':
      receiveGathering(notice);
      return;
    case 'here':
      if (notice.table === get().gathering?.table) set({ here: notice });
      return;
    case 'clocks':
      if (notice.table === get().gathering?.table) set({ clocks: notice, skew: notice.now - Date.now() });
  }
}

function receiveGathering(info: GatheringInfo): void {
  const { gathering } = get();
  const isOlder = gathering?.table === info.table && gathering.version > info.version;
  if (isOlder || info.table !== visited) return;
  // Whoever was where people gathered comes to the table by and by: nobody has left meanwhile.
  const hasBegun = gathering?.phase !== 'playing' && info.phase === 'playing';
  set({ gathering: info, refusal: undefined, ...(hasBegun ? { here: undefined } : {}) });
}

/** Asks something until nobody wants to know it any more; returns what ends that. */
function keepAsking(ask: () => Promise<void>, end: () => void): () => void {
  standing.add(ask);
  inBackground(ask());
  return () => {
    standing.delete(ask);
    end();
  };
}

/** Has the lists of tables told; returns what ends that. */
export function watchLobby(): () => void {
  const ask = async () => {
    const answer = await serverHost.ask({ type: 'lobby' });
    if (answer.type === 'lobby') receive(answer);
  };
  return keepAsking(ask, () => {
    set({ lists: undefined });
    inBackground(serverHost.ask({ type: 'leave-lobby' }));
  });
}

let visited: string | undefined;

/** Comes to a table, by a link if one is known. */
async function comeBy(table: string, invite: string | undefined): Promise<LobbyAnswer | Answer> {
  const answer = await serverHost.ask({ type: 'visit', table, ...(invite === undefined ? {} : { invite }) });
  if (invite !== undefined && visited === table && answer.type === 'gathering' && answer.isInvited) {
    keepToken(table, invite);
    set({ token: invite });
  }
  return answer;
}

/** Whether another link may lead further than the one by which this was answered. */
function isElsewhere(answer: LobbyAnswer | Answer): boolean {
  return answer.type === 'gathering' ? !answer.isInvited : answer.type === 'refused' && !isUnanswered(answer);
}

/** Comes to a table by the links this browser knows, until one leads there. */
async function come(table: string): Promise<LobbyAnswer | Answer> {
  const [first, ...others] = tokensFor(table);
  let answer = await comeBy(table, first);
  for (const invite of others) if (isElsewhere(answer)) answer = await comeBy(table, invite);
  return answer;
}

/** Comes to a table, and stays; returns what ends the visit. */
export function visitTable(table: string): () => void {
  visited = table;
  set(NOWHERE);
  const ask = async () => {
    const answer = await come(table);
    if (visited !== table) return;
    if (answer.type === 'gathering') receiveGathering(answer);
    // Where the server was gone before it answered, it has been asked again already.
    else if (answer.type === 'refused' && !isUnanswered(answer)) set({ gathering: undefined, refusal: answer.refusal });
  };
  const endListening = onOtherToken(table, (token) => {
    if (token !== get().token) inBackground(ask());
  });
  return keepAsking(ask, () => {
    endListening();
    if (visited === table) visited = undefined;
    set(NOWHERE);
    inBackground(serverHost.ask({ type: 'end-visit', table }));
  });
}

/** What a table is, as it is shown or else as the server tells it when asked; undefined if it was refused, which is said then. */
export async function findGathering(table: string, invite: string | undefined): Promise<GatheringInfo | undefined> {
  const { gathering } = get();
  if (gathering?.table === table) return gathering;
  const answer = await act({ type: 'visit', table, ...(invite === undefined ? {} : { invite }) });
  return answer?.type === 'gathering' ? answer : undefined;
}

/** Does something at the server; the answer, or undefined if it was refused, which is said then. */
export async function act(request: Unnumbered<LobbyRequest>): Promise<LobbyAnswer | undefined> {
  set({ trouble: undefined });
  const answer = await serverHost.ask(request);
  if (answer.type !== 'refused') return answer as LobbyAnswer;
  set({ trouble: answer.refusal });
  return undefined;
}

export function dismissTrouble(): void {
  set({ trouble: undefined });
}
