import { FastRandom } from '@fondaco/kernel';
import {
  askFrom,
  calibrate,
  makeBot,
  Network,
  parseBotName,
  playMatch,
  SelfPlay,
  type Calibration,
  type Exploration,
  type MatchResult,
  type Mind,
  type Shape,
} from '../src/index.ts';
import type { FindMind } from './minds.ts';

/** What a worker can be asked for, and what it answers. */
export type Task = SelfPlayTask | MatchTask | ChooseTask | CalibrateTask;
export type Answer = Lessons | MatchResult | Chosen | Calibration;
export type AnswerTo<T extends Task> = T extends SelfPlayTask
  ? Lessons
  : T extends MatchTask
    ? MatchResult
    : T extends ChooseTask
      ? Chosen
      : Calibration;

/** Games to learn from, played by a network. */
interface SelfPlayTask {
  readonly type: 'self-play';
  readonly game: string;
  readonly shape: Shape;
  readonly weights: Float32Array;
  readonly games: number;
  readonly how: Exploration;
  readonly seed: number;
}
interface Lessons {
  readonly rows: Float32Array;
  readonly count: number;
}

/** One game between bots. */
interface MatchTask {
  readonly type: 'match';
  readonly game: string;
  readonly names: readonly string[];
  readonly seed: number;
}

/** One decision. `known` is the bytes of what the seat knows, never those of the true state. */
interface ChooseTask {
  readonly type: 'choose';
  readonly game: string;
  readonly name: string;
  readonly known: Uint8Array;
  readonly seat: number;
  readonly seats: readonly string[];
  readonly seed: number;
}
interface Chosen {
  readonly choice: number;
}

/** Self-play that compares hopes with outcomes. */
interface CalibrateTask {
  readonly type: 'calibrate';
  readonly game: string;
  /** Of another network than the game's own. */
  readonly network?: { readonly shape: Shape; readonly weights: Float32Array };
  readonly games: number;
  readonly seats: number;
  readonly seed: number;
}

export function runTask(findMind: FindMind, task: Task): Answer {
  const mind = findMind(task.game);
  if (mind === undefined) throw new Error(`there is no game ${task.game}`);
  switch (task.type) {
    case 'self-play':
      return selfPlay(mind, task);
    case 'match':
      return playMatch(mind, task.names, task.seed, () => performance.now());
    case 'choose':
      return choose(mind, task);
    case 'calibrate':
      return calibrate(withNetwork(mind, task.network), task.games, task.seats, new FastRandom(task.seed));
  }
}

/** The player of the last task, kept because its memory is large. */
let player: { readonly game: string; readonly network: Network; readonly selfPlay: SelfPlay<never> } | undefined;

function selfPlay(mind: Mind, task: SelfPlayTask): Lessons {
  if (player?.game !== task.game) {
    const network = new Network(task.shape);
    player = { game: task.game, network, selfPlay: new SelfPlay(mind, network) as SelfPlay<never> };
  }
  player.network.weights.set(task.weights);
  return player.selfPlay.play(task.games, task.how, new FastRandom(task.seed));
}

function withNetwork(mind: Mind, other: CalibrateTask['network']): Mind {
  return other === undefined ? mind : { ...mind, network: new Network(other.shape, other.weights) };
}

function choose(mind: Mind, task: ChooseTask): Chosen {
  const name = parseBotName(mind, task.name);
  if (!name.ok) throw new Error(name.error.message);
  const known = mind.game.blank();
  known.bytes.set(task.known);
  const ask = askFrom(mind.game, known, task.seat, task.seats);
  if (!ask.ok) throw new Error(ask.error.message);
  const bot = makeBot(mind, name.value, task.seed, () => performance.now());
  return { choice: bot.choose(ask.value) };
}
