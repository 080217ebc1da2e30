import { itemAt, printChoice, seatWords, toHex, verbOf, type Game, type Json } from '@fondaco/kernel';
import { sorted, summarize, together, type Counts, type Summary } from './counts.ts';
import type { SimulationPlan } from './play-out.ts';
import type { Tally } from './tally.ts';

/** A distribution: its seven numbers, and how often each value was seen. */
export interface Distribution extends Summary {
  readonly values: readonly (readonly [value: number, times: number])[];
}

/** How one source of points fared. */
interface CategoryFinding {
  readonly name: string;
  readonly clause: string;
  /** How often a seat had points from it, from 0 to 1. */
  readonly rate: number;
  readonly points: Distribution;
  /** Of those who won. */
  readonly winners: Distribution;
  readonly bySeat: readonly Distribution[];
}

interface VerbFinding {
  readonly name: string;
  /** In how many decisions it could be chosen, and in how many it was. */
  readonly offered: number;
  readonly chosen: number;
}

/** What a simulation found, as it is printed, drawn and written to JSON. */
export interface SimulationFindings {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly policies: readonly string[];
  readonly seed: string;
  readonly games: number;
  readonly bySeat: readonly { readonly seat: number; readonly wins: number; readonly score: Distribution }[];
  readonly score: Distribution;
  /** Of those who won. */
  readonly winners: Distribution;
  readonly categories: readonly CategoryFinding[];
  readonly length: {
    readonly decisions: Distribution;
    readonly realDecisions: Distribution;
    readonly turns: Distribution;
  };
  readonly choicesPerDecision: Distribution;
  readonly verbs: readonly VerbFinding[];
  readonly choices: readonly { readonly line: string; readonly times: number }[];
}

export function findingsOf(game: Game, plan: SimulationPlan, tally: Tally): SimulationFindings {
  const options: Record<string, string> = {};
  game.options.forEach((option, i) => (options[option.name] = itemAt(option.values, itemAt(plan.options, i))));
  return {
    game: game.id,
    rules: game.rules,
    seats: plan.seats,
    options,
    policies: plan.policies,
    seed: toHex(plan.seed),
    games: tally.games,
    bySeat: tally.totals.map((counts, seat) => ({
      seat: seat + 1,
      wins: itemAt(tally.wins, seat),
      score: distributionOf(counts),
    })),
    score: distributionOf(together(tally.totals)),
    winners: distributionOf(tally.winnerTotals),
    categories: game.categories.map(({ name, clause }, i) => {
      const all = together(tally.points.map((row) => itemAt(row, i)));
      const none = all.get(0) ?? 0;
      return {
        name,
        clause,
        rate: 1 - none / (tally.games * plan.seats),
        points: distributionOf(all),
        winners: distributionOf(itemAt(tally.winnerPoints, i)),
        bySeat: tally.points.map((row) => distributionOf(itemAt(row, i))),
      };
    }),
    length: {
      decisions: distributionOf(tally.decisions),
      realDecisions: distributionOf(tally.realDecisions),
      turns: distributionOf(tally.turns),
    },
    choicesPerDecision: distributionOf(tally.breadth),
    verbs: verbFindings(game, tally),
    choices: choiceFindings(game, plan, tally),
  };
}

function distributionOf(counts: Counts): Distribution {
  return { ...summarize(counts), values: sorted(counts) };
}

function verbFindings(game: Game, tally: Tally): VerbFinding[] {
  const chosen = game.verbs.map(() => 0);
  for (const [choice, times] of tally.chosen) chosen[verbOf(choice)] = itemAt(chosen, verbOf(choice)) + times;
  return game.verbs.map(({ name }, verb) => ({
    name,
    offered: itemAt(tally.offered, verb),
    chosen: itemAt(chosen, verb),
  }));
}

/** The most frequent first; equals in the order of the game's words. */
function choiceFindings(game: Game, plan: SimulationPlan, tally: Tally): { line: string; times: number }[] {
  const seats = seatWords(plan.seats);
  return [...tally.chosen]
    .toSorted(([a, timesA], [b, timesB]) => timesB - timesA || a - b)
    .map(([choice, times]) => ({ line: printChoice(game.verbs, seats, choice), times }));
}

export function printFindings(findings: SimulationFindings): string {
  return `${JSON.stringify(findings as unknown as Json, undefined, 1)}\n`;
}

/** How many values lie in a range. */
interface Bin {
  readonly from: number;
  readonly to: number;
  readonly times: number;
}

/** The values in at most so many ranges of equal width. */
export function binsOf({ values, min, max }: Distribution, most: number): Bin[] {
  const width = Math.max(1, Math.ceil((max - min + 1) / most));
  const bins: { from: number; to: number; times: number }[] = [];
  for (let from = min; from <= max; from += width) bins.push({ from, to: from + width - 1, times: 0 });
  for (const [value, times] of values) itemAt(bins, Math.floor((value - min) / width)).times += times;
  return bins;
}
