import type { Header } from './record.ts';

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
