import { findGame } from '@fondaco/catalog';
import { FastRandom, itemAt, lexiconOf, seatsIn, Table, type Lexicon } from '@fondaco/kernel';
import { findSeries, tellTable } from '@fondaco/host';
import type { TableMessage } from '@fondaco/protocol';
import type { PreviewInfo } from '../../table/game-table.ts';
import { kindOf, readSeries } from '../../table/lines/series.ts';
import type { PickedSeries } from '../../table/lines/series.ts';
import { readView, type AugsburgView } from './model/augsburg-view.ts';
import { series } from './model/picks.ts';

/** One moment of a real game as the page of its first player receives it. */
export interface StoryMoment {
  readonly now: TableMessage;
  readonly names: readonly string[];
  readonly lexicon: Lexicon;
  /** What is touched already, and what the one choice left would do. */
  readonly touched: readonly string[];
  readonly preview: PreviewInfo | undefined;
  readonly series: PickedSeries | undefined;
}

interface Wanted {
  readonly name: string;
  readonly isIt: (view: AugsburgView, message: TableMessage) => boolean;
  readonly touched?: (message: TableMessage) => readonly string[];
  /** How many notes are picked, the highest first. */
  readonly picked?: number;
}

const NAMES = ['Ann', 'Bruno', 'Chiara', 'Guido', 'Elisabeth'];
const GAMES = 400;
const EAGERNESS = 10;

const WANTED: readonly Wanted[] = [
  { name: 'first-purchase', isIt: (view, message) => isBuying(view, message) && view.round === 1, picked: 2 },
  {
    name: 'bidding',
    isIt: (view, message) =>
      isAsked(message, 'bid') && view.round > 2 && (view.auction?.number ?? 0) > 1 && hasChoice(message, 'call'),
    touched: ({ choices }) =>
      choices
        .filter((line) => line.startsWith('bid'))
        .slice(0, 1)
        .map(toKey),
  },
  {
    name: 'showdown',
    isIt: (view, message) =>
      isAsked(message, 'show') &&
      view.round > 2 &&
      (view.showdown?.number ?? 0) > 2 &&
      (view.showdown?.standing.length ?? 0) >= Math.min(3, view.players.length) &&
      itemAt(view.players, 0).laidCount === undefined &&
      view.players.some((player, i) => i > 0 && player.laidCount === view.showdown?.number),
    picked: 2,
  },
  {
    name: 'sealing',
    isIt: (view, message) =>
      isAsked(message, 'show') && view.round > 1 && view.showdown?.number === 3 && view.showdown.standing.length > 1,
    picked: 3,
  },
  {
    name: 'reveal',
    isIt: (view, message) =>
      isAsked(message, 'take') && view.round > 1 && countShown(message) >= Math.min(3, view.players.length),
  },
  {
    name: 'privilege',
    isIt: (view, message) =>
      isAsked(message, 'privilege') &&
      view.round > 2 &&
      hasChoice(message, 'use office church') &&
      hasChoice(message, 'use office level'),
    touched: () => ['verb:use symbol:office'],
  },
  { name: 'discard', isIt: (view, message) => isAsked(message, 'discard') && view.round > 1 },
  { name: 'robbed', isIt: (_, message) => isAsked(message, 'robbed') },
  { name: 'income', isIt: (view, message) => isBuying(view, message) && view.round > 2, picked: 3 },
  {
    name: 'maximilian',
    isIt: (view, message) =>
      isAsked(message, 'bid') && view.round > 2 && view.auction?.noble === 'maximilian' && message.choices.length > 11,
  },
];

function isBuying({ players }: AugsburgView, message: TableMessage): boolean {
  return (
    isAsked(message, 'purchase') && itemAt(players, 0).answered === 0 && (itemAt(players, 0).offered?.length ?? 0) > 4
  );
}

function isAsked({ step, choices }: TableMessage, wanted: string): boolean {
  return step === wanted && choices.length > 0;
}

function hasChoice({ choices }: TableMessage, start: string): boolean {
  return choices.some((line) => line.startsWith(start));
}

function countShown({ entries }: TableMessage): number {
  const last = entries.at(-1)?.events ?? [];
  return new Set(last.filter(({ type }) => type === 'shown').map(({ seat }) => seat)).size;
}

function toKey(line: string): string {
  const [verb, number] = line.split(' ');
  return `verb:${verb} number:${number}`;
}

/** Plays random games until the moment has come. */
export function findMoment(name: string, players: number): StoryMoment {
  const entry = findGame('augsburg-1520');
  const wanted = WANTED.find((one) => one.name === name);
  if (entry === undefined || wanted === undefined) throw new Error(`there is no moment "${name}"`);
  for (let seed = 1; seed <= GAMES; seed++) {
    const rng = new FastRandom(seed);
    const table = Table.create(entry.game, { names: NAMES.slice(0, players), seed: rng.seed() });
    if (!table.ok) throw new Error(table.error.message);
    while (!table.value.isOver) {
      const last = tell(table.value, table.value.seq - 1);
      if (wanted.isIt(readView(last.view), last)) return momentOf(table.value, wanted);
      playOne(table.value, rng);
    }
  }
  throw new Error(`"${name}" has not come in ${GAMES} games`);
}

function tell(table: Table, from: number): TableMessage {
  return tellTable(table, { table: 'story', seat: 0, from, isStored: true });
}

function momentOf(table: Table, wanted: Wanted): StoryMoment {
  const now = tell(table, 0);
  const touched = wanted.touched?.(now) ?? [];
  const line = now.choices.find((one) => touched.length > 0 && toKey(one) === touched[0]);
  const tried = line === undefined ? undefined : table.preview(0, [line]);
  const preview =
    line === undefined || tried?.ok !== true ? undefined : { view: undefined, events: [], ...tried.value, line };
  const lexicon = lexiconOf(table.game);
  const names = Object.values(table.header.names).map((name) => name ?? '');
  return { now, names, lexicon, touched, preview, series: pickSome(table, lexicon, now, wanted) };
}

/** Picks the highest notes that go together. */
function pickSome(table: Table, lexicon: Lexicon, now: TableMessage, { picked = 0 }: Wanted): StoryMoment['series'] {
  const kind = kindOf(series, now.choices);
  let found = findSeries(table, 0, []);
  if (kind === undefined || !found.ok) return undefined;
  let lines: readonly string[] = [];
  for (const line of found.value.all.filter((one) => !one.endsWith(' no')).toReversed()) {
    const more = findSeries(table, 0, [...lines, line]);
    if (lines.length >= picked || !more.ok) continue;
    lines = [...lines, line];
    found = more;
  }
  return found.ok ? readSeries(lexicon, kind, lines, found.value) : undefined;
}

/** Eager players: they buy and call more often than chance would have them, so that there is something to see. */
function playOne(table: Table, rng: FastRandom): void {
  const waiting = seatsIn(table.waiting);
  const seat = itemAt(waiting, rng.below(waiting.length));
  const choices = table.choices(seat);
  const eager = choices.filter((line) => /^(call|buy \S+ yes|bid [1-4]$|use)/.test(line));
  const pool = eager.length > 0 && rng.below(EAGERNESS) < 7 ? eager : choices;
  const done = table.submit(seat, undefined, [itemAt(pool, rng.below(pool.length))]);
  if (!done.ok) throw new Error(done.error.message);
}
