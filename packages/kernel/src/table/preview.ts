import type { Course } from './course.ts';
import { redactEvent, type EventWords } from '../event.ts';
import type { Game } from '../game.ts';
import type { JsonObject } from '../json.ts';
import type { State } from '../state.ts';

/**
 * What lines would do, with what they force: what the seat would see. If they would draw chance, let anybody learn something, complete
 * the answers to a step that keeps them secret or end the game, at which everything lies open, that much is said and no more: looking
 * ahead must not be a way to know.
 */
export type Preview<V extends JsonObject = JsonObject> =
  | { readonly isRevealing: true }
  | { readonly isRevealing: false; readonly events: readonly EventWords[]; readonly view: V };

/** What the lines of a course that are not settled would do for a seat. */
export function previewOf<V extends JsonObject>(
  game: Game<State, V>,
  { seats, state, fresh, isRevealing }: Course,
  seat: number,
): Preview<V> {
  if (isRevealing) return { isRevealing };
  const events = fresh.entries
    .flatMap((entry) => entry.events)
    .map((event) => redactEvent(game.events, seats, event, seat))
    .filter((words) => words !== undefined);
  return { isRevealing, events, view: game.view(state, seat, seats) };
}
