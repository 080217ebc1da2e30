import type { GatheringInfo, GatheringSeat } from '@fondaco/protocol';
import { createTranslate } from '@fondaco/texts';
import { compileMessages } from '@fondaco/texts/compile';
import { expect, test } from 'vitest';
import { changesIn, presenceIn } from './company-news.ts';
import english from './texts/en.json' with { type: 'json' };

const t = createTranslate('en', [compileMessages(english, 'en')]);

type SeatWithPerson = Extract<GatheringSeat, { type: 'person' }>;

function person(seat: string, name: string, more: Partial<SeatWithPerson> = {}): SeatWithPerson {
  const told = { isMaker: false, isReady: true, satAt: 0, wantsEnd: false, isOnVacation: false };
  return { seat, type: 'person', name, isYou: false, ...told, ...more };
}

const ANN = person('red', 'Ann', { isYou: true });
const BRUNO = person('blue', 'Bruno');
const GAVE_UP = { seat: 'blue', type: 'resigned', name: 'Bruno', isYou: false, level: 'journeyman' } as const;

function table(...seats: readonly GatheringSeat[]): GatheringInfo {
  return {
    table: 'a',
    version: 1,
    phase: 'playing',
    title: 'An evening',
    game: 'augsburg-1520',
    options: {},
    hasParts: false,
    seats,
    clock: { type: 'none' },
    watching: { type: 'nobody' },
    isPublic: false,
    hasInvite: false,
    isInvited: false,
    isMaker: true,
    maker: 'Ann',
    canSit: false,
    madeAt: 0,
  };
}

test('what the others do with their seats is said, what one does oneself is not', () => {
  const before = table(ANN, BRUNO);
  expect(changesIn(t, table(ANN, GAVE_UP), before)).toEqual(['Bruno has resigned. A bot plays on.']);
  expect(changesIn(t, table(ANN, person('blue', 'Clara')), table(ANN, GAVE_UP))).toEqual(['Clara sat down.']);
  expect(changesIn(t, table(ANN, { seat: 'blue', type: 'open' }), before)).toEqual(['Bruno got up.']);
  expect(changesIn(t, table({ ...GAVE_UP, seat: 'red', isYou: true }, BRUNO), before)).toEqual([]);
  expect(changesIn(t, before, { ...before, table: 'b' })).toEqual([]);
});

test('who came or went since it was last told is said, of the same table only', () => {
  const told = { table: 'a', seats: [ANN, BRUNO].map(({ seat }) => ({ seat, isHere: true, since: 0 })) };
  const gone = { table: 'a', seats: told.seats.map((one) => ({ ...one, isHere: false })) };
  const gathering = table(ANN, BRUNO);
  expect(presenceIn(t, gathering, gone, told)).toEqual(['Bruno has left the page.']);
  expect(presenceIn(t, gathering, told, gone)).toEqual(['Bruno has come to the table.']);
  expect(presenceIn(t, gathering, { ...told }, told)).toEqual([]);
  expect(presenceIn(t, gathering, gone, { ...told, table: 'b' })).toEqual([]);
  expect(presenceIn(t, gathering, gone, undefined)).toEqual([]);
});
