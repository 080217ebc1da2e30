import type { Header, Holder, TableResult } from '@fondaco/kernel';

/** Who plays in a seat now, by the record's own word. */
export function holderIn({ held }: Pick<Header, 'held'>, seat: string): Holder {
  return held.findLast((one) => one.seat === seat)?.holder ?? { type: 'person' };
}

/** The tag of a seat that somebody gave up. */
const RESIGNED_TAG = 'resigned';

/** The seats that somebody gave up and nobody took over: a bot plays on there, ranked last. */
export function resignedSeats({ others }: Pick<Header, 'others'>): readonly string[] {
  return others.filter(([tag]) => tag === RESIGNED_TAG).map(([, seat]) => seat);
}

/** The tags of a record when a seat is given up, or no longer. */
export function withResigned(others: Header['others'], seat: string, isResigned: boolean): Header['others'] {
  const rest = others.filter(([tag, text]) => tag !== RESIGNED_TAG || text !== seat);
  return isResigned ? [...rest, [RESIGNED_TAG, seat]] : rest;
}

/** A result in which whoever gave up has not won: the best of the others have. */
export function rankResigned(result: TableResult, header: Pick<Header, 'others'>): TableResult {
  const resigned = resignedSeats(header);
  const isStaying = (seat: string): boolean => !resigned.includes(seat);
  const winners = result.winners.filter(isStaying);
  if (winners.length > 0 || result.winners.length === 0) return { ...result, winners };
  const staying = result.scores.filter(({ seat }) => isStaying(seat));
  const best = Math.max(...staying.map(({ total }) => total));
  return { ...result, winners: staying.filter(({ total }) => total === best).map(({ seat }) => seat) };
}
