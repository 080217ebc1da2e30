import { EventLog, redactEvent, type EventWords } from './event.ts';
import type { Game } from './game.ts';
import type { JsonObject } from './json.ts';
import { parseChoice } from './notation.ts';
import { success, type Result } from './result.ts';
import { hasLearnt, type State } from './state.ts';
import { applyChoice, currentStep, isOver } from './steps.ts';
import { whyNotChoice } from './why-not.ts';

/** What lines would do: what the seat would see, unless something would be revealed. */
export type Preview =
  | { readonly isRevealing: true }
  | { readonly isRevealing: false; readonly events: readonly EventWords[]; readonly view: JsonObject };

/**
 * Tries lines on a copy. If they would draw chance, let anybody learn something, complete the answers to a step that keeps them
 * secret or end the game, at which everything lies open, that much is said and no more: looking ahead must not be a way to know.
 */
export function previewLines(
  game: Game,
  now: State,
  players: readonly string[],
  seat: number,
  lines: readonly string[],
): Result<Preview> {
  const s = game.blank();
  s.copyFrom(now);
  const log = new EventLog();
  let isRevealing = false;
  for (const line of lines) {
    const parsed = parseChoice(game.verbs, players, line);
    if (!parsed.ok) return parsed;
    const fault = whyNotChoice(game, s, players, seat, parsed.value);
    if (fault !== undefined) return { ok: false, error: fault };
    const { alwaysAsk } = currentStep(game.steps, s);
    const isLastAnswer = applyChoice(game.steps, s, seat, parsed.value, log);
    isRevealing ||= (isLastAnswer && alwaysAsk) || hasLearnt(now, s) || isOver(s);
  }
  if (isRevealing) return success({ isRevealing });
  const events = log.events.map((event) => redactEvent(game.events, players, event, seat));
  return success({
    isRevealing,
    events: events.filter((words) => words !== undefined),
    view: game.view(s, seat, players),
  });
}
