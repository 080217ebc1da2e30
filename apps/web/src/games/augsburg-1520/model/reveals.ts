/** What is seen when events of these kinds happen. */
export const reveals: Readonly<Record<string, string>> = {
  bid: 'aug.reveals.bid',
  called: 'aug.reveals.bid',
  shown: 'aug.reveals.shown',
  drew: 'aug.reveals.drew',
  discarded: 'aug.reveals.discarded',
  built: 'aug.reveals.built',
  offered: 'aug.reveals.offered',
  'card-opened': 'aug.reveals.card-opened',
};
