import { useMemo } from 'react';
import { useAmounts } from '../table/choose/PriceTag.tsx';
import { signedText } from '../table/lines/effects.ts';
import { addUpEvents } from '../table/lines/gather-steps.ts';
import { lineSentence, seatOf, tellEvents } from '../table/lines/sentences.ts';
import { useTable } from '../table/store/table-store.ts';
import { useWording } from '../table/store/use-wording.ts';
import { useGuide } from './guide-store.ts';

/** So many sentences tell what happened to the person since; the journal has the rest. */
const MOST_SENTENCES = 2;

/**
 * What came of the person's last turn, once others have answered or are about to: what it changed, and what could have been better. Empty
 * before that, and if there is nothing to tell.
 */
export function useCameOf(): string {
  const wording = useWording();
  const { t } = wording;
  const turn = useGuide((state) => state.turn);
  const me = useTable((state) => state.me);
  const entries = useTable((state) => state.entries);
  const isMine = useTable(({ now }) => me !== undefined && now?.waiting.includes(me) === true);
  const gameMoments = useTable((state) => state.gameMoments);
  const amounts = useAmounts();
  const from = turn?.from;
  const since = useMemo(
    () => (from === undefined ? [] : entries.filter(({ seq, seat }) => seq > from && seat !== me)),
    [entries, from, me],
  );
  const sentences = useMemo(() => {
    const events = addUpEvents(since.flatMap((entry) => entry.events));
    const texts = gameMoments?.tellDeeds({ ...wording, me }, events) ?? tellEvents(wording, events);
    return texts
      .filter(({ event }) => seatOf(event) === me)
      .map(({ sentence }) => sentence)
      .slice(-MOST_SENTENCES);
  }, [since, me, gameMoments, wording]);
  if (turn === undefined || (isMine && since.length === 0)) return '';
  const isLasting = (amount: string) => amounts.some(({ name, isOfTurn }) => name === amount && isOfTurn !== true);
  const changes = turn.effects.filter(({ amount }) => isLasting(amount)).map((effect) => signedText(t, effect));
  return [
    changes.length === 0 ? '' : `${changes.join(', ')}.`,
    turn.lapsed === undefined ? '' : t('guide.lapsed', { what: turn.lapsed }),
    turn.missed === undefined ? '' : t('guide.missed', { choice: lineSentence(wording, turn.missed) }),
    ...sentences,
  ]
    .filter((one) => one !== '')
    .join(' ');
}
