import { games } from '@fondaco/catalog';
import { expect, test } from 'vitest';
import { chooseOrFallBack } from './choose-or-fall-back.ts';
import type { BotAsked, BotPlayer } from './bot-player.ts';

const [{ game }] = games;
const asked: BotAsked = { game, seats: ['ann'], seat: 0, level: 'master', temperament: 'dante', known: game.blank() };
const OFFERED = ['pass', 'bid 1'];

/** A bot whose answers are given by level. */
function botThat(answers: Readonly<Record<string, () => Promise<string>>>): BotPlayer {
  return { levels: () => [], temperaments: () => [], choose: ({ level }) => answers[level]() };
}

const fails = () => Promise.reject(new Error('out of ideas'));
const raves = () => Promise.resolve('fly to the moon');
const bids = () => Promise.resolve('bid 1');

test.each([
  ['answers', bids, bids, 'bid 1', []],
  ['throws', fails, bids, 'bid 1', ['ann could not choose as master: Error: out of ideas']],
  [
    'raves',
    raves,
    bids,
    'bid 1',
    ['ann could not choose as master: Error: chose "fly to the moon", which is not offered'],
  ],
  ['throws like the journeyman', fails, raves, 'pass', [/master/, /journeyman/]],
])(
  'where a bot %s something offered is chosen, and failures are told',
  async (_how, master, journeyman, line, warned) => {
    const told: string[] = [];
    expect(
      await chooseOrFallBack(botThat({ master, journeyman }), asked, OFFERED, (message) => told.push(message)),
    ).toBe(line);
    expect(told.length).toBe(warned.length);
    for (const [i, message] of warned.entries()) expect(told[i]).toMatch(message);
  },
);
