import type { Course } from './course.ts';
import { effectsBetween, sureEffects, sureNews, type Effect, type MadeChoice, type SureNews } from './effects.ts';
import { redactEvent, type EventWords } from '../event.ts';
import type { Game } from '../game.ts';
import type { JsonObject } from '../json.ts';
import type { State } from '../state.ts';

/**
 * What lines would do, with what they force: what they cost and bring, and what the seat would see. If they would draw chance, let
 * anybody learn something, complete the answers to a step that keeps them secret or end the game, at which everything lies open, that
 * much is said, with what is sure of cost and gain and which kinds of events are sure to come, and no more: looking ahead must not be
 * a way to know.
 */
export type Preview<V extends JsonObject = JsonObject> =
  | ({ readonly isRevealing: true; readonly effects: readonly Effect[] } & SureNews)
  | {
      readonly isRevealing: false;
      readonly effects: readonly Effect[];
      readonly events: readonly EventWords[];
      readonly view: V;
    };

/** What the lines of a course that are not settled would do for a seat. */
export function previewOf<V extends JsonObject>(
  game: Game<State, V>,
  now: State,
  course: Course,
  seat: number,
): Preview<V> {
  const { seats, state, fresh, isRevealing } = course;
  const effects = effectsOf(game, now, course, seat);
  if (isRevealing) return { isRevealing, effects, ...sureNews(game, now, seat, madeIn(course)) };
  const events = fresh.entries
    .flatMap((entry) => entry.events)
    .map((event) => redactEvent(game.events, seats, event, seat))
    .filter((words) => words !== undefined);
  return { isRevealing, effects, events, view: game.view(state, seat, seats) };
}

/** What the lines of a course that are not settled cost a seat and bring it; of those that reveal something, what is sure. */
export function effectsOf(game: Game, now: State, course: Course, seat: number): Effect[] {
  if (!course.isRevealing) return effectsBetween(game, seat, now, course.state);
  return sureEffects(game, now, seat, madeIn(course));
}

function madeIn({ fresh }: Course): readonly MadeChoice[] {
  return fresh.entries.map((entry, i) => ({ ...entry, choice: fresh.choices[i] }));
}
