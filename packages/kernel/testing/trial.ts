import { Choices, FastRandom, seatWords, type EventKind, type Game, type State } from '../src/index.ts';
import { choiceSpace, type ChoiceSpace } from './choice-space.ts';
import { wordsOfState } from './state-bytes.ts';
import { noFindings, type Findings } from './report.ts';

/** A state and its bytes four at a time. */
export interface Slot {
  readonly s: State;
  readonly words: Uint32Array;
}

/** What the checks share: the game, where they are, and states to work in. */
export interface Trial {
  readonly game: Game;
  readonly seats: number;
  /** The words of the seats. */
  readonly words: readonly string[];
  readonly space: ChoiceSpace;
  readonly findings: Findings;
  readonly choices: Choices;
  /** Scratch states, each used by one check at a time. */
  readonly slots: readonly Slot[];
  /** Events of these kinds may tell what no view shows afterwards. */
  readonly fleeting: ReadonlySet<EventKind>;
  /** Decides samples; each game has its own, so that it can be played again alone. */
  rng: FastRandom;
}

export function newTrial(game: Game, seats: number, fleeting: readonly string[]): Trial {
  const slots = Array.from({ length: 5 }, () => {
    const s = game.blank();
    return { s, words: wordsOfState(s) };
  });
  return {
    game,
    seats,
    words: seatWords(seats),
    space: choiceSpace(game, seats),
    findings: noFindings(),
    choices: new Choices(),
    slots,
    fleeting: new Set(game.events.filter((event) => fleeting.includes(event.name))),
    rng: new FastRandom(0),
  };
}
