import { decision, LEGAL, NOT_NOW, only, pack, pop, verbOf, WAITING, type Sink } from '@fondaco/kernel';
import { OFFICE_VOTES, VOTES } from '../data/numbers.ts';
import { cubesBehind, knowledgeRank, tell, virtualVotes } from '../effects.ts';
import { canBePope, plainOffice } from '../effects/election.ts';
import { EVENT } from '../events.ts';
import { FRAME, SLOT } from '../frames.ts';
import { CUBE, OFFICE } from '../pieces.ts';
import { CUBE_COUNT, type DveState } from '../state.ts';
import { VERB } from '../verbs.ts';

/**
 * DVE-ELE-2: the virtual cube counts first; of the real ones the set of least value that reaches the votes leaves the game. Of sets
 * of equal value it takes the one with the most valuable cubes: what is left counts by its votes alone.
 */
function spendVotes(s: DveState, seat: number, office: number): void {
  const due = OFFICE_VOTES[office] - virtualVotes(s, seat);
  if (due <= 0) return;
  const [reds, blacks, yellows] = [CUBE.politician, CUBE.nobleman, CUBE.abbess].map((colour) =>
    cubesBehind(s, seat, colour),
  );
  let best = Infinity;
  let spent = [0, 0, 0];
  for (let red = reds; red >= 0; red--) {
    for (let black = blacks; black >= 0; black--) {
      const rest = due - red * VOTES[CUBE.politician] - black * VOTES[CUBE.nobleman];
      const yellow = Math.max(0, rest);
      const value = due - rest + yellow;
      if (yellow > yellows || value >= best) continue;
      best = value;
      spent = [red, black, yellow];
    }
  }
  for (let colour = 0; colour < spent.length; colour++) {
    s.behind[seat * CUBE_COUNT + colour] -= spent[colour];
    s.gone[colour] += spent[colour];
  }
}

function elect(s: DveState, seat: number, office: number, sink: Sink | undefined): void {
  s.office[seat] = office;
  spendVotes(s, seat, office);
  if (office !== OFFICE.none) tell(sink, EVENT.elected, seat, office);
}

/** DVE-ELE-3: in order of knowledge, most first; the frame holds the rank that comes next. After it the game is over. */
export const election = decision<DveState>({
  name: 'election',
  clause: 'DVE-ELE-3',
  frame: FRAME.election,
  choices(_s, _seat, _at, out) {
    out.add(pack(VERB.pope));
    out.add(pack(VERB.camerlengo));
  },
  whyNot: (_s, _seat, choice) => (verbOf(choice) === VERB.pope || verbOf(choice) === VERB.camerlengo ? LEGAL : NOT_NOW),
  apply(s, seat, choice, at, sink) {
    elect(s, seat, verbOf(choice) === VERB.pope ? OFFICE.pope : OFFICE.camerlengo, sink);
    s.frames[at + WAITING] = 0;
  },
  run(s, at, sink) {
    const rank = s.frames[at + SLOT.election.next]++;
    if (rank >= s.seats[0]) {
      pop(s);
      return;
    }
    const seat = knowledgeRank(s, rank);
    if (canBePope(s, seat)) s.frames[at + WAITING] = only(seat);
    else elect(s, seat, plainOffice(s, seat), sink);
  },
});
