import type { Consequence, Gift, TableMoment, MomentBody } from './moment.ts';

/** Milliseconds at the unhurried pace. */
const ONE_GIFT = 1200;
const ONE_ROW = 600;
const LONG_ROW = 1500;
const ORDER_STANDS = 500;
const ORDER_SORTED = 1700;
const GREAT = 8000;
const SCENE = 2400;
const STRIP = 2400;
const PASSING = 6000;
const LIST_BEGINS = 2000;
const LIST_LINE = 1500;
/** After the last step everything is in place and stays to be read. */
const LAST_LOOK = 1500;

/** How long each step of a moment is shown, in milliseconds at the unhurried pace. */
export function stepsOf(moment: TableMoment): readonly number[] {
  const { body, size, isPassing } = moment;
  if (body?.type === 'purses') return [...body.gifts.map(() => ONE_GIFT), LAST_LOOK];
  if (body?.type === 'ranks') return [ORDER_STANDS, ORDER_SORTED];
  if (body?.type === 'rows')
    return [...Array.from({ length: body.count }, (_, i) => (body.long?.includes(i) ? LONG_ROW : ONE_ROW)), LAST_LOOK];
  if (size === 'great') return [GREAT];
  if (isPassing === true) return [PASSING];
  return [size === 'strip' ? STRIP : SCENE];
}

/** The same moments for who wants no motion: one list that is all there from the beginning. */
export function asList(
  moments: readonly TableMoment[],
): { readonly moment: TableMoment; readonly steps: readonly number[] } | undefined {
  const [first, ...more] = moments;
  if (first === undefined) return undefined;
  const isGreat = moments.some(({ size }) => size === 'great');
  const steps = [isGreat ? GREAT : LIST_BEGINS + LIST_LINE * moments.length];
  if (more.length === 0) return { moment: first, steps };
  const items = moments.flatMap(({ icon, title, sentence, body }) => [
    { icon, title, text: sentence },
    ...(body === undefined ? [] : itemsOf(body)),
  ]);
  const body: MomentBody = { type: 'consequences', items };
  const sentence = moments.map((one) => one.sentence).join(' ');
  const isPassing = moments.every((one) => one.isPassing === true);
  const { id, icon, title, phase, sound } = first;
  return {
    moment: {
      id,
      size: isGreat ? 'great' : 'phase',
      icon,
      title,
      text: '',
      sentence,
      body,
      ...(phase !== undefined && { phase }),
      ...(sound !== undefined && { sound }),
      ...(isPassing && { isPassing }),
    },
    steps,
  };
}

/** What a list tells of a moment beside its sentence: what follows from it, and how purses have changed. */
function itemsOf(body: MomentBody): readonly Consequence[] {
  if (body.type === 'consequences') return body.items;
  if (body.type !== 'purses') return [];
  return body.purses.flatMap(({ seat, role, amount }) => {
    const after = amount + body.gifts.reduce((sum, gift) => sum + changeFor(seat, gift), 0);
    return after === amount ? [] : [{ icon: body.icon, seat, title: role, text: `${amount} → ${after}` }];
  });
}

/** How a gift changes the purse of a seat. */
export function changeFor(seat: string, { from, to, amount }: Gift): number {
  if (seat === to) return amount;
  return seat === from ? -amount : 0;
}
