import type { Translate } from '@fondaco/texts';
import type { TablePlayer } from '../../table/game-table.ts';

/** "At the end: Ann 53, Bob 56." */
export function saidAtEnd(t: Translate, players: readonly TablePlayer[], values: readonly string[]): string {
  return t('review.picture.atEnd', { list: saidOfAll(t, players, values) });
}

/** "Ann 53, Bob 56" */
export function saidOfAll(t: Translate, players: readonly TablePlayer[], values: readonly string[]): string {
  const list = new Intl.ListFormat(t.language, { type: 'unit' });
  return list.format(players.map(({ name }, i) => `${name} ${values[i] ?? ''}`));
}
