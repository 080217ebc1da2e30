import { BotTable, decisionFrom, judgeOf, knowledgeOf, lookAhead, playRecord, type BotModel } from '@fondaco/bots';
import { FastRandom, itemAt, printChoice, type GameRecord, type Table } from '@fondaco/kernel';
import { POINT, UNIT, type ChoiceCost } from '@fondaco/review';
import type { Figure } from '../figures.ts';
import { shareOf } from './intervals.ts';
import { isMistake, openAt } from './judged-line.ts';

/** A choice that was put in a master's place, and what was made of it. */
interface Planted {
  /** Absent if no place was found in the game. */
  readonly planted?: {
    readonly line: number;
    readonly words: string;
    /** In points, by the deep judge and by the standard one. */
    readonly deep: number;
    readonly standard: number;
    readonly error: number;
    readonly mark?: string;
    readonly isFound: boolean;
  };
}

const MASTERS = ['master:100it', 'master:100it', 'master:100it', 'master:100it'];
const JOURNEYMEN = ['journeyman', 'journeyman', 'journeyman', 'journeyman'];
const FIRST_SEED = 50_000;
/** What is planted looks this much worse at once, and is so much worse to the deep judge. */
const WORSE = 10;
/** So many places are tried in a game. */
const TRIES = 5;
const SAMPLES = 3;

/** Masters play up to a line drawn at random; there, or soon after, one says something that is at least 10 points worse. */
export function plantOne(model: BotModel, seed: number): Planted {
  const rng = new FastRandom(FIRST_SEED + seed);
  const usual = playRecord(model, JOURNEYMEN, FIRST_SEED + seed).lines.length;
  const from = rng.below(usual);
  const played = new BotTable(model, MASTERS, FIRST_SEED + seed);
  let tries = 0;
  while (!played.table.isOver && tries < TRIES) {
    const bad = played.table.seq < from ? undefined : badChoice(model, played.table, played.seat, rng);
    if (bad !== undefined) {
      tries++;
      const record = withLine(played.table, played.seat, bad);
      const line = record.lines.length;
      const review = openAt(model, record, 'deep');
      const deep = review.judgeCost({ line, depth: 'deep' });
      if (deep !== undefined && deep.loss >= WORSE * POINT)
        return weigh(itemAt(record.lines, line - 1).words, line, deep, review.judgeCost({ line, depth: 'standard' }));
    }
    played.say(played.next());
  }
  return {};
}

function weigh(words: string, line: number, deep: ChoiceCost, standard: ChoiceCost | undefined): Planted {
  const toPoints = (units = 0): number => Math.round((units / UNIT) * 10_000) / 100;
  return {
    planted: {
      line,
      words,
      deep: toPoints(deep.loss),
      standard: toPoints(standard?.loss),
      error: toPoints(standard?.error),
      ...(standard?.mark === undefined ? {} : { mark: standard.mark }),
      isFound: isMistake(standard),
    },
  };
}

/** A choice that looks at least so much worse than the best at once, if there is any. */
function badChoice(model: BotModel, table: Table, seat: number, rng: FastRandom): string | undefined {
  const { game } = model;
  const decision = decisionFrom(game, knowledgeOf(game, table.copyState(), seat), seat, table.seats);
  if (!decision.ok || decision.value.choices.length < 2) return undefined;
  const looked = lookAhead(model, judgeOf(model), decision.value, SAMPLES, rng);
  const best = itemAt(looked, 0).win;
  const worse = looked.filter(({ win }) => (best - win) * 100 >= WORSE);
  if (worse.length === 0) return undefined;
  return printChoice(game.verbs, table.seats, itemAt(worse, rng.below(worse.length)).choice);
}

/** The record of a table up to now, and one line more. */
function withLine(table: Table, seat: number, words: string): GameRecord {
  const record = table.record();
  const said = { seat: itemAt(table.seats, seat), words, isAuto: false };
  return { ...record, lines: [...record.lines, said], checks: [] };
}

export function isPlanted({ planted }: Planted): boolean {
  return planted !== undefined;
}

export function sumUpPlanted(games: readonly Planted[]): Figure[] {
  const planted = games.flatMap((game) => game.planted ?? []);
  return shareOf('review.planted-found', planted.filter(({ isFound }) => isFound).length, planted.length, 'choices');
}
