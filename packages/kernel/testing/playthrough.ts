import {
  applyChoice,
  Choices,
  currentStep,
  EventLog,
  FastRandom,
  isOver,
  listChoices,
  printCanonical,
  printChoice,
  redactEvent,
  seatsIn,
  seatWords,
  sha256,
  toHex,
  utf8,
  waitingSeats,
  type Game,
  type State,
} from '../src/index.ts';
import { begin, MOST_DECISIONS, pickSeat } from './random-player.ts';

export interface PlaythroughHow {
  readonly seats: number;
  readonly seed: number;
  readonly options?: Readonly<Record<string, string>>;
}

/** How many decisions lie between two hashes of the views. */
const VIEWS_EVERY = 20;

/** The transcript of one random game: the same seed gives the same text until a rule, a word or a view changes. */
export function playthrough(game: Game, how: PlaythroughHow): string {
  const rng = new FastRandom(how.seed);
  const seats = seatWords(how.seats);
  const choices = new Choices();
  const s = game.blank();
  begin(game, s, { ...how, seed: rng.seed() });
  const rows = [
    `game: ${game.id}  rules: ${game.rules}  seats: ${seats.join(' ')}  seed: ${how.seed}`,
    `options: ${game.options.map((option, i) => `${option.name}=${option.values[s.options[i]]}`).join(' ')}`,
    '',
  ];
  for (let n = 1; !isOver(s); n++) {
    if (n > MOST_DECISIONS) throw new Error(`no end after ${MOST_DECISIONS} decisions`);
    const waiting = waitingSeats(s);
    const seat = pickSeat(waiting, rng);
    listChoices(game.steps, s, seat, choices);
    const choice = choices.list[rng.below(choices.length)];
    const asked = seatsIn(waiting).map((waited) => seats[waited]);
    rows.push(`${n} [${currentStep(game.steps, s).name}: ${asked.join(' ')}; ${choices.length} choices]`);
    rows.push(`  ${seats[seat]} ${printChoice(game.verbs, seats, choice)}`);
    const log = new EventLog();
    applyChoice(game.steps, s, seat, choice, log);
    for (const event of log.events) {
      const words = redactEvent(game.events, seats, event, undefined);
      if (words !== undefined) rows.push(`    ${Object.values(words).join(' ')}`);
    }
    if (n % VIEWS_EVERY === 0 || isOver(s)) rows.push(`  views ${hashViews(game, s, seats)}`);
  }
  return `${[...rows, '', ...printScores(game, s, seats)].join('\n')}\n`;
}

function hashViews(game: Game, s: State, seats: readonly string[]): string {
  const views = [undefined, ...seats.keys()].map((seat) => printCanonical(game.view(s, seat, seats)));
  return toHex(sha256(utf8(views.join('\n')))).slice(0, 16);
}

function printScores(game: Game, s: State, seats: readonly string[]): string[] {
  const { categories } = game;
  const points = new Int16Array(seats.length * categories.length);
  game.score(s, points);
  const winners = seatsIn(game.winners(s)).map((seat) => seats[seat]);
  const rows = seats.map((seat, i) => {
    const own = points.subarray(i * categories.length, (i + 1) * categories.length);
    const parts = categories.map((category, place) => `${category.name} ${own[place]}`);
    return `${seat}: ${own.reduce((sum, n) => sum + n, 0)} (${parts.join(', ')})`;
  });
  return [...rows, `winners: ${winners.join(' ')}`];
}

/** The first place where a playthrough differs from the one on file; undefined if they agree. */
export function comparePlaythrough(text: string, onFile: string): string | undefined {
  const now = text.split('\n');
  const then = onFile.split(/\r?\n/);
  for (let i = 0; i < Math.max(now.length, then.length); i++) {
    if (now[i] === then[i]) continue;
    return `line ${i + 1}: on file "${then[i] ?? 'the end'}", now "${now[i] ?? 'the end'}"`;
  }
  return undefined;
}
