import { itemAt, type ReadLine } from '@fondaco/kernel';
import type { SpeechContext } from '../../../table/game-table.ts';
import { readView } from './dve-view.ts';
import { CUBES } from './printed.ts';

/** Choices whose words are numbers only, with what is counted. */
export function phrase({ t }: SpeechContext, { verb, args }: ReadLine): string | undefined {
  if (verb === 'bid') return t('dve.say.bid', { count: Number(itemAt(args, 0).word) });
  if (verb !== 'pay') return undefined;
  const cubes = args.flatMap(({ word }, i) => (word === '0' ? [] : [t(`cubes.${CUBES[i]}`, { count: Number(word) })]));
  if (cubes.length === 0) return t('dve.say.pay-nothing');
  return t('dve.say.pay', { cubes: new Intl.ListFormat(t.language).format(cubes) });
}

const CHART_VERBS = ['riddle', 'canticle', 'messenger', 'orient', 'rest', 'library'];

/** On a chart, how far. */
export function brief({ t }: SpeechContext, { verb, args }: ReadLine): string | undefined {
  return CHART_VERBS.includes(verb) && args[0]?.domain === 'number'
    ? t('dve.say.spaces', { count: Number(args[0].word) })
    : undefined;
}

/** A friar whose gain comes with every charity and with nothing that is counted now. */
const ALMS_TILE = 'gigi';

/** What a friar's tile brings later. */
export function outlook({ t }: SpeechContext, { verb, args }: ReadLine): string | undefined {
  return verb === 'become' && args[0]?.word === ALMS_TILE ? t(`dve.tile.${ALMS_TILE}`) : undefined;
}

/** Who bids most for Stupor Mundi, and where there are several others, who still could. */
export function standing({ t, view }: SpeechContext): string | undefined {
  const { auction } = readView(view);
  if (auction === undefined) return undefined;
  if (auction.bidder === undefined) return t('dve.auction.open');
  const bid = t('dve.auction.bid', { name: t.word('seat', auction.bidder), count: auction.bid });
  if (auction.bidders.length <= 2) return bid;
  const names = auction.bidders.map((seat) => t.word('seat', seat));
  return `${bid} ${t('dve.auction.in', { names: new Intl.ListFormat(t.language).format(names) })}`;
}

/** The actions that nobody has spent when a turn ends. */
export function lapse({ t, view }: SpeechContext): string | undefined {
  const { actions } = readView(view).acting;
  return actions > 0 ? t('dve.actions', { count: actions }) : undefined;
}
