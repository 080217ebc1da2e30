import type { ReactElement, ReactNode } from 'react';
import { explains } from '../../../explain/explain-store.ts';
import { Mark } from '../../../look/Icon.tsx';
import type { GameTableProps } from '../../../table/game-table.ts';
import type { Translate } from '@fondaco/texts';
import { Touch } from '../../../table/choose/Touch.tsx';
import styles from './Charts.module.css';
import { goodsOf, readView, spaceOf, type Chart, type DveView } from '../model/dve-view.ts';

interface ChartTrackProps {
  readonly table: GameTableProps;
  readonly view: DveView;
  readonly chart: Chart;
  readonly spaces: number;
  readonly marks: Readonly<Record<string, number>>;
  readonly children?: ReactNode;
}

/** A chart as a row of spaces. Touching one ahead of one's disc advances to it. */
export function ChartTrack({ table, view, chart, spaces, marks, children }: ChartTrackProps): ReactElement {
  const { t, me, changed } = table;
  const own = spaceOf(view, chart, me);
  const isPlayer = goodsOf(view, me) !== undefined;
  return (
    <div className={styles.track} role="group" aria-label={trackLabel(table, view, chart)}>
      {Array.from({ length: spaces }, (_, i) => {
        const space = i + 1;
        const className = marks[space] === undefined ? styles.space : `${styles.space} ${styles.mark}`;
        const isChanged =
          changed.has(`chart:${chart}`) &&
          view.charts[chart].some((disc) => disc.space === space && changed.has(`seat:${disc.seat}`));
        const face = <Face table={table} view={view} chart={chart} space={space} mark={marks[space]} />;
        if (!isPlayer || space <= own)
          return (
            <span
              key={space}
              className={className}
              role="img"
              aria-label={t('dve.space', { space })}
              data-changed={isChanged}
              {...explains('space', `${chart}-${space}`)}
            >
              {face}
            </span>
          );
        return (
          <Touch
            key={space}
            keys={`verb:${chart} number:${space - own}`}
            thing={`space:${chart}-${space}`}
            className={className ?? ''}
            isChanged={isChanged}
            label={spaceLabel(t, chart, space, space - own, marks[space])}
          >
            <span aria-hidden="true">{face}</span>
          </Touch>
        );
      })}
      {children}
    </div>
  );
}

interface FaceProps extends Omit<ChartTrackProps, 'spaces' | 'marks' | 'children'> {
  readonly space: number;
  readonly mark: number | undefined;
}

function Face({ table, view, chart, space, mark }: FaceProps): ReactElement | undefined {
  const after = table.preview?.view === undefined ? undefined : readView(table.preview.view);
  const discs = view.charts[chart].filter((disc) => disc.space === space);
  const coming = after?.charts[chart].find((disc) => disc.space === space && spaceOf(view, chart, disc.seat) < space);
  const colourOf = (name: string) => table.players.find(({ seat }) => seat === name)?.colour ?? 'ivory';
  if (coming !== undefined)
    return <span className={styles.coming} style={{ borderColor: `var(--p-${colourOf(coming.seat)})` }} />;
  if (discs.length === 0) return mark === undefined ? undefined : <u>{mark}</u>;
  return (
    <span className={styles.discs} data-high={discs.length > 2}>
      {discs.toReversed().map(({ seat }) => (
        <Mark key={seat} colour={colourOf(seat)} size={17} />
      ))}
    </span>
  );
}

/** Where a touch leads, and the number printed there. */
function spaceLabel(t: Translate, chart: Chart, space: number, count: number, mark: number | undefined): string {
  const label = t('dve.chart.space', { chart: t.word('chart', chart), space, count });
  return mark === undefined ? label : `${label} (${mark})`;
}

/** Who stands where, furthest ahead first. */
function trackLabel({ t }: GameTableProps, view: DveView, chart: Chart): string {
  const discs = view.charts[chart]
    .filter(({ space }) => space > 0)
    .map(({ seat, space }) => `${t.word('seat', seat)} ${space}`);
  const name = t.word('chart', chart);
  return discs.length === 0 ? name : `${name}: ${discs.join(', ')}`;
}
