import { useEffect, useState, type ReactNode } from 'react';
import { useTexts } from '../../texts/languages.ts';
import { leadOf, percentOf } from '../advice/advice-sentences.ts';
import type { Translate } from '@fondaco/texts';
import { gatherForced } from '../lines/gather-forced.ts';
import { capital, eventSentence, sayLine } from '../lines/sentences.ts';
import type { PickedSeries } from '../lines/series.ts';
import { tellMoments } from '../store/tell-news.ts';
import { useTable, type OpenAdvice, type TableState } from '../store/table-store.ts';

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

/** Sentences one after another, each with its full stop. */
function inOneGo(sentences: readonly string[]): string {
  return sentences.map((one) => (/[.!?…]$/.test(one) ? one : `${one}.`)).join(' ');
}

function adviceSentence(t: Translate, say: (line: string) => string, { status, hints }: OpenAdvice): string {
  if (status !== 'ready') return t(status === 'thinking' ? 'advice.thinking' : 'advice.failed');
  const [best] = hints;
  if (best === undefined) return t('advice.failed');
  const { line, win, margin } = best;
  const promise = [t('advice.win', { percent: percentOf(t, win) }), leadOf(t, margin)];
  return inOneGo([t('advice.title'), say(line), ...promise]);
}

function sentenceFor(t: Translate, state: TableState, before: TableState): string | undefined {
  const { lexicon, now, me, parts, preview, series, advice } = state;
  const wording = { t, lexicon };
  const say = (line: string) =>
    now === undefined ? '' : sayLine({ t, view: now.view, parts, me }, state.speech, wording, line);
  if (preview !== undefined && preview !== before.preview && series === undefined) {
    const events = preview.events.map((event) => eventSentence(wording, event));
    return inOneGo([say(preview.line), ...events, t('live.confirm')]);
  }
  if (advice !== undefined && advice !== before.advice) return adviceSentence(t, say, advice);
  if (series !== undefined && before.series !== undefined && series.picked !== before.series.picked)
    return sayPicked(t, state, series);
  if (now === undefined || now === before.now || now.seat !== before.now?.seat) return undefined;
  const { moments, told } = tellMoments(before, now);
  const events = gatherForced(now.entries)
    .filter(({ seat }) => seat !== me)
    .flatMap((entry) => entry.events)
    .filter((event) => !told.has(event));
  const isNowMine = me !== undefined && now.waiting.includes(me) && before.now?.waiting.includes(me) !== true;
  const said = [...events.map((event) => eventSentence(wording, event)), ...moments.map(({ sentence }) => sentence)];
  if (isNowMine) said.push(t('live.yourTurn'), now.step === undefined ? '' : capital(t(`step.${now.step}`)));
  return said.length === 0 ? undefined : inOneGo(said.filter((one) => one !== ''));
}

function sayPicked(t: Translate, { now, me, parts }: TableState, { kind, picked, isWhole }: PickedSeries): string {
  const said = now === undefined ? '' : kind.sentence({ t, view: now.view, parts, me }, picked);
  return isWhole ? inOneGo([said, t('live.confirm')]) : said;
}
