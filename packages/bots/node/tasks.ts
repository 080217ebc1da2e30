import { FastRandom } from '@fondaco/kernel';
import {
  decisionFrom,
  calibrate,
  makeBot,
  Network,
  parseBotName,
  playMatch,
  SelfPlay,
  type Calibration,
  type Exploration,
  type MatchResult,
  type BotModel,
  type NetworkShape,
} from '../src/index.ts';
import type { FindBotModel } from './find-model.ts';

/** What a worker can be asked for, and what it answers. */
export type Task = SelfPlayTask | MatchTask | ChooseTask | CalibrateTask;
export type TaskResult = TrainingBatch | MatchResult | Chosen | Calibration;
export type ResultOf<T extends Task> = T extends SelfPlayTask
  ? TrainingBatch
  : T extends MatchTask
    ? MatchResult
    : T extends ChooseTask
      ? Chosen
      : Calibration;

/** Games to learn from, played by a network. */
interface SelfPlayTask {
  readonly type: 'self-play';
  readonly game: string;
  readonly shape: NetworkShape;
  readonly weights: Float32Array;
  readonly games: number;
  readonly how: Exploration;
  readonly seed: number;
}
interface TrainingBatch {
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
  readonly network?: { readonly shape: NetworkShape; readonly weights: Float32Array };
  readonly games: number;
  readonly seats: number;
  readonly seed: number;
}

export function runTask(findBotModel: FindBotModel, task: Task): TaskResult {
  const model = findBotModel(task.game);
  if (model === undefined) throw new Error(`there is no game ${task.game}`);
  switch (task.type) {
    case 'self-play':
      return selfPlay(model, task);
    case 'match':
      return playMatch(model, task.names, task.seed, () => performance.now());
    case 'choose':
      return choose(model, task);
    case 'calibrate':
      return calibrate(withNetwork(model, task.network), task.games, task.seats, new FastRandom(task.seed));
  }
}

/** The player of the last task, kept because its memory is large. */
let player: { readonly game: string; readonly network: Network; readonly selfPlay: SelfPlay<never> } | undefined;

function selfPlay(model: BotModel, task: SelfPlayTask): TrainingBatch {
  if (player?.game !== task.game) {
    const network = new Network(task.shape);
    player = { game: task.game, network, selfPlay: new SelfPlay(model, network) as SelfPlay<never> };
  }
  player.network.weights.set(task.weights);
  return player.selfPlay.play(task.games, task.how, new FastRandom(task.seed));
}

function withNetwork(model: BotModel, other: CalibrateTask['network']): BotModel {
  return other === undefined ? model : { ...model, network: new Network(other.shape, other.weights) };
}

function choose(model: BotModel, task: ChooseTask): Chosen {
  const name = parseBotName(model, task.name);
  if (!name.ok) throw new Error(name.error.message);
  const known = model.game.blank();
  known.bytes.set(task.known);
  const decision = decisionFrom(model.game, known, task.seat, task.seats);
  if (!decision.ok) throw new Error(decision.error.message);
  const bot = makeBot(model, name.value, task.seed, () => performance.now());
  return { choice: bot.choose(decision.value) };
}
