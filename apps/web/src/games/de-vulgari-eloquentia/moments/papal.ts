import { LAST_TURN } from '@fondaco/de-vulgari-eloquentia/data/numbers.ts';
import { roman } from '../../../look/roman.ts';
import type { Consequence, TableMoment, MomentContext, MomentsOfNews } from '../../../moments/moment.ts';
import { readView } from '../model/dve-view.ts';
import { eventsOf, NO_MOMENTS, covered, titled } from '../../../moments/telling.ts';
import { capital } from '../../../table/lines/sentences.ts';
import { votesSentence } from './votes.ts';

/** The papal event of a turn: with the first red tile the pope is dying, with the second dead. */
export function tellPapal(context: MomentContext): MomentsOfNews {
  const [papal] = eventsOf(context, 'papal-event');
  if (papal === undefined) return NO_MOMENTS;
  const events = eventsOf(context, 'papal-event', 'gathered');
  if (papal.colour !== 'red') return covered([], events);
  return covered([readView(context.view).isLastTurn ? tellDead(context) : tellDying(context)], events);
}

function great(context: MomentContext, id: 'dying' | 'dead', items: readonly Consequence[]): TableMoment {
  const { t, view } = context;
  const title = t(`dve.papal.${id}`);
  const text = t(`dve.moment.${id}`, { roman: roman(readView(view).turn) });
  return {
    id,
    size: 'great',
    phase: 'event',
    icon: 'tiara',
    title,
    text,
    sentence: titled(context, title, text),
    sound: 'bell',
    body: { type: 'consequences', items },
  };
}

function tellDying(context: MomentContext): TableMoment {
  const { t, view } = context;
  const { turn } = readView(view);
  const left = Array.from({ length: LAST_TURN - turn }, (_, i) => turn + 1 + i);
  const chips = left.map((one, i) =>
    one === LAST_TURN
      ? t('dve.moment.certain', { roman: roman(one) })
      : t('dve.moment.chance', { roman: roman(one), count: left.length - i }),
  );
  const second: Consequence = {
    icon: 'hourglass',
    title: t('dve.moment.second'),
    text: t('dve.moment.second.text', { count: left.length }),
    clause: 'DVE-END-2',
    chips,
  };
  return great(context, 'dying', [second, toRome(context), election(context)]);
}

function tellDead(context: MomentContext): TableMoment {
  const { t } = context;
  const last: Consequence = {
    icon: 'hourglass',
    title: capital(t('dve.turn.last')),
    text: t('dve.moment.last.text'),
    clause: 'DVE-END-2',
  };
  return great(context, 'dead', [last, toRome(context), election(context)]);
}

/** While the pope is dying it is what will come; with his death it is done. */
function toRome(context: MomentContext): Consequence {
  const { t } = context;
  const [gathered] = eventsOf(context, 'gathered');
  const when = gathered === undefined ? 'later' : 'now';
  return {
    icon: 'route',
    title: t(`dve.moment.rome.${when}`),
    text: t(`dve.moment.rome.${when}.text`),
    clause: 'DVE-END-3',
  };
}

function election(context: MomentContext): Consequence {
  const { t } = context;
  const mine = votesSentence(context);
  return {
    icon: 'cardinal',
    title: t('dve.moment.then-election'),
    text: mine ?? t('dve.moment.then-election.text'),
    clause: 'DVE-ELE-1',
    ...(mine !== undefined && { isMine: true }),
  };
}
