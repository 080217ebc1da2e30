import type { GameMoments, TableMoment, MomentContext, MomentsOfNews } from '../../../moments/moment.ts';
import { tellAll } from '../../../moments/telling.ts';
import type { SoundName } from '../../../sound/sound-name.ts';
import { LAST_CHARITY_TURN } from '@fondaco/de-vulgari-eloquentia/data/numbers.ts';
import { readView } from '../model/dve-view.ts';
import { tellAuction } from './auction.ts';
import { tellChanges } from './changes.ts';
import { tellDeeds } from './deeds.ts';
import { tellElection } from './election.ts';
import { clauseOf } from './event-clauses.ts';
import { tellOpening } from './opening.ts';
import { tellPapal } from './papal.ts';
import { tellPeople } from './people.ts';

/** Events that say nothing beyond what the board and the moments show. */
const SILENT: ReadonlySet<unknown> = new Set(['ended', 'turn-of']);

const SOUNDS: Readonly<Record<string, SoundName>> = {
  'claimed-event': 'coin',
  'claimed-city': 'coin',
  earned: 'coin',
  sold: 'coin',
  bought: 'tile',
  took: 'tile',
  'event-laid': 'tile',
};

function tellMoments(context: MomentContext): MomentsOfNews {
  const { moments, covered } = tellAll(context, [tellPeople, tellAuction, tellOpening, tellPapal, tellElection]);
  const silent = context.events.filter(({ type }) => SILENT.has(type));
  return { moments: inOrder(moments), covered: new Set([...covered, ...silent]) };
}

/** The phases in their order, and what the pope does with the events it is revealed with. */
function inOrder(moments: readonly TableMoment[]): readonly TableMoment[] {
  const placeOf = ({ phase }: TableMoment): number => PHASES.findIndex(({ id }) => id === phase);
  return moments.toSorted((a, b) => placeOf(a) - placeOf(b));
}

const PHASES = [
  { id: 'event', title: 'dve.phase.event' },
  { id: 'charity', title: 'dve.phase.charity' },
  { id: 'order', title: 'dve.phase.order' },
  { id: 'actions', title: 'dve.phase.actions' },
] as const;

export const gameMoments: GameMoments = {
  tellMoments,
  tellDeeds,
  tellChanges,
  phases: PHASES,
  isSkipped: (phase, view) => phase === 'charity' && readView(view).turn > LAST_CHARITY_TURN,
  sounds: SOUNDS,
  clauseOf,
};
