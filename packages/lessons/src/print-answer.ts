import type { Effect } from '@fondaco/kernel';
import type { Language, Translate } from '@fondaco/texts';
import type { LessonVerdict } from './verdict.ts';

/** What is said to the learner, and the clause behind it. */
export interface LessonAnswer {
  readonly text: string;
  readonly clause?: string | undefined;
}

/** The texts of a game, and those of lessons. */
export interface LessonTexts {
  readonly t: Translate;
  readonly own: Translate;
}

/** What it takes to answer: texts, their language, and how lines are called at this table. */
export interface AnswerWording extends LessonTexts {
  readonly language: Language;
  readonly say: (line: string) => string;
}

/** A verdict in words; `aim` is the line that the step is about. */
export function printAnswer(
  wording: AnswerWording,
  verdict: Exclude<LessonVerdict, { type: 'expected' }>,
  aim: string,
): LessonAnswer {
  const { t, own, language, say } = wording;
  switch (verdict.type) {
    case 'written':
      return { text: verdict.text[language], clause: verdict.clause };
    case 'possible': {
      const price = verdict.effects.map((effect) => printEffect(t, effect)).join(', ');
      const values = { choice: say(verdict.line), price, count: verdict.effects.length, aim: say(aim) };
      return { text: own('lesson.anotherDay', values) };
    }
    case 'tried':
    case 'refused': {
      const { reason, clause } = verdict.refusal;
      const key = `reason.${reason ?? ''}`;
      return { text: t.has(key) ? sentence(t(key), language) : own('lesson.notPossible'), clause };
    }
  }
}

function printEffect(t: Translate, { amount, before, after }: Effect): string {
  return t(`amount.${amount}`, { sign: after > before ? '+' : '−', count: Math.abs(after - before), after });
}

/** Reasons are written to stand inside a sentence. */
function sentence(reason: string, language: string): string {
  const text = reason.charAt(0).toLocaleUpperCase(language) + reason.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
