import type { EventWords } from '@fondaco/kernel';
import type { Consequence, TableMoment, MomentContext, MomentsOfNews } from '../../../moments/moment.ts';
import { goodsOf, readView } from '../model/dve-view.ts';
import { eventsOf, nameOf, sentenceOf, covered, titled } from '../../../moments/telling.ts';

/** What happens to people: vows are taken, somebody is accused, the language itself comes to the table. */
export function tellPeople(context: MomentContext): MomentsOfNews {
  const moments = context.events.flatMap((event): readonly TableMoment[] => {
    if (event.type === 'became') return [tellVows(context, event)];
    if (event.type === 'accused') return [tellAccusation(context, event)];
    if (event.type === 'kept' && event.seat === context.me) return tellTile(context, event);
    return event.type === 'volgare-entered' ? [tellVolgare(context, event)] : [];
  });
  return covered(moments, eventsOf(context, 'became', 'accused', 'volgare-entered'));
}

/** The first friar and the first cardinal of a game are great moments. */
function tellVows(context: MomentContext, event: EventWords): TableMoment {
  const { t } = context;
  const seat = String(event.seat);
  const view = readView(context.view);
  const goods = goodsOf(view, seat);
  const character = goods?.character ?? 'friar';
  const others = view.players.filter((one) => one.seat !== seat && one.character === character);
  const earlier = readView(context.before).players.filter((one) => one.character === character);
  const isFirst = others.length + earlier.length === 0;
  const text = sentenceOf(context, event);
  const base = {
    id: 'became',
    icon: character,
    title: t.word('tile', String(event.tile)),
    text,
    sentence: text,
  } as const;
  if (!isFirst) return { ...base, size: 'strip', sound: 'seal' };
  const items: readonly Consequence[] = [
    {
      icon: 'coins',
      title: t('dve.moment.vows.alms'),
      text: t(`dve.moment.vows.alms.${character}`),
      clause: 'DVE-CHA-1',
    },
    {
      icon: 'tiara',
      title: t('dve.moment.vows.office'),
      text: (goods?.offices ?? [])
        .map(({ office, votes }) => t('dve.moment.vows.votes', { office: t.word('office', office), votes }))
        .join(' '),
      clause: 'DVE-ELE-1',
    },
  ];
  const first = t(`dve.moment.first-${character}`);
  const sentence = `${text} ${first}`;
  return { ...base, size: 'great', text: sentence, sentence, sound: 'bell', body: { type: 'consequences', items } };
}

function tellAccusation(context: MomentContext, event: EventWords): TableMoment {
  const { t, me } = context;
  const sentence = sentenceOf(context, event);
  const accused = String(event.accused);
  const title = t(accused === me ? 'dve.moment.accused.you' : 'dve.moment.accused', { name: nameOf(context, accused) });
  const kept: Consequence = {
    icon: 'manuscript',
    title: t('dve.moment.kept'),
    text: t('dve.moment.kept.text'),
    clause: 'DVE-CAR-3',
  };
  return {
    id: 'accused',
    size: 'great',
    icon: 'cardinal',
    title,
    text: sentence,
    sentence: titled(context, title, sentence),
    sound: 'bell',
    body: { type: 'consequences', items: [kept] },
  };
}

function tellVolgare(context: MomentContext, event: EventWords): TableMoment {
  const { t } = context;
  const sentence = sentenceOf(context, event);
  return {
    id: 'volgare',
    size: 'strip',
    icon: 'manuscript',
    title: t.word('manuscript', 'lingua-volgare'),
    text: sentence,
    sentence,
  };
}

/** The only library tile there was to see: nobody was asked which to keep, so it has to be said. */
function tellTile(context: MomentContext, event: EventWords): readonly TableMoment[] {
  if (eventsOf(context, 'saw').length === 0) return [];
  const text = sentenceOf(context, event);
  const title = context.t('dve.goods.library');
  return [{ id: 'library', size: 'strip', icon: 'library', title, text, sentence: text, sound: 'tile' }];
}
