import { OFFICE_POINTS } from '@fondaco/de-vulgari-eloquentia/data/numbers.ts';
import { OFFICES } from '@fondaco/de-vulgari-eloquentia/data/words.ts';
import type { Consequence, MomentContext, MomentsOfNews } from '../../../moments/moment.ts';
import { readView } from '../model/dve-view.ts';
import { eventsOf, nameOf, NO_MOMENTS, covered, titled } from '../../../moments/telling.ts';

/** Who became what when the game ended. */
export function tellElection(context: MomentContext): MomentsOfNews {
  const { t, me } = context;
  const view = readView(context.view);
  const [ended] = eventsOf(context, 'ended');
  const elected = eventsOf(context, 'elected');
  const isOver = ended !== undefined && view.isLastTurn && eventsOf(context, 'turn-of').length === 0;
  if (elected.length === 0 && !isOver) return NO_MOMENTS;
  const offices = new Map(elected.map(({ seat, office }) => [String(seat), String(office)]));
  const items = view.order.map((seat): Consequence => {
    const office = offices.get(seat) ?? view.players.find((player) => player.seat === seat)?.office ?? 'none';
    const name = nameOf(context, seat);
    const key = office === 'none' ? 'dve.moment.elected.none' : 'dve.moment.elected.points';
    const points = OFFICE_POINTS[OFFICES.findIndex((one) => one === office)] ?? 0;
    const text = t(key, { name, office: t.word('office', office), points });
    return { icon: 'cardinal', seat, title: name, text, ...(seat === me && { isMine: true }) };
  });
  const winners = items.filter(({ seat }) => seat !== undefined && (offices.get(seat) ?? 'none') !== 'none');
  const sentence = (winners.length === 0 ? [t('dve.moment.election.nobody')] : winners.map(({ text }) => text)).join(
    ' ',
  );
  const title = t('dve.moment.election');
  return covered(
    [
      {
        id: 'election',
        size: 'great',
        icon: 'tiara',
        title,
        text: t('dve.moment.election.text'),
        sentence: titled(context, title, sentence),
        clause: 'DVE-ELE-1',
        sound: 'bell',
        body: { type: 'consequences', items },
      },
    ],
    elected,
  );
}
