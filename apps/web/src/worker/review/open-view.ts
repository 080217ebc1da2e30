import { isObject, type Json, type JsonObject } from '@fondaco/kernel';

/** A table with nothing hidden: what a spectator sees, and besides whatever any seat sees. Only for games that are over. */
export function openView(spectator: JsonObject, seats: readonly JsonObject[]): JsonObject {
  return seats.reduce((open, view) => addTo(open, view) as JsonObject, spectator);
}

/** Adds what one view leaves out and another tells; what both tell stays. */
function addTo(one: Json | undefined, other: Json | undefined): Json | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length)
    return one.map((item, i) => addTo(item, other[i]) ?? null);
  if (!isObject(one) || !isObject(other)) return one;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...names].map((name) => [name, addTo(one[name], other[name]) ?? null]));
}
