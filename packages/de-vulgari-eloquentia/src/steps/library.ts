import { argA, decision, LEGAL, NOT_NOW, pack, pop, verbOf } from '@fondaco/kernel';
import { keepTile, putTileBack } from '../effects/library.ts';
import { WHY } from '../reasons.ts';
import type { DveState } from '../state.ts';
import { VERB } from '../verbs.ts';

function isLookedAt(s: DveState, points: number): boolean {
  for (let i = 0; i < s.lookedSize[0]; i++) if (s.looked[i] === points) return true;
  return false;
}

function refuseTile(s: DveState, seat: number, verb: number, points: number): number {
  if (verb !== VERB.keep && verb !== VERB.put) return NOT_NOW;
  const hasKept = s.kept[seat] !== 0;
  if (verb === VERB.keep && hasKept) return WHY['one-is-kept-already'];
  if (verb === VERB.put && !hasKept) return WHY['keep-one-first'];
  return isLookedAt(s, points) ? LEGAL : WHY['not-among-the-tiles'];
}

/**
 * DVE-LIB-2: one of the tiles is kept, the rest go back on top one by one, so that the last is the topmost. Asked even if all are
 * alike, because silence would tell the others so; only the last tile, which everybody knows to be the last, goes by itself.
 */
export const library = decision<DveState>({
  name: 'library',
  clause: 'DVE-LIB-2',
  alwaysAsk: true,
  choices(s, seat, _at, out) {
    const verb = s.kept[seat] === 0 ? VERB.keep : VERB.put;
    for (let i = 0; i < s.lookedSize[0]; i++) {
      if (i === 0 || s.looked[i] !== s.looked[i - 1]) out.add(pack(verb, s.looked[i]));
    }
  },
  whyNot: (s, seat, choice) => refuseTile(s, seat, verbOf(choice), argA(choice)),
  apply(s, seat, choice, _at, sink) {
    if (verbOf(choice) === VERB.keep) keepTile(s, seat, argA(choice), sink);
    else putTileBack(s, seat, argA(choice), sink);
    if (s.lookedSize[0] > 1) return;
    putTileBack(s, seat, s.looked[0], sink);
    pop(s);
  },
});
