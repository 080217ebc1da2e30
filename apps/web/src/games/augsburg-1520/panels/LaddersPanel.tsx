import type { ReactElement } from 'react';
import { explains } from '../../../explain/explain-store.ts';
import { Icon, Mark } from '../../../look/Icon.tsx';
import type { GameTableProps } from '../../../table/game-table.ts';
import { capital } from '../../../table/lines/sentences.ts';
import { Touch } from '../../../table/choose/Touch.tsx';
import { incomeText } from '../model/income-text.ts';
import { goodsOf, readView, type AugsburgView } from '../model/augsburg-view.ts';
import styles from './LaddersPanel.module.css';
import { FLORINS_FROM, LEVELS_FROM_TOP, openedAt, printedParts } from '../model/printed.ts';
import { RIGHT_ICONS } from '../model/right-icons.ts';
import { Rights } from './Rights.tsx';
import { Side } from '../../../table/Side.tsx';
import { LADDERS, type Ladder } from '../model/words.ts';

/** The three ladders, highest level on top, and the rights that they open. */
export function LaddersPanel(props: GameTableProps): ReactElement {
  const { t } = props;
  return (
    <Side title={t('aug.ladders')} note={t('aug.ladders-text')}>
      <div className={styles.ladders}>
        {LADDERS.map((ladder) => (
          <section key={ladder} className={styles.ladder} data-ladder={ladder} aria-label={t.word('ladder', ladder)}>
            <h4 {...explains('ladder', ladder)}>
              <Icon name={ladder} size={18} />
              {capital(t.word('ladder', ladder))}
            </h4>
            <ol>
              {LEVELS_FROM_TOP.map((level) => (
                <Rung key={level} {...props} ladder={ladder} level={level} />
              ))}
            </ol>
          </section>
        ))}
      </div>
      <Rights {...props} />
    </Side>
  );
}

type RungProps = GameTableProps & { readonly ladder: Ladder; readonly level: number };

/** One level: what it brings, how many tiles are left, and who stands on it. */
function Rung(props: RungProps): ReactElement {
  const { view, me, players, ladder, level, changed } = props;
  const now = readView(view);
  const own = goodsOf(now, me)?.levels[ladder];
  const here = players.filter(({ seat }) => goodsOf(now, seat)?.levels[ladder] === level);
  const body = <RungFace {...props} here={here} view={view} />;
  // The choice names no level: it always means the next one.
  if (own === undefined || level !== own + 1)
    return (
      <li className={styles.rung} data-mine={level === own} {...explains('level', `${ladder}-${level}`)}>
        {body}
      </li>
    );
  return (
    <li className={styles.next}>
      <Touch
        keys={`symbol:${ladder} gain:level`}
        thing={`level:${ladder}-${level}`}
        className={styles.rung}
        isChanged={changed.has(`ladder:${ladder}`)}
      >
        {body}
      </Touch>
    </li>
  );
}

function RungFace(props: RungProps & { readonly here: GameTableProps['players'] }): ReactElement {
  const { view, parts, ladder, level, here, t } = props;
  const instead = printedParts(parts).payments.agencyInstead;
  const opens = openedAt(ladder, level);
  return (
    <>
      <span className={styles.name}>
        <b>{level}</b> {capital(t(`level.${ladder}.${level}`))}
      </span>
      <span className={styles.income}>{incomeText(props.t, printedParts(props.parts), props.ladder, props.level)}</span>
      <span className={styles.left}>{leftText(readView(view), props)}</span>
      <span className={styles.discs} data-crowd={here.length > 3}>
        {here.map(({ seat, name, colour }) => (
          <Mark key={seat} colour={colour} size={17} label={name} />
        ))}
        <span className={styles.opens}>
          {opens.map((right) => (
            <Icon
              key={right}
              name={RIGHT_ICONS[right]}
              size={16}
              label={t('aug.opens-right', { right: t.word('right', right) })}
            />
          ))}
          {ladder === 'agency' && level === FLORINS_FROM && (
            <span title={t('aug.florins-instead', { florins: instead })}>
              <span className="unseen">{t('aug.florins-instead', { florins: instead })}</span>
              <Icon name="florin" size={15} />
              <span aria-hidden="true">{instead}</span>
            </span>
          )}
        </span>
      </span>
    </>
  );
}

/** Everyone begins on the first level: it has no tiles. */
function leftText(view: AugsburgView, { ladder, level, t }: RungProps): string {
  if (level === 1) return '';
  return t('aug.tiles-left', { count: view.supply[ladder][String(level)] ?? 0 });
}
