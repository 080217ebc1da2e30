import { inBackground } from '../client/faults.ts';
import type { GameSummary } from '@fondaco/protocol';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { sendGuideAway, useIsNewcomer } from '../client/guided.ts';
import { playFirst, playNow } from '../client/new-table.ts';
import { Button, LinkButton } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Panel } from '../look/Panel.tsx';
import { useArt } from '../table/game-tables.ts';
import { useTexts } from '../texts/languages.ts';
import styles from './GameCard.module.css';

const FirstTableOffer = lazy(() =>
  import('../guide/FirstTableOffer.tsx').then(({ FirstTableOffer: offer }) => ({ default: offer })),
);

/** A game on the home page: its picture, what it is, and the buttons that begin a table. */
export function GameCard({ game }: { readonly game: GameSummary }): ReactNode {
  const t = useTexts();
  const Art = useArt(game.id);
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [isOffering, setOffering] = useState(false);
  const isNewcomer = useIsNewcomer();
  const begin = async (make: typeof playNow) => {
    if (isBusy) return;
    setBusy(true);
    try {
      navigate(`/table/${await make(game)}`);
    } catch (error) {
      console.error('No table could be begun.', error);
      setBusy(false);
      setFailed(true);
    }
  };
  return (
    <Panel className={styles.card} aria-label={game.title}>
      <div className={styles.art}>{Art !== undefined && <Art />}</div>
      <div className={styles.body}>
        <h2>{game.title}</h2>
        {t.has(`game.${game.id}`) && <p className={styles.line}>{t(`game.${game.id}`)}</p>}
        <ul className={styles.meta}>
          <li>
            <Icon name="people" />
            {t('home.players', { from: String(game.minSeats), to: String(game.maxSeats) })}
          </li>
          {t.has(`game.${game.id}.length`) && (
            <li>
              <Icon name="hourglass" />
              {t(`game.${game.id}.length`)}
            </li>
          )}
        </ul>
        <div className={styles.buttons}>
          <Button
            kind="commit"
            icon="play"
            isLarge
            onClick={() => (isNewcomer ? setOffering(true) : inBackground(begin(playNow)))}
          >
            {t('home.play')}
          </Button>
          <LinkButton to={`/new/${game.id}`} icon="people" isLarge>
            {t('home.new')}
          </LinkButton>
          <LinkButton to={`/rules/${game.id}`} icon="manuscript" isLarge>
            {t('home.rules')}
          </LinkButton>
        </div>
        {hasFailed && <p role="alert">{t('trouble.failed')}</p>}
        {isOffering && (
          <Suspense>
            <FirstTableOffer
              game={game.id}
              onAnswer={(answer) => {
                setOffering(false);
                if (answer === 'alone') sendGuideAway();
                if (answer !== 'later') inBackground(begin(answer === 'guided' ? playFirst : playNow));
              }}
            />
          </Suspense>
        )}
      </div>
    </Panel>
  );
}
