import type { GatheringInfo, GatheringSeat } from '@fondaco/protocol';
import type { Translate } from '@fondaco/texts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../texts/languages.ts';
import { passedMark } from './clock/clock-text.ts';
import { useOnline } from './online-store.ts';
import { useClock } from './use-clock.ts';

/** Milliseconds between two announcements: whoever listens to the table is not talked over. */
const APART = 10_000;

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
    const stop = useOnline.subscribe((now, before) => {
      queue.current.push(...changesIn(t, now.gathering, before.gathering), ...presenceIn(t, now, before));
      if (timer.current === undefined) flush();
    });
    return () => {
      stop();
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

/** Who sat down, got up or got ready. */
function changesIn(t: Translate, now: GatheringInfo | undefined, before: GatheringInfo | undefined): readonly string[] {
  if (now === undefined || before === undefined || now === before || now.table !== before.table) return [];
  return now.seats.flatMap((seat) => {
    const old = before.seats.find((one) => one.seat === seat.seat);
    if (seat.type === 'person' && !seat.isYou) {
      if (old?.type !== 'person' || old.name !== seat.name) return [t('company.satDown', { name: seat.name })];
      if (seat.isReady && !old.isReady && now.phase === 'gathering') return [t('company.isReady', { name: seat.name })];
      if ((seat.standIn === undefined) !== (old.standIn === undefined))
        return [t(seat.standIn === undefined ? 'company.back' : 'company.standsIn', { name: seat.name })];
      return [];
    }
    return old?.type === 'person' && !old.isYou && seat.type === 'open' ? [t('company.gotUp', { name: old.name })] : [];
  });
}

type OnlineState = ReturnType<typeof useOnline.getState>;

/** Who of the others came to the table, and who went. */
function presenceIn(t: Translate, now: OnlineState, before: OnlineState): readonly string[] {
  const { here, gathering } = now;
  if (here === undefined || before.here === undefined || here === before.here) return [];
  return here.seats.flatMap(({ seat, isHere }) => {
    const was = before.here?.seats.find((one) => one.seat === seat)?.isHere;
    const who = gathering?.seats.find((one) => one.seat === seat);
    if (was === undefined || was === isHere || who?.type !== 'person' || who.isYou) return [];
    return [t(isHere ? 'company.came' : 'company.went', { name: who.name })];
  });
}
