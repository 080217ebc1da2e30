/** Anything JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

/** JSON with sorted keys and no spaces: equal values print as equal text. */
export function printCanonical(value: Json): string {
  if (typeof value === 'number' && Number.isInteger(value)) return String(value);
  if (Array.isArray(value)) return `[${value.map(printCanonical).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  let members = '';
  for (const key of Object.keys(value).toSorted())
    members += `${members === '' ? '' : ','}${JSON.stringify(key)}:${printCanonical(value[key])}`;
  return `{${members}}`;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
