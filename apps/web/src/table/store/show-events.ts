import { itemAt, type EventWords } from '@fondaco/kernel';
import { isStill, PACES, useSettings } from '../../client/settings.ts';
import { firstSound } from '../../sound/first-sound.ts';
import { playSound } from '../../sound/play-sound.ts';
import { useTable } from './table-store.ts';

/** With reduced motion, milliseconds for which what changed keeps its ring. */
const STILL_RING = 1500;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The word keys an event names. */
export function keysIn(event: EventWords): ReadonlySet<string> {
  const { lexicon } = useTable.getState();
  const kind = lexicon.events.find(({ name }) => name === event.type);
  const keys = kind?.fields.flatMap(({ name, domain }) => {
    const word = event[name];
    return domain === undefined || word === undefined ? [] : [`${domain}:${word}`];
  });
  return new Set(keys);
}

/** The longest that the events of one message take together, as a multiple of what one takes. */
const MOST_PAUSES = 3;

/** Shows events one after another on the board, then calls back. */
export function showEvents(events: readonly EventWords[], then: () => void): void {
  clearTimeout(timer);
  const { event: pause } = PACES[useSettings.getState().pace];
  if (isStill() || pause === 0) {
    ringAll(events);
    // What happens at once sounds once.
    soundOf(events);
    then();
    return;
  }
  const each = Math.min(pause, (pause * MOST_PAUSES) / Math.max(1, events.length));
  const showFrom = (i: number) => {
    if (i >= events.length) {
      stopShowing();
      then();
      return;
    }
    const event = itemAt(events, i);
    useTable.setState({ event, changed: keysIn(event) });
    soundOf([event]);
    timer = setTimeout(() => showFrom(i + 1), each);
  };
  showFrom(0);
}

/** Without motion everything that changed keeps a ring for a while. */
function ringAll(events: readonly EventWords[]): void {
  const changed = new Set(events.flatMap((event) => [...keysIn(event)]));
  useTable.setState({ event: undefined, changed });
  timer = setTimeout(stopShowing, STILL_RING);
}

function soundOf(events: readonly EventWords[]): void {
  const sound = firstSound(useTable.getState().gameMoments?.sounds ?? {}, events);
  if (sound !== undefined) playSound(sound);
}

export function stopShowing(): void {
  clearTimeout(timer);
  useTable.setState({ event: undefined, changed: new Set() });
}
