import type { EventWords } from '@fondaco/kernel';
import type { TableMessage } from '@fondaco/protocol';
import type { Translate } from '@fondaco/texts';
import { adviceTitle, leadOf, promiseOf } from '../advice/advice-sentences.ts';
import { gatherForced } from '../lines/gather-forced.ts';
import { addUpEvents } from '../lines/gather-steps.ts';
import { capital, eventSentence, lineSentence, sayLine, tellEvents } from '../lines/sentences.ts';
import { findLine, kindOf, type PickedSeries } from '../lines/series.ts';
import { isInTheOpen } from '../store/shared-screen.ts';
import { tellMoments } from '../store/tell-news.ts';
import type { OpenAdvice, TableState } from '../store/table-store.ts';

/** So many sentences tell what happened; the journal has the rest. */
const MOST_SAID = 4;

/** What is said aloud when the table changes from one state to another: first what happened, then what is asked. */
export function announce(t: Translate, state: TableState, before: TableState): readonly string[] {
  const { lexicon, now, me, parts, preview, series, advice } = state;
  const wording = { t, lexicon };
  const say = (line: string) =>
    now === undefined ? '' : sayLine({ t, view: now.view, parts, me }, state.speech, wording, line);
  if (now !== undefined && now !== before.now) return sayNews(t, state, before);
  if (preview !== undefined && preview !== before.preview && series === undefined) {
    // What comes first says the choice again.
    const events = preview.events
      .filter((event, i) => i > 0 || event.seat !== me)
      .slice(0, MOST_SAID)
      .map((event) => eventSentence(wording, event));
    const forGood = preview.isRevealing ? t(preview.isEnd === true ? 'prompt.lastChoice' : 'prompt.revealing') : '';
    return [inOneGo([asSentence(t, say(preview.line)), ...events, forGood, t('live.confirm')])];
  }
  if (advice !== undefined && advice !== before.advice) return [adviceSentence(t, state, say, advice)];
  if (state.isNoneAsked && !before.isNoneAsked) return sayNothingPicked(t, series);
  // It is asked for again with every answer of the others; only what is picked otherwise is said.
  if (series !== undefined && series.picked.join() !== (before.series?.picked ?? []).join())
    return [sayPicked(t, state, series)];
  return [];
}

/** Sentences one after another. */
function inOneGo(sentences: readonly string[]): string {
  return sentences.filter((one) => one !== '').join(' ');
}

/** What stands on the page without a full stop, as a sentence. */
function asSentence(t: Translate, said: string): string {
  return said === '' ? '' : t('live.said', { said });
}

function adviceSentence(
  t: Translate,
  { lexicon, speech }: TableState,
  say: (line: string) => string,
  { status, hints }: OpenAdvice,
): string {
  if (status !== 'ready') return t(status === 'thinking' ? 'advice.thinking' : 'advice.failed');
  const [best] = hints;
  if (best === undefined) return t('advice.failed');
  const title = adviceTitle({ t, lexicon }, speech.series ?? [], say, best);
  const promise = [promiseOf(t, best.win, 0), leadOf(t, best.margin)].map(capital);
  return inOneGo([t('advice.title'), title, ...promise].map((said) => asSentence(t, said)));
}

/** The result and the next question, each as an announcement of its own. */
function sayNews(t: Translate, state: TableState, before: TableState): readonly string[] {
  const { now } = state;
  if (now === undefined) return [];
  const isSameSight = before.now !== undefined && now.seat === before.now.seat;
  const happened = isSameSight && now.seq !== before.now.seq ? sayEvents(t, state, before) : [];
  const said = happened.slice(0, MOST_SAID);
  if (happened.length > MOST_SAID) said.push(t('live.more', { count: happened.length - MOST_SAID }));
  return [inOneGo(said), now.isOver ? sayEnd(t, state) : sayQuestion(t, state, before)].filter((one) => one !== '');
}

/** What a message brought, a sentence a moment or a deed; undone choices are not told again. */
function sayEvents(t: Translate, state: TableState, before: TableState): string[] {
  const { now, lexicon, gameMoments } = state;
  if (now === undefined) return [];
  const { moments, covered, starts, spoken } = tellMoments(before, now);
  const events = gatherForced(now.entries).flatMap((entry) => entry.events);
  const context = { t, lexicon, me: now.seat };
  const tell = (some: readonly EventWords[]) =>
    (gameMoments?.tellDeeds(context, addUpEvents(some)) ?? tellEvents({ t, lexicon }, addUpEvents(some))).map(
      ({ sentence }) => sentence,
    );
  const isTold = (event: EventWords) => !covered.has(event) || spoken?.has(event) === true;
  const said = [...saySecret(t, state, before)];
  let told = 0;
  for (const moment of moments) {
    const start = starts?.get(moment);
    const at = start === undefined ? events.length : Math.max(told, events.indexOf(start));
    said.push(...tell(events.slice(told, at).filter(isTold)), moment.sentence);
    told = at;
  }
  said.push(...tell(events.slice(told).filter(isTold)));
  if (said.length > 0) return said;
  // Where all that happened is only to be seen, it is said all the same, and nothing left out to who did it.
  const isOwn = now.entries.some(({ seat }) => seat === now.seat);
  return isOwn ? tellEvents({ t, lexicon }, addUpEvents(events)).map(({ sentence }) => sentence) : tell(events);
}

/** What the viewer has said and nobody else may hear yet. */
function saySecret(t: Translate, { now, parts, speech, lexicon }: TableState, before: TableState): readonly string[] {
  const me = now?.seat;
  const own = (now?.entries ?? []).filter(({ seat, isAuto }) => seat === me && !isAuto);
  if (before.now === undefined || own.length === 0 || own.some(({ events }) => events.length > 0)) return [];
  const lines = own.map(({ words }) => words);
  const kind = kindOf(speech.series ?? [], lines);
  if (kind === undefined) return lines.map((line) => asSentence(t, lineSentence({ t, lexicon }, line)));
  const { rest } = kind;
  const picked = lines.filter((line) => rest === undefined || findLine(lexicon, [line], rest) === undefined);
  return [asSentence(t, kind.done({ t, view: before.now.view, parts, me }, picked))];
}

/** What is asked now, if it was not asked before. */
function sayQuestion(t: Translate, state: TableState, before: TableState): string {
  const { now, me } = state;
  if (now === undefined || me === undefined || !now.waiting.includes(me)) return '';
  const wasAsked = before.me === me && before.now?.waiting.includes(me) === true;
  const isOwn = now.entries.some(({ seat }) => seat === me);
  // Others answer at the same time: what they say changes nothing of what is asked.
  const isSameQuestion = before.now?.seq === now.seq || (!isOwn && before.now?.step === now.step);
  if (wasAsked && isSameQuestion && before.now.seat === now.seat) return '';
  // Whoever has peeked lets go: everybody knows what was asked before.
  if (isInTheOpen(state) && before.now?.seat !== undefined && now.seq <= before.now.seq) return '';
  const step = now.step === undefined ? '' : `step.${now.step}`;
  const question = t.has(step) ? capital(t(step)) : asSentence(t, t('prompt.yours'));
  // Whoever has just done something knows that it is their turn.
  const turn = (wasAsked && isOwn) || question.startsWith(t('live.yourTurn')) ? '' : asSentence(t, t('live.yourTurn'));
  return isInTheOpen(state) ? `${namesAsked(t, now)}: ${question}` : inOneGo([turn, question]);
}

/** Whom a shared screen speaks to: all who choose at the same time. */
function namesAsked(t: Translate, { open = [] }: TableMessage): string {
  const isSecret = open.every(({ lines }) => lines.length === 0);
  const asked = isSecret ? open : open.filter(({ lines }) => lines.length > 0).slice(0, 1);
  return new Intl.ListFormat(t.language).format(asked.map(({ seat }) => t.word('seat', seat)));
}

function sayEnd(t: Translate, { now }: TableState): string {
  const { result } = now ?? {};
  if (result === undefined) return asSentence(t, t('prompt.over'));
  const winners = new Intl.ListFormat(t.language).format(result.winners.map((seat) => t.word('seat', seat)));
  const won = t('end.won', { count: result.winners.length, winners });
  return inOneGo([asSentence(t, t('end.title')), asSentence(t, won)]);
}

/** Whether it is meant that nothing is picked. */
function sayNothingPicked(t: Translate, series: PickedSeries | undefined): readonly string[] {
  const none = series?.kind.none;
  return none === undefined ? [] : [inOneGo([t(none.question), t('live.confirmSeries', { button: t(none.commit) })])];
}

function sayPicked(t: Translate, { now, me, parts }: TableState, { kind, picked, isWhole }: PickedSeries): string {
  const said = now === undefined ? '' : kind.sentence({ t, view: now.view, parts, me }, picked);
  const isNothing = picked.length === 0 && kind.none !== undefined;
  if (now === undefined || !isWhole || isNothing) return said;
  const button = kind.commit?.({ t, view: now.view, parts, me }, picked) ?? t('prompt.confirm');
  return inOneGo([said, t('live.confirmSeries', { button })]);
}
