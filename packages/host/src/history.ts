import { success, Table, UNDO, type Game, type GameRecord, type Refusal, type Result } from '@fondaco/kernel';
import type { Answer, HostRefusal, Moment } from '@fondaco/protocol';

type History = Omit<Extract<Answer, { type: 'history' }>, 're'>;

/** Replays a finished game and tells how the points stood at its beginning, at the end of each chapter, and at the end. */
export function historyOf(
  game: Game,
  record: GameRecord,
): Result<History> | { readonly ok: false; readonly error: HostRefusal } {
  const begun = Table.open(game, { header: record.header, lines: [], checks: [] });
  if (!begun.ok) return begun;
  const table = begun.value;
  const moments = [momentOf(table)];
  for (const { player, words, isAuto } of record.lines) {
    if (isAuto) continue;
    const fault = say(table, table.players.indexOf(player), words);
    if (fault !== undefined) return { ok: false, error: fault };
    if (words === UNDO) moments.pop();
    else moments.push(momentOf(table));
  }
  // Before the end what would be scored is known to nobody at the table.
  if (!table.isOver) return { ok: false, error: { code: 'not-over', message: 'the game is not over' } };
  return success({
    type: 'history',
    categories: game.categories.map(({ name }) => name),
    moments: moments.filter((moment, i) => i === 0 || isLastOfChapter(moment, moments[i + 1])),
  });
}

/** What comes before the first chapter belongs to the beginning. */
function isLastOfChapter({ chapter }: Moment, next: Moment | undefined): boolean {
  if (next === undefined) return true;
  return chapter !== undefined && chapter.number > 0 && chapter.number !== next.chapter?.number;
}

function say(table: Table, seat: number, words: string): Refusal | undefined {
  const done = words === UNDO ? table.undo(seat) : table.submit(seat, undefined, [words]);
  return done.ok ? undefined : done.error;
}

function momentOf(table: Table): Moment {
  const { chapter } = table;
  const points = table.result().scores.map(({ breakdown }) => Object.values(breakdown));
  return { seq: table.seq, ...(chapter === undefined ? {} : { chapter }), points };
}
