import type { ReactElement } from 'react';
import { explains } from '../../../explain/explain-store.ts';
import { Mark } from '../../../look/Icon.tsx';
import { Panel } from '../../../look/Panel.tsx';
import type { Translate } from '@fondaco/texts';
import { Touch } from '../../../table/choose/Touch.tsx';
import type { PrivilegeCard } from '../model/augsburg-view.ts';
import { cardWorth } from '../model/card-worth.ts';
import styles from './Charters.module.css';
import { OPEN_CARDS, type Printed } from '../model/printed.ts';
import type { SceneProps } from '../model/scene.ts';
import { listSymbols, symbolText } from '../model/symbols.ts';
import { SymbolDisc } from '../pieces/SymbolDisc.tsx';

/** The privilege cards of the round: those that lie open, those that are taken, and the ones to come. */
export function Charters(
  props: SceneProps & {
    /** One under the other, beside the cloth. */
    readonly isList?: boolean;
  },
): ReactElement {
  const { scene, players, t, changed, layout, isList = false } = props;
  const { round, rounds, cards, taken } = scene.view;
  const { open, faceDown } = cards;
  const takers = Object.values(taken);
  // Where the cloth has the room that is left, it does not grow when the last card is taken.
  const hasCards = open.length > 0 || (layout !== 'phone' && takers.length > 0);
  return (
    <Panel className={styles.panel} data-layout={layout} data-list={isList} aria-label={t('aug.charters')}>
      <header className={styles.head}>
        <h3>{t('aug.charters')}</h3>
        <p>{t('aug.charters-text')}</p>
        {round < rounds && (
          <Upcoming cards={faceDown} size={layout === 'phone' ? 17 : 19} printed={scene.printed} t={t} />
        )}
      </header>
      {hasCards && (
        <div className={styles.cards}>
          {open.map(({ card, symbols }) => (
            <Touch
              key={card}
              keys={`verb:take card:${card}`}
              className={styles.card}
              isChanged={changed.has(`card:${card}`)}
            >
              <span className="unseen">{t('aug.privilege-card')}</span>
              {symbols.map((symbol, i) => (
                <span key={i} className={styles.symbol}>
                  <SymbolDisc symbol={symbol} size={layout === 'phone' ? 36 : 40} />
                  <span>{symbolText(t, scene.printed, symbol)}</span>
                </span>
              ))}
              {(isList || layout === 'phone') && <small className={styles.worth}>{cardWorth(props, card)}</small>}
            </Touch>
          ))}
          {Array.from({ length: OPEN_CARDS - open.length }, (_, i) => {
            const taker = players.find(({ seat }) => seat === takers[i]);
            return (
              <div key={i} className={styles.taken}>
                {taker !== undefined && <Mark colour={taker.colour} size={18} />}
                <span>{taker === undefined ? t('aug.taken') : t('aug.taken-by', { player: taker.name })}</span>
              </div>
            );
          })}
        </div>
      )}
    </Panel>
  );
}

/** The five that follow, small: everyone may know them. */
function Upcoming(props: {
  readonly cards: readonly PrivilegeCard[];
  readonly size: number;
  readonly printed: Printed;
  readonly t: Translate;
}): ReactElement {
  const { cards, size, printed, t } = props;
  if (cards.length === 0) return <p className={styles.upcoming}>{t('aug.next-shuffled')}</p>;
  return (
    <div className={styles.upcoming}>
      <span>{t('aug.next-round')}</span>
      <ul>
        {cards.map(({ card, symbols }) => (
          <li key={card} title={listSymbols(t, printed, symbols)} {...explains('card', card)}>
            {symbols.map((symbol, i) => (
              <SymbolDisc key={i} symbol={symbol} size={size} label={symbolText(t, printed, symbol)} />
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
