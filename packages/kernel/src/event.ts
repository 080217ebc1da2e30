import { hasSeat } from './seats.ts';
import { HIDDEN_WORD, wordsOf, type Domain } from './notation.ts';

/** One thing an event says; without a domain it is a plain number. */
export interface EventField {
  readonly name: string;
  readonly domain?: Domain;
  /** Only the event's audience learns it; others see `?`. */
  readonly isSecret?: boolean;
}

/** A kind of event. Events are numbered by their place in the game's list. */
export interface EventKind {
  readonly name: string;
  readonly fields: readonly EventField[];
  /** Nobody outside its audience may even know that it happened. */
  readonly isPrivate?: boolean;
  /** A part of the game begins with it: a heading over what is told afterwards. */
  readonly isBeginning?: boolean;
}

/** Every seat, and whoever else looks on. */
export const EVERYONE = -1;

/** Takes what happens. Searches pass none. */
export interface Sink {
  emit(kind: number, audience: number, a?: number, b?: number, c?: number, d?: number): void;
}

/** What happened: ids only; `audience` is a bit set of the seats that may see its secrets. */
export interface GameEvent {
  readonly kind: number;
  readonly audience: number;
  readonly values: readonly number[];
}

/** A sink that remembers. */
export class EventLog implements Sink {
  readonly events: GameEvent[] = [];

  emit(kind: number, audience: number, a = 0, b = 0, c = 0, d = 0): void {
    this.events.push({ kind, audience, values: [a, b, c, d] });
  }
}

/** Whether a seat (or a spectator, `undefined`) may know that an event happened. */
export function canSee(kinds: readonly EventKind[], event: GameEvent, seat: number | undefined): boolean {
  return kinds[event.kind].isPrivate !== true || isInAudience(event, seat);
}

function isInAudience({ audience }: GameEvent, seat: number | undefined): boolean {
  return audience === EVERYONE || (seat !== undefined && hasSeat(audience, seat));
}

/** An event in words. */
export type EventWords = Readonly<Record<string, string | number>>;

/** The event as a seat (or a spectator, `undefined`) may see it; undefined if it must not know of it. */
export function redactEvent(
  kinds: readonly EventKind[],
  seats: readonly string[],
  event: GameEvent,
  seat: number | undefined,
): EventWords | undefined {
  const kind = kinds[event.kind];
  const isIn = isInAudience(event, seat);
  if (!canSee(kinds, event, seat)) return undefined;
  const words: Record<string, string | number> = { type: kind.name };
  kind.fields.forEach((field, i) => {
    const value = event.values[i];
    if (!isIn && field.isSecret === true) words[field.name] = HIDDEN_WORD;
    else if (field.domain === undefined) words[field.name] = value;
    else if (value >= 0) words[field.name] = wordsOf(field.domain, seats)[value];
  });
  return words;
}
