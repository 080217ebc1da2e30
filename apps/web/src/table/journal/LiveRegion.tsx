import { useEffect, useState, type ReactNode } from 'react';
import { useTexts } from '../../texts/languages.ts';
import { useTable } from '../store/table-store.ts';
import { announce } from './announce.ts';
import { onSaidAloud } from './say-aloud.ts';

/** So many announcements stay: a reader that is behind still finds them. */
const MOST_KEPT = 12;

interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** Says aloud what happened, what is asked, and what is about to be done, one after another: nothing takes the place of what was said. */
export function LiveRegion(): ReactNode {
  const t = useTexts();
  const [said, setSaid] = useState<readonly Announcement[]>([]);
  useEffect(() => {
    const say = (texts: readonly string[]) => {
      if (texts.length === 0) return;
      setSaid((known) => {
        const last = known.at(-1)?.id ?? 0;
        return [...known, ...texts.map((text, i) => ({ id: last + i + 1, text }))].slice(-MOST_KEPT);
      });
    };
    const stop = useTable.subscribe((state, before) => say(announce(t, state, before)));
    const unsubscribe = onSaidAloud((text) => say([text]));
    return () => {
      stop();
      unsubscribe();
    };
  }, [t]);
  return (
    <div className="unseen" role="log" aria-live="polite" aria-relevant="additions" data-live>
      {said.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
