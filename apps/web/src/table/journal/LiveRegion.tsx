import { useEffect, useState, type ReactNode } from 'react';
import { useTexts } from '../../texts/languages.ts';
import { useTable } from '../store/table-store.ts';
import { announce } from './announce.ts';
import { withSaid, type Announcement } from './announcements.ts';
import { onSaidAloud } from './say-aloud.ts';

const NOTHING: readonly Announcement[] = [];

/**
 * Says aloud what happened, what is asked, and what is about to be done, one after another: nothing takes the place of what was said.
 * What was said to one person is gone when the screen is another's.
 */
export function LiveRegion(): ReactNode {
  const t = useTexts();
  const [said, setSaid] = useState(NOTHING);
  useEffect(() => {
    const stop = useTable.subscribe((state, before) => {
      if (before.now !== undefined && state.now?.seat !== before.now.seat) setSaid(NOTHING);
      const texts = announce(t, state, before);
      if (texts.length > 0) setSaid((known) => withSaid(known, texts));
    });
    const unsubscribe = onSaidAloud((text) => setSaid((known) => withSaid(known, [text])));
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
