import { itemAt } from '@fondaco/kernel';
import type { GameAnalysis, PointAnalysis } from '@fondaco/review';
import type { Translate } from '@fondaco/texts';
import type { ReactNode } from 'react';
import { COLOURS } from '../../look/colours.ts';
import { Mark } from '../../look/Icon.tsx';
import { chanceText, tenthsText } from '../insight/numbers.ts';
import { TermButton } from '../terms/TermButton.tsx';
import styles from './Outlook.module.css';

interface BeforeProps {
  readonly analysis: GameAnalysis;
  readonly point: PointAnalysis;
  readonly t: Translate;
}

const TENTHS = 10;

/** What every seat could hope for before a choice: its chance to win, and by how many points it would lead. */
export function Outlook({ analysis, point, t }: BeforeProps): ReactNode {
  const { seats, unit } = analysis;
  return (
    <table className={styles.outlook} data-outlook>
      <thead>
        <tr>
          <th scope="col">{t('review.before')}</th>
          {(['chance', 'expected'] as const).map((term) => (
            <th key={term} scope="col">
              <TermButton term={term}>{t(`analysis.${term}`)}</TermButton>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seats.map((seat, i) => (
          <tr key={seat}>
            <th scope="row">
              <Mark colour={itemAt(COLOURS, i)} size={16} />
              {t.word('seat', seat)}
            </th>
            <td>{chanceText(t, itemAt(point.before, i) / unit)}</td>
            <td>{tenthsText(t, itemAt(point.leadsBefore, i) * TENTHS)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
