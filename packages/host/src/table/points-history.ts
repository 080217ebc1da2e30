import { standingEntries, success, Table, walkRecord, type Game, type GameRecord } from '@fondaco/kernel';
import type { Moment, PointsHistory } from '@fondaco/protocol';
import { refuseHost, type HostResult } from '../host-result.ts';

/** Replays a finished game and tells how the points stood at its beginning, at the end of each chapter, and at the end. */
export function pointsHistoryOf(game: Game, record: GameRecord): HostResult<PointsHistory> {
  const begun = Table.open(game, { header: record.header, lines: [], checks: [] });
  if (!begun.ok) return begun;
  const all = new Map<number, Moment>();
  const walked = walkRecord(game, record, ({ table }) => all.set(table.seq, momentOf(table)));
  if (!walked.ok) return walked;
  // Before the end what would be scored is known to nobody at the table.
  if (!walked.value.isOver) return refuseHost('not-over', 'the game is not over');
  const moments = [momentOf(begun.value)];
  for (const { seq } of standingEntries(walked.value.entries)) {
    const moment = all.get(seq);
    if (moment !== undefined) moments.push(moment);
  }
  return success({
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
