import type { GameMoments, MomentContext, MomentsOfNews } from '../../../moments/moment.ts';
import { tellAll, titled } from '../../../moments/telling.ts';
import type { SoundName } from '../../../sound/sound-name.ts';
import { tellBuildings, tellPassed } from './buildings.ts';
import { tellChanges } from './changes.ts';
import { tellDeeds } from './deeds.ts';
import { EVENT_CLAUSES } from './event-clauses.ts';
import { tellIncome } from './income.ts';
import { tellShowdown } from './showdown.ts';
import { tellTheft } from './theft.ts';

/** Events that the cloth and the moments show without a pause of their own. */
const SILENT: ReadonlySet<unknown> = new Set([
  'auction-began',
  'card-opened',
  'purchases-made',
  'offered',
  'free-note',
  'bought',
  'ended',
]);

const SOUNDS: Readonly<Record<string, SoundName>> = {
  coins: 'coin',
  compensated: 'coin',
  'florins-instead': 'coin',
  'took-card': 'tile',
  level: 'tile',
  right: 'tile',
  drew: 'tile',
};

/** Of these, what comes into the viewer's own hand: who does not see it is told. */
const SPOKEN: ReadonlySet<unknown> = new Set(['bought', 'free-note']);

function tellMoments(context: MomentContext): MomentsOfNews {
  const { events, me } = context;
  const news = tellAll(context, [
    tellShowdown,
    tellTheft,
    tellBuildings,
    tellPassed('privilege'),
    tellIncome,
    tellPassed('income'),
    tellRound,
  ]);
  return {
    ...news,
    covered: new Set([...news.covered, ...events.filter(({ type }) => SILENT.has(type))]),
    spoken: new Set(events.filter(({ type, seat }) => SPOKEN.has(type) && seat === me)),
  };
}

function tellRound({ t, events, view }: MomentContext): MomentsOfNews {
  const began = events.find(({ type }) => type === 'round-began');
  if (began === undefined) return { moments: [], covered: new Set() };
  const cards = events.filter(({ type }) => type === 'card-opened').length;
  const title = t('aug.round', { round: Number(began.round) });
  const rounds = Number(view.rounds);
  const text =
    Number(began.round) < rounds ? t('aug.moment.round', { cards, rounds }) : t('aug.moment.round.last', { cards });
  const sentence = titled({ t }, title, text);
  return {
    moments: [{ id: 'round', size: 'strip', icon: 'privilege', title, text, sentence, sound: 'bell', edge: 'upper' }],
    covered: new Set([began]),
  };
}

export const gameMoments: GameMoments = {
  tellMoments,
  tellDeeds,
  tellChanges,
  phases: [],
  isSkipped: () => false,
  sounds: SOUNDS,
  clauseOf: ({ type }) => EVENT_CLAUSES[String(type)],
};
