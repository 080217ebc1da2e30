import type { Translate } from '@fondaco/texts';
import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { inBackground } from '../../client/faults.ts';
import { roman } from '../../look/roman.ts';
import { useWidth } from '../../look/use-width.ts';
import { chapterText } from '../../table/lines/chapter-text.ts';
import { goTo } from '../store/review-actions.ts';
import type { ReviewStep } from '../store/steps.ts';
import { spanAt, type ChapterSpan } from './chapter-spans.ts';
import styles from './Track.module.css';
import { planTrack, type TrackPlan } from './track-plan.ts';

interface TrackProps {
  readonly spans: readonly ChapterSpan[];
  readonly steps: readonly ReviewStep[];
  readonly at: number;
  /** How many turns there is room for. */
  readonly most: number;
  readonly t: Translate;
  /** What was made of the moment, in a word and as the sign that the knob bears. */
  readonly verdict: string | undefined;
  readonly sign: string | undefined;
  /** What lies above the track, and on it: the same place is at the same pixel. */
  readonly above: (plan: TrackPlan) => ReactNode;
  readonly marks: (plan: TrackPlan) => ReactNode;
}

const TRACK_HEIGHT = 52;
const LINE = 16;
const KNOB = 12;
/** Numerals stand no closer than this. */
const NUMERAL_WIDTH = 26;

/** The whole game on one line: touched, dragged or stepped along. */
export function Track({ spans, steps, at, most, t, verdict, sign, above, marks }: TrackProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const plan = planTrack(width, spans, at, most);
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    inBackground(goTo(plan.placeAt(event.clientX - left)));
  };
  const down = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    move(event);
  };
  return (
    <div
      ref={frame}
      className={styles.frame}
      role="slider"
      tabIndex={0}
      aria-label={t('review.track')}
      aria-valuemin={0}
      aria-valuemax={steps.length}
      aria-valuenow={at}
      aria-valuetext={[placeText(t, spans, steps, at), ...(verdict === undefined ? [] : [verdict])].join(', ')}
      onKeyDown={(event) => jump(event, steps.length)}
      onPointerDown={down}
      onPointerMove={(event) => event.buttons > 0 && move(event)}
      data-track
    >
      {width > 0 && (
        <>
          {above(plan)}
          <svg className={styles.track} width={width} height={TRACK_HEIGHT} aria-hidden="true">
            <line className={styles.rest} x1={plan.x(plan.from)} x2={plan.x(plan.to)} y1={LINE} y2={LINE} />
            <line className={styles.done} x1={plan.x(plan.from)} x2={plan.x(at)} y1={LINE} y2={LINE} />
            <Ticks plan={plan} at={at} />
            {marks(plan)}
            <circle className={styles.knob} cx={plan.x(at)} cy={LINE} r={KNOB} />
            {sign !== undefined && (
              <text className={styles.sign} x={plan.x(at)} y={LINE + 4.5}>
                {sign}
              </text>
            )}
          </svg>
        </>
      )}
    </div>
  );
}

/** Arrow keys are the whole page's; these are the track's own. */
function jump(event: KeyboardEvent, last: number): void {
  const to = event.key === 'Home' ? 0 : event.key === 'End' ? last : undefined;
  if (to === undefined) return;
  event.preventDefault();
  inBackground(goTo(to));
}

function Ticks({ plan, at }: { readonly plan: TrackPlan; readonly at: number }): ReactNode {
  let free = 0;
  const now = spanAt(plan.spans, at);
  return plan.spans.map((span) => {
    const { from, to, chapter } = span;
    const middle = (plan.x(from) + plan.x(to)) / 2;
    const hasNumeral = chapter !== undefined && chapter.number > 0 && middle - free >= NUMERAL_WIDTH;
    if (hasNumeral) free = middle;
    return (
      <g key={from}>
        <line className={styles.tick} x1={plan.x(from)} x2={plan.x(from)} y1={LINE - 7} y2={LINE + 7} />
        {hasNumeral && (
          <text className={span === now ? styles.now : styles.numeral} x={middle} y={TRACK_HEIGHT - 6}>
            {roman(chapter.number)}
          </text>
        )}
      </g>
    );
  });
}

/** "Turn VI, decision 137 of 336, Ann". */
function placeText(t: Translate, spans: readonly ChapterSpan[], steps: readonly ReviewStep[], at: number): string {
  const chapter = spanAt(spans, at)?.chapter;
  const seat = steps[at - 1]?.seat;
  return [
    ...(chapter === undefined ? [] : [chapterText(t, chapter)]),
    t('review.decision', { number: at, count: steps.length }),
    ...(seat === undefined ? [] : [t.word('seat', seat)]),
  ].join(', ');
}
