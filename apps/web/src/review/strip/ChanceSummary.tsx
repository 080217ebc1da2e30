import { itemAt } from '@fondaco/kernel';
import type { Translate } from '@fondaco/texts';
import { memo, type ReactNode } from 'react';
import type { TablePlayer } from '../../table/game-table.ts';
import { chapterText } from '../../table/lines/chapter-text.ts';
import { chanceText } from '../insight/numbers.ts';
import type { ChapterSpan } from './chapter-spans.ts';

interface ChanceSummaryProps {
  readonly players: readonly TablePlayer[];
  readonly spans: readonly ChapterSpan[];
  /** Every seat's chance after each number of steps. */
  readonly chances: readonly (readonly number[])[];
  readonly at: number;
  readonly t: Translate;
}

/** The chart in words and numbers, for those who do not see it. */
export function ChanceSummary({ players, spans, chances, at, t }: ChanceSummaryProps): ReactNode {
  const last = chances.length - 1;
  return (
    <div className="unseen" data-chance-summary>
      <ul>
        {players.map(({ seat, name }, i) => {
          const own = chances.map((all) => all[i] ?? 0);
          const text = (chance: number) => chanceText(t, chance);
          return (
            <li key={seat}>
              {t('review.chart.said', {
                seat: name,
                now: text(itemAt(own, Math.min(at, last))),
                least: text(Math.min(...own)),
                most: text(Math.max(...own)),
                end: text(itemAt(own, last)),
              })}
            </li>
          );
        })}
      </ul>
      <ChanceTable players={players} spans={spans} chances={chances} t={t} />
    </div>
  );
}

/** Every seat's chance at the end of each turn or round. */
const ChanceTable = memo(function ChanceTable({
  players,
  spans,
  chances,
  t,
}: Omit<ChanceSummaryProps, 'at'>): ReactNode {
  return (
    <table>
      <caption>{t('review.chart.table')}</caption>
      <thead>
        <tr>
          <td />
          {players.map(({ seat, name }) => (
            <th key={seat} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {spans.map(({ from, to, chapter }) => (
          <tr key={from}>
            <th scope="row">{chapter === undefined ? t('review.beginTitle') : chapterText(t, chapter)}</th>
            {players.map(({ seat }, i) => (
              <td key={seat}>{chanceText(t, itemAt(chances, Math.min(to, chances.length - 1))[i] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
});
