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
    const g = winnerWith('card-10', { players: { ann: { levels: { [ladder]: level } } } });
    expect(g.whyNot('ann', line)).toEqual({ clause, reason });
  });

  test('[AUG-BID-7, AUG-BID-8] the order of showing, alone and in a showdown', () => {
    const players = { ann: { hand: ['leo-3', 'leo-5', 'leo-9'] }, bob: { hand: ['leo-4', 'leo-6', 'leo-8'] } };
    const alone = before('leo', { players });
    alone.playLines('ann bid 2\nbob pass\ncat pass\ndan pass\nann show leo-5');
    expect(alone.whyNot('ann', 'show leo-3')).toEqual({ clause: 'AUG-BID-7', reason: 'show-in-ascending-order' });
    const several = before('leo', { players });
    several.playLines('ann bid 2\nbob call\ncat pass\ndan pass');
    expect(several.whyNot('ann', 'show leo-9')).toEqual({ clause: 'AUG-BID-8', reason: 'showdown-needs-more-notes' });
    several.play('ann', 'show leo-5');
    expect(several.whyNot('ann', 'show leo-3')).toEqual({ clause: 'AUG-BID-8', reason: 'showdown-in-ascending-order' });
  });
});
