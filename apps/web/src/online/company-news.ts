import type { GatheringInfo, SeatPresence } from '@fondaco/protocol';
import type { Translate } from '@fondaco/texts';

/** Who of the others sat down, got up, got ready, gave up or has a bot stand in. */
export function changesIn(
  t: Translate,
  now: GatheringInfo | undefined,
  before: GatheringInfo | undefined,
): readonly string[] {
  if (now === undefined || before === undefined || now === before || now.table !== before.table) return [];
  return now.seats.flatMap((seat) => {
    const old = before.seats.find((one) => one.seat === seat.seat);
    if (seat.type === 'person' && !seat.isYou) {
      if (old?.type !== 'person' || old.name !== seat.name) return [t('company.satDown', { name: seat.name })];
      if (seat.isReady && !old.isReady && now.phase === 'gathering') return [t('company.isReady', { name: seat.name })];
      if ((seat.standIn === undefined) !== (old.standIn === undefined))
        return [t(seat.standIn === undefined ? 'company.back' : 'company.standsIn', { name: seat.name })];
      return [];
    }
    if (old?.type !== 'person' || old.isYou) return [];
    if (seat.type === 'resigned') return [t('company.gaveUp', { name: old.name })];
    return seat.type === 'open' ? [t('company.gotUp', { name: old.name })] : [];
  });
}

/** Who is at a table. */
interface TableCompany {
  readonly table: string;
  readonly seats: readonly SeatPresence[];
}

/** Who of the others came to the table, and who went, since it was last told. */
export function presenceIn(
  t: Translate,
  gathering: GatheringInfo | undefined,
  here: TableCompany | undefined,
  told: TableCompany | undefined,
): readonly string[] {
  if (here === undefined || here.table !== told?.table) return [];
  return here.seats.flatMap(({ seat, isHere }) => {
    const was = told.seats.find((one) => one.seat === seat)?.isHere;
    const who = gathering?.seats.find((one) => one.seat === seat);
    if (was === undefined || was === isHere || who?.type !== 'person' || who.isYou) return [];
    return [t(isHere ? 'company.came' : 'company.went', { name: who.name })];
  });
}
