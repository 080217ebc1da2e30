/** Anything JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

/** JSON with sorted keys and no spaces: equal values print as equal text. */
export function printCanonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(printCanonical).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.keys(value)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${printCanonical(value[key])}`);
  return `{${members.join(',')}}`;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
