import type { TableMessage } from '@fondaco/protocol';
import { isStill, PACES, useSettings } from '../../client/settings.ts';
import { pageClock } from '../../moments/clock.ts';
import { MomentPlayer, useMoments } from '../../moments/moment-player.ts';
import { playSound } from '../../sound/play-sound.ts';
import { showEvents, stopShowing } from './show-events.ts';
import { tellNews } from './tell-news.ts';
import { useTable } from './table-store.ts';

/** More messages than this that wait to be shown are shown at once: the viewer was away. */
const MOST_WAITING = 30;

/** What is done with messages. */
interface Doings {
  /** Makes a message the table of now. */
  readonly lay: (notice: TableMessage) => void;
  /** Told when everything of a message has been shown. */
  readonly onShown: (notice: TableMessage) => void;
}

const { getState: get, setState: set } = useTable;

/**
 * Shows the host's messages one after another, each for as long as it deserves, while the host goes on. What the viewer did
 * themselves, what takes something back and what comes to somebody who wants everything at once is shown at once.
 */
class Presentation {
  readonly #player = new MomentPlayer({
    clock: pageClock,
    speed: () => PACES[useSettings.getState().pace].speed || 1,
    isStill,
    onBegin: ({ sound }) => {
      if (sound !== undefined) playSound(sound);
    },
  });
  #doings: Doings = { lay: () => undefined, onShown: () => undefined };
  #waiting: readonly TableMessage[] = [];
  #showing: TableMessage | undefined;

  begin(doings: Doings): void {
    this.#doings = doings;
  }

  take(notice: TableMessage): void {
    const { now } = get();
    const last = this.#waiting.at(-1) ?? now;
    const isFirst = last === undefined || last.seat !== notice.seat;
    const isOwn = notice.entries.some(({ seat, isAuto }) => seat === notice.seat && !isAuto);
    const isUndone = last !== undefined && notice.keptTo < last.seq;
    if (isFirst || isOwn || isUndone || isAtOnce() || this.#waiting.length >= MOST_WAITING) this.catchUp();
    this.#waiting = [...this.#waiting, notice];
    if (this.#showing === undefined) this.#next();
  }

  /** Ends the moment on the screen. */
  skip(): void {
    this.#player.skip();
  }

  /** Ends what only passes: whoever begins to choose needs the board. */
  endPassing(): void {
    if (useMoments.getState().shown?.moment.isPassing === true) this.#player.stop();
  }

  /** The moment on the screen stays until it is skipped. */
  hold(): void {
    this.#player.hold();
  }

  /** Shows at once whatever has arrived. */
  catchUp(): void {
    const [showing, waiting] = [this.#showing, this.#waiting];
    this.stop();
    if (showing !== undefined) this.#doings.onShown(showing);
    for (const notice of waiting) {
      this.#doings.lay(notice);
      this.#doings.onShown(notice);
    }
  }

  /** Drops whatever was still to be shown. */
  stop(): void {
    this.#waiting = [];
    this.#showing = undefined;
    this.#player.stop();
    stopShowing();
    set({ isHeld: false });
  }

  #next(): void {
    const [notice, ...waiting] = this.#waiting;
    this.#waiting = waiting;
    this.#showing = notice;
    if (notice === undefined) return;
    const { events, moments, passing, ...state } = tellNews(notice, isAtOnce());
    this.#player.announce(moments);
    this.#doings.lay(notice);
    set({ ...state, isHeld: moments.length > 0 });
    const end = () => {
      if (this.#showing !== notice) return;
      set({ isHeld: false });
      this.#doings.onShown(notice);
      if (passing.length > 0) this.#player.play(passing, () => undefined);
      // Whatever was done when it had been shown may have begun something else.
      if (this.#showing === notice) this.#next();
    };
    showEvents(events, () => {
      if (this.#showing !== notice) return;
      if (moments.length === 0) end();
      else this.#player.play(moments, end);
    });
  }
}

function isAtOnce(): boolean {
  return PACES[useSettings.getState().pace].speed === 0;
}

export const presentation = new Presentation();
