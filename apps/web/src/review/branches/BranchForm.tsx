import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { inBackground } from '../../client/faults.ts';
import { usualLevel } from '../../client/bot-seats.ts';
import { useLobby } from '../../client/lobby-store.ts';
import { Button } from '../../look/Button.tsx';
import { chapterText } from '../../table/lines/chapter-text.ts';
import type { GameTableProps } from '../../table/game-table.ts';
import { useReview } from '../store/review-store.ts';
import { lineAt } from '../store/steps.ts';
import { playBranch } from './branch-actions.ts';
import styles from './BranchesView.module.css';

/** Asks how the game is to be played on from the moment on the screen. */
export function BranchForm({ t, players }: Pick<GameTableProps, 't' | 'players'>): ReactNode {
  const [, navigate] = useLocation();
  const { game, steps, at, eyes, branchSeat } = useReview();
  const summary = useLobby((lobby) => lobby.games.find(({ id }) => id === game?.game));
  const line = lineAt(steps, at);
  const chapter = game?.chapters[line];
  const place = [
    ...(chapter === undefined ? [] : [chapterText(t, chapter)]),
    t('review.decision', { number: at, count: steps.length }),
  ].join(', ');
  const asked =
    players.find(({ seat }) => seat === (branchSeat ?? eyes)) ?? players.find(({ isBot }) => !isBot) ?? players[0];
  const [seat, setSeat] = useState(asked?.seat ?? 'red');
  const [level, setLevel] = useState(summary === undefined ? 'journeyman' : usualLevel(summary));
  const [isAnew, setIsAnew] = useState(true);
  const [name, setName] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const play = async () => {
    const wished = name.trim() || place;
    const table = await playBranch({ line, seat, level, isAnew, name: wished });
    if (table === undefined) setIsRefused(true);
    else navigate(`/table/${table}`);
  };
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        inBackground(play());
      }}
    >
      <p>{t('review.from', { place })}</p>
      <label>
        {t('review.takeSeat')}
        <select value={seat} onChange={(event) => setSeat(event.target.value)} data-branch-seat>
          {players.map((player) => (
            <option key={player.seat} value={player.seat}>
              {player.name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('review.against')}
        <select value={level} onChange={(event) => setLevel(event.target.value)}>
          {(summary?.botLevels ?? [level]).map((one) => (
            <option key={one} value={one}>
              {t(`level.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <fieldset>
        <legend>{t('review.unknown')}</legend>
        {[true, false].map((one) => (
          <label key={String(one)}>
            <input type="radio" name="anew" checked={isAnew === one} onChange={() => setIsAnew(one)} />
            {t(one ? 'review.anew' : 'review.asTheyWere')}
          </label>
        ))}
      </fieldset>
      <label>
        {t('review.branchName')}
        <input value={name} placeholder={place} maxLength={60} onChange={(event) => setName(event.target.value)} />
      </label>
      <Button kind="commit" icon="play" type="submit" data-play-branch>
        {t('review.playOn')}
      </Button>
      {isRefused && <p role="alert">{t('review.overThere')}</p>}
    </form>
  );
}
