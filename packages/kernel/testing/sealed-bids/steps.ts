import {
  allSeats,
  answered,
  argA,
  argB,
  decision,
  drawBelow,
  EVERYONE,
  hasSeat,
  LEGAL,
  NOT_NOW,
  only,
  pack,
  automatic,
  pop,
  push,
  slotsOf,
  verbOf,
  type Choices,
  type Sink,
  type Step,
} from '../../src/index.ts';
import { COSTS, handAt, knownAt, THINGS, VALUES, type BidsState } from './state.ts';
import { EVENT, VERB, WHY } from './words.ts';

export const STEP = { round: 0, bid: 1, turn: 2, tithe: 3 };
const FRAME = { turn: [{ name: 'deeds' }] } as const;
const SLOT = slotsOf(FRAME);
/** The rounds of each value of the first option (TOY-2). */
const ROUNDS: readonly number[] = [2, 4];
const HIGH_SEAT_WINS_TIES = 1;
const PRIZES = 6;
const MOST_DEEDS = 3;

/** TOY-2: each round has a prize drawn by chance. */
const round = automatic<BidsState>({
  name: 'round',
  clause: 'TOY-2',
  run(s, _at, sink) {
    if (s.round[0] === ROUNDS[s.options[0]]) {
      s.prize[0] = 0;
      pop(s);
      return;
    }
    s.round[0]++;
    s.prize[0] = 1 + drawBelow(s, PRIZES);
    sink?.emit(EVENT.prize, EVERYONE, s.prize[0]);
    push(s, STEP.bid, allSeats(s.seats[0]));
  },
});

/** TOY-3: all lay a card at the same time, in secret. TOY-4: then they are shown, and the highest takes the prize. */
const bid = decision<BidsState>({
  name: 'bid',
  clause: 'TOY-3',
  alwaysAsk: true,
  choices(s, seat, at, out) {
    for (let value = 0; value < VALUES; value++) offer(bid, s, seat, at, pack(VERB.bid, value), out);
  },
  whyNot(s, seat, choice) {
    if (verbOf(choice) !== VERB.bid) return NOT_NOW;
    return s.hand[handAt(seat, argA(choice))] > 0 ? LEGAL : WHY['not-in-hand'];
  },
  apply(s, seat, choice, at, sink) {
    s.bid[seat] = argA(choice);
    answered(s, at, seat);
    sink?.emit(EVENT.laid, EVERYONE, seat);
    sink?.emit(EVENT.noted, only(seat), argA(choice));
  },
  run(s, _at, sink) {
    const winner = winnerOf(s);
    for (let seat = 0; seat < s.seats[0]; seat++) show(s, seat, sink);
    s.coins[winner] += s.prize[0];
    sink?.emit(EVENT.won, EVERYONE, winner, s.prize[0]);
    pop(s);
    push(s, STEP.turn, only(winner));
  },
});

function winnerOf(s: BidsState): number {
  let winner = 0;
  for (let seat = 1; seat < s.seats[0]; seat++) {
    const lead = s.bid[seat] - s.bid[winner];
    if (lead > 0 || (lead === 0 && s.options[1] === HIGH_SEAT_WINS_TIES)) winner = seat;
  }
  return winner;
}

function show(s: BidsState, seat: number, sink: Sink | undefined): void {
  const value = s.bid[seat];
  sink?.emit(EVENT.shown, EVERYONE, seat, value);
  s.shown[seat] = value;
  s.bid[seat] = -1;
  s.hand[handAt(seat, value)]--;
  s.discard[value]++;
  for (let viewer = 0; viewer < s.seats[0]; viewer++) {
    const at = knownAt(viewer, seat, value);
    if (s.knownCards[at] > 0) s.knownCards[at]--;
  }
}

/** TOY-5: the winner buys things, TOY-6: looks at the top of the deck, TOY-7: draws it; three deeds at most. */
const turn = decision<BidsState>({
  name: 'turn',
  clause: 'TOY-5',
  frame: FRAME.turn,
  choices(s, seat, at, out) {
    for (let thing = 0; thing < THINGS.length; thing++) {
      offer(turn, s, seat, at, pack(VERB.buy, thing), out);
      offer(turn, s, seat, at, pack(VERB.buy, thing, 2), out);
    }
    for (let verb = VERB.peek; verb <= VERB.end; verb++) offer(turn, s, seat, at, pack(verb), out);
  },
  whyNot(s, seat, choice, at) {
    const verb = verbOf(choice);
    if (verb === VERB.end) return LEGAL;
    if (verb !== VERB.buy && verb !== VERB.peek && verb !== VERB.draw) return NOT_NOW;
    if (s.frames[at + SLOT.turn.deeds] === MOST_DEEDS) return WHY['enough-deeds'];
    if (verb === VERB.buy) {
      const count = argB(choice);
      if (count !== -1 && count !== 2) return WHY['one-or-two'];
      return s.coins[seat] < COSTS[argA(choice)] * (count < 0 ? 1 : count) ? WHY['too-dear'] : LEGAL;
    }
    if (s.deckSize[0] === 0) return WHY['deck-is-empty'];
    if (verb === VERB.peek && hasSeat(s.topSeen[0], seat)) return WHY['already-seen'];
    return s.coins[seat] < 1 ? WHY['too-dear'] : LEGAL;
  },
  apply(s, seat, choice, at, sink) {
    const verb = verbOf(choice);
    s.frames[at + SLOT.turn.deeds]++;
    if (verb === VERB.buy) buy(s, seat, argA(choice), argB(choice) < 0 ? 1 : argB(choice), sink);
    if (verb === VERB.peek) peek(s, seat, sink);
    if (verb === VERB.draw) draw(s, seat, sink);
    if (verb === VERB.end) end(s, seat);
  },
});

function buy(s: BidsState, seat: number, thing: number, count: number, sink: Sink | undefined): void {
  s.coins[seat] -= COSTS[thing] * count;
  s.things[seat * THINGS.length + thing] += count;
  sink?.emit(EVENT.bought, EVERYONE, seat, thing, count);
}

function peek(s: BidsState, seat: number, sink: Sink | undefined): void {
  s.coins[seat]--;
  s.topSeen[0] |= only(seat);
  sink?.emit(EVENT.peeked, only(seat), seat, s.deck[s.deckSize[0] - 1]);
}

function draw(s: BidsState, seat: number, sink: Sink | undefined): void {
  s.coins[seat]--;
  const top = --s.deckSize[0];
  const value = s.deck[top];
  s.deck[top] = 0;
  s.hand[handAt(seat, value)]++;
  s.drawn[seat]++;
  for (let viewer = 0; viewer < s.seats[0]; viewer++) {
    if (viewer !== seat && hasSeat(s.topSeen[0], viewer)) s.knownCards[knownAt(viewer, seat, value)]++;
  }
  s.topSeen[0] = 0;
  sink?.emit(EVENT.drew, only(seat), seat, value);
}

/** TOY-8: after the turn the next seat gives a thing away, if it has one. */
function end(s: BidsState, seat: number): void {
  pop(s);
  const next = (seat + 1) % s.seats[0];
  for (let thing = 0; thing < THINGS.length; thing++) {
    if (s.things[next * THINGS.length + thing] === 0) continue;
    push(s, STEP.tithe, only(next));
    return;
  }
}

const tithe = decision<BidsState>({
  name: 'tithe',
  clause: 'TOY-8',
  choices(s, seat, at, out) {
    for (let thing = 0; thing < THINGS.length; thing++)
      for (let to = 0; to < s.seats[0]; to++) offer(tithe, s, seat, at, pack(VERB.give, thing, to), out);
  },
  whyNot(s, seat, choice) {
    if (verbOf(choice) !== VERB.give) return NOT_NOW;
    if (argB(choice) === seat) return WHY['to-yourself'];
    return s.things[seat * THINGS.length + argA(choice)] === 0 ? WHY['has-none'] : LEGAL;
  },
  apply(s, seat, choice, _at, sink) {
    s.things[seat * THINGS.length + argA(choice)]--;
    s.things[argB(choice) * THINGS.length + argA(choice)]++;
    sink?.emit(EVENT.given, EVERYONE, seat, argA(choice), argB(choice));
    pop(s);
  },
});

function offer(step: Step<BidsState>, s: BidsState, seat: number, at: number, choice: number, out: Choices): void {
  if (step.whyNot(s, seat, choice, at) === LEGAL) out.add(choice);
}

export const STEPS: readonly Step<BidsState>[] = [round, bid, turn, tithe];
