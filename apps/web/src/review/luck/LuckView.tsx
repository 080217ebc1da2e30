import { itemAt } from '@fondaco/kernel';
import type { GameAnalysis } from '@fondaco/review';
import { useMemo, useState, type ReactNode } from 'react';
import { Mark } from '../../look/Icon.tsx';
import { Panel } from '../../look/Panel.tsx';
import type { GameTableProps, TablePlayer } from '../../table/game-table.ts';
import { plainTenths, tenthsText } from '../insight/numbers.ts';
import { ACCOUNT_PARTS, shownAccountsOf, sumOfPart, type ShownAccount } from '../insight/shown-account.ts';
import { useReview } from '../store/review-store.ts';
import { Costs } from './Costs.tsx';
import styles from './LuckView.module.css';
import { TurningPoints } from './TurningPoints.tsx';
import { Waterfall, WaterfallFills } from './Waterfall.tsx';

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
  const shown = useMemo(() => shownAccountsOf(analysis), [analysis]);
  return (
    <main className={styles.view} data-region="review">
      <Panel className={styles.accounts} aria-label={t('review.made')} data-accounts>
        <WaterfallFills />
        <header>
          <h2>{t('review.made')}</h2>
          <p>{t('review.madeLead')}</p>
        </header>
        {shown.map((account) => (
          <Account
            key={account.seat}
            account={account}
            player={itemAt(players, account.seat)}
            isChosen={account.seat === chosen}
            onChoose={() => setChosen(account.seat)}
            t={t}
          />
        ))}
        <AllSeats shown={shown} t={t} />
      </Panel>
      <div className={styles.side}>
        <Panel>
          <TurningPoints analysis={analysis} t={t} />
        </Panel>
        <Panel className={styles.costs}>
          <Costs analysis={analysis} player={itemAt(players, chosen)} seat={chosen} t={t} />
        </Panel>
        <Panel className={styles.how}>
          <h2>{t('review.how')}</h2>
          <p>
            <b>{t('review.formula')}</b>
          </p>
          <p>{t('review.howText')}</p>
        </Panel>
      </div>
    </main>
  );
}

interface AccountProps extends Pick<GameTableProps, 't'> {
  readonly account: ShownAccount;
  readonly player: TablePlayer;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Account({ account, player, isChosen, onChoose, t }: AccountProps): ReactNode {
  const { parts, result, accuracy, skillError } = account;
  return (
    <section className={styles.seat} data-chosen={isChosen} aria-label={player.name}>
      <button type="button" className={styles.who} aria-pressed={isChosen} onClick={onChoose}>
        <Mark colour={player.colour} size={24} />
        {player.name}
      </button>
      <dl className={styles.parts}>
        {ACCOUNT_PARTS.map((part) => (
          <div key={part} data-part={part} data-tenths={parts[part]}>
            <dt>
              {t(`review.part.${part}`)}
              {part === 'skill' && <small>± {plainTenths(t, Math.round(skillError))}</small>}
            </dt>
            <dd>{part === 'start' ? plainTenths(t, parts[part]) : tenthsText(t, parts[part])}</dd>
          </div>
        ))}
        <div className={styles.result} data-part="result" data-tenths={result}>
          <dt>{t('review.part.result')}</dt>
          <dd>{plainTenths(t, result)}</dd>
        </div>
      </dl>
      <Waterfall account={account} />
      <p className={styles.accuracy}>
        <b>{accuracy === undefined ? '–' : Math.round(accuracy)}</b>
        <small>{t('review.accuracy')}</small>
      </p>
    </section>
  );
}

function AllSeats({ shown, t }: { readonly shown: readonly ShownAccount[] } & Pick<GameTableProps, 't'>): ReactNode {
  const result = shown.reduce((sum, account) => sum + account.result, 0);
  return (
    <dl className={styles.all} aria-label={t('review.allSeats')}>
      <dt>{t('review.allSeats')}</dt>
      {ACCOUNT_PARTS.map((part) => (
        <dd key={part}>
          <b>{part === 'start' ? plainTenths(t, sumOfPart(shown, part)) : tenthsText(t, sumOfPart(shown, part))}</b>
          <small>{t(`review.part.${part}`)}</small>
        </dd>
      ))}
      <dd>
        <b>{plainTenths(t, result)}</b>
        <small>{t('review.part.result')}</small>
      </dd>
    </dl>
  );
}
