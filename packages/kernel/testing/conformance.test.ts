import { describe, expect, test } from 'vitest';
import { only, type Game, type Step } from '../src/index.ts';
import { conformance, printViolations, sealedBids } from './index.ts';
import { handAt, VALUES, type BidsState } from './sealed-bids/state.ts';

type BidsGame = Game<BidsState>;

function withStep(name: string, change: (step: Step<BidsState>) => Partial<Step<BidsState>>): BidsGame {
  return {
    ...sealedBids,
    steps: sealedBids.steps.map((step) => (step.name === name ? { ...step, ...change(step) } : step)),
  };
}

function kindsFound(
  game: BidsGame,
  how: { readonly seats?: number; readonly fleeting?: readonly string[] } = {},
): string[] {
  const report = conformance(game, { seats: 3, games: 40, seed: 1, ...how });
  return [...new Set(report.violations.map((violation) => violation.kind))];
}

describe('a game that keeps its contract', () => {
  test.each([2, 3, 4, 5])('passes with %i seats', (seats) => {
    const report = conformance(sealedBids, { seats, games: 60, seed: 100, tableEvery: 1 });
    expect(printViolations(report)).toBe('');
    expect(report.violationCount).toBe(0);
    expect(report.games).toBe(60);
    expect(Object.keys(report.stats.verbs).toSorted()).toEqual(['bid', 'buy', 'draw', 'end', 'give', 'peek']);
    expect(report.stats.undos).toBeGreaterThan(0);
    expect(report.stats.deepDecisions).toBe(360);
  });

  test('passes with options given', () => {
    const report = conformance(sealedBids, {
      seats: 4,
      games: 5,
      seed: 1,
      options: { rounds: 'four', ties: 'high-seat' },
    });
    expect(printViolations(report)).toBe('');
    expect(report.stats.tableGames).toBe(5);
  });
});

describe('conformance finds', () => {
  test('choices out of order', () => {
    const game = withStep('bid', (step) => ({
      choices(s, seat, at, out) {
        step.choices(s, seat, at, out);
        out.list.subarray(0, out.length).reverse();
      },
    }));
    expect(kindsFound(game)).toContain('unsorted');
  });

  test('a dead end', () => {
    const game = withStep('turn', (step) => ({
      choices(s, seat, at, out) {
        step.choices(s, seat, at, out);
        if (s.coins[seat] === 0) out.clear();
      },
    }));
    expect(kindsFound(game)).toContain('dead-end');
  });

  test('listing that leaves a trace', () => {
    const game = withStep('bid', (step) => ({
      choices(s, seat, at, out) {
        step.choices(s, seat, at, out);
        s.prize[0] ^= 1;
      },
    }));
    expect(kindsFound(game)).toContain('side-effect');
  });

  test('an offer that whyNot forbids', () => {
    const game = withStep('turn', (step) => ({
      whyNot: (s, seat, choice, at) => (s.coins[seat] > 4 ? 3 : step.whyNot(s, seat, choice, at)),
    }));
    expect(kindsFound(game)).toContain('legality');
  });

  test('something legal that is not offered', () => {
    const game = withStep('turn', (step) => ({
      choices(s, seat, at, out) {
        step.choices(s, seat, at, out);
        if (out.length > 1) out.length--;
      },
    }));
    expect(kindsFound(game)).toContain('legality');
  });

  test('a reason that does not exist', () => {
    const game = withStep('tithe', (step) => ({
      whyNot: (s, seat, choice, at) => (step.whyNot(s, seat, choice, at) === 0 ? 0 : 77),
    }));
    expect(kindsFound(game)).toContain('reason');
  });

  test('an effect that throws', () => {
    const game = withStep('turn', (step) => ({
      apply(s, seat, choice, at, sink) {
        if (s.coins[seat] === 7) throw new Error('seven coins');
        step.apply(s, seat, choice, at, sink);
      },
    }));
    expect(kindsFound(game)).toContain('throws');
  });

  test('an effect that breaks an invariant', () => {
    const game = withStep('tithe', (step) => ({
      apply(s, seat, choice, at, sink) {
        step.apply(s, seat, choice, at, sink);
        s.coins[seat] -= 5;
      },
    }));
    expect(kindsFound(game)).toContain('invariant');
  });

  test('a game without end', () => {
    const game = withStep('round', (step) => ({
      run(s, at, sink) {
        s.round[0] = 0;
        s.hand.fill(4, 0, 3 * VALUES);
        step.run(s, at, sink);
      },
    }));
    const report = conformance(game, { seats: 3, games: 1, seed: 1, mostDecisions: 500, tableEvery: 2 });
    expect(report.violations.map((violation) => violation.kind)).toContain('endless');
  });

  test('an effect that depends on the listener', () => {
    const game = withStep('turn', (step) => ({
      apply(s, seat, choice, at, sink) {
        step.apply(s, seat, choice, at, sink);
        if (sink !== undefined) s.coins[seat]++;
      },
    }));
    expect(kindsFound(game)).toContain('sink');
  });

  test('a position that forgets something', () => {
    const game: BidsGame = {
      ...sealedBids,
      toPosition: (s, players) => ({ ...sealedBids.toPosition(s, players), prize: 0 }),
    };
    expect(kindsFound(game)).toContain('position');
  });

  test('simultaneous answers whose order matters', () => {
    const game = withStep('bid', (step) => ({
      apply(s, seat, choice, at, sink) {
        step.apply(s, seat, choice, at, sink);
        if (s.frames[at + 1] === 0) s.coins[seat]++;
      },
    }));
    expect(kindsFound(game)).toContain('order');
  });

  test('winners that are not at the table', () => {
    expect(kindsFound({ ...sealedBids, winners: () => only(4) })).toContain('end');
  });

  test('an amount that is not measured', () => {
    const amounts = [...sealedBids.amounts, { name: 'wisdom', clause: 'TOY-9' }];
    expect(kindsFound({ ...sealedBids, amounts })).toContain('contract');
  });

  test('a verb that belongs to the kernel', () => {
    expect(kindsFound({ ...sealedBids, verbs: [...sealedBids.verbs, { name: 'undo', args: [] }] })).toContain(
      'contract',
    );
  });
});

describe('conformance finds a leak', () => {
  test('in the effects of a choice', () => {
    const game: BidsGame = {
      ...sealedBids,
      measure(s, seat, out) {
        sealedBids.measure(s, seat, out);
        out[2] *= 1 + s.deck[s.deckSize[0] - 1];
      },
    };
    expect(kindsFound(game)).toEqual(['effect-leak']);
  });

  test('in the view', () => {
    const game: BidsGame = {
      ...sealedBids,
      view: (s, seat, players) => ({ ...sealedBids.view(s, seat, players), top: s.deck[s.deckSize[0] - 1] }),
    };
    expect(kindsFound(game)).toContain('view-leak');
  });

  test('in an event', () => {
    const open = sealedBids.events.map((event) =>
      event.name === 'drew'
        ? { ...event, fields: event.fields.map((field) => ({ ...field, isSecret: false })) }
        : event,
    );
    expect(kindsFound({ ...sealedBids, events: open })).toEqual(['event-leak']);
  });

  test('in an event that nobody else should have heard of', () => {
    const open = sealedBids.events.map((event) => (event.name === 'noted' ? { ...event, isPrivate: false } : event));
    expect(kindsFound({ ...sealedBids, events: open })).toContain('answer-leak');
  });

  test('in the choices', () => {
    const game = withStep('turn', (step) => ({
      choices(s, seat, at, out) {
        step.choices(s, seat, at, out);
        if (s.deck[s.deckSize[0] - 1] < 4 && out.length > 1) out.length--;
      },
    }));
    expect(kindsFound(game)).toContain('choice-leak');
  });

  test('in a reason', () => {
    const game = withStep('turn', (step) => ({
      whyNot(s, seat, choice, at) {
        const why = step.whyNot(s, seat, choice, at);
        return why === 1 && s.deck[s.deckSize[0] - 1] < 4 ? 2 : why;
      },
    }));
    expect(kindsFound(game)).toEqual(['reason-leak']);
  });

  test('in an open answer', () => {
    const game: BidsGame = {
      ...sealedBids,
      view: (s, seat, players) => ({
        ...sealedBids.view(s, seat, players),
        bids: Array.from(s.bid, (bid) => bid > 3),
      }),
    };
    expect(kindsFound(game)).toContain('answer-leak');
  });

  test('by words of an open answer that are not marked secret', () => {
    const verbs = sealedBids.verbs.map((verb) =>
      verb.name === 'bid' ? { ...verb, args: verb.args.map((argument) => ({ ...argument, isSecret: false })) } : verb,
    );
    expect(kindsFound({ ...sealedBids, verbs })).toEqual(['answer-leak']);
  });

  test('by silence: a forced choice that only its player should know to be forced', () => {
    const game = withStep('turn', (step) => ({
      choices(s, seat, at, out) {
        step.choices(s, seat, at, out);
        if (s.hand[handAt(seat, 3)] > 0) out.length = 1;
      },
    }));
    expect(kindsFound(game)).toContain('forced-leak');
  });

  test('by undo, where knowledge is not marked', () => {
    const game: BidsGame = {
      ...sealedBids,
      blank() {
        const s = sealedBids.blank();
        s.knowledge.length = 0;
        return s;
      },
    };
    expect(kindsFound(game)).toContain('undo-leak');
  });

  test('by an event whose content no view shows, unless it is known to be fleeting', () => {
    const game: BidsGame = {
      ...sealedBids,
      view(s, seat, players) {
        const forgetful = sealedBids.blank();
        forgetful.copyFrom(s);
        forgetful.shown.fill(-1);
        const { discard: _, ...view } = sealedBids.view(forgetful, seat, players);
        return view;
      },
    };
    expect(kindsFound(game, { seats: 5 })).toEqual(['event-leak']);
    expect(kindsFound(game, { seats: 5, fleeting: ['shown'] })).toEqual([]);
  });
});

describe('conformance finds hidden things dealt', () => {
  test('that hands out the truth', () => {
    expect(kindsFound({ ...sealedBids, dealHidden: () => {} })).toContain('determinize');
  });

  test('that looks at a card it should not know', () => {
    const game: BidsGame = {
      ...sealedBids,
      dealHidden(s, seat, rng) {
        const peeked = s.deck[0];
        sealedBids.dealHidden(s, seat, rng);
        if (peeked === 3) s.deck.subarray(0, s.deckSize[0]).sort();
      },
    };
    expect(kindsFound(game)).toContain('determinize');
  });

  test('that keeps a secret answer', () => {
    const game: BidsGame = {
      ...sealedBids,
      dealHidden(s, seat, rng) {
        const bids = s.bid.slice();
        sealedBids.dealHidden(s, seat, rng);
        if (seat !== 0 && bids[0] >= 0 && s.hand[handAt(0, bids[0])] > 0) s.bid[0] = bids[0];
      },
    };
    expect(kindsFound(game)).toContain('determinize');
  });

  test('that breaks the rules of the components', () => {
    const game: BidsGame = {
      ...sealedBids,
      dealHidden(s, seat, rng) {
        sealedBids.dealHidden(s, seat, rng);
        s.hand[handAt(0, rng.below(VALUES))]++;
      },
    };
    expect(kindsFound(game)).toContain('invariant');
  });
});

describe('a report', () => {
  test('counts all violations, lists a few of each kind, and says how to see one again', () => {
    const broken: BidsGame = { ...sealedBids, check: () => [{ where: 'table', message: 'is crooked' }] };
    const report = conformance(broken, { seats: 2, games: 10, seed: 7, deepPerGame: 0, tableEvery: 100 });
    expect(report.violations).toHaveLength(5);
    expect(report.violationCount).toBeGreaterThan(50);
    expect(report.violations[0]).toMatchObject({ seed: 7, decision: 0, step: 'bid', kind: 'invariant' });
    expect(printViolations(report)).toContain('seed 7, decision 0, step bid: table is crooked');
  });

  test('of one game alone is that of the same game in a run', () => {
    const game: BidsGame = {
      ...sealedBids,
      view: (s, seat, players) => ({ ...sealedBids.view(s, seat, players), top: s.deck[s.deckSize[0] - 1] }),
    };
    const run = conformance(game, { seats: 2, games: 4, seed: 11, tableEvery: 1000 });
    const [first] = run.violations.filter((violation) => violation.seed === 12);
    const alone = conformance(game, { seats: 2, games: 1, seed: 12, tableEvery: 1000 });
    expect(alone.violations).toContainEqual(first);
  });
});
