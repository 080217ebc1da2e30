import type { Translate } from '@fondaco/texts';
import type { DveView } from './dve-view.ts';
import { eventOf, zoneOf, type EventTile, type PrintedBoard } from './printed.ts';

/** A place in words, for screen readers: its name, what is printed on it, what lies and who stands there. */
export function describePlace(t: Translate, view: DveView, printed: PrintedBoard, id: string): string {
  const zone = zoneOf(printed, id);
  const pawns = view.players.filter((goods) => goods.at === id).map((goods) => t.word('seat', goods.seat));
  const standing = pawns.length === 0 ? [] : [t('dve.place.pawns', { players: pawns.join(', ') })];
  if (zone === undefined) return [t.word('place', id), ...standing].join('; ');
  const turn = view.canticle[id];
  const events = view.events.open.filter((open) => open.zone === id).map(({ event }) => eventOf(printed, event));
  return [
    t.word('zone', id),
    t.word('kind', zone.kind),
    ...(zone.dialect === null ? [] : [t.word('dialect', zone.dialect)]),
    ...((zone.ducats ?? 0) > 0 ? [t('dve.ducats', { count: zone.ducats ?? 0 })] : []),
    ...((zone.knowledge ?? 0) > 0 ? [t('dve.knowledge', { count: zone.knowledge ?? 0 })] : []),
    ...(zone.cathedral === true ? [t('dve.place.cathedral')] : []),
    ...(zone.harbour === undefined || zone.harbour === null ? [] : [t('dve.place.harbour')]),
    ...(turn === undefined ? [] : [t('dve.place.canticle', { turn })]),
    ...events.flatMap((event) => (event === undefined ? [] : [describeEvent(t, event)])),
    ...(view.claims[id] === undefined
      ? []
      : [t('dve.place.claimed', { players: view.claims[id].map((seat) => t.word('seat', seat)).join(', ') })]),
    ...standing,
  ].join('; ');
}

export function describeEvent(t: Translate, event: EventTile): string {
  const worth =
    (event.ducats ?? 0) > 0
      ? t('dve.ducats', { count: event.ducats ?? 0 })
      : t('dve.knowledge', { count: event.knowledge ?? event.auction ?? 0 });
  return t('dve.event', { name: t.word('event', String(event.number)), worth });
}
