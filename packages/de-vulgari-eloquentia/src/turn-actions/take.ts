import { argA, LEGAL, pack } from '@fondaco/kernel';
import { LINGUA_VOLGARE, MANUSCRIPTS } from '../data/manuscripts.ts';
import { VOLGARE_LEVEL } from '../data/numbers.ts';
import { freeActions, isAtSea, refuseActions, spaceOf, tell } from '../effects.ts';
import { EVENT } from '../events.ts';
import { manuscriptActions, noteExhaustion } from '../effects/manuscripts.ts';
import { CHART, DONE } from '../pieces.ts';
import { WHY } from '../reasons.ts';
import { KIND_COUNT, type DveState } from '../state.ts';
import { VERB } from '../verbs.ts';
import type { TurnAction } from './turn-action.ts';

/** The dialect of the pawn's zone as a bit set: none at sea or in a neutral zone (DVE-MAN-3). */
function dialectHere(s: DveState, seat: number): number {
  if (isAtSea(s, seat)) return 0;
  const dialect = s.board.dialect[s.at[seat]];
  return dialect < 0 ? 0 : 1 << dialect;
}

/** DVE-MAN-3: in a zone of the manuscript's colour, or of one of its two. Lingua Volgare anywhere (DVE-MAN-5). */
function isOfDialect(kind: number, dialect: number): boolean {
  return kind === LINGUA_VOLGARE || (MANUSCRIPTS[kind].dialects & dialect) !== 0;
}

function refuseTake(s: DveState, seat: number, kind: number): number {
  if (s.done[DONE.manuscript] !== 0) return WHY['took-a-manuscript-already'];
  if (kind === LINGUA_VOLGARE && s.volgareEntered[0] === 0) return WHY['lingua-volgare-has-not-entered'];
  if (s.open[kind] === 0) return WHY['manuscript-is-not-open'];
  const level = kind === LINGUA_VOLGARE ? VOLGARE_LEVEL : MANUSCRIPTS[kind].level;
  if (s.board.levelOf[spaceOf(s, CHART.knowledge, seat)] < level) return WHY['knowledge-level-too-low'];
  if (!isOfDialect(kind, dialectHere(s, seat))) return WHY['wrong-dialect-here'];
  const actions = manuscriptActions(s, kind);
  if (actions > s.actions[0])
    return kind === LINGUA_VOLGARE ? WHY['volgare-costs-4-actions'] : WHY['manuscript-costs-more-actions'];
  return refuseActions(s, actions);
}

/** DVE-MAN-1, DVE-MAN-2: one open manuscript a turn, of a level one knows enough for; nothing replaces it until the event phase (DVE-MAN-6). */
export const take: TurnAction = {
  verbs: [VERB.take],
  choices(s, seat, out) {
    if (s.done[DONE.manuscript] !== 0 || freeActions(s) === 0) return;
    const dialect = dialectHere(s, seat);
    for (let kind = dialect === 0 ? LINGUA_VOLGARE : 0; kind < KIND_COUNT; kind++) {
      if (s.open[kind] === 0 || !isOfDialect(kind, dialect)) continue;
      if (refuseTake(s, seat, kind) === LEGAL) out.add(pack(VERB.take, kind));
    }
  },
  whyNot: (s, seat, choice) => refuseTake(s, seat, argA(choice)),
  apply(s, seat, choice, sink) {
    const kind = argA(choice);
    const actions = manuscriptActions(s, kind);
    s.actions[0] -= actions;
    s.done[DONE.manuscript] = 1;
    s.open[kind]--;
    s.owned[seat * KIND_COUNT + kind]++;
    tell(sink, EVENT.took, seat, kind, actions);
    noteExhaustion(s, MANUSCRIPTS[kind].level, sink);
  },
};
