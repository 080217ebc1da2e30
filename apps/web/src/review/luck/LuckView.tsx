import { itemAt } from '@fondaco/kernel';
import type { GameAnalysis } from '@fondaco/review';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../look/Button.tsx';
import { Mark } from '../../look/Icon.tsx';
import { Panel } from '../../look/Panel.tsx';
import { scrollCue } from '../../look/scroll-cue.ts';
import type { GameTableProps, TablePlayer } from '../../table/game-table.ts';
import { changeText, plainPoints, plainTenths, tenthsText } from '../insight/numbers.ts';
import { luckPartsOf, type LuckParts } from '../insight/part-moments.ts';
import {
  partsOf,
  shownAccountsOf,
  shownPartsOf,
  sumOfPart,
  type AccountPart,
  type ShownAccount,
} from '../insight/shown-account.ts';
import { useReview } from '../store/review-store.ts';
import { AccountTable } from './AccountTable.tsx';
import { TermButton } from '../terms/TermButton.tsx';
import { meaning } from '../terms/terms.ts';
import { Costs } from './Costs.tsx';
import styles from './LuckView.module.css';
import { PartMoments } from './PartMoments.tsx';
import { TurningPoints } from './TurningPoints.tsx';
import { Waterfall, WaterfallFills, waterfallScaleOf, WaterfallTicks, type WaterfallScale } from './Waterfall.tsx';

type LuckProps = Pick<GameTableProps, 't' | 'players'>;

/** What made the result: for each seat start, own decisions, gifts, luck and doubt, which add up. */
export function LuckView({ t, players }: LuckProps): ReactNode {
  const analysis = useReview((state) => state.analysis);
  const analysing = useReview((state) => state.analysing);
  if (analysis === undefined)
    return (
      <main className={styles.view} data-region="review">
        <Panel className={styles.wait}>
          <p role="status">{t(analysing === 'refused' ? 'review.notJudged' : 'review.judging')}</p>
        </Panel>
      </main>
    );
  return <Judged analysis={analysis} t={t} players={players} />;
}

function Judged({ analysis, t, players }: LuckProps & { readonly analysis: GameAnalysis }): ReactNode {
  const [chosen, setChosen] = useState(0);
  const [part, setPart] = useState<AccountPart>();
  const [isTable, setIsTable] = useState(false);
  const costs = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => shownAccountsOf(analysis), [analysis]);
  const parts = shownPartsOf(shown);
  const scale = waterfallScaleOf(shown);
  const choose = (seat: number, wanted?: AccountPart) => {
    setChosen(seat);
    setPart(wanted);
    // On narrow screens what follows from it stands far below.
    if (wanted === undefined) costs.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <main className={styles.view} data-region="review">
      <Panel className={styles.accounts} aria-label={t('review.made')} data-accounts>
        <WaterfallFills />
        <header>
          <h2>{t('review.made')}</h2>
          <p>{t('review.madeLead')}</p>
          <Button kind="quiet" icon="chart" aria-pressed={isTable} onClick={() => setIsTable(!isTable)} data-as-table>
            {t('review.asTable')}
          </Button>
        </header>
        {isTable ? (
          <AccountTable shown={shown} parts={parts} players={players} t={t} />
        ) : (
          <>
            <div className={styles.scale}>
              <WaterfallTicks scale={scale} t={t} />
            </div>
            {shown.map((account) => (
              <Account
                key={account.seat}
                account={account}
                shown={partsOf(account, parts)}
                scale={scale}
                luck={luckPartsOf(analysis, account.seat)}
                unit={analysis.unit}
                player={itemAt(players, account.seat)}
                isChosen={account.seat === chosen}
                chosenPart={account.seat === chosen ? part : undefined}
                onChoose={(wanted) => choose(account.seat, wanted)}
                t={t}
              >
                {part !== undefined && account.seat === chosen && (
                  <PartMoments
                    analysis={analysis}
                    seat={chosen}
                    part={part}
                    player={itemAt(players, chosen)}
                    onClose={() => setPart(undefined)}
                    t={t}
                  />
                )}
              </Account>
            ))}
            <AllSeats shown={shown} parts={parts} t={t} />
          </>
        )}
      </Panel>
      <div ref={scrollCue} className={styles.side}>
        <Panel className={styles.costs}>
          <div ref={costs}>
            <Costs analysis={analysis} player={itemAt(players, chosen)} seat={chosen} t={t} />
          </div>
        </Panel>
        <Panel>
          <TurningPoints analysis={analysis} t={t} />
        </Panel>
        <Panel className={styles.how}>
          <h2>{t('review.how')}</h2>
          <p>
            <b>{t('analysis.formula')}</b>
          </p>
          <p>{t('analysis.howText')}</p>
        </Panel>
      </div>
    </main>
  );
}

interface AccountProps extends Pick<GameTableProps, 't'> {
  readonly account: ShownAccount;
  /** The parts that have a line. */
  readonly shown: readonly AccountPart[];
  readonly scale: WaterfallScale;
  readonly luck: LuckParts;
  readonly unit: number;
  readonly player: TablePlayer;
  readonly isChosen: boolean;
  readonly chosenPart: AccountPart | undefined;
  /** Without a part: the player alone. */
  readonly onChoose: (part?: AccountPart) => void;
  /** What is told of a part that was chosen. */
  readonly children: ReactNode;
}

function Account(props: AccountProps): ReactNode {
  const { account, shown, scale, luck, unit, player, isChosen, chosenPart, onChoose, children, t } = props;
  const { parts, result, accuracy, skillError, lostPoints } = account;
  return (
    <section className={styles.seat} data-chosen={isChosen} aria-label={player.name}>
      <button type="button" className={styles.who} aria-pressed={isChosen} onClick={() => onChoose()}>
        <Mark colour={player.colour} size={24} />
        {player.name}
      </button>
      <dl className={styles.parts}>
        {shown.map((part) => (
          <div key={part} data-part={part} data-tenths={parts[part]}>
            <dt>
              {part === 'start' ? (
                <TermButton term="part.start">{t('analysis.part.start')}</TermButton>
              ) : (
                <button
                  type="button"
                  aria-pressed={part === chosenPart}
                  onClick={() => onChoose(part)}
                  {...meaning(`part.${part}`)}
                >
                  {t(`analysis.part.${part}`)}
                </button>
              )}
              {part === 'skill' && <small>± {plainTenths(t, Math.round(skillError))}</small>}
            </dt>
            <dd>{part === 'start' ? plainTenths(t, parts[part]) : tenthsText(t, parts[part])}</dd>
          </div>
        ))}
        <div className={styles.result} data-part="result" data-tenths={result}>
          <dt>
            <TermButton term="part.result">{t('analysis.part.result')}</TermButton>
          </dt>
          <dd>{plainTenths(t, result)}</dd>
        </div>
      </dl>
      <Waterfall
        account={account}
        shown={shown}
        scale={scale}
        onChoose={(part) => onChoose(part === 'start' ? undefined : part)}
      />
      <p className={styles.accuracy}>
        <b>{accuracy === undefined ? '–' : Math.round(accuracy)}</b>
        <small>
          <TermButton term="accuracy">{t('analysis.accuracy')}</TermButton>
        </small>
        <b className={styles.aside}>{plainTenths(t, result - parts.luck)}</b>
        <small>
          <TermButton term="luckAside">{t('analysis.luckAside')}</TermButton>
        </small>
        <b className={styles.aside} data-given-away>
          {accuracy === undefined ? '–' : plainPoints(t, lostPoints)}
        </b>
        <small>
          <TermButton term="givenAway">{t('analysis.givenAway')}</TermButton>
        </small>
      </p>
      <p className={styles.luckParts} data-luck-parts>
        <TermButton term="part.luck">
          {t('review.luckParts', {
            deal: changeText(t, luck.deal / unit),
            drawn: changeText(t, luck.drawn / unit),
            unknown: changeText(t, luck.unknown / unit),
          })}
        </TermButton>
      </p>
      {children}
    </section>
  );
}

interface AllSeatsProps extends Pick<GameTableProps, 't'> {
  readonly shown: readonly ShownAccount[];
  readonly parts: readonly AccountPart[];
}

function AllSeats({ shown, parts, t }: AllSeatsProps): ReactNode {
  const result = shown.reduce((sum, account) => sum + account.result, 0);
  return (
    <dl className={styles.all} aria-label={t('review.allSeats')} data-all-seats>
      <dt>{t('review.allSeats')}</dt>
      {parts.map((part) => (
        <dd key={part} data-sum={part}>
          <b>{part === 'start' ? plainTenths(t, sumOfPart(shown, part)) : tenthsText(t, sumOfPart(shown, part))}</b>
          <small>{t(`analysis.part.${part}`)}</small>
        </dd>
      ))}
      <dd>
        <b>{plainTenths(t, result)}</b>
        <small>{t('analysis.part.result')}</small>
      </dd>
    </dl>
  );
}
