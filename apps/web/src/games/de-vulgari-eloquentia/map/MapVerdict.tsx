import type { ReactElement } from 'react';
import type { GameTableProps, LineVerdict } from '../../../table/game-table.ts';
import { goodsOf, type DveView } from '../model/dve-view.ts';
import { Glyph } from '../pieces/Glyph.tsx';
import { BODY, FLAG, type VerdictWay } from '../places/verdict-plan.ts';
import { colourOf, MapPawn } from './MapPieces.tsx';
import styles from './MapVerdict.module.css';

interface MapVerdictProps {
  readonly ways: readonly VerdictWay[];
  /** How much larger than on a map of full size letters are. */
  readonly letters: number;
  readonly verdict: LineVerdict;
  readonly table: GameTableProps;
  readonly view: DveView;
}

const RING = 20;
const TIP = 'M-11 -6L0 0L-11 6L-8 0Z';

/** Where somebody went who would better have gone elsewhere, or stayed: both ways, and a flag for each in words. */
export function MapVerdict({ ways, letters, verdict, table, view }: MapVerdictProps): ReactElement {
  const person = goodsOf(view, verdict.seat)?.character ?? '';
  return (
    <g className={styles.verdict} aria-hidden="true" data-verdict>
      {ways.map(({ kind, path }) => (
        <path key={kind} d={path} className={styles.bed} />
      ))}
      {ways.map((way) => (
        <g key={way.kind} data-verdict-way={way.kind}>
          <Leader way={way} />
          {way.kind === 'chosen' ? <ChosenWay path={way.path} /> : <path d={way.path} className={styles.better} />}
          {way.isGhost && (
            <g className={styles.ghost}>
              <MapPawn person={person} colour={colourOf(table, verdict.seat)} at={way.feet} />
            </g>
          )}
          {way.kind === 'better' && (
            <circle cx={way.feet[0]} cy={way.feet[1] - BODY} r={RING} className={styles.ring} />
          )}
        </g>
      ))}
      {ways.map((way) => (
        <Flag key={way.kind} way={way} sign={verdict.sign} letters={letters} />
      ))}
    </g>
  );
}

/** A solid line with a tip at its end. */
function ChosenWay({ path }: { readonly path: string | undefined }): ReactElement {
  return (
    <>
      <marker
        id="verdict-tip"
        viewBox="-11 -6 11 12"
        refX={-3}
        markerWidth={11}
        markerHeight={12}
        orient="auto"
        markerUnits="userSpaceOnUse"
      >
        <path d={TIP} className={styles.tip} />
      </marker>
      <path d={path} className={styles.chosen} markerEnd="url(#verdict-tip)" />
    </>
  );
}

/** From a flag to what it speaks of. */
function Leader({ way: { kind, flag } }: { readonly way: VerdictWay }): ReactElement {
  const line = `M${flag.at.join(' ')}L${flag.tip.join(' ')}`;
  return (
    <g data-kind={kind} className={styles.leader}>
      <path d={line} className={styles.leaderBed} />
      <path d={line} />
    </g>
  );
}

interface FlagProps {
  readonly way: VerdictWay;
  readonly sign: string;
  readonly letters: number;
}

/** A sign, a word and the name of a place on paper. */
function Flag({ way: { kind, flag }, sign, letters }: FlagProps): ReactElement {
  const [width, height] = [flag.width / letters, flag.height / letters];
  const [left, top] = [flag.at[0] - flag.width / 2, flag.at[1] - flag.height / 2];
  const middle = FLAG.margin + FLAG.sign / 2 - 2;
  return (
    <g
      className={styles.flag}
      data-kind={kind}
      data-flag={kind}
      transform={`translate(${left} ${top}) scale(${letters})`}
    >
      <rect width={width} height={height} rx={6} className={styles.paper} />
      {kind === 'chosen' ? (
        <>
          <rect x={middle - 11} y={height / 2 - 11} width={22} height={22} rx={3} className={styles.mark} />
          <text x={middle} y={height / 2 + 5} className={styles.sign}>
            {sign}
          </text>
        </>
      ) : (
        <>
          <circle cx={middle} cy={height / 2} r={11} className={styles.mark} />
          <Glyph symbol="i-check" at={[middle, height / 2]} size={15} className={styles.tick} />
        </>
      )}
      <text x={FLAG.margin + FLAG.sign} y={16} className={styles.said} fontSize={FLAG.said}>
        {flag.said}
      </text>
      {flag.name.map((line, i) => (
        <text
          key={line}
          x={FLAG.margin + FLAG.sign}
          y={FLAG.head + 8 + i * FLAG.line}
          className={styles.name}
          fontSize={FLAG.name}
        >
          {line}
        </text>
      ))}
    </g>
  );
}
