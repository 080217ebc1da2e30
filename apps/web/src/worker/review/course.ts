import { refuseHost, type HostResult } from '@fondaco/host';
import { standingEntries, success, Table, walkRecord } from '@fondaco/kernel';
import type { CourseStand, GameCourse } from '../../client/review-messages.ts';
import type { ReviewedRecord } from './reviewed-record.ts';

/** How everything stood after each line of a game that lies open. */
export function courseOf({ table, isOpen }: ReviewedRecord): HostResult<GameCourse> {
  if (!isOpen) return refuseHost('not-over', 'what others have is told when the game is over');
  const { game } = table;
  const { header, lines } = table.record();
  const { ended: _, ...begun } = header;
  const opened = Table.open(game, { header: begun, lines: [], checks: [] });
  if (!opened.ok) return opened;
  const all = new Map<number, CourseStand>();
  const walked = walkRecord(game, { header: begun, lines, checks: [] }, ({ entry, table: then }) =>
    all.set(entry.seq, standOf(then, entry.seq)),
  );
  if (!walked.ok) return walked;
  return success({
    categories: game.categories.map(({ name }) => name),
    amounts: game.amounts.map(({ name }) => name),
    stands: [standOf(opened.value, 0), ...standingEntries(table.entries).flatMap(({ seq }) => all.get(seq) ?? [])],
  });
}

function standOf(table: Table, line: number): CourseStand {
  const { game, seats } = table;
  const s = table.copyState();
  const measured = new Int32Array(game.amounts.length);
  return {
    line,
    points: table.result().scores.map(({ breakdown }) => Object.values(breakdown)),
    amounts: seats.map((_, seat) => {
      game.measure(s, seat, measured);
      return [...measured];
    }),
  };
}
