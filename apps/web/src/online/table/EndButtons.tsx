import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { inBackground } from '../../client/faults.ts';
import { Button, LinkButton } from '../../look/Button.tsx';
import { Icon } from '../../look/Icon.tsx';
import { useTexts } from '../../texts/languages.ts';
import { act } from '../lobby-actions.ts';
import { useOnline } from '../online-store.ts';
import type { ShuffleVerdict } from './check-shuffle.ts';
import styles from './EndButtons.module.css';
import { keepHere } from './keep-here.ts';

/** At the end of a game among people: once more, its review, was the shuffle fair, and a copy of the table for this browser. */
export function EndButtons(): ReactNode {
  const t = useTexts();
  const [, navigate] = useLocation();
  const gathering = useOnline((online) => online.gathering);
  const [verdict, setVerdict] = useState<ShuffleVerdict | 'checking'>();
  if (gathering === undefined) return undefined;
  const { table } = gathering;
  // Whoever gave up is called again, too.
  const hasPlayed = gathering.seats.some((seat) => (seat.type === 'person' || seat.type === 'resigned') && seat.isYou);
  const playAgain = async () => {
    const answer = await act({ type: 'rematch', table });
    if (answer?.type === 'gathered') navigate(`/t/${answer.table}`);
  };
  const check = async () => {
    setVerdict('checking');
    // The rules of the games come along: they are fetched for those who check.
    const { checkShuffle } = await import('./check-shuffle.ts');
    // Where the connection was lost meanwhile, it can be asked again.
    setVerdict(await checkShuffle(gathering).catch(() => undefined));
  };
  const keep = async () => navigate(`/table/${await keepHere(table)}`);
  return (
    <>
      {hasPlayed && (
        <Button kind="commit" icon="replay" onClick={() => inBackground(playAgain())} data-again>
          {t('company.rematch')}
        </Button>
      )}
      <LinkButton to={`/review/online/${table}`} icon="chart" data-review>
        {t('end.review')}
      </LinkButton>
      <Button icon="seal" onClick={() => inBackground(check())} data-check-shuffle>
        {t('shuffle.check')}
      </Button>
      <Button icon="screen" onClick={() => inBackground(keep())} data-keep>
        {t('company.keep')}
      </Button>
      <p className={styles.verdict} role="status" data-verdict={verdict}>
        {verdict !== undefined && (
          <>
            <Icon name={verdict === 'fair' ? 'check' : 'why'} />
            {t(`shuffle.verdict.${verdict}`)}
          </>
        )}
      </p>
    </>
  );
}
