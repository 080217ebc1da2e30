import { success, Table, UNDO, walkRecord, type Game, type GameRecord, type Result } from '@fondaco/kernel';
import type { Answer, HostRefusal, Moment } from '@fondaco/protocol';

type History = Omit<Extract<Answer, { type: 'history' }>, 're'>;

/** Replays a finished game and tells how the points stood at its beginning, at the end of each chapter, and at the end. */
export function historyOf(
  game: Game,
  record: GameRecord,
): Result<History> | { readonly ok: false; readonly error: HostRefusal } {
  const begun = Table.open(game, { header: record.header, lines: [], checks: [] });
  if (!begun.ok) return begun;
  const moments = [momentOf(begun.value)];
  const walked = walkRecord(game, record, ({ line, table }) => {
    if (line.isAuto) moments[moments.length - 1] = momentOf(table);
    else if (line.words === UNDO) moments.pop();
    else moments.push(momentOf(table));
  });
  if (!walked.ok) return walked;
  const table = walked.value;
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

function momentOf(table: Table): Moment {
  const { chapter } = table;
  const points = table.result().scores.map(({ breakdown }) => Object.values(breakdown));
  return { seq: table.seq, ...(chapter === undefined ? {} : { chapter }), points };
}
