import { isObject, type Json } from '@fondaco/kernel';

/** A record as it is handed on in an address, with the board it was played on if that is not the game's own. */
export interface SharedRecord {
  readonly text: string;
  readonly parts?: Json;
}

/** What stands behind the # of an address has at most so many letters: longer ones are cut off by programs they are sent with. */
const MOST_LETTERS = 60_000;
/** Nothing is unpacked beyond so many bytes, whatever an address claims to hold. */
const MOST_BYTES = 2_000_000;
const FORMAT = 'deflate-raw';

/** A record as letters for an address; undefined if it is too long for one. */
export async function packRecord({ text, parts }: SharedRecord): Promise<string | undefined> {
  const json = JSON.stringify({ text, ...(parts === undefined ? {} : { parts }) });
  const packed = await bytesOf(new Blob([json]).stream().pipeThrough(new CompressionStream(FORMAT)));
  if (packed === undefined) return undefined;
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  const plain = letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return plain.length > MOST_LETTERS ? undefined : plain;
}

/** The record in the letters of an address; undefined if they are damaged, cut off or too many. */
export async function unpackRecord(letters: string): Promise<SharedRecord | undefined> {
  if (letters.length > MOST_LETTERS || !/^[\w-]+$/.test(letters)) return undefined;
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    const unpacked = await bytesOf(new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT)));
    return unpacked && sharedIn(JSON.parse(new TextDecoder().decode(unpacked)));
  } catch {
    // Whatever a browser does not like about them, they are not what was packed.
    return undefined;
  }
}

function sharedIn(json: Json): SharedRecord | undefined {
  if (!isObject(json) || typeof json.text !== 'string') return undefined;
  return { text: json.text, ...(json.parts === undefined ? {} : { parts: json.parts }) };
}

/** All bytes of a stream; undefined if they are too many. */
async function bytesOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array | undefined> {
  const reader = stream.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      return undefined;
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
