import type { JsonObject } from '@fondaco/kernel';

/** A terminal board made from a view alone. */
export function printBoard(view: JsonObject): string {
  return JSON.stringify(view);
}
