import { FastRandom } from '@fondaco/kernel';
import {
  calibrate,
  calibrateArranged,
  Network,
  playMatchAt,
  SelfPlay,
  withOtherNetwork,
  type ArrangedCalibration,
  type ArrangedPlayer,
  type BotModel,
  type Calibration,
  type FindBotModel,
  type GameKey,
  type MatchResult,
  type MatchTable,
  type SelfPlayLesson,
  type OtherNetwork,
  type PlainNetwork,
  type PlanSign,
  type TrainingBatch,
} from '../src/index.ts';

/** What a worker can be asked for, and what it answers. */
export type Task = SelfPlayTask | MatchTask | CalibrateTask | CalibrateArrangedTask;
export type TaskResult = TrainingBatch | MatchResult | Calibration[] | ArrangedCalibration;
export type ResultOf<T extends Task> = T extends SelfPlayTask
  ? TrainingBatch
  : T extends MatchTask
    ? MatchResult
    : T extends CalibrateTask
      ? Calibration[]
      : ArrangedCalibration;

/** Games to learn from, played by a network. */
interface SelfPlayTask {
  readonly type: 'self-play';
  readonly game: GameKey;
  readonly network: PlainNetwork;
  readonly lesson: SelfPlayLesson;
  readonly seed: number;
}

/** One game between bots. `dante/journeyman` is a journeyman with the network of that name. */
export interface MatchTask {
  readonly type: 'match';
  readonly game: GameKey;
  readonly names: readonly string[];
  readonly otherNetworks?: Readonly<Record<string, OtherNetwork>>;
  /** Of plans to look for, by their names. */
  readonly signs?: Readonly<Record<string, PlanSign>>;
  readonly seed: number;
}

/** Self-play that compares hopes with outcomes. */
interface CalibrateTask {
  readonly type: 'calibrate';
  readonly game: GameKey;
  /** Of another network than the game's own. */
  readonly network?: PlainNetwork;
  readonly games: number;
  readonly seats: number;
  readonly seed: number;
}

/** The same from positions in which somebody was given something. */
interface CalibrateArrangedTask {
  readonly type: 'calibrate-arranged';
  readonly game: GameKey;
  readonly network?: PlainNetwork;
  readonly arrangement: ArrangedPlayer;
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
      return playMatchAt(tableOf(model, task), task.seed, () => performance.now());
    case 'calibrate':
      return calibrate(withNetwork(model, task.network), task.games, task.seats, new FastRandom(task.seed));
    case 'calibrate-arranged':
      return calibrateArranged(withNetwork(model, task.network), task.arrangement, task, new FastRandom(task.seed));
  }
}

/** The player of the last task, kept because its memory is large. */
let player: { readonly model: BotModel; readonly network: Network; readonly selfPlay: SelfPlay<never> } | undefined;

function selfPlay(model: BotModel, task: SelfPlayTask): TrainingBatch {
  if (player?.model !== model) {
    const network = new Network(task.network.shape);
    player = { model, network, selfPlay: new SelfPlay(model, network) as SelfPlay<never> };
  }
  player.network.weights.set(task.network.weights);
  return player.selfPlay.play(task.lesson, new FastRandom(task.seed));
}

/** Models with other networks by their names, kept because searches belong to them. */
const minded = new Map<string, BotModel>();

function tableOf(model: BotModel, { names, otherNetworks = {}, signs = {} }: MatchTask): MatchTable {
  const players = names.map((text) => {
    const [otherNetwork, name] = text.includes('/') ? text.split('/', 2) : [undefined, text];
    return {
      name: name ?? '',
      model: otherNetwork === undefined ? model : modelWith(model, otherNetwork, otherNetworks),
    };
  });
  return { players, signs };
}

function modelWith(model: BotModel, name: string, otherNetworks: Readonly<Record<string, OtherNetwork>>): BotModel {
  const otherNetwork = otherNetworks[name];
  if (otherNetwork === undefined) throw new Error(`nobody has the network ${name}`);
  const key = `${model.game.id} ${name}`;
  const known = minded.get(key);
  if (known?.network !== undefined && isSame(known.network.weights, otherNetwork.network.weights)) return known;
  const made = withOtherNetwork(model, otherNetwork);
  minded.set(key, made);
  return made;
}

function isSame(a: Float32Array, b: Float32Array): boolean {
  return a.length === b.length && a.every((weight, i) => weight === b[i]);
}

function withNetwork(model: BotModel, other: CalibrateTask['network']): BotModel {
  return other === undefined ? model : { ...model, network: new Network(other.shape, other.weights) };
}
