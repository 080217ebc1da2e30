import { findGame } from '@fondaco/catalog';
import { parseRecord, Table, verifySeed, type SeedVerdict } from '@fondaco/kernel';
import type { GatheringInfo } from '@fondaco/protocol';
import { expectAnswer } from '../../client/host-connection.ts';
import { chanceToCompare, notedShuffle } from '../kept/noted-chance.ts';
import { serverHost } from '../server-host.ts';

/** What comes of checking a finished table: as its seed says, or the game does not follow from it. */
export type ShuffleVerdict = SeedVerdict | 'other-game';

/**
 * Checks in this browser that nobody bent the shuffle of a finished table: that its seed comes from the sealed secret and what each
 * browser added, and that the whole game, played again from that seed, is the game that was played.
 */
export async function checkShuffle({ table, seats }: GatheringInfo): Promise<ShuffleVerdict> {
  const { text } = expectAnswer('record', await serverHost.send({ type: 'record', table }));
  const record = parseRecord(text);
  if (!record.ok) return 'other-game';
  const seat = seats.find((one) => one.type === 'person' && one.isYou)?.seat;
  const verdict = verifySeed(record.value, chanceToCompare(notedShuffle(table), seat));
  if (verdict !== 'fair') return verdict;
  const { parts } = expectAnswer('opened', await serverHost.send({ type: 'open', table }));
  const { game: id, rules } = record.value.header;
  const found = findGame(id, rules)?.game;
  const game = parts === undefined ? { ok: true as const, value: found } : found?.withParts?.(parts);
  if (game?.ok !== true || game.value === undefined) return 'other-game';
  return Table.open(game.value, record.value).ok ? 'fair' : 'other-game';
}
