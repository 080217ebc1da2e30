import type { EventWords } from '@fondaco/kernel';
import type { TableMoment, MomentContext, MomentsOfNews } from '../../../moments/moment.ts';
import { eventsOf, listOf, nameOf, sentenceOf, covered, titled } from '../../../moments/telling.ts';
import { readView } from '../model/augsburg-view.ts';

/** The end of an auction: the notes lie open on the cloth, and a strip says who has won with what. */
export function tellShowdown(context: MomentContext): MomentsOfNews {
  const [won] = eventsOf(context, 'won');
  const moments = [
    ...eventsOf(context, 'nobody-won').map((event) => tellNobody(context, event)),
    ...(won === undefined ? [] : [tellWinner(context, won)]),
  ];
  // Whoever was robbed is compensated too, when nothing was won.
  const consoled = won === undefined ? [] : eventsOf(context, 'compensated');
  return covered(moments, [...eventsOf(context, 'shown', 'won', 'nobody-won'), ...consoled]);
}

function tellNobody(context: MomentContext, event: EventWords): TableMoment {
  const { t } = context;
  const title = t.word('noble', String(event.noble));
  const sentence = sentenceOf(context, event);
  return { id: 'nobody-won', size: 'strip', icon: 'close', title, text: sentence, sentence };
}

function tellWinner(context: MomentContext, won: EventWords): TableMoment {
  const { t, me } = context;
  const noble = t.word('noble', String(won.noble));
  const title =
    won.seat === me ? t('aug.you-win', { noble }) : t('aug.wins', { player: nameOf(context, won.seat), noble });
  const text = [bestNotes(context, won), ...consolations(context)].join(' ');
  return {
    id: 'showdown',
    size: 'strip',
    icon: 'laurel',
    title,
    text,
    sentence: titled(context, title, text),
    sound: 'seal',
    // The winner's notes take the longest to read.
    body: { type: 'rows', count: Math.max(1, shownSeats(context).size), long: [0] },
  };
}

function shownSeats(context: MomentContext): ReadonlySet<string> {
  return new Set(eventsOf(context, 'shown').map(({ seat }) => String(seat)));
}

/** The notes that counted, the winner's first. */
function bestNotes(context: MomentContext, { number }: EventWords): string {
  const { t } = context;
  const { showing } = readView(context.view);
  const [first, ...others] = showing?.shown ?? [];
  if (first === undefined || others.length === 0) return t('aug.moment.alone', { number: Number(number) });
  const note = (one: string): string => t.word('note', one);
  const lost = others.map(({ seat, best }) =>
    t('aug.moment.lost', { player: nameOf(context, seat), note: note(best) }),
  );
  return t('aug.moment.won', {
    player: nameOf(context, first.seat),
    note: note(first.best),
    others: listOf(context, lost),
  });
}

function consolations(context: MomentContext): readonly string[] {
  return eventsOf(context, 'compensated').map((event) => sentenceOf(context, event));
}
