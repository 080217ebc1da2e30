import { describe, expect, test } from 'vitest';
import { givenTable, given, sealedBids, type GivenPosition } from '../../testing/index.ts';
import { parseRecord, printRecord, sha256, Table, toHex, type Result } from '../index.ts';

const SEED = new Uint8Array(32).fill(7);

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

function codeOf(result: Result<unknown>): string | undefined {
  return result.ok ? undefined : result.error.code;
}

function newTable(names: readonly string[] = ['ann', 'bob', 'cleo']): Table {
  return valueOf(Table.create(sealedBids, { names, seed: SEED }));
}

/** Red's turn, rich. The deck's top is 8. */
const TURN: GivenPosition = {
  seats: ['red', 'blue'],
  seed: 1,
  pending: [{ step: 'round' }, { step: 'turn', waiting: ['red'], deeds: 0 }],
  table: {
    round: 1,
    prize: 4,
    deck: '123456781234567812345678'.split(''),
    players: [
      { hand: ['1', '2', '3', '4'], coins: 9 },
      { hand: ['5', '6', '7', '8'], coins: 1 },
    ],
  },
};

describe('a table is refused', () => {
  test.each([
    ['too few players', { names: ['ann'], seed: SEED }, 'names'],
    ['too many', { names: ['a', 'b', 'c', 'd', 'e', 'f'], seed: SEED }, 'names'],
    ['an empty name', { names: ['ann', ''], seed: SEED }, 'names[1]'],
    ['a name of two rows', { names: ['ann', 'b\nb'], seed: SEED }, 'names[1]'],
    ['a short seed', { names: ['ann', 'bob'], seed: new Uint8Array(31) }, 'seed'],
    ['an unknown option', { names: ['ann', 'bob'], seed: SEED, options: { pace: 'fast' } }, 'options.pace'],
    ['an unknown value', { names: ['ann', 'bob'], seed: SEED, options: { rounds: 'six' } }, 'options.rounds'],
    ['an option for others', { names: ['ann', 'bob'], seed: SEED, options: { ties: 'high-seat' } }, 'options.ties'],
  ])('with %s', (_, how, where) => {
    const made = Table.create(sealedBids, how);
    expect(made.ok ? undefined : made.error).toMatchObject({ code: 'bad-setup', where });
  });
});

describe('submitting is compare-and-set', () => {
  test('others’ answers to a simultaneous decision do not make mine stale', () => {
    const table = newTable();
    expect(codeOf(table.submit(0, 0, [table.choices(0)[0]]))).toBeUndefined();
    expect(codeOf(table.submit(2, 0, [table.choices(2)[0]]))).toBeUndefined();
    expect(table.seq).toBe(2);
    expect(codeOf(table.submit(1, 0, [table.choices(1)[0]]))).toBeUndefined();
  });

  test('a decision that has changed since makes it stale, and so does a number from the future', () => {
    const { table } = given(sealedBids, TURN);
    expect(codeOf(table.submit(0, 1, ['end']))).toBe('stale');
    expect(codeOf(table.submit(0, Number.NaN, ['end']))).toBe('stale');
    valueOf(table.submit(0, 0, ['buy ink']));
    expect(codeOf(table.submit(0, 0, ['buy ink']))).toBe('stale');
    valueOf(table.submit(0, 1, ['buy ink']));
    valueOf(table.undo(0));
    expect(codeOf(table.submit(0, 2, ['buy ink']))).toBe('stale');
    valueOf(table.submit(0, 3, ['buy ink']));
  });

  test('the answer to a new round is stale if it was meant for the last', () => {
    const table = newTable();
    for (const seat of [0, 1, 2]) valueOf(table.submit(seat, undefined, [table.choices(seat)[0]]));
    const seat = [0, 1, 2].find((each) => table.choices(each).length > 0) ?? 0;
    expect(codeOf(table.submit(seat, 0, ['end']))).toBe('stale');
  });

  test('only seats that are waited for may choose', () => {
    const { table } = given(sealedBids, TURN);
    expect(codeOf(table.submit(1, undefined, ['end']))).toBe('not-waiting');
    for (const seat of [-1, 2, 0.5, Number.NaN])
      expect(codeOf(table.submit(seat, undefined, ['end']))).toBe('not-waiting');
  });
});

describe('a gesture of several lines', () => {
  test('is played whole', () => {
    const g = given(sealedBids, TURN);
    valueOf(g.table.submit(0, 0, ['buy ink', 'buy wax', 'peek']));
    expect(g.view('red').players[0].things).toEqual([1, 1, 0]);
    expect(g.view('red').top).toBe('8');
  });

  test.each([
    ['a line that is illegal', ['buy ink', 'peek', 'peek'], 'lines[2]', 'illegal'],
    ['a line that is no words', ['peek', 'sing'], 'lines[1]', 'unknown-word'],
    ['a line after the turn', ['end', 'buy ink'], 'lines[1]', 'illegal'],
  ])('is refused whole for %s', (_, lines, where, code) => {
    const { table } = given(sealedBids, TURN);
    valueOf(table.submit(0, 0, ['buy seal']));
    const before = table.copyState();
    const record = printRecord(table.record());
    const done = table.submit(0, 1, lines);
    expect(done.ok ? undefined : done.error).toMatchObject({ where, code });
    expect(table.copyState().equals(before)).toBe(true);
    expect(printRecord(table.record())).toBe(record);
    expect(table.canUndo(0)).toBe(true);
    valueOf(table.submit(0, 1, ['buy ink']));
  });

  test('holds 1 to 100 lines', () => {
    const { table } = given(sealedBids, TURN);
    expect(codeOf(table.submit(0, 0, []))).toBe('illegal');
    expect(
      codeOf(
        table.submit(
          0,
          0,
          Array.from({ length: 101 }, () => 'end'),
        ),
      ),
    ).toBe('illegal');
    expect(codeOf(table.submit(0, 0, ['end '.repeat(100_000)]))).toBe('unknown-word');
  });
});

describe('undo', () => {
  test('takes back one choice at a time, down to the checkpoint', () => {
    const { table } = given(sealedBids, TURN);
    const states = [table.copyState()];
    for (const line of ['buy ink', 'buy wax']) {
      valueOf(table.submit(0, undefined, [line]));
      states.push(table.copyState());
    }
    valueOf(table.undo(0));
    expect(table.copyState().equals(states[1])).toBe(true);
    valueOf(table.undo(0));
    expect(table.copyState().equals(states[0])).toBe(true);
    expect(codeOf(table.undo(0))).toBe('no-undo');
    expect(table.seq).toBe(4);
  });

  test('does not cross what somebody learnt', () => {
    for (const line of ['peek', 'draw']) {
      const { table } = given(sealedBids, TURN);
      valueOf(table.submit(0, undefined, ['buy ink']));
      expect(table.canUndo(0)).toBe(true);
      valueOf(table.submit(0, undefined, [line]));
      expect(table.canUndo(0)).toBe(false);
    }
  });

  test('does not cross chance or another’s decision', () => {
    const { table } = given(sealedBids, TURN);
    valueOf(table.submit(0, undefined, ['end']));
    expect(table.step).toBe('bid');
    for (const seat of [0, 1]) expect(codeOf(table.undo(seat))).toBe('no-undo');
  });

  test('says why the way back is barred', () => {
    const { table } = given(sealedBids, TURN);
    expect(table.undoBlock(0)).toBe('nothing');
    valueOf(table.submit(0, undefined, ['buy ink']));
    expect(table.undoBlock(0)).toBeUndefined();
    expect(table.undoBlock(1)).toBe('others');
    valueOf(table.submit(0, undefined, ['peek']));
    expect(table.undoBlock(0)).toBe('learnt');
    valueOf(table.submit(0, undefined, ['end']));
    expect(table.undoBlock(0)).toBe('together');
  });

  test('does not cross the showing of bids, though the last to bid decides next', () => {
    const g = given(sealedBids, {
      ...TURN,
      pending: [{ step: 'round' }, { step: 'bid', waiting: ['red', 'blue'] }],
    });
    g.play('red', 'bid 4');
    expect(g.table.canUndo(0)).toBe(false);
    g.play('blue', 'bid 8');
    expect(g.table.step).toBe('turn');
    expect(g.table.waiting).toBe(0b10);
    expect(g.table.canUndo(1)).toBe(false);
  });

  test('any number of times: lines are hashed every hundred, and the record still opens', () => {
    const { table } = given(sealedBids, TURN);
    for (let n = 0; n < 60; n++) {
      valueOf(table.submit(0, undefined, ['buy ink']));
      valueOf(table.undo(0));
    }
    const record = table.record();
    expect(record.checks.map((check) => check.after)).toEqual([100, 120]);
    expect(Table.open(sealedBids, valueOf(parseRecord(printRecord(record)))).ok).toBe(true);
    const checks = [{ after: 100, hash: '0123456789abcdef' }, record.checks[1]];
    const opened = Table.open(sealedBids, { ...record, checks });
    expect(opened.ok ? undefined : opened.error).toMatchObject({ where: 'record line 100 (red undo)' });
  });

  test('is a line of the record and is replayed', () => {
    const { table } = given(sealedBids, TURN);
    valueOf(table.submit(0, undefined, ['buy ink']));
    valueOf(table.undo(0));
    valueOf(table.submit(0, undefined, ['buy seal']));
    const text = printRecord(table.record());
    expect(text).toContain('1 red buy ink\n2 red undo\n3 red buy seal\n');
    const opened = valueOf(Table.open(sealedBids, valueOf(parseRecord(text))));
    expect(opened.copyState().equals(table.copyState())).toBe(true);
    expect(opened.canUndo(0)).toBe(true);
  });
});

describe('forced choices', () => {
  const FORCED: GivenPosition = {
    ...TURN,
    table: {
      ...(TURN.table as Record<string, string>),
      players: [
        { hand: ['1', '2', '3', '4'], coins: 3 },
        { hand: ['5', '6', '7', '8'], coins: 1, things: [1, 0, 0] },
      ],
    },
  };

  test('are made by the table, marked, told and replayed', () => {
    const g = given(sealedBids, FORCED);
    g.play('red', 'end');
    expect(g.events.map((event) => event['type'])).toEqual(['given', 'prize']);
    const text = printRecord(g.table.record());
    expect(text).toContain('1 red end\n2 blue give ink red (auto)\n');
    expect(printRecord(valueOf(Table.open(sealedBids, valueOf(parseRecord(text)))).record())).toBe(text);
  });

  test('follow each other', () => {
    const g = given(sealedBids, FORCED);
    g.play('red', 'buy seal');
    const text = printRecord(g.table.record());
    expect(text).toContain('1 red buy seal\n2 red end (auto)\n3 blue give ink red (auto)\n');
  });

  test('cannot be claimed', () => {
    const text = printRecord(given(sealedBids, FORCED).table.record()).replace(/\n= .*/, '\n1 red end (auto)\n= ?');
    const opened = Table.open(sealedBids, valueOf(parseRecord(text)));
    expect(opened.ok ? undefined : opened.error).toMatchObject({ where: 'record line 1 (red end)' });
  });
});

describe('what others are given', () => {
  test('the record of a running table has no seed, and ? for secret words', () => {
    const table = newTable();
    const [line] = table.choices(0);
    valueOf(table.submit(0, undefined, [line]));
    expect(table.record().header).toMatchObject({ seed: toHex(SEED), seedHash: toHex(sha256(SEED)) });
    expect(table.recordFor(0).lines[0].words).toBe(line);
    for (const seat of [1, 2, undefined]) {
      expect(table.recordFor(seat).lines[0].words).toBe('bid ?');
      expect(table.recordFor(seat).header.seed).toBeUndefined();
      expect(table.recordFor(seat).header.seedHash).toBe(toHex(sha256(SEED)));
    }
  });

  test('the record of an arranged table has neither its position nor hashes to try deals against', () => {
    const { table } = given(sealedBids, TURN);
    expect(table.recordFor(1).header.position).toBeUndefined();
    expect(table.recordFor(1).checks).toEqual([{ after: 0, hash: '?' }]);
    expect(table.record().checks[0].hash).toMatch(/^[0-9a-f]{16}$/);
  });

  test('a finished table gives its whole record to everybody', () => {
    const g = givenTable(newTable(['ann', 'bob']));
    while (!g.table.isOver) {
      for (const player of ['red', 'blue']) {
        const offers = g.offers(player);
        if (offers.length > 0) g.play(player, offers[offers.length - 1]);
      }
    }
    expect(g.table.recordFor(undefined)).toEqual(g.table.record());
    expect(codeOf(g.table.submit(0, undefined, ['end']))).toBe('over');
    expect(g.table.whyNot(0, 'end')?.code).toBe('over');
    expect(g.result().isFinal).toBe(true);
    expect(g.result().winners.length).toBeGreaterThan(0);
    expect(g.table.view(undefined)).toMatchObject({ isOver: true, waiting: [] });
  });

  test('a view has the envelope and the seat’s own table', () => {
    expect(given(sealedBids, TURN).table.view(0)).toMatchObject({
      game: 'sealed-bids',
      seats: ['red', 'blue'],
      seat: 'red',
      seq: 0,
      waiting: ['red'],
      step: 'turn',
      isOver: false,
      table: { hand: ['1', '2', '3', '4'] },
    });
  });
});

describe('a record of an arranged table', () => {
  test('opens again', () => {
    const g = given(sealedBids, TURN);
    g.play('red', 'buy ink', 'end');
    const text = printRecord(g.table.record());
    const opened = valueOf(Table.open(sealedBids, valueOf(parseRecord(text))));
    expect(opened.copyState().equals(g.table.copyState())).toBe(true);
  });

  test('is refused if its seats are not those of the position', () => {
    const text = printRecord(given(sealedBids, TURN).table.record()).replace(
      'seats: red blue',
      'seats: red blue green',
    );
    const opened = Table.open(sealedBids, valueOf(parseRecord(text)));
    expect(opened.ok ? undefined : opened.error).toMatchObject({ where: 'header, seats' });
  });
});

test('why not names the clause and the reason', () => {
  const { table } = given(sealedBids, TURN);
  expect(table.whyNot(0, 'buy ink')).toBeUndefined();
  expect(table.whyNot(0, 'buy ink 1')).toMatchObject({ code: 'illegal', clause: 'TOY-5', reason: 'one-or-two' });
  expect(table.whyNot(0, 'bid 3')).toMatchObject({ code: 'illegal', clause: 'TOY-5', reason: 'not-now' });
  expect(table.whyNot(1, 'end')).toMatchObject({ code: 'not-waiting', clause: 'TOY-5', reason: 'not-now' });
  expect(table.whyNot(0, 'sing')).toMatchObject({ code: 'unknown-word', where: 'word 1' });
});

describe('a preview', () => {
  test('shows what a line would do, and does nothing', () => {
    const g = given(sealedBids, TURN);
    const before = g.table.hash();
    const line = g.offers('red').find((offer) => valueOf(g.table.preview(0, [offer])).isRevealing === false);
    if (line === undefined) throw new Error('every line reveals something');
    const seen = valueOf(g.table.preview(0, [line]));
    expect(g.table.hash()).toBe(before);
    g.play('red', line);
    if (seen.isRevealing) throw new Error('it reveals');
    expect(seen.view).toEqual(g.view('red'));
    expect(seen.events).toEqual(g.eventsFor('red'));
  });

  test('is no way to learn what a line would reveal, nor what others have answered', () => {
    const table = newTable(['ann', 'bob']);
    expect(codeOf(table.submit(0, 0, [table.choices(0)[0]]))).toBeUndefined();
    const effects = [{ amount: 'cards', before: 4, after: 3 }];
    for (const line of table.choices(1))
      expect(valueOf(table.preview(1, [line]))).toEqual({
        isRevealing: true,
        effects,
        kinds: ['laid', 'noted', 'shown', 'won'],
        isEnd: false,
      });
    const turn = given(sealedBids, TURN);
    const revealing = turn.offers('red').filter((line) => valueOf(turn.table.preview(0, [line])).isRevealing);
    expect(revealing.length).toBeGreaterThan(0);
  });

  test('does not show the end, where everything lies open', () => {
    const last = Array.from({ length: 20 }, (_, game) => {
      const table = newTable(['ann', 'bob']);
      for (let i = game; ; i++) {
        const seat = table.waiting & 1 ? 0 : 1;
        const choices = table.choices(seat);
        const line = choices[(i * 7) % choices.length];
        const preview = valueOf(table.preview(seat, [line]));
        table.submit(seat, undefined, [line]);
        if (table.isOver) return preview;
      }
    });
    for (const preview of last) expect(Object.keys(preview)).toEqual(['isRevealing', 'effects', 'kinds', 'isEnd']);
  });

  test('names what lines cost and bring, forced choices included', () => {
    const { table } = given(sealedBids, TURN);
    const [coins] = table.view(0).table.players.map((player) => player.coins);
    const bought = [
      { amount: 'coins', before: coins, after: coins - 2 },
      { amount: 'ink', before: 0, after: 2 },
    ];
    expect(valueOf(table.preview(0, ['buy ink 2'])).effects).toEqual(bought);
    expect(valueOf(table.effects(0, ['buy ink', 'buy ink']))).toEqual(bought);
    expect(valueOf(table.effects(0, ['peek']))).toEqual([{ amount: 'coins', before: coins, after: coins - 1 }]);
  });

  test('of what is not possible is refused with the reason', () => {
    expect(given(sealedBids, TURN).table.preview(1, ['end'])).toMatchObject({
      ok: false,
      error: { code: 'not-waiting' },
    });
    expect(codeOf(newTable().preview(0, ['dance']))).toBe('unknown-word');
  });
});
