import { refuse, success, type Result, type Table } from '@fondaco/kernel';

/** In a line of the script: whatever is offered that ends in the words after it, as long as there is something. */
const WHATEVER = '*';
/** No decision takes more lines. */
const MOST_LINES = 100;

/** Plays lines of a script, each of which begins with the word of a seat. */
export function playScript(table: Table, script: readonly string[]): Result<void> {
  for (const scripted of script) {
    const [seat = '', ...words] = scripted.split(' ');
    const at = table.seats.indexOf(seat);
    if (at < 0) return refuse('unknown-word', `"${scripted}" begins with no seat of this table`);
    const done =
      words[0] === WHATEVER
        ? playEach(table, at, (line) => line.endsWith(` ${words.slice(1).join(' ')}`))
        : table.submit(at, undefined, [words.join(' ')]);
    if (!done.ok) return { ok: false, error: { ...done.error, message: `"${scripted}": ${done.error.message}` } };
  }
  return success(undefined);
}

/** Plays whatever a seat is offered that begins with a word, the last of it first. */
export function playRest(table: Table, seat: number, word: string): Result<void> {
  return playEach(table, seat, (line) => line.split(' ')[0] === word);
}

function playEach(table: Table, seat: number, isMeant: (line: string) => boolean): Result<void> {
  for (let i = 0; i < MOST_LINES; i++) {
    const line = table.choices(seat).findLast(isMeant);
    if (line === undefined) return success(undefined);
    const done = table.submit(seat, undefined, [line]);
    if (!done.ok) return done;
  }
  return refuse('illegal', 'what is offered has no end');
}
