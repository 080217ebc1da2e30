import { itemAt, SEAT_WORDS } from '@fondaco/kernel';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { inBackground } from '../../client/faults.ts';
import type { GameCourse } from '../../client/review-messages.ts';
import { Panel } from '../../look/Panel.tsx';
import { useWidth } from '../../look/use-width.ts';
import type { GameTable, GameTableProps } from '../../table/game-table.ts';
import type { RouteMap } from '../../table/pictured-game.ts';
import { chancesOf } from '../insight/course-of-chances.ts';
import { readCourse } from '../store/analysis-actions.ts';
import { useReview } from '../store/review-store.ts';
import type { ReviewStep } from '../store/steps.ts';
import type { ChapterSpan } from '../strip/chapter-spans.ts';
import { BidsPicture, type BidAgainst } from './BidsPicture.tsx';
import { HeatPicture } from './HeatPicture.tsx';
import { LinePicture } from './LinePicture.tsx';
import { NARROW_PLAN, PicturePlanContext, WIDE_PLAN } from './picture-plan.ts';
import styles from './PicturesView.module.css';
import { RoutesPicture } from './RoutesPicture.tsx';
import { SavePicture } from './SavePicture.tsx';
import { standsAfter } from './stands-after.ts';
import { SourcesPicture } from './SourcesPicture.tsx';
import { usedByTurn } from './turn-amounts.ts';
import { TurnsPicture } from './TurnsPicture.tsx';

interface PicturesProps {
  readonly table: GameTable | 'none';
  readonly props: GameTableProps;
  readonly spans: readonly ChapterSpan[];
}

/** Pixels of the page below which the keys of a picture stand below it. */
const NARROW = 620;
const QUARTERS = [0, 0.25, 0.5, 0.75, 1];

/** The game in pictures, each of which can be saved. */
export function PicturesView({ table, props, spans }: PicturesProps): ReactNode {
  const { t, players } = props;
  const steps = useReview((state) => state.steps);
  const analysis = useReview((state) => state.analysis);
  const course = useReview((state) => state.course);
  const ending = useReview((state) => state.game?.ending);
  useEffect(() => inBackground(readCourse()), []);
  const percent = new Intl.NumberFormat(t.language, { style: 'percent' });
  const frame = useRef<HTMLElement>(null);
  const isNarrow = useWidth(frame) < NARROW;
  return (
    <PicturePlanContext value={isNarrow ? NARROW_PLAN : WIDE_PLAN}>
      <main ref={frame} className={styles.view} data-region="review">
        {analysis !== undefined && (
          <SavePicture id="chances" t={t}>
            <LinePicture
              id="chances"
              title={t('review.picture.chances')}
              players={players}
              spans={spans}
              values={chancesOf(analysis, steps)}
              scale={QUARTERS}
              name={(share) => percent.format(share)}
              t={t}
            />
          </SavePicture>
        )}
        {course !== undefined && <CoursePictures table={table} props={props} spans={spans} course={course} />}
        {course === undefined && ending === 'running' && (
          <Panel className={styles.none}>
            <p>{t('review.afterwards')}</p>
          </Panel>
        )}
      </main>
    </PicturePlanContext>
  );
}

function CoursePictures({ table, props, spans, course }: PicturesProps & { readonly course: GameCourse }): ReactNode {
  const { t, players } = props;
  const steps = useReview((state) => state.steps);
  const pictured = table === 'none' ? undefined : table.pictured;
  const stands = useMemo(() => standsAfter(course, steps), [course, steps]);
  const bids = useMemo(() => bidsOf(course, steps, pictured?.bids), [course, steps, pictured]);
  const seats = players.map(({ seat }) => seat);
  const valuesOf = (amount: string) => {
    const place = course.amounts.indexOf(amount);
    return stands.map(({ amounts }) => amounts.map((own) => own[place] ?? 0));
  };
  return (
    <>
      <SavePicture id="sources" t={t}>
        <SourcesPicture
          title={t('review.picture.sources')}
          players={players}
          spans={spans}
          categories={course.categories}
          points={stands.map(({ points }) => points)}
          t={t}
        />
      </SavePicture>
      {(pictured?.amounts ?? []).map((amount) => (
        <SavePicture key={amount} id={amount} t={t}>
          <LinePicture
            id={amount}
            title={t(`review.amount.${amount}`)}
            players={players}
            spans={spans}
            values={valuesOf(amount)}
            name={String}
            t={t}
          />
        </SavePicture>
      ))}
      {(pictured?.amountsByTurn ?? []).map((turnwise) => (
        <SavePicture key={turnwise.amount} id={turnwise.amount} t={t}>
          <TurnsPicture
            id={turnwise.amount}
            title={t(`review.amount.${turnwise.amount}`)}
            players={players}
            turns={usedByTurn(valuesOf(turnwise.amount), { steps, spans, seats }, turnwise)}
            t={t}
          />
        </SavePicture>
      ))}
      {pictured?.routes !== undefined && <Routes load={pictured.routes} props={props} />}
      {bids.length > 0 && (
        <SavePicture id="bids" t={t}>
          <BidsPicture title={t('review.picture.bids')} players={players} bids={bids} t={t} />
        </SavePicture>
      )}
      <SavePicture id="heat" t={t}>
        <HeatPicture title={t('review.picture.heat')} players={players} counts={countVerbs(steps, seats)} t={t} />
      </SavePicture>
    </>
  );
}

function Routes({
  load,
  props,
}: {
  readonly load: () => Promise<RouteMap>;
  readonly props: GameTableProps;
}): ReactNode {
  const { t, players } = props;
  const steps = useReview((state) => state.steps);
  const [map, setMap] = useState<RouteMap>();
  useEffect(() => inBackground(load().then(setMap)), [load]);
  if (map === undefined) return undefined;
  return (
    <SavePicture id="routes" t={t}>
      <RoutesPicture title={t('review.picture.routes')} players={players} map={map} steps={steps} t={t} />
    </SavePicture>
  );
}

/** Every bid, with what its player had just before. */
function bidsOf(
  { stands, amounts }: GameCourse,
  steps: readonly ReviewStep[],
  kind: { readonly verb: string; readonly against: string } | undefined,
): readonly BidAgainst[] {
  if (kind === undefined) return [];
  const place = amounts.indexOf(kind.against);
  return steps.flatMap(({ seat, words, line }): BidAgainst[] => {
    const [verb, number] = words.split(' ');
    if (verb !== kind.verb || number === undefined || Number.isNaN(Number(number))) return [];
    const who = SEAT_WORDS.findIndex((word) => word === seat);
    const before = stands.findLast((stand) => stand.line < line);
    return [{ line, seat: who, bid: Number(number), holding: before?.amounts[who]?.[place] ?? 0 }];
  });
}

function countVerbs(steps: readonly ReviewStep[], seats: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const counts = new Map<string, number[]>();
  for (const { words, seat } of steps) {
    const verb = itemAt(words.split(' '), 0);
    const own = counts.get(verb) ?? seats.map(() => 0);
    const place = seats.indexOf(seat);
    own[place] = itemAt(own, place) + 1;
    counts.set(verb, own);
  }
  return counts;
}
