import { refuse, shuffleByChance, push, only, type Game, type Violation } from '../../src/index.ts';
import { dealHidden } from './determinize.ts';
import { fromPosition, toPosition, view, type BidsView } from './position.ts';
import { BidsState, COPIES, COSTS, countHand, HAND, handAt, knownAt, THINGS, VALUES } from './state.ts';
import { STEP, STEPS } from './steps.ts';
import { EVENTS, REASONS, VERBS } from './words.ts';

/**
 * A little game that has one of everything the kernel knows — hidden hands, a simultaneous secret choice, chance, private
 * knowledge, a turn that can be taken back, forced choices, options — so that the kernel is tested without the big ones.
 */
export const sealedBids: Game<BidsState, BidsView> = {
  id: 'sealed-bids',
  rules: 1,
  minSeats: 2,
  maxSeats: 5,
  options: [
    { name: 'rounds', clause: 'TOY-2', values: ['two', 'four'] },
    { name: 'ties', clause: 'TOY-4', values: ['low-seat', 'high-seat'], seats: [3, 4, 5] },
  ],
  verbs: VERBS,
  steps: STEPS,
  events: EVENTS,
  reasons: REASONS,
  categories: [
    { name: 'coins', clause: 'TOY-9' },
    { name: 'things', clause: 'TOY-9' },
  ],
  amounts: [
    { name: 'coins', clause: 'TOY-5' },
    { name: 'cards', clause: 'TOY-1' },
    ...THINGS.map((name) => ({ name, clause: 'TOY-5' })),
  ],
  withParts: () => refuse('bad-parts', 'this game has no parts'),
  parts: () => ({}),
  blank: () => new BidsState(),
  setup(s) {
    s.bid.fill(-1);
    s.shown.fill(-1);
    for (let i = 0; i < VALUES * COPIES; i++) s.deck[i] = i % VALUES;
    shuffleByChance(s, s.deck, 0, VALUES * COPIES);
    s.deckSize[0] = VALUES * COPIES;
    for (let seat = 0; seat < s.seats[0]; seat++) {
      s.coins[seat] = 1;
      for (let n = 0; n < HAND; n++) {
        const top = --s.deckSize[0];
        s.hand[handAt(seat, s.deck[top])]++;
        s.deck[top] = 0;
      }
    }
    push(s, STEP.round, 0);
  },
  view,
  dealHidden,
  chapter: (s) => ({ name: 'round', number: s.round[0] }),
  measure(s, seat, out) {
    out[0] = s.coins[seat];
    out[1] = countHand(s, seat) - (s.bid[seat] < 0 ? 0 : 1);
    THINGS.forEach((_, thing) => (out[2 + thing] = s.things[seat * THINGS.length + thing]));
  },
  score(s, out) {
    for (let seat = 0; seat < s.seats[0]; seat++) {
      out[seat * 2] = s.coins[seat];
      out[seat * 2 + 1] = worthOfThings(s, seat);
    }
  },
  winners(s) {
    let most = 0;
    let winners = 0;
    for (let seat = 0; seat < s.seats[0]; seat++) {
      const total = s.coins[seat] + worthOfThings(s, seat);
      if (total > most) winners = 0;
      if (total >= most) winners |= only(seat);
      most = Math.max(most, total);
    }
    return winners;
  },
  check,
  toPosition,
  fromPosition,
};

function worthOfThings(s: BidsState, seat: number): number {
  let worth = 0;
  for (let thing = 0; thing < THINGS.length; thing++) worth += s.things[seat * THINGS.length + thing] * COSTS[thing];
  return worth;
}

function check(s: BidsState): Violation[] {
  const violations: Violation[] = [];
  for (let value = 0; value < VALUES; value++) {
    let n = s.discard[value];
    for (let i = 0; i < s.deckSize[0]; i++) if (s.deck[i] === value) n++;
    for (let seat = 0; seat < s.seats[0]; seat++) n += s.hand[handAt(seat, value)];
    if (n !== COPIES)
      violations.push({ where: 'table', message: `has ${n} cards ${value + 1}, not ${COPIES}`, clause: 'TOY-1' });
  }
  for (let seat = 0; seat < s.seats[0]; seat++) checkSeat(s, seat, violations);
  return violations;
}

function checkSeat(s: BidsState, seat: number, violations: Violation[]): void {
  const where = `table.players[${seat}]`;
  if (s.coins[seat] < 0) violations.push({ where, message: 'owes coins' });
  if (s.bid[seat] >= 0 && s.hand[handAt(seat, s.bid[seat])] === 0)
    violations.push({ where, message: 'has bid a card it does not hold', clause: 'TOY-3' });
  for (let owner = 0; owner < s.seats[0]; owner++) {
    for (let value = 0; value < VALUES; value++) {
      if (s.knownCards[knownAt(seat, owner, value)] > s.hand[handAt(owner, value)])
        violations.push({ where, message: 'knows a card that is not there', clause: 'TOY-7' });
    }
  }
}
