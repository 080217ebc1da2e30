import { itemAt, type EventWords } from '@fondaco/kernel';
import { printEvent } from '@fondaco/texts';
import type { MomentContext, TableMoment, TellingContext, EventText, MomentsOfNews } from './moment.ts';

export const NO_MOMENTS: MomentsOfNews = { moments: [], covered: new Set() };

export function covered(moments: readonly TableMoment[], events: readonly EventWords[]): MomentsOfNews {
  return { moments, covered: new Set(events) };
}

/** What several tellers tell, in their order. */
export function tellAll(
  context: MomentContext,
  tellers: readonly ((context: MomentContext) => MomentsOfNews)[],
): MomentsOfNews {
  const all = tellers.map((tell) => tell(context));
  const starts = all.flatMap(({ moments, covered }) => {
    const start = context.events.find((event) => covered.has(event));
    return start === undefined ? [] : moments.map((moment) => [moment, start] as const);
  });
  return {
    moments: all.flatMap(({ moments }) => moments),
    covered: new Set(all.flatMap((one) => [...one.covered])),
    starts: new Map(starts),
  };
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

export function sentenceOf({ t, lexicon }: Pick<MomentContext, 't' | 'lexicon'>, event: EventWords): string {
  return printEvent(t, lexicon, event, (seat) => t.word('seat', seat));
}

export function listOf({ t }: Pick<MomentContext, 't'>, items: readonly string[]): string {
  return new Intl.ListFormat(t.language).format(items);
}

/** A title as a sentence before another. */
export function titled({ t }: Pick<MomentContext, 't'>, title: string, text: string): string {
  return `${t('live.said', { said: title })} ${text}`;
}

/** How the events of one kind that come one after another are told; none of these sentences if nobody needs to read them. */
export type TellRun = (context: TellingContext, run: readonly EventWords[]) => readonly string[];

/** Tells events run by run: kinds without a way of their own are told one by one. */
export function tellRuns(
  context: TellingContext,
  events: readonly EventWords[],
  ways: Readonly<Record<string, TellRun>>,
): readonly EventText[] {
  return runsOf(events).flatMap((run) => {
    const event = itemAt(run, 0);
    const way = ways[String(event.type)];
    if (way !== undefined) return way(context, run).map((sentence) => ({ event: aboutOf(run), sentence }));
    return run.map((one) => ({ event: one, sentence: sentenceOf(context, one) }));
  });
}

/** What a sentence about several events is about: a player only if all of them are. */
function aboutOf(run: readonly EventWords[]): EventWords {
  const { type, seat } = itemAt(run, 0);
  const isOfOne = seat !== undefined && run.every((event) => event.seat === seat);
  return isOfOne ? { type: type ?? '', seat } : { type: type ?? '' };
}

/** Events of one kind and one player, as long as they follow one another; what is common to all, such as an order of play, is one run. */
function runsOf(events: readonly EventWords[]): readonly (readonly EventWords[])[] {
  const runs: EventWords[][] = [];
  for (const event of events) {
    const run = runs.at(-1);
    const first = run?.[0];
    const isOne =
      first !== undefined && first.type === event.type && (first.seat === event.seat || event.place !== undefined);
    if (run !== undefined && isOne) run.push(event);
    else runs.push([event]);
  }
  return runs;
}
