import type { Page } from 'playwright-core';

/** What somebody who does not see the page does and hears. */
export type Announced =
  | { readonly type: 'confirmed' }
  | { readonly type: 'said' | 'overwritten'; readonly text: string };

/** The most sentences of one announcement. */
const MOST_SENTENCES = 9;

/** Notes what is said aloud from the next page on, and what is confirmed. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { announced: heard });
    document.addEventListener(
      'click',
      ({ target }) => {
        const commit = target instanceof Element ? target.closest('[data-commit]') : null;
        if (commit !== null && commit.getAttribute('aria-disabled') !== 'true') heard.push({ type: 'confirmed' });
      },
      true,
    );
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        if (element?.closest('[data-live]') === null) continue;
        if (type === 'characterData') heard.push({ type: 'overwritten', text: target.textContent ?? '' });
        else if (element?.matches('[data-live]') === true)
          for (const node of addedNodes) heard.push({ type: 'said', text: node.textContent ?? '' });
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Everything that was heard since. */
export function heardOn(page: Page): Promise<readonly Announced[]> {
  return page.evaluate(() => (globalThis as unknown as { announced: Announced[] }).announced);
}

/**
 * What is wrong with how a game was told: after each confirmation first the result, then the next question or who has won, nothing
 * overwritten, and nothing too long to listen to. What is about to be done is said in between, while somebody chooses.
 */
export function announcementFaults(heard: readonly Announced[], questions: readonly string[]): readonly string[] {
  const faults: string[] = [];
  const isQuestion = (text: string) => questions.some((question) => text.endsWith(question));
  const isChoosing = (text: string) =>
    /Confirm to do it\.$|The button “(Confirm|Buy .*, no undo)” makes it count\.$/.test(text);
  let [said, confirmed]: [string[], number] = [[], 0];
  const judge = (isEnd: boolean): void => {
    const answers = said.filter((text) => !isChoosing(text));
    const [first, last] = [answers[0], answers.at(-1)];
    if (confirmed === 0) return;
    if (first === undefined || last === undefined) faults.push(`nothing is said after confirmation ${confirmed}`);
    else if (isQuestion(first)) faults.push(`"${first}" comes before the result of confirmation ${confirmed}`);
    else if (isEnd ? !/has won|share the victory/.test(last) : !answers.some(isQuestion))
      faults.push(`after confirmation ${confirmed} nobody says what comes next: ${answers.join(' | ')}`);
  };
  for (const one of heard) {
    if (one.type === 'confirmed') {
      judge(false);
      [said, confirmed] = [[], confirmed + 1];
    } else if (one.type === 'overwritten') faults.push(`overwritten by "${one.text}"`);
    else {
      said.push(one.text);
      if (one.text.split(/[.!?](?: |$)/).length > MOST_SENTENCES) faults.push(`too long: "${one.text}"`);
    }
  }
  judge(true);
  return faults;
}
