import { success, type Game, type Result, type State } from '@fondaco/kernel';
import type { Evaluation } from './evaluation.ts';
import { Judge } from './judge.ts';
import type { Network } from './network.ts';
import { RuleOfThumb } from './rule-of-thumb.ts';
import { fromWeightsFile } from './weights.ts';

/** A game, what it tells bots, and the network that has learnt to judge its positions. */
export interface Mind<S extends State = State> {
  readonly game: Game<S>;
  readonly evaluation: Evaluation<S>;
  /** Absent before the first training. */
  readonly network?: Network;
}

/** A mind with the weights that come with the game, if it has any; a refusal if they do not fit it. */
export function makeMind<S extends State>(game: Game<S>, evaluation: Evaluation<S>): Result<Mind<S>> {
  if (evaluation.weights === undefined) return success({ game, evaluation });
  const inputs = evaluation.featureNames.length;
  const network = fromWeightsFile(evaluation.weights, { game: game.id, rules: game.rules, inputs });
  return network.ok ? success({ game, evaluation, network: network.value }) : network;
}

/** What a mind thinks of positions: by its network, or by rule of thumb before it has one. */
export function judgeOf<S extends State>(mind: Mind<S>, temperament?: string): Judge<S> {
  const { game, evaluation, network } = mind;
  const likes = evaluation.temperaments.find(({ name }) => name === temperament)?.likes ?? {};
  return new Judge(game, evaluation, network ?? new RuleOfThumb(evaluation), likes);
}

/** A judge that goes by the game's rule of thumb even if there is a network. */
export function thumbJudgeOf<S extends State>({ game, evaluation }: Mind<S>): Judge<S> {
  return new Judge(game, evaluation, new RuleOfThumb(evaluation), {});
}
