import { analyse, BotTable, decisionFrom, historyOf, knowledgeOf, type BotModel } from '@fondaco/bots';
import { printChoice } from '@fondaco/kernel';
import { botModels } from './bot-models.ts';
import type { Figure } from './figures.ts';
import { gamesToMeasure } from './games.ts';

const GAME = 'de-vulgari-eloquentia';
const PLAYERS = ['novice', 'journeyman', 'journeyman', 'journeyman'];
const TURNS = 4;
const GAMES = 20;
/** About what the browser's hint comes to in its second. */
const BUDGET = { iterations: 300 };
const SHOWN = 3;
/** The verb by which a merchant takes the habit, or the hat. */
const BECOME = 'become';

/** What a newcomer at a table of four is told at the beginning of each of the first turns: to take the habit, or something else? */
export async function measureHints(): Promise<Figure[]> {
  const [found] = gamesToMeasure(GAME);
  if (found === undefined) return [];
  const hints = Array.from({ length: GAMES }, (_, i) => openingHints(botModels.of(found.game), i + 1)).flat();
  const habits = hints.filter(({ plans: [best] }) => best?.isHabit === true);
  const beside = habits.filter(({ plans }) => plans.some(({ isHabit }) => !isHabit));
  return [
    { name: 'hints.asked', value: hints.length, unit: `first decisions of turns, ${GAMES} games` },
    { name: 'hints.habit-first', value: (100 * habits.length) / hints.length, unit: '% lead to the habit' },
    { name: 'hints.beside-habit', value: beside.length, unit: `of ${habits.length} show another plan beside it` },
  ];
}

interface OpeningHint {
  readonly plans: readonly { readonly isHabit: boolean }[];
}

function openingHints(model: BotModel, seed: number): readonly OpeningHint[] {
  const played = new BotTable(model, PLAYERS, seed);
  const { table } = played;
  const hints: OpeningHint[] = [];
  for (let turn = 0; !table.isOver && turn <= TURNS; played.say(played.next())) {
    const now = table.chapter?.number ?? 0;
    if (played.seat !== 0 || now === turn) continue;
    turn = now;
    if (turn <= TURNS) hints.push(hintAt(model, played));
  }
  return hints;
}

function hintAt(model: BotModel, { table }: BotTable): OpeningHint {
  const { game } = model;
  const known = knowledgeOf(game, table.copyState(), 0);
  const decision = decisionFrom(game, known, 0, table.seats, historyOf(table, 0));
  if (!decision.ok) throw new Error(decision.error.message);
  const analysis = analyse(model, decision.value, { budget: BUDGET, most: SHOWN, seed: 1 });
  if (!analysis.ok) throw new Error(analysis.error.message);
  const isBecoming = (choice: number): boolean => printChoice(game.verbs, table.seats, choice).startsWith(BECOME);
  return { plans: analysis.value.advice.map(({ own }) => ({ isHabit: own.some(isBecoming) })) };
}
