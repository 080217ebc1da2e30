import {
  analyse as analysePosition,
  chooseOrFallBack,
  decisionFrom,
  explain,
  finish,
  knowledgeOf,
  makeBot,
  parseBotName,
  type Decision,
  type BotModel,
} from '@fondaco/bots';
import { loadTexts } from '@fondaco/catalog/node';
import { integer, itemAt, optional, printChoice, type Result, type Table } from '@fondaco/kernel';
import { botModels } from '../bots/models.ts';
import { seedNumber } from '../seed.ts';
import { answer, refused, type RpcOutcome } from './errors.ts';
import { anyText, seed } from './params.ts';
import { seatMethod } from './table-methods.ts';

const MOST_MILLISECONDS = 60_000;
const MOST_ADVICE = 20;
const DEFAULT_MILLISECONDS = 1000;
const DEFAULT_ADVICE = 3;

const clock = (): number => performance.now();
const milliseconds = optional(integer(1, MOST_MILLISECONDS), undefined);
const iterations = optional(integer(1, 1_000_000), undefined);

/** What a seat's bot is told: dealt anew from what the seat knows, so the true state goes nowhere. */
function askAt(table: Table, seat: number, model: BotModel): Result<Decision> {
  return decisionFrom(model.game, knowledgeOf(model.game, table.copyState(), seat), seat, table.seats);
}

/** The line a bot would say. It changes nothing: `play` does. */
export const bot = seatMethod({ bot: anyText, seed }, (table, seat, params): RpcOutcome => {
  const model = botModels.of(table.game);
  const name = parseBotName(model, params.bot);
  if (!name.ok) return refused({ ...name.error, where: 'bot' });
  const decision = askAt(table, seat, model);
  if (!decision.ok) return refused(decision.error);
  const failures: string[] = [];
  const chance = seedNumber(params.seed ?? 1);
  const thinking = makeBot(model, name.value, chance, clock).think(decision.value);
  const choice = finish(chooseOrFallBack(model, decision.value, chance, thinking, ({ why }) => failures.push(why)));
  const line = printChoice(table.game.verbs, table.seats, choice);
  return answer({ seq: table.seq, line, ...(failures.length === 0 ? {} : { failures }) });
});

/** The best choices of a seat, with what they promise and why. */
export const analyse = seatMethod(
  { milliseconds, iterations, most: optional(integer(1, MOST_ADVICE), DEFAULT_ADVICE), seed },
  (table, seat, params): RpcOutcome => {
    const model = botModels.of(table.game);
    const decision = askAt(table, seat, model);
    if (!decision.ok) return refused(decision.error);
    const budget =
      params.iterations === undefined
        ? { milliseconds: params.milliseconds ?? DEFAULT_MILLISECONDS, now: clock }
        : { iterations: params.iterations };
    const how = { budget, most: params.most ?? DEFAULT_ADVICE, seed: seedNumber(params.seed ?? 1) };
    const found = analysePosition(model, decision.value, how);
    if (!found.ok) return refused(found.error);
    const print = (choice: number): string => printChoice(table.game.verbs, table.seats, choice);
    return answer({
      seq: table.seq,
      iterations: found.value.iterations,
      advice: found.value.advice.map(({ choice, line, win, chances, margin, reasons }) => ({
        line: print(choice),
        goesOn: line.slice(1).map(print),
        win: round(win),
        chances: Object.fromEntries(table.seats.map((seat, i) => [seat, round(itemAt(chances, i))])),
        margin: Math.round(margin * 10) / 10,
        reasons: reasons.map(({ feature, ...much }) => ({ key: `hint.${feature}`, ...much })),
        why: explain(reasons, loadTexts(table.game.id), 'en'),
      })),
    });
  },
);

function round(probability: number): number {
  return Math.round(probability * 1000) / 1000;
}
