import { addressOfMoment, askedMoment } from './use-address.ts';
import { useReview } from '../store/review-store.ts';
import { reviewWorker } from '../store/review-worker.ts';
import { packRecord } from '../share/packed-record.ts';

/** Where a record that is in the address is looked at. */
const SHARED_PATH = '/review/shared';
/** What stands before the record behind the #. */
const FRAGMENT = '#record=';

/** A link to the moment on the screen, and for whom it works: everybody, whoever may watch the table, or this browser alone. */
export interface MomentLink {
  readonly address: string;
  readonly reach: 'everybody' | 'watchers' | 'running' | 'long';
}

/** Makes a link to the moment. A game that is over goes along in it, unless a server has it. */
export async function linkToMoment(): Promise<MomentLink> {
  const { game, home } = useReview.getState();
  const here = addressOfMoment();
  if (home !== undefined) return { address: here, reach: 'watchers' };
  const reply = await reviewWorker.send({ type: 'share' });
  if (reply.type !== 'record') return { address: here, reach: 'running' };
  const { parts } = game ?? {};
  const packed = await packRecord({ text: reply.text, ...(parts === undefined ? {} : { parts }) });
  if (packed === undefined) return { address: here, reach: 'long' };
  const address = `${globalThis.location.origin}${SHARED_PATH}?${askedMoment()}${FRAGMENT}${packed}`;
  return { address, reach: 'everybody' };
}

/** The letters of the record in an address; undefined if there are none. */
export function lettersIn(hash: string): string | undefined {
  return hash.startsWith(FRAGMENT) ? hash.slice(FRAGMENT.length) : undefined;
}
