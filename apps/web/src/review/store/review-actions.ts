import { itemAt } from '@fondaco/kernel';
import type { TableMessage } from '@fondaco/protocol';
import { ALL_EYES, type ReviewedGame } from '../../client/review-messages.ts';
import { inBackground } from '../../client/faults.ts';
import { Refused } from '../../client/host-connection.ts';
import { setSeats } from '../../table/store/table-seats.ts';
import { CLOSED, useTable } from '../../table/store/table-store.ts';
import { beginAnalysis } from './analysis-actions.ts';
import { NO_REVIEW, SPEEDS, useReview } from './review-store.ts';
import { reviewWorker } from './review-worker.ts';
import { choiceAt, lineAt, placeOf, stepsOf, type ReviewStep } from './steps.ts';

const { getState: get, setState: set } = useReview;

/** A moment of a game: after which line, and through whose eyes. */
export interface ReviewMoment {
  readonly line: number | undefined;
  readonly eyes: string | undefined;
}

/** Opens a record at a moment, or where it ends; `home` is the address of the page, if it has one of its own. */
export async function openReview(id: string, moment: ReviewMoment, home?: string): Promise<void> {
  set({ ...NO_REVIEW, status: 'opening', home });
  opened = id;
  try {
    const { type: _, ...game } = await reviewWorker.ask('opened', { type: 'open', record: id });
    const eyes = eyesAt(game, moment.eyes);
    const steps = await readSteps(eyes);
    if (opened !== id) return;
    useTable.setState({ ...CLOSED, status: 'open', game: game.game, lexicon: game.lexicon, parts: game.parts });
    setSeats(game.seats);
    const at = moment.line === undefined ? firstPlace(game, steps) : placeOf(steps, moment.line);
    set({ status: 'open', game, eyes, steps, at });
    await goTo(at);
    await beginAnalysis();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (opened === id) set({ ...NO_REVIEW, status: 'refused', refusal: error.refusal });
  }
}

let opened: string | undefined;

export function closeReview(): void {
  opened = undefined;
  pause();
  sights.clear();
  reviewWorker.end();
  useTable.setState(CLOSED);
  set(NO_REVIEW);
}

/** A game that is over is reviewed from its beginning, one that runs from where it stands. */
function firstPlace({ ending }: ReviewedGame, steps: readonly ReviewStep[]): number {
  return ending === 'running' ? steps.length : Math.min(1, steps.length);
}

/** The eyes that were asked for, if they may look; otherwise the only person's, or everybody's. */
function eyesAt({ eyes, seats }: ReviewedGame, wished: string | undefined): string | undefined {
  if (wished !== undefined && eyes.includes(wished)) return wished;
  const people = eyes.filter((_, seat) => seats[seat]?.type === 'person');
  return people.length === 1 ? people[0] : eyes.includes(ALL_EYES) ? ALL_EYES : eyes[0];
}

async function readSteps(eyes: string | undefined): Promise<readonly ReviewStep[]> {
  const { entries } = await reviewWorker.ask('journal', { type: 'journal', eyes });
  return stepsOf(entries);
}

/** Looks through other eyes, at the same moment. */
export async function lookThrough(eyes: string): Promise<void> {
  const { game } = get();
  if (game === undefined || !game.eyes.includes(eyes) || get().eyes === eyes) return;
  const steps = await readSteps(eyes);
  if (get().game !== game) return;
  set({ eyes, steps });
  await goTo(place());
}

/** Sights that were seen, by eyes and line: whoever goes back and forth does not wait. */
const sights = new Map<string, TableMessage>();
const MOST_SIGHTS = 120;
/** After how many steps somebody wants to see the table, until they see it. */
let going: number | undefined;

/**
 * Shows the table after so many steps; of several in a row the last one counts. The page goes there together with the table, so that it is
 * drawn once.
 */
export async function goTo(at: number): Promise<void> {
  const isOnTheWay = going !== undefined;
  going = Math.max(0, Math.min(get().steps.length, at));
  if (isOnTheWay) return;
  try {
    for (let isThere = false; !isThere;) {
      const asked = wanted();
      const sight = await look();
      isThere = asked === wanted();
      if (isThere && sight !== undefined) show(sight);
    }
  } finally {
    going = undefined;
  }
}

/** After how many steps the table is shown, or will be in a moment. */
function place(): number {
  return going ?? get().at;
}

function wanted(): string {
  const { game, eyes, steps } = get();
  return `${game?.id} ${eyes} ${lineAt(steps, place())}`;
}

async function look(): Promise<TableMessage | undefined> {
  const { game, eyes, steps } = get();
  const key = wanted();
  const known = sights.get(key);
  if (known !== undefined || game === undefined) return known;
  const { sight } = await reviewWorker.ask('sight', {
    type: 'look',
    line: lineAt(steps, place()),
    focus: choiceAt(steps, place()),
    eyes,
  });
  sights.set(key, sight);
  for (const oldest of sights.keys()) {
    if (sights.size <= MOST_SIGHTS) break;
    sights.delete(oldest);
  }
  return sight;
}

function show(sight: TableMessage): void {
  const { steps } = get();
  const at = place();
  set({ at });
  const entries = at === 0 ? [] : [itemAt(steps, at - 1)];
  const past = { ...sight, entries };
  useTable.setState({ now: past, past, me: sight.seat, why: undefined });
}

/** Shows the moment after a line, whatever view was open. */
export function showMoment(line: number): void {
  set({ view: 'moments' });
  inBackground(goTo(placeOf(get().steps, line)));
}

/** Asks how to play on from before the choice of the moment, in the place of a seat. */
export function playInstead(seat: string): void {
  pause();
  set({ view: 'branches', branchSeat: seat });
  step(-1);
}

/** So many steps back or forth. */
export function step(by: number): void {
  inBackground(goTo(place() + by));
}

/** To the beginning of this turn or round, the one before, or the next. */
export function stepChapter(by: -1 | 1): void {
  const { steps } = get();
  const at = place();
  const begins = chapterStarts();
  const to =
    by > 0 ? (begins.find((place) => place > at) ?? steps.length) : (begins.findLast((place) => place < at) ?? 0);
  inBackground(goTo(to));
}

/** After how many steps each turn or round has had its first. */
function chapterStarts(): readonly number[] {
  const { game, steps } = get();
  const numberOf = (at: number) => game?.chapters[lineAt(steps, at)]?.number ?? 0;
  return steps.flatMap((_, i) => (i === 0 || numberOf(i) !== numberOf(i - 1) ? [i + 1] : []));
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Lets the game play by itself from here; from its end, anew. */
export function playOn(): void {
  const { at, steps } = get();
  if (steps.length === 0) return;
  set({ isPlaying: true });
  inBackground(goTo(at >= steps.length ? 0 : at + 1).then(playNext));
}

function playNext(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const { isPlaying, at, steps } = get();
    if (!isPlaying) return;
    if (at >= steps.length) pause();
    else inBackground(goTo(at + 1).then(playNext));
  }, itemAt(SPEEDS, get().speed).pause);
}

export function pause(): void {
  clearTimeout(timer);
  set({ isPlaying: false });
}

export function changeSpeed(): void {
  set({ speed: (get().speed + 1) % SPEEDS.length });
}
