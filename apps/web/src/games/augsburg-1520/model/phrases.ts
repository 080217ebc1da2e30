import type { ReadLine } from '@fondaco/kernel';
import type { BarredChoice, SpeechContext } from '../../../table/game-table.ts';
import { capital } from '../../../table/lines/sentences.ts';
import { goodsOf, readView, type AugsburgView } from './augsburg-view.ts';
import { cardWorth } from './card-worth.ts';
import { priceOf, printedParts } from './printed.ts';
import { listSymbols } from './symbols.ts';
import { BUILDINGS, LADDERS, RIGHTS, type Right } from './words.ts';

/** A choice as it is at this table: what is on the card, what it costs, what it brings. */
export function phrase(context: SpeechContext, { verb, args }: ReadLine): string | undefined {
  const { t, parts } = context;
  const view = readView(context.view);
  const { payments } = printedParts(parts);
  const [first = '', second, third] = args.map(({ word }) => word);
  switch (verb) {
    case 'call':
      return t('aug.say.call', { count: view.auction?.number ?? 0 });
    case 'bid':
      return t('aug.say.bid', { count: Number(first) });
    case 'buy':
      return buyPhrase(context, first, second);
    case 'use':
      return privilegePhrase(context, view, first, second, third);
    case 'give-up':
      return t('aug.say.give-up', { points: payments.givenUpPrestige });
    case 'build':
      return t('aug.say.master-build', { building: t.word('building', first), florins: priceOnTop(view, first) });
    case 'accept': {
      const { robbedFlorins: florins, robbedPrestige: points } = payments;
      const what = first === 'florins' ? t('aug.florins', { florins }) : t('aug.prestige-points', { points });
      return t('aug.say.accept', { what });
    }
    default:
      return undefined;
  }
}

/** A card by what is on it, where the question says that one is taken. */
export function brief({ t, view, parts }: SpeechContext, { verb, args }: ReadLine): string | undefined {
  const card = readView(view).cards.open.find((one) => verb === 'take' && one.card === args[0]?.word);
  return card && listSymbols(t, printedParts(parts), card.symbols);
}

/** Where a privilege card could lead. */
export function outlook(context: SpeechContext, { verb, args }: ReadLine): string | undefined {
  return verb === 'take' && args[0] !== undefined ? cardWorth(context, args[0].word) : undefined;
}

/** Who can only pass may want to know why they cannot bid. */
export function barred(context: SpeechContext, { verb }: ReadLine): BarredChoice | undefined {
  if (verb !== 'pass') return undefined;
  const { t, view } = context;
  const count = readView(view).auction?.number ?? 0;
  return count > 0
    ? { keys: 'verb:call', text: t('aug.say.call', { count }) }
    : { keys: 'verb:bid number:1', text: t('aug.say.bid', { count: 1 }) };
}

function buyPhrase({ t, parts }: SpeechContext, note: string, answer: string | undefined): string {
  const name = t.word('note', note);
  if (answer === 'no') return t('aug.leave-note', { note: name });
  return t('aug.say.buy', { note: name, florins: priceOf(printedParts(parts), note) });
}

function privilegePhrase(
  context: SpeechContext,
  view: AugsburgView,
  symbol: string,
  gain?: string,
  victim?: string,
): string {
  const { t, parts, me } = context;
  const { payments } = printedParts(parts);
  if (symbol === 'coins') return t('aug.say.coins', { florins: payments.coins });
  if (symbol === 'notes') return t('aug.say.notes');
  const ladder = LADDERS.find((one) => one === symbol);
  if (ladder === undefined) return t('aug.say.points', { points: Number(symbol.slice('points-'.length)) });
  const name = capital(t.word('ladder', ladder));
  if (gain === 'florins') return t('aug.say.instead', { ladder: name, florins: payments.agencyInstead });
  if (BUILDINGS.some((one) => one === gain))
    return t('aug.say.build', { building: t.word('building', gain ?? ''), florins: priceOnTop(view, gain) });
  const right = RIGHTS.find((one) => one === gain);
  if (right !== undefined)
    return t('aug.say.right', { ladder: name, right: t.word('right', right), text: rightText(context, right) });
  const next = (goodsOf(view, me)?.levels[ladder] ?? 0) + 1;
  // Asked why they cannot rise, whoever stands on the highest is told of that one.
  const level = t.has(`level.${ladder}.${next}`) ? next : next - 1;
  const values = { ladder: name, level, name: capital(t(`level.${ladder}.${level}`)) };
  if (victim === undefined) return t('aug.say.level', values);
  return t('aug.say.level-from', { ...values, player: t.word('seat', victim) });
}

function priceOnTop(view: AugsburgView, building: string | undefined): number {
  return RIGHTS.filter((right) => right === building).reduce((_, right) => view.piles[right].top ?? 0, 0);
}

/** What the top tile of a right brings, or costs. */
export function rightText({ t, view }: Pick<SpeechContext, 't' | 'view'>, right: Right): string {
  const { top } = readView(view).piles[right];
  if (top === undefined) return t('aug.pile-empty');
  if (right === 'church' || right === 'cathedral') return t('aug.florins', { florins: top });
  if (right === 'mint-master' || right === 'master-builder') return t(`aug.right-text.${right}`);
  return t('aug.each-income', { points: top });
}
