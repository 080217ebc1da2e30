import type { BotPlayer } from '@fondaco/host';

/** For tables at which only people sit. */
export const NO_BOTS: BotPlayer = {
  levels: () => [],
  temperaments: () => [],
  choose: () => Promise.reject(new Error('no bots')),
};
