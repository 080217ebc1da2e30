import { itemAt } from '@fondaco/kernel';
import {
  applyChoice,
  Choices,
  FastRandom,
  hasSeat,
  isOver,
  listChoices,
  waitingSeats,
  type State,
  type Evaluation,
} from '@fondaco/kernel';
import { isAsked } from '../play/asked.ts';
import type { Decision } from '../play/decision.ts';
import type { BotModel } from '../judge/bot-model.ts';

/** Something that a line changes for the seat: a feature of the game, and by how much of its unit. */
export interface AdviceReason {
  /** Its texts are under `hint.` in the game's locales. */
  readonly feature: string;
  readonly change: number;
  /** The change in what people count (ducats, points, notes), where the feature is of that kind; never 0. */
  readonly count?: number;
}

/** What a seat does before anybody else is asked, and what that changes for it. */
export interface OwnPart {
  readonly choices: readonly number[];
  readonly reasons: readonly AdviceReason[];
}

/** One sample that a line is followed in: what could be chosen of it, and the features at first and after each choice. */
interface SampleWalk<S extends State> {
  readonly s: S;
  readonly choices: readonly number[];
  readonly features: readonly Float32Array[];
}

const MOST_REASONS = 3;
/** Smaller changes are not worth a word. */
const LEAST_CHANGE = 0.02;
const MOST_CHOICES = 12;
/** What comes out differently in so many samples is luck, and no reason. */
const SAMPLES = 3;

/** Follows the seat's own choices at the beginning of a line, as far as they can be made whatever the seat does not know. */
export function ownPartOf<S extends State>(
  model: BotModel<S>,
  decision: Decision<S>,
  line: readonly number[],
): OwnPart {
  const rng = new FastRandom(decision.seat);
  const walks = Array.from({ length: SAMPLES }, () => walk(model, decision, line.slice(0, MOST_CHOICES), rng));
  const length = Math.min(...walks.map(({ choices }) => choices.length));
  return { choices: itemAt(walks, 0).choices.slice(0, length), reasons: reasonsAfter(model.evaluation, walks, length) };
}

function walk<S extends State>(
  { game, evaluation }: BotModel<S>,
  decision: Decision<S>,
  line: readonly number[],
  rng: FastRandom,
): SampleWalk<S> {
  const s = game.blank();
  const offered = new Choices();
  const choices: number[] = [];
  decision.sample(s, rng);
  const describe = (): Float32Array => {
    const features = new Float32Array(evaluation.featureNames.length);
    evaluation.writeFeatures(s, decision.seat, features);
    return features;
  };
  const features = [describe()];
  const choose = (choice: number): void => {
    applyChoice(game.steps, s, decision.seat, choice);
    choices.push(choice);
    features.push(isOver(s) ? itemAt(features, features.length - 1) : describe());
  };
  const canChoose = (choice: number): boolean => {
    while (!isOver(s) && hasSeat(waitingSeats(s), decision.seat)) {
      listChoices(game.steps, s, decision.seat, offered);
      if (offered.has(choice)) return true;
      // What is forced is not in the line; but a table does not play it for a seat that it asks all the same.
      if (offered.length > 1) return false;
      const forced = itemAt(offered.list, 0);
      if (isAsked(game.steps, s)) choose(forced);
      else applyChoice(game.steps, s, decision.seat, forced);
    }
    return false;
  };
  for (const choice of line) {
    if (!canChoose(choice)) break;
    choose(choice);
  }
  return { s, choices, features };
}

/** The changes that weigh most, one of each topic. */
function reasonsAfter<S extends State>(
  { featureNames, reasons }: Evaluation<S>,
  walks: readonly SampleWalk<S>[],
  length: number,
): AdviceReason[] {
  const topics = new Set<string>();
  const changes = Object.entries(reasons)
    .map(([feature, kind]) => {
      const at = featureNames.indexOf(feature);
      const found = walks.map(({ s, features }) => {
        const change = itemAt(itemAt(features, length), at) - itemAt(itemAt(features, 0), at);
        return { change, count: Math.round(change * (kind.unit?.(s) ?? 1000)) };
      });
      const { change, count } = itemAt(found, 0);
      const isReason = walks.every(({ s }) => kind.isReason?.(s) ?? true);
      return { feature, kind, isReason, isSure: found.every((one) => one.count === count), change, count };
    })
    .filter(({ isReason, isSure, count }) => isReason && isSure && count !== 0)
    .filter(({ kind, change }) => change > 0 || kind.isGain !== true)
    .toSorted((a, b) => Math.abs(b.change * b.kind.weight) - Math.abs(a.change * a.kind.weight));
  const weighty = changes.filter(({ kind, change }) => Math.abs(change * kind.weight) >= LEAST_CHANGE);
  // In the opening little changes: the weightiest of that is the reason then.
  return (weighty.length > 0 ? weighty : changes.slice(0, 1))
    .filter(({ feature, kind: { topic = feature } }) => !topics.has(topic) && topics.add(topic))
    .slice(0, MOST_REASONS)
    .map(({ feature, kind, change, count }) => ({
      feature,
      change: Math.round(change * 1000) / 1000,
      ...('unit' in kind ? { count } : {}),
    }));
}
