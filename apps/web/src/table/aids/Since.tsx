import { useMemo, useState, type ReactNode } from 'react';
import { inBackground } from '../../client/faults.ts';
import { useSettings } from '../../client/settings.ts';
import { Button } from '../../look/Button.tsx';
import { scrollCue } from '../../look/scroll-cue.ts';
import type { GameTableProps } from '../game-table.ts';
import { addUpEvents } from '../lines/gather-steps.ts';
import { tellEvents } from '../lines/sentences.ts';
import { beginningsOf, sinceOwn } from '../lines/since-own.ts';
import { useTable } from '../store/table-store.ts';
import { useWording } from '../store/use-wording.ts';
import styles from './Aids.module.css';
import { replaySince } from './replay-since.ts';

/** So many sentences are told; the journal has them all. */
const MOST_SENTENCES = 12;

/** What has happened since the player's last turn, in a paragraph, and a button that shows it once more on the board. */
export function Since({ me, entries, isPast }: Pick<GameTableProps, 'me' | 'entries' | 'isPast'>): ReactNode {
  const wording = useWording();
  const { t, lexicon } = wording;
  const hasSince = useSettings((settings) => settings.hasSince);
  const gameMoments = useTable((state) => state.gameMoments);
  const isMine = useTable(({ now }) => me !== undefined && now?.waiting.includes(me) === true);
  const [isReplaying, setReplaying] = useState(false);
  const lastOwn = entries.findLastIndex(({ seat }) => seat === me);
  const sentences = useMemo(() => {
    if (!hasSince || me === undefined || lastOwn < 0 || lastOwn === entries.length - 1) return [];
    const events = addUpEvents(sinceOwn(entries, me, beginningsOf(lexicon)));
    const texts = gameMoments?.tellDeeds({ ...wording, me }, events) ?? tellEvents(wording, events);
    const last = texts.slice(-MOST_SENTENCES).map(({ sentence }) => sentence);
    return texts.length > MOST_SENTENCES ? ['…', ...last] : last;
  }, [hasSince, me, lastOwn, entries, lexicon, gameMoments, wording]);
  if (sentences.length === 0 || isPast || !isMine) return undefined;
  const replay = async (): Promise<void> => {
    setReplaying(true);
    await replaySince(entries.slice(lastOwn + 1).map(({ seq }) => seq));
    setReplaying(false);
  };
  return (
    <section className={`${styles.aid} ${styles.since}`} aria-label={t('aids.since')}>
      <h3>{t('aids.since')}</h3>
      <Button kind="quiet" icon="replay" aria-disabled={isReplaying} onClick={() => inBackground(replay())}>
        {t('aids.replay')}
      </Button>
      <p ref={scrollCue} tabIndex={0} role="group" aria-label={t('aids.since')}>
        {sentences.join(' ')}
      </p>
    </section>
  );
}
