import type { Json, State } from '@fondaco/kernel';
import { thinkOfAdvice, whyNotAnalysis, type Analysis } from '../explain/analyse.ts';
import { suggestTurn, type TurnSuggestion } from '../guide/suggest-turn.ts';
import type { BotModel } from '../judge/bot-model.ts';
import { makeBot, type Bot } from '../play/bot.ts';
import { decisionFrom, type Decision } from '../play/decision.ts';
import { chooseOrFallBack } from '../play/fall-back.ts';
import type { SeatChoice } from '../play/history.ts';
import { parseBotName } from '../play/levels.ts';
import type { SearchMemory } from '../play/search-task.ts';
import type { Thinking } from '../play/thinking.ts';
import { Tree } from '../play/tree.ts';

/** Which game it is, in words that another thread can find it by. */
export interface GameKey {
  readonly id: string;
  readonly rules: number;
  /** Absent where they are those the game comes with. */
  readonly parts?: Json;
}

/** What the module that threads are given must export as `findBotModel`. */
export type FindBotModel = (game: GameKey) => BotModel | undefined;

/** What a search is to remember, as plain data. */
export interface PackedMemory {
  readonly seq: number;
  readonly buffer: ArrayBuffer;
}

/** A decision for another thread: plain data, and nothing that the seat does not know. */
export interface AskedDecision {
  readonly game: GameKey;
  readonly seats: readonly string[];
  readonly seat: number;
  /** The bytes of what the seat knows (`knowledgeOf`). */
  readonly known: Uint8Array;
  /** How much has been said at the table. */
  readonly seq: number;
  readonly seed: number;
}

/** A choice is wanted of a bot, by its name. */
export interface ChooseTask extends AskedDecision {
  readonly type: 'choose';
  readonly bot: string;
  /** What this seat's last search found, and what has been chosen since. */
  readonly memory?: PackedMemory;
  readonly since?: readonly SeatChoice[];
}

/** Advice is wanted. */
export interface AdviseTask extends AskedDecision {
  readonly type: 'advise';
  readonly budget: { readonly milliseconds?: number; readonly iterations?: number };
  readonly most: number;
}

/** Somebody new wants to be told what to do. */
export interface SuggestTask extends AskedDecision {
  readonly type: 'suggest';
}

export type BotTask = ChooseTask | AdviseTask | SuggestTask;

/** A choice, and what to remember for the next one. */
export interface Chosen {
  readonly type: 'chosen';
  readonly choice: number;
  readonly memory?: PackedMemory;
  /** How often a grandmaster visited each choice, to be joined with what its other threads found. */
  readonly found?: readonly { readonly choice: number; readonly visits: number }[];
  /** Why it is not the bot's own choice, if it is not. */
  readonly failure?: string;
}

export interface Advised {
  readonly type: 'advised';
  readonly analysis: Analysis;
}

export interface Suggested {
  readonly type: 'suggested';
  readonly suggestion: TurnSuggestion;
}

export type BotAnswer = Chosen | Advised | Suggested;

/** Does a task, in whatever thread. */
export function* doBotTask(findBotModel: FindBotModel, task: BotTask, now: () => number): Thinking<BotAnswer> {
  const model = findBotModel(task.game);
  if (model === undefined) throw new Error(`there is no game ${task.game.id} with rules ${task.game.rules}`);
  const decision = decisionOf(model, task);
  if (task.type === 'choose') return yield* chooseFor(model, decision, task, now);
  const { seed } = task;
  if (task.type === 'suggest') return { type: 'suggested', suggestion: suggestTurn(model, decision, seed) };
  const { budget, most } = task;
  const how = { budget: { ...budget, now }, most, seed };
  const fault = whyNotAnalysis(how);
  if (fault !== undefined) throw new Error(fault);
  return { type: 'advised', analysis: yield* thinkOfAdvice(model, decision, how) };
}

function decisionOf(model: BotModel, task: BotTask): Decision {
  const known: State = model.game.blank();
  known.bytes.set(task.known);
  const since = task.type === 'choose' ? task.since : undefined;
  const history = { seq: task.seq, since: () => since };
  const decision = decisionFrom(model.game, known, task.seat, task.seats, history);
  if (!decision.ok) throw new Error(decision.error.message);
  return decision.value;
}

function* chooseFor(model: BotModel, decision: Decision, task: ChooseTask, now: () => number): Thinking<Chosen> {
  const name = parseBotName(model, task.bot);
  if (!name.ok) throw new Error(name.error.message);
  const bot = makeBot(model, name.value, task.seed, now);
  bot.memory = unpack(task.memory);
  const isJoined = name.value.level === 'grandmaster';
  let failure: string | undefined;
  const choice = yield* chooseOrFallBack(model, decision, task.seed, bot.think(decision), ({ why }) => (failure = why));
  return {
    type: 'chosen',
    choice,
    ...(bot.memory === undefined || failure !== undefined ? {} : { memory: pack(bot.memory) }),
    ...(failure === undefined ? {} : { failure }),
    ...(isJoined && failure === undefined ? { found: visitsOf(bot) } : {}),
  };
}

function visitsOf({ found = [] }: Bot): NonNullable<Chosen['found']> {
  return found.map(({ choice, visits }) => ({ choice, visits }));
}

function pack({ seq, tree }: SearchMemory): PackedMemory {
  return { seq, buffer: tree.buffer };
}

function unpack(packed: PackedMemory | undefined): SearchMemory | undefined {
  return packed === undefined ? undefined : { seq: packed.seq, tree: new Tree(packed.buffer) };
}
