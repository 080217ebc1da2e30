import type { EventWords, JsonObject } from '@fondaco/kernel';
import { SEAT_WORDS } from '@fondaco/kernel';
import type { TableMessage } from '@fondaco/protocol';
import type { ChangeLine, TableMoment, MomentContext, MomentsOfNews } from '../../moments/moment.ts';
import { NO_MOMENTS } from '../../moments/telling.ts';
import { useTextStore } from '../../texts/languages.ts';
import { gatherForced } from '../lines/gather-forced.ts';
import { beginningsOf, sinceOwn } from '../lines/since-own.ts';
import { useTable, type TableState } from './table-store.ts';

/** What a message brings, and how it is shown. */
interface News {
  /** Shown one after another on the board. */
  readonly events: readonly EventWords[];
  /** Seen before the viewer is asked anything. */
  readonly moments: readonly TableMoment[];
  /** Seen while they may already choose. */
  readonly passing: readonly TableMoment[];
  readonly changes: readonly ChangeLine[];
  readonly viewThen: JsonObject | undefined;
}

/** What a message tells the viewer, by the state of the table before it; `isAtOnce` where nobody wants moments. */
export function tellNews(notice: TableMessage, isAtOnce: boolean): News {
  const state = useTable.getState();
  const { now, past } = state;
  if (now === undefined || now.seat !== notice.seat)
    return { events: [], moments: [], passing: [], changes: [], viewThen: notice.view };
  const { moments, covered } = tellMoments(state, notice);
  const events = notice.entries.flatMap((entry) => entry.events);
  const memory = rememberOwn(state, notice);
  const changes = tellChanges(state, notice, memory.viewThen) ?? state.changes;
  const isQuiet = isAtOnce || past !== undefined;
  return {
    ...memory,
    changes,
    events: isQuiet ? events : events.filter((event) => !covered.has(event)),
    moments: isQuiet ? [] : moments,
    passing: isQuiet || changes.length === 0 || changes === state.changes ? [] : [passingOf(changes)],
  };
}

/** The moments in a message, at a table that stood as `state` has it. */
export function tellMoments(state: TableState, notice: TableMessage): MomentsOfNews {
  const events = notice.entries.flatMap((entry) => entry.events);
  const context = contextOf(state, notice, events, state.now?.view ?? notice.view);
  return context === undefined ? NO_MOMENTS : (state.gameMoments?.tellMoments(context) ?? NO_MOMENTS);
}

function contextOf(
  { lexicon, parts, seats }: TableState,
  { view, seat: me }: TableMessage,
  events: readonly EventWords[],
  before: JsonObject,
): MomentContext | undefined {
  const { t } = useTextStore.getState();
  return t && { t, lexicon, parts, seats: SEAT_WORDS.slice(0, seats.length), me, events, before, view };
}

function isOwnDoing({ entries, seat: me }: TableMessage): boolean {
  return entries.some(({ seat, isAuto }) => seat === me && !isAuto);
}

/** The view at the viewer's own last deed: before what began with it, or else after it. */
function rememberOwn({ now, lexicon, viewThen }: TableState, notice: TableMessage): Pick<News, 'viewThen'> {
  if (!isOwnDoing(notice)) return { viewThen };
  const beginnings = beginningsOf(lexicon);
  const hasBegun = notice.entries.some(({ events }) => events.some(({ type }) => beginnings.has(String(type))));
  return { viewThen: hasBegun ? now?.view : notice.view };
}

/** What has changed for the viewer, if they are asked now and were not before. */
function tellChanges(
  state: TableState,
  notice: TableMessage,
  viewThen: JsonObject | undefined,
): readonly ChangeLine[] | undefined {
  const { now, entries, lexicon, gameMoments } = state;
  const { seat: me } = notice;
  if (me === undefined || gameMoments === undefined || viewThen === undefined) return undefined;
  const wasAsked = now?.waiting.includes(me) === true;
  const isAnew = !wasAsked || (isOwnDoing(notice) && viewThen === now?.view);
  if (!notice.waiting.includes(me) || !isAnew) return undefined;
  const all = [...entries.filter(({ seq }) => seq <= notice.keptTo), ...gatherForced(notice.entries)];
  const context = contextOf(state, notice, sinceOwn(all, me, beginningsOf(lexicon)), viewThen);
  return context && gameMoments.tellChanges(context);
}

function passingOf(changes: readonly ChangeLine[]): TableMoment {
  const { t } = useTextStore.getState();
  const title = t?.('changes.title') ?? '';
  const sentence = changes.map(({ text }) => text).join(' ');
  const items = changes.map(({ icon, text }) => ({ icon, title: '', text }));
  const body = { type: 'consequences', items } as const;
  return { id: 'changes', size: 'strip', icon: 'eye', title, text: '', sentence, body, isPassing: true };
}
