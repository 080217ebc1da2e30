import type { EventWords } from '@fondaco/kernel';
import { printEvent } from '@fondaco/texts';
import type { TableMoment, MomentContext, ToldMoments } from './moment.ts';

export const NOTHING_TOLD: ToldMoments = { moments: [], told: new Set() };

export function told(moments: readonly TableMoment[], events: readonly EventWords[]): ToldMoments {
  return { moments, told: new Set(events) };
}

/** What several tellers tell, in their order. */
export function tellAll(
  context: MomentContext,
  tellers: readonly ((context: MomentContext) => ToldMoments)[],
): ToldMoments {
  const all = tellers.map((tell) => tell(context));
  return { moments: all.flatMap(({ moments }) => moments), told: new Set(all.flatMap((one) => [...one.told])) };
}

/** The events of some kinds, in their order. */
export function eventsOf(
  { events }: Pick<MomentContext, 'events'>,
  ...types: readonly string[]
): readonly EventWords[] {
  return events.filter(({ type }) => types.includes(String(type)));
}

export function nameOf({ t }: Pick<MomentContext, 't'>, seat: string | number | undefined): string {
  return t.word('seat', String(seat));
}

export function sentenceOf({ t, lexicon }: MomentContext, event: EventWords): string {
  return printEvent(t, lexicon, event, (seat) => t.word('seat', seat));
}

export function listOf({ t }: Pick<MomentContext, 't'>, items: readonly string[]): string {
  return new Intl.ListFormat(t.language).format(items);
}
