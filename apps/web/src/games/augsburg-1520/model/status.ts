import type { TablePlayer } from '../../../table/game-table.ts';
import type { Translate } from '@fondaco/texts';
import type { AugsburgPlayer } from './augsburg-view.ts';
import type { Scene } from './scene.ts';

/** How a player stands in what is going on, in a few words; empty if there is nothing to say. */
export function statusOf(scene: Scene, goods: AugsburgPlayer, player: TablePlayer, t: Translate): string {
  switch (scene.phase) {
    case 'bidding':
      return bidStatus(scene, goods, player, t);
    case 'showdown':
      return sealStatus(scene, goods, t);
    case 'charter':
      return shownStatus(scene, goods, player, t);
    case 'first-purchase':
    case 'income':
      return buyStatus(scene, goods, player, t);
    case 'over':
      return '';
  }
}

function bidStatus({ view }: Scene, goods: AugsburgPlayer, player: TablePlayer, t: Translate): string {
  const number = view.auction?.number ?? 0;
  if (goods.bid === 'passed') return t('aug.status.passed');
  if (player.isWaiting) return t('aug.status.bids');
  if (goods.bid === undefined) return '';
  if (goods.bid < number) return t('aug.status.below', { number: goods.bid });
  return t(view.auction?.leader === goods.seat ? 'aug.status.names' : 'aug.status.calls', { number });
}

function sealStatus({ view, mine, picked }: Scene, goods: AugsburgPlayer, t: Translate): string {
  const { standing = [], number = 0 } = view.showdown ?? {};
  if (!standing.includes(goods.seat)) return t('aug.status.passed');
  const laid = (goods.laidCount ?? 0) + (goods === mine ? picked : 0);
  if (goods === mine && picked > 0) return t('aug.status.laying', { laid, number });
  return laid === number ? t('aug.status.sealed') : t('aug.status.laying', { laid, number });
}

function shownStatus({ view }: Scene, goods: AugsburgPlayer, player: TablePlayer, t: Translate): string {
  const shown = view.showing?.shown.find((one) => one.seat === goods.seat);
  if (goods.seat === view.opener) {
    const isAlone = view.showing?.shown.length === 1;
    if (shown === undefined || isAlone) return t('aug.status.wins');
    return t('aug.status.wins-with', { note: t.word('note', shown.best) });
  }
  if (player.isWaiting) return t('aug.status.robbed');
  if (shown === undefined) return '';
  return shown.florins === 0 ? t('aug.status.loses') : t(`aug.status.place-${shown.place}`, { florins: shown.florins });
}

function buyStatus({ mine, picked }: Scene, goods: AugsburgPlayer, player: TablePlayer, t: Translate): string {
  const { offeredCount } = goods;
  const { answered = 0, answers = [] } = goods;
  if (!player.isWaiting) return t('aug.status.done');
  // Who looks with others' eyes on it sees how far everybody is, and nobody's picks.
  if (goods === mine && goods.offered !== undefined && offeredCount !== undefined)
    return t('aug.status.picks', {
      bought: answers.filter((one) => one === 'yes').length + picked,
      offered: offeredCount,
    });
  return offeredCount === undefined ? t('aug.status.gives') : t('aug.status.buys', { answered, offered: offeredCount });
}

/** Whether a player has nothing more to do with this auction. */
export function isOut(scene: Scene, goods: AugsburgPlayer): boolean {
  if (goods.bid === 'passed') return true;
  const { showdown } = scene.view;
  return showdown !== undefined && !showdown.standing.includes(goods.seat);
}
