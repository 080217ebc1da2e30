import type { EventWords } from '@fondaco/kernel';
import type { Consequence, TableMoment, MomentContext, MomentsOfNews } from '../../../moments/moment.ts';
import { eventsOf, nameOf, sentenceOf, covered, titled } from '../../../moments/telling.ts';
import { printedParts } from '../model/printed.ts';

/** A level tile taken from its holder. */
export function tellTheft(context: MomentContext): MomentsOfNews {
  const robbed = eventsOf(context, 'robbed');
  // The thief's own step up is told with it.
  const taken = eventsOf(context, 'level').filter(({ seat, ladder }) =>
    robbed.some((event) => event.by === seat && event.ladder === ladder),
  );
  return covered(
    robbed.map((event) => tellRobbed(context, event)),
    [...robbed, ...taken],
  );
}

function tellRobbed(context: MomentContext, event: EventWords): TableMoment {
  const { t, me } = context;
  const ladder = t.word('ladder', String(event.ladder));
  const names = { victim: nameOf(context, event.seat), thief: nameOf(context, event.by), ladder };
  const whose = event.seat === me ? 'mine' : event.by === me ? 'own' : 'others';
  const text = sentenceOf(context, event);
  const title = t(`aug.moment.theft.${whose}`, names);
  const left: Consequence = {
    icon: String(event.ladder),
    seat: String(event.seat),
    title: t('aug.moment.theft.left', { ...names, level: Number(event.level) }),
    text: t('aug.moment.theft.left.text', names),
    clause: 'AUG-LEV-3',
    ...(event.seat === me && { isMine: true }),
  };
  const { robbedFlorins, robbedPrestige } = printedParts(context.parts).payments;
  const offer = {
    florins: t('aug.florins', { florins: robbedFlorins }),
    points: t('aug.prestige-points', { points: robbedPrestige }),
  };
  const paid: Consequence = {
    icon: 'purse',
    title: t('aug.moment.theft.paid'),
    text: t(event.seat === me ? 'aug.moment.theft.paid.mine' : 'aug.moment.theft.paid.text', { ...names, ...offer }),
    clause: 'AUG-LEV-4',
    ...(event.seat === me && { isMine: true }),
  };
  return {
    id: 'theft',
    size: 'great',
    icon: String(event.ladder),
    title,
    text,
    sentence: titled(context, title, text),
    sound: 'bell',
    body: { type: 'consequences', items: [left, paid] },
  };
}
