/** What is seen when events of these kinds happen. */
export const reveals: Readonly<Record<string, string>> = {
  'event-laid': 'dve.reveals.event-laid',
  'manuscript-opened': 'dve.reveals.manuscript-opened',
  'papal-event': 'dve.reveals.papal-event',
  saw: 'dve.reveals.saw',
};
