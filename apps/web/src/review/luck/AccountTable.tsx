import { itemAt } from '@fondaco/kernel';
import type { ReactNode } from 'react';
import { Mark } from '../../look/Icon.tsx';
import type { GameTableProps } from '../../table/game-table.ts';
import { plainPoints, plainTenths, tenthsText } from '../insight/numbers.ts';
import { sumOfPart, type AccountPart, type ShownAccount } from '../insight/shown-account.ts';
import { TermButton } from '../terms/TermButton.tsx';
import styles from './AccountTable.module.css';

interface AccountTableProps extends Pick<GameTableProps, 't' | 'players'> {
  readonly shown: readonly ShownAccount[];
  readonly parts: readonly AccountPart[];
}

/** What made the result, in rows and columns that add up. */
export function AccountTable({ shown, parts, players, t }: AccountTableProps): ReactNode {
  const figure = (part: AccountPart, tenths: number): string =>
    part === 'start' ? plainTenths(t, tenths) : tenthsText(t, tenths);
  return (
    <div className={styles.wide} tabIndex={0} role="group" aria-label={t('review.made')}>
      <table className={styles.table} data-account-table>
        <thead>
          <tr>
            <th scope="col">{t('review.seat')}</th>
            {parts.map((part) => (
              <th key={part} scope="col">
                <TermButton term={`part.${part}`}>{t(`analysis.part.${part}`)}</TermButton>
              </th>
            ))}
            {(['part.result', 'accuracy', 'givenAway'] as const).map((term) => (
              <th key={term} scope="col">
                <TermButton term={term}>{t(`analysis.${term}`)}</TermButton>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((account) => (
            <tr key={account.seat}>
              <th scope="row">
                <Mark colour={itemAt(players, account.seat).colour} size={16} />
                {itemAt(players, account.seat).name}
              </th>
              {parts.map((part) => (
                <td key={part}>{figure(part, account.parts[part])}</td>
              ))}
              <td>{plainTenths(t, account.result)}</td>
              <td>{account.accuracy === undefined ? '–' : Math.round(account.accuracy)}</td>
              <td>{account.accuracy === undefined ? '–' : plainPoints(t, account.lostPoints)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('review.allSeats')}</th>
            {parts.map((part) => (
              <td key={part}>{figure(part, sumOfPart(shown, part))}</td>
            ))}
            <td>
              {plainTenths(
                t,
                shown.reduce((sum, { result }) => sum + result, 0),
              )}
            </td>
            <td />
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
