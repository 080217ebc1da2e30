import type { GameTableProps, SpeechContext } from '../../../table/game-table.ts';

/** Where the viewer is asked because a level was taken from them: who took it, on which ladder, and what is left. */
export function standing({
  t,
  me,
  step,
  entries,
}: SpeechContext & Pick<GameTableProps, 'entries' | 'step'>): string | undefined {
  if (step !== 'robbed') return undefined;
  const events = entries.flatMap((entry) => entry.events);
  const robbed = events.findLast(({ type, seat }) => type === 'robbed' && seat === me);
  if (robbed === undefined) return undefined;
  return t('aug.robbed', {
    thief: t.word('seat', String(robbed.by)),
    ladder: t.word('ladder', String(robbed.ladder)),
    level: Number(robbed.level),
  });
}
