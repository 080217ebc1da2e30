import type { Header, Holder } from '@fondaco/kernel';

/** Who plays in a seat now, by the record's own word. */
export function holderIn({ held }: Pick<Header, 'held'>, seat: string): Holder {
  return held.findLast((one) => one.seat === seat)?.holder ?? { type: 'person' };
}

/** The seats that somebody gave up and nobody took over: a bot plays on where a person did. A bot that stands in is no such thing. */
export function resignedSeats({ held, seats }: Pick<Header, 'held' | 'seats'>): readonly string[] {
  return seats.filter((seat) => {
    const holders = held.filter((one) => one.seat === seat).map(({ holder }) => holder.type);
    return holders.at(-1) === 'bot' && holders.some((type) => type !== 'bot');
  });
}
