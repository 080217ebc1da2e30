import { EVERYONE, parseRecord, walkRecord, type Game } from '../src/index.ts';

/** A record line by line with all that happened, secrets included, and how it ended: what a stored game must always come to. */
export function transcribe(game: Game, text: string): string {
  const record = parseRecord(text);
  if (!record.ok) throw new Error(`${record.error.where ?? ''}: ${record.error.message}`);
  const rows: string[] = [];
  const walked = walkRecord(game, record.value, ({ line, entry, table }) => {
    rows.push(`${entry.seq} ${line.seat} ${line.words}${line.isAuto ? ' (auto)' : ''}`);
    const open = entry.events.map((event) => ({ ...event, audience: EVERYONE }));
    for (const words of table.tell(open, undefined)) rows.push(`    ${Object.values(words).join(' ')}`);
  });
  if (!walked.ok) throw new Error(`${walked.error.where ?? ''}: ${walked.error.message}`);
  const { scores, winners, isFinal } = walked.value.result();
  const points = scores.map(({ seat, total, breakdown }) => {
    const parts = Object.entries(breakdown).map(([category, value]) => `${category} ${value}`);
    return `${seat}: ${total} (${parts.join(', ')})`;
  });
  return `${[...rows, '', ...points, isFinal ? `winners: ${winners.join(' ')}` : 'not over'].join('\n')}\n`;
}
