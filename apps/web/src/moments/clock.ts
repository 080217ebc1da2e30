/** Calls back after so many milliseconds; the returned function cancels that. */
export interface MomentClock {
  after(milliseconds: number, then: () => void): () => void;
}

/** The page's own clock. Nobody looks at a hidden tab: there time stands still at the end of each wait. */
export const pageClock: MomentClock = {
  after(milliseconds, then) {
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', look);
      then();
    };
    const timer = setTimeout(() => {
      document.addEventListener('visibilitychange', look);
      look();
    }, milliseconds);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  },
};
