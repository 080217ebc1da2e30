import { HIDDEN_WORD, itemAt, type EventWords } from '@fondaco/kernel';
import type { TellingContext, EventText } from '../../../moments/moment.ts';
import { listOf, nameOf, tellRuns, type TellRun } from '../../../moments/telling.ts';
import { incomeEvents, incomeShares } from '../model/income-ledger.ts';
import { shareSentence } from './income.ts';

const SILENT: TellRun = () => [];

function namesOf({ t }: TellingContext, run: readonly EventWords[]): readonly string[] {
  return run.map(({ note }) => t.word('note', String(note)));
}

const WAYS: Readonly<Record<string, TellRun>> = {
  'purchases-made': SILENT,
  'card-opened': ({ t }, run) => [t('aug.deed.opened', { count: run.length })],
  shown: (context, run) => {
    const player = nameOf(context, itemAt(run, 0).seat);
    return [context.t('aug.deed.shown', { player, notes: listOf(context, namesOf(context, run)) })];
  },
  bought: (context, run) => {
    const florins = run.reduce((sum, event) => sum + Number(event.florins), 0);
    const player = nameOf(context, itemAt(run, 0).seat);
    return [context.t('aug.deed.bought', { player, notes: listOf(context, namesOf(context, run)), florins })];
  },
  drew: (context, run) => {
    const player = nameOf(context, itemAt(run, 0).seat);
    return isSeen(run)
      ? [context.t('aug.deed.drew', { player, notes: listOf(context, namesOf(context, run)) })]
      : [context.t('aug.deed.drew-unseen', { player, count: run.length })];
  },
  // Of others, and where others look too, one learns only how many there are, which the table shows.
  offered: (context, run) =>
    itemAt(run, 0).seat === context.me && isSeen(run)
      ? [context.t('aug.deed.offered', { notes: listOf(context, namesOf(context, run)) })]
      : [],
};

/** Whether the notes of some events are known to whoever looks. */
function isSeen(run: readonly EventWords[]): boolean {
  return run.every(({ note }) => note !== undefined && note !== HIDDEN_WORD);
}

/** The events of one choice, a sentence a deed; an income is one sentence a player. */
export function tellDeeds(context: TellingContext, all: readonly EventWords[]): readonly EventText[] {
  const events = all.filter((event) => !isToldWith(event, all));
  const paid = new Set(incomeEvents(events).filter(({ type }) => PAID.has(type)));
  const [first] = paid;
  if (first === undefined) return tellRuns(context, events, WAYS);
  const at = events.indexOf(first);
  const shares = incomeShares(events).map((share) => ({
    event: { type: 'income', seat: share.seat },
    sentence: shareSentence(context, share),
  }));
  const rest = events.slice(at).filter((event) => !paid.has(event));
  return [...tellRuns(context, events.slice(0, at), WAYS), ...shares, ...tellRuns(context, rest, WAYS)];
}

/** What the sentence of an income is about. */
const PAID: ReadonlySet<unknown> = new Set(['income', 'prestige', 'stopped']);

/** Whether another event's sentence tells the same deed: what a privilege was given up for, from whom a level was taken. */
function isToldWith({ type, seat, ladder }: EventWords, all: readonly EventWords[]): boolean {
  if (type === 'gave-up')
    return all.some((one) => one.type === 'prestige' && one.source === 'given-up' && one.seat === seat);
  return type === 'level' && all.some((one) => one.type === 'robbed' && one.by === seat && one.ladder === ladder);
}
