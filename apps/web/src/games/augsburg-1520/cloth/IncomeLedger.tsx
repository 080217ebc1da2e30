import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { explains } from '../../../explain/explain-store.ts';
import { Icon, Mark } from '../../../look/Icon.tsx';
import { useMoments } from '../../../moments/moment-player.ts';
import { capital } from '../../../table/lines/sentences.ts';
import { goodsOf } from '../model/augsburg-view.ts';
import type { IncomeRow } from '../model/income-ledger.ts';
import type { SceneProps } from '../model/scene.ts';
import type { Ladder } from '../model/words.ts';
import styles from './IncomeLedger.module.css';

/** Everybody's income, row by row; it stays on the cloth until everybody has bought. */
export function IncomeLedger(props: SceneProps & { readonly rows: readonly IncomeRow[] }): ReactElement {
  const { rows, t } = props;
  const shown = useMoments((state) => (state.shown?.moment.id === 'income' ? state.shown : undefined));
  const isComing = useMoments(isIncomeComing);
  const told = shown === undefined || shown.isStill ? rows.length : shown.step + 1;
  const count = isComing ? 0 : told;
  return (
    <table className={styles.ledger} data-layout={props.layout}>
      <thead>
        <tr>
          <th scope="col">{t('aug.ledger.player')}</th>
          <th scope="col">{t('aug.ledger.florins')}</th>
          <th scope="col">{t('aug.ledger.prestige')}</th>
          <th scope="col">{t('aug.ledger.free')}</th>
          <th scope="col">{t('aug.ledger.offered')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <Row key={row.seat} {...props} row={row} isShown={i < count} isNow={shown !== undefined && i === count - 1} />
        ))}
      </tbody>
    </table>
  );
}

/** Whether the income that has been paid is still to be told. */
export function isIncomeComing({ coming }: { readonly coming: readonly { readonly id: string }[] }): boolean {
  return coming.some(({ id }) => id === 'income');
}

type LedgerRowProps = SceneProps & { readonly row: IncomeRow; readonly isShown: boolean; readonly isNow: boolean };

function Row(props: LedgerRowProps): ReactElement {
  const { row, players, t, me, isShown, isNow } = props;
  const player = players.find(({ seat }) => seat === row.seat);
  const levels = goodsOf(props.scene.view, row.seat)?.levels;
  const explainsLevel = (ladder: Ladder) => explains('level', `${ladder}-${levels?.[ladder] ?? 1}`);
  return (
    <tr
      data-mine={row.seat === me}
      data-shown={isShown}
      data-now={isNow}
      style={{ '--player': `var(--p-${player?.colour ?? 'ivory'})` } as CSSProperties}
    >
      <th scope="row">
        <span className={styles.cell}>
          {player !== undefined && <Mark colour={player.colour} size={20} />}
          {player?.name}
        </span>
      </th>
      <td {...explainsLevel('agency')}>
        <span className={styles.cell}>
          <Icon name="florin" size={18} />
          <b>+{row.florins}</b>
          <LevelName {...props} ladder="agency" />
        </span>
      </td>
      <td {...explainsLevel('peerage')}>
        <span className={styles.cell}>
          <Icon name="laurel" size={18} />
          <b>+{row.gained}</b>
          <span className={styles.course}>
            {row.before} → {row.after}
          </span>
          <Sources {...props} />
        </span>
        {row.stopped !== undefined && (
          <p className={styles.stopped} {...explains('icon', 'barrier')}>
            <Icon name={row.stopped.right} size={16} />
            {t('aug.ledger.stopped', { ...row.stopped, right: t.word('right', row.stopped.right) })}
          </p>
        )}
      </td>
      <td {...explainsLevel('office')}>{row.free === 0 ? t('aug.ledger.none') : row.free}</td>
      <td {...explainsLevel('office')}>
        <b>{row.offered}</b>
      </td>
    </tr>
  );
}

/** The level that pays, where there is room for its name. */
function LevelName({ row, scene, layout, t, ladder }: LedgerRowProps & { readonly ladder: Ladder }): ReactNode {
  const level = goodsOf(scene.view, row.seat)?.levels[ladder];
  return (
    layout !== 'phone' &&
    level !== undefined && <small className={styles.level}>{capital(t(`level.${ladder}.${level}`))}</small>
  );
}

/** Where the prestige came from: the level alone, or each with what it brought. */
function Sources(props: LedgerRowProps): ReactNode {
  const { row, t, layout, scene } = props;
  const level = goodsOf(scene.view, row.seat)?.levels.peerage;
  if (layout === 'phone' || level === undefined) return undefined;
  if (row.prestige.length < 2) return <LevelName {...props} ladder="peerage" />;
  const said = row.prestige.map(({ source, points }) => {
    const name = source === 'peerage' ? capital(t(`level.peerage.${level}`)) : t.word('source', source);
    return `${name} ${points}`;
  });
  return <small>{said.join(', ')}</small>;
}
