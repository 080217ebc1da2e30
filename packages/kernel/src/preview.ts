import type { EventWords } from './event.ts';
import type { JsonObject } from './json.ts';

/**
 * What lines would do, with what they force: what the seat would see. If they would draw chance, let anybody learn something, complete
 * the answers to a step that keeps them secret or end the game, at which everything lies open, that much is said and no more: looking
 * ahead must not be a way to know.
 */
export type Preview =
  | { readonly isRevealing: true }
  | { readonly isRevealing: false; readonly events: readonly EventWords[]; readonly view: JsonObject };
