import type { Header } from '../record/record.ts';
import { fromHex, toHex } from './hex.ts';
import { sha256 } from './sha256.ts';

/** The bytes of the server's secret, and of each salt. */
export const SECRET_BYTES = 32;

/** The tags under which a record has the seal from the start, and at the end what was sealed. */
export const SEAL_TAG = 'seal';
export const SECRET_TAG = 'secret';

/** What is told of a secret before anybody gives a salt: whoever has it can later tell whether another one is shown. */
export function sealOf(secret: Uint8Array): string {
  return toHex(sha256(secret));
}

/** The seed of a table: the hash of the server's secret and then the salts of the players' devices, in the order of the seats. */
export function sealedSeed(secret: Uint8Array, salts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(secret.length + salts.reduce((sum, { length }) => sum + length, 0));
  all.set(secret);
  let at = secret.length;
  for (const salt of salts) {
    all.set(salt, at);
    at += salt.length;
  }
  return sha256(all);
}

/** What a browser wrote down while people gathered. */
export interface NotedChance {
  readonly seal?: string;
  /** The seat that this browser's salt was for. */
  readonly seat?: string;
  readonly salt?: string;
}

/** What comes of looking whether nobody bent the shuffle: it was fair, nothing was sealed at this table, or what does not fit. */
export type SeedVerdict =
  | 'fair'
  | 'unsealed'
  | 'unopened'
  | 'other-seal'
  | 'other-secret'
  | 'other-salt'
  | 'other-seed';

/**
 * Whether the seed of a finished table is what the sealed secret and the salts make, and both are those a browser noted. That the shuffles
 * follow from the seed is seen by replaying the record.
 */
export function verifySeed({ header }: { readonly header: Header }, noted: NotedChance = {}): SeedVerdict {
  const textOf = (wanted: string): string | undefined => header.others.find(([tag]) => tag === wanted)?.[1];
  const seal = textOf(SEAL_TAG);
  if (seal === undefined) return noted.seal === undefined ? 'unsealed' : 'other-seal';
  if (noted.seal !== undefined && noted.seal !== seal) return 'other-seal';
  const secret = fromHex(textOf(SECRET_TAG) ?? '', SECRET_BYTES);
  if (secret === undefined || header.seed === undefined) return 'unopened';
  if (sealOf(secret) !== seal) return 'other-secret';
  if (noted.seat !== undefined && header.salts[noted.seat] !== noted.salt) return 'other-salt';
  const salts = header.seats.flatMap((seat) => {
    const salt = header.salts[seat];
    return salt === undefined ? [] : [fromHex(salt, salt.length / 2) ?? new Uint8Array()];
  });
  return toHex(sealedSeed(secret, salts)) === header.seed ? 'fair' : 'other-seed';
}
