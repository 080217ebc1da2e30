import type { GatheringSeat } from '@fondaco/protocol';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../texts/languages.ts';
import { passedMark } from './clock/clock-text.ts';
import { changesIn, presenceIn } from './company-news.ts';
import { useOnline } from './online-store.ts';
import { useClock } from './use-clock.ts';

/** Milliseconds between two announcements: whoever listens to the table is not talked over. */
const APART = 10_000;
/** Milliseconds somebody must be here or away before it is said: whoever loads the page anew has not left. */
const LASTING = 5000;

/** Says aloud who comes and goes, and how long one's own clock still runs; politely, and seldom. */
export function Announcer(): ReactNode {
  const t = useTexts();
  const [said, setSaid] = useState('');
  const queue = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const flush = () => {
      timer.current = undefined;
      if (queue.current.length === 0) return;
      setSaid(queue.current.join(' '));
      queue.current = [];
      timer.current = setTimeout(flush, APART);
    };
    const say = (news: readonly string[]) => {
      queue.current.push(...news);
      if (timer.current === undefined) flush();
    };
    let told = useOnline.getState().here;
    let lasting: ReturnType<typeof setTimeout> | undefined;
    const sayPresence = () => {
      lasting = undefined;
      const { here, gathering } = useOnline.getState();
      say(presenceIn(t, gathering, here, told));
      told = here;
    };
    const stop = useOnline.subscribe((now, before) => {
      say(changesIn(t, now.gathering, before.gathering));
      if (now.here !== before.here) lasting ??= setTimeout(sayPresence, LASTING);
    });
    return () => {
      stop();
      clearTimeout(lasting);
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [t]);
  return (
    <>
      <div className="unseen" aria-live="polite" data-company>
        {said}
      </div>
      <ClockMarks />
    </>
  );
}

/** Says when one's own clock comes to five minutes, one minute and twenty seconds. */
function ClockMarks(): ReactNode {
  const t = useTexts();
  const own = useOnline(({ gathering }) => gathering?.seats.find(isYou)?.seat);
  const clock = useClock(own);
  const before = useRef<number>(undefined);
  const [mark, setMark] = useState<number>();
  const left = clock?.isRunning === true ? clock.left : undefined;
  useEffect(() => {
    if (left !== undefined && before.current !== undefined) {
      const passed = passedMark(before.current, left);
      if (passed !== undefined) setMark(passed);
    }
    before.current = left;
  }, [left]);
  return (
    <div className="unseen" role="status">
      {mark !== undefined && t(`clock.mark.${mark}`)}
    </div>
  );
}

function isYou(seat: GatheringSeat): boolean {
  return seat.type === 'person' && seat.isYou;
}
