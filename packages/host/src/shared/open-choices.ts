import { itemAt, parseChoice, seatsIn, wordsOf, type Effect, type Game, type Table, type Verb } from '@fondaco/kernel';
import type { LineEffects, OpenChoices, SeatPlayer } from '@fondaco/protocol';
import type { SharedScreen } from './shared-screen.ts';

/** Of a verb that may not be possible, so many lines lie open: a fixed range, from the least on. */
const MOST_DOUBTFUL = 5;
/** A verb with more words than this has no fixed range to offer. */
const MOST_TRIED = 300;

/** What each person who is asked may say before everybody's eyes. */
export function openChoices(
  table: Table,
  players: readonly SeatPlayer[],
  screen: SharedScreen | undefined,
): readonly OpenChoices[] {
  return seatsIn(table.waiting)
    .filter((seat) => players[seat]?.type === 'person')
    .map((seat) => ({
      seat: itemAt(table.seats, seat),
      ...openLines(table, seat, screen),
      canUndo: table.canUndo(seat),
    }));
}

/**
 * The lines of a seat that may lie open. Of verbs that what the seat hides could bar, all lines are among them that nothing else bars,
 * possible or not, so that the list is the same whatever they hide.
 */
export function openLines(
  table: Table,
  seat: number,
  screen: SharedScreen | undefined,
): Pick<OpenChoices, 'lines' | 'hasMore'> {
  if (screen === undefined) return { lines: [], hasMore: true };
  const { game, seats } = table;
  const open = game.verbs.filter((verb) => isOpen(screen, verb));
  const sure = new Set(open.filter(({ name }) => !hasDoubtful(screen, name)).map(({ name }) => name));
  const said = table.choices(seat);
  const lines = said.filter((line) => sure.has(verbIn(line)));
  let hasMore = said.some((line) => open.every(({ name }) => name !== verbIn(line)));
  for (const verb of open.filter(({ name }) => hasDoubtful(screen, name))) {
    const found = linesOf(verb, seats).filter((line) => isBarredByHidden(table, seat, screen, line));
    lines.push(...(isCounted(verb) ? found.slice(0, MOST_DOUBTFUL) : found));
    hasMore ||= isCounted(verb) && found.length > MOST_DOUBTFUL;
  }
  const numberOf = (line: string): number => {
    const choice = parseChoice(game.verbs, seats, line);
    return choice.ok ? choice.value : 0;
  };
  return { lines: lines.toSorted((a, b) => numberOf(a) - numberOf(b)), hasMore };
}

/** Whether a line is possible, or would be if the seat held something else. */
function isBarredByHidden(table: Table, seat: number, screen: SharedScreen, line: string): boolean {
  const refusal = table.whyNot(seat, line);
  return refusal === undefined || isHiddenReason(screen, line, refusal.reason);
}

/** Whether a reason tells what somebody hides. */
export function isHiddenReason({ reasons }: SharedScreen, line: string, reason: string | undefined): boolean {
  return (
    reason !== undefined &&
    Object.entries(reasons).some(([beginning, hidden]) => beginsWith(line, beginning) && hidden.includes(reason))
  );
}

/** What lines cost and bring, as far as it tells nothing that is hidden: lines that may not be possible, or are private, are left out. */
export function openEffects(
  { verbs }: Game,
  screen: SharedScreen,
  offered: readonly LineEffects[],
): readonly LineEffects[] {
  const sure = new Set(verbs.filter((verb) => isOpen(screen, verb)).map(({ name }) => name));
  return offered
    .filter(({ line }) => sure.has(verbIn(line)) && !isDoubtful(screen, line))
    .map(({ line, effects }) => ({ line, effects: effects.filter((effect) => isShown(screen, effect)) }));
}

function isShown({ openAmounts }: SharedScreen, { amount }: Effect): boolean {
  return openAmounts.includes(amount);
}

function isOpen({ privateVerbs }: SharedScreen, { name, args }: Verb): boolean {
  return !privateVerbs.includes(name) && args.every(({ isSecret }) => isSecret !== true);
}

/** Whether what a seat hides could bar a line. */
export function isDoubtful({ reasons }: SharedScreen, line: string): boolean {
  return Object.keys(reasons).some((beginning) => beginsWith(line, beginning));
}

/** Whether what a seat hides could bar some line of a verb. */
function hasDoubtful({ reasons }: SharedScreen, verb: string): boolean {
  return Object.keys(reasons).some((beginning) => beginsWith(beginning, verb));
}

/** Whether a line has these words before any others. */
function beginsWith(line: string, words: string): boolean {
  return `${line} `.startsWith(`${words} `);
}

export function verbIn(line: string): string {
  return itemAt(line.split(' ', 1), 0);
}

/** Whether a verb names how many. */
function isCounted({ args }: Verb): boolean {
  return args.length === 1 && args[0]?.domain.name === 'number';
}

/** Every line of a verb, with and without what may be left out. */
function linesOf({ name, args }: Verb, seats: readonly string[]): readonly string[] {
  let whole: readonly string[] = [name];
  const lines: string[] = [];
  for (const { domain, isOptional } of args) {
    if (isOptional === true) lines.push(...whole);
    const words = wordsOf(domain, seats);
    whole = whole.flatMap((line) => words.map((word) => `${line} ${word}`)).slice(0, MOST_TRIED);
  }
  return [...lines, ...whole];
}
