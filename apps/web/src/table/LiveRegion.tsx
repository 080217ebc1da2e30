import { useEffect, useState, type ReactNode } from 'react';
import { useTexts } from '../texts/languages.ts';
import type { Translate } from './game-table.ts';
import { capital, eventSentence, lineSentence } from './sentences.ts';
import { useTable, type TableState } from './table-store.ts';

/** Says aloud what happened, what is asked, and what is about to be done, each once. */
export function LiveRegion(): ReactNode {
  const t = useTexts();
  const [said, setSaid] = useState('');
  useEffect(
    () =>
      useTable.subscribe((state, before) => {
        const sentence = sentenceFor(t, state, before);
        if (sentence !== undefined) setSaid(sentence);
      }),
    [t],
  );
  return (
    <div className="unseen" aria-live="polite" data-live>
      {said}
    </div>
  );
}

function sentenceFor(t: Translate, state: TableState, before: TableState): string | undefined {
  const { lexicon, now, me, preview } = state;
  if (preview !== undefined && preview !== before.preview) {
    const events = preview.events.map((event) => eventSentence(t, lexicon, event));
    return [lineSentence(t, lexicon, preview.line), ...events, t('live.confirm')].join('. ');
  }
  if (now === undefined || now === before.now || now.seat !== before.now?.seat) return undefined;
  const events = now.deeds.filter(({ player }) => player !== me).flatMap((deed) => deed.events);
  const isNowMine = me !== undefined && now.waiting.includes(me) && before.now?.waiting.includes(me) !== true;
  const said = events.map((event) => eventSentence(t, lexicon, event));
  if (isNowMine) said.push(t('live.yourTurn'), now.step === undefined ? '' : capital(t(`step.${now.step}`)));
  return said.length === 0 ? undefined : said.filter((one) => one !== '').join('. ');
}
