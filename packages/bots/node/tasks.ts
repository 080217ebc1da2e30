import { FastRandom } from '@fondaco/kernel';
import {
  calibrate,
  Network,
  playMatch,
  SelfPlay,
  type BotModel,
  type Calibration,
  type Exploration,
  type FindBotModel,
  type GameKey,
  type MatchResult,
  type NetworkShape,
  type TrainingBatch,
} from '../src/index.ts';

/** What a worker can be asked for, and what it answers. */
export type Task = SelfPlayTask | MatchTask | CalibrateTask;
export type TaskResult = TrainingBatch | MatchResult | Calibration;
export type ResultOf<T extends Task> = T extends SelfPlayTask
  ? TrainingBatch
  : T extends MatchTask
    ? MatchResult
    : Calibration;

/** Games to learn from, played by a network. */
interface SelfPlayTask {
  readonly type: 'self-play';
  readonly game: GameKey;
  readonly shape: NetworkShape;
  readonly weights: Float32Array;
  readonly games: number;
  readonly how: Exploration;
  readonly seed: number;
}

/** One game between bots. */
interface MatchTask {
  readonly type: 'match';
  readonly game: GameKey;
  readonly names: readonly string[];
  readonly seed: number;
}

/** Self-play that compares hopes with outcomes. */
interface CalibrateTask {
  readonly type: 'calibrate';
  readonly game: GameKey;
  /** Of another network than the game's own. */
  readonly network?: { readonly shape: NetworkShape; readonly weights: Float32Array };
  readonly games: number;
  readonly seats: number;
  readonly seed: number;
}

export function doTask(findBotModel: FindBotModel, task: Task): TaskResult {
  const model = findBotModel(task.game);
  if (model === undefined) throw new Error(`there is no game ${task.game.id}`);
  switch (task.type) {
    case 'self-play':
      return selfPlay(model, task);
    case 'match':
      return playMatch(model, task.names, task.seed, () => performance.now());
    case 'calibrate':
      return calibrate(withNetwork(model, task.network), task.games, task.seats, new FastRandom(task.seed));
  }
}

/** The player of the last task, kept because its memory is large. */
let player: { readonly model: BotModel; readonly network: Network; readonly selfPlay: SelfPlay<never> } | undefined;

function selfPlay(model: BotModel, task: SelfPlayTask): TrainingBatch {
  if (player?.model !== model) {
    const network = new Network(task.shape);
    player = { model, network, selfPlay: new SelfPlay(model, network) as SelfPlay<never> };
  }
  player.network.weights.set(task.weights);
  return player.selfPlay.play(task.games, task.how, new FastRandom(task.seed));
}

function withNetwork(model: BotModel, other: CalibrateTask['network']): BotModel {
  return other === undefined ? model : { ...model, network: new Network(other.shape, other.weights) };
}
