import { success, type Game, type Result, type State, type Evaluation } from '@fondaco/kernel';
import { Judge } from './judge.ts';
import { Network, type PlainNetwork } from './network.ts';
import { Heuristic } from './heuristic.ts';
import { fromWeightsFile } from './weights.ts';

/** A game, what it tells bots, and the network that has learnt to judge its positions. */
export interface BotModel<S extends State = State> {
  readonly game: Game<S>;
  readonly evaluation: Evaluation<S>;
  /** Absent before the first training. */
  readonly network?: Network;
  /** What its bots like beyond winning if they have no temperament, as weights on features. */
  readonly likes?: Readonly<Record<string, number>>;
}

/** Another network than a game's own, and what it likes beyond winning. */
export interface OtherNetwork {
  readonly network: PlainNetwork;
  readonly likes: Readonly<Record<string, number>>;
}

/** The same game judged by another network. */
export function withOtherNetwork<S extends State>(
  { game, evaluation }: BotModel<S>,
  { network, likes }: OtherNetwork,
): BotModel<S> {
  return { game, evaluation, network: new Network(network.shape, network.weights), likes };
}

/** A model made of the weights that come with the game, if it has any; a refusal if they do not fit it. */
export function makeBotModel<S extends State>(game: Game<S>, evaluation: Evaluation<S>): Result<BotModel<S>> {
  if (evaluation.weights === undefined) return success({ game, evaluation });
  const inputs = evaluation.featureNames.length;
  const network = fromWeightsFile(evaluation.weights, { game: game.id, rules: game.rules, inputs });
  return network.ok ? success({ game, evaluation, network: network.value }) : network;
}

/** How a model judges positions: by its network, or by heuristic before it has one. */
export function judgeOf<S extends State>(model: BotModel<S>, temperament?: string): Judge<S> {
  const { game, evaluation, network } = model;
  const likes = evaluation.temperaments.find(({ name }) => name === temperament)?.likes ?? model.likes ?? {};
  return new Judge(game, evaluation, network ?? new Heuristic(evaluation), likes);
}

/** A judge that goes by the game's heuristic even if there is a network. */
export function heuristicJudgeOf<S extends State>({ game, evaluation }: BotModel<S>): Judge<S> {
  return new Judge(game, evaluation, new Heuristic(evaluation), {});
}
