import { describe, expect, test } from 'vitest';
import { before, winnerWith } from './fixtures.ts';

const RIGHTS: readonly (readonly [clause: string, line: string, level: number, reason: string])[] = [
  ['AUG-RIG-2', 'use office mint-master', 2, 'office-too-low'],
  ['AUG-RIG-2', 'use office master-builder', 3, 'office-too-low'],
  ['AUG-RIG-3', 'use peerage coat-of-arms', 2, 'peerage-too-low'],
  ['AUG-RIG-3', 'use peerage letter-of-nobility', 3, 'peerage-too-low'],
];

describe('what cannot be done is refused with its own clause', () => {
  test.for(RIGHTS)('[%s] %s on level %i', ([clause, line, level, reason]) => {
    const ladder = line.split(' ')[1];
    const g = winnerWith('card-10', { players: { red: { levels: { [ladder]: level } } } });
    expect(g.whyNot('red', line)).toEqual({ clause, reason });
  });

  test('[AUG-BID-7, AUG-BID-8] the order of showing, alone and in a showdown', () => {
    const players = { red: { hand: ['leo-3', 'leo-5', 'leo-9'] }, blue: { hand: ['leo-4', 'leo-6', 'leo-8'] } };
    const alone = before('leo', { players });
    alone.playLines('red bid 2\nblue pass\ngreen pass\nyellow pass\nred show leo-5');
    expect(alone.whyNot('red', 'show leo-3')).toEqual({ clause: 'AUG-BID-7', reason: 'show-in-ascending-order' });
    const several = before('leo', { players });
    several.playLines('red bid 2\nblue call\ngreen pass\nyellow pass');
    expect(several.whyNot('red', 'show leo-9')).toEqual({ clause: 'AUG-BID-8', reason: 'showdown-needs-more-notes' });
    several.play('red', 'show leo-5');
    expect(several.whyNot('red', 'show leo-3')).toEqual({ clause: 'AUG-BID-8', reason: 'showdown-in-ascending-order' });
  });

  test('[AUG-BID-3] a bid of any height is a number, only too high', () => {
    const g = before('leo', { players: { red: { hand: ['leo-3', 'leo-5'] } } });
    for (const bid of [3, 80, 81, 1000])
      expect(g.whyNot('red', `bid ${bid}`)).toEqual({ clause: 'AUG-BID-3', reason: 'too-few-notes' });
  });
});
