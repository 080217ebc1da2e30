import type { ReactElement } from 'react';
import { explains } from '../../../explain/explain-store.ts';
import { scrollCue } from '../../../look/scroll-cue.ts';
import { Icon, Pawn } from '../../../look/Icon.tsx';
import type { GameTableProps, TablePlayer } from '../../../table/game-table.ts';
import type { Translate } from '@fondaco/texts';
import { Touch } from '../../../table/choose/Touch.tsx';
import { goodsOf, readView, spaceOf, type DvePlayer } from '../model/dve-view.ts';
import { MiniManuscripts, TileHatches } from '../pieces/ManuscriptTile.tsx';
import { boardOf } from '../model/parts.ts';
import styles from './PlayerCard.module.css';
import { CUBES, levelOf, zoneOf } from '../model/printed.ts';
import { roman } from '../../../look/roman.ts';

/** A player's card: person and place, ducats, knowledge, amanuenses; what is behind the screen only if it may be seen. */
export function PlayerCard(table: GameTableProps & { readonly player: TablePlayer }): ReactElement | undefined {
  const { t, player, me, narrowing } = table;
  const view = readView(table.view);
  const printed = boardOf(table);
  const goods = goodsOf(view, player.seat);
  if (goods === undefined) return undefined;
  const space = spaceOf(view, 'knowledge', player.seat);
  const level = roman(levelOf(printed, space));
  const key = `seat:${player.seat}`;
  const order = view.order.indexOf(player.seat) + 1;
  const isAtSea = zoneOf(printed, goods.at ?? '') === undefined;
  const explained = goods.tile === undefined ? explains('character', goods.character) : explains('tile', goods.tile);
  const role = (
    <>
      <span className={styles.role} {...explained}>
        {roleOf(t, goods, isAtSea)}
      </span>
      <span className={styles.where} aria-hidden="true" {...explained}>
        {goods.at !== undefined && t.word('zone', goods.at)}
      </span>
    </>
  );
  const isShown = player.seat !== me && goods.behind !== undefined;
  return (
    <>
      <div className={styles.who}>
        <span className={styles.face} {...explained}>
          <Pawn person={goods.character} colour={player.colour} height={29} />
        </span>
        {narrowing.isPossible(key) ? (
          <Touch keys={key} className={styles.target ?? ''}>
            {role}
          </Touch>
        ) : (
          role
        )}
        <span className={styles.place} aria-label={t('dve.order', { place: order })} {...explains('icon', 'order')}>
          {order}
        </span>
      </div>
      <div className={styles.stats}>
        <span className={styles.stat} {...explains('icon', 'ducats')}>
          <Icon name="ducat" size={17} label={t('dve.goods.ducats')} /> {goods.ducats}
        </span>
        <span className={styles.stat} {...explains('icon', 'knowledge')}>
          <Icon name="book" size={17} label={t.word('chart', 'knowledge')} /> {space}{' '}
          <small className={styles.known} aria-label={t('dve.knowledge.level', { level: levelOf(printed, space) })}>
            {level}
          </small>
        </span>
        <span className={styles.stat} {...explains('cube', 'amanuensis')}>
          <Icon name="cube-amanuensis" size={16} label={t('dve.goods.front')} /> {goods.amanuensesInFront}
        </span>
        <span className={styles.stat} {...explains('icon', goods.hasLibraryTile ? 'library-tile' : 'screen')}>
          {goods.hasLibraryTile && <Icon name="library" size={16} label={t('dve.goods.library')} />}
          {goods.bologna > 0 && !goods.bolognaClaimed && (
            <Icon name="messenger" size={16} label={t('dve.messenger.worth', { count: goods.bologna })} />
          )}
          {!isShown && <Icon name="screen" size={17} label={t('dve.screen')} />}
        </span>
      </div>
      {isShown && <Behind t={t} goods={goods} />}
    </>
  );
}

function roleOf(t: Translate, goods: DvePlayer, isAtSea: boolean): string {
  const person = goods.tile === undefined ? t(`dve.person.${goods.character}`) : t.word('tile', goods.tile);
  if (goods.at === undefined) return person;
  return isAtSea ? t('dve.at-sea', { person }) : t('dve.at', { person, zone: t.word('zone', goods.at) });
}

function Behind({ t, goods }: { readonly t: Translate; readonly goods: DvePlayer }): ReactElement {
  return (
    // Where it is one row it scrolls, by keyboard too.
    <div ref={scrollCue} className={styles.open} aria-label={t('dve.screen')} role="group" tabIndex={0}>
      <TileHatches />
      {CUBES.filter((cube) => (goods.behind?.[cube] ?? 0) > 0).map((cube) => (
        <span key={cube} className={styles.cube}>
          <Icon name={`cube-${cube}`} size={16} label={t(`cubes.${cube}`, { count: goods.behind?.[cube] ?? 0 })} />{' '}
          <span aria-hidden="true">{goods.behind?.[cube]}</span>
        </span>
      ))}
      <MiniManuscripts words={goods.manuscripts ?? []} t={t} />
    </div>
  );
}
