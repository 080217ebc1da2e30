import { useState, type ReactNode } from 'react';
import { inBackground } from '../../client/faults.ts';
import { useSettings } from '../../client/settings.ts';
import { Button } from '../../look/Button.tsx';
import type { GameTableProps } from '../game-table.ts';
import { useTable } from '../store/table-store.ts';
import { replaySince } from './replay-since.ts';

type ReplayButtonProps = Pick<GameTableProps, 't' | 'me' | 'entries' | 'isPast'>;

/** Shows once more on the board what has happened since the player's last turn, until they do something. */
export function ReplayButton({ t, me, entries, isPast }: ReplayButtonProps): ReactNode {
  const isMine = useTable(({ now }) => me !== undefined && now?.waiting.includes(me) === true);
  const lastOwn = entries.findLastIndex(({ seat }) => seat === me);
  if (!isMine || lastOwn < 0 || lastOwn === entries.length - 1) return undefined;
  return (
    <ShowButton label={t('aids.replay')} lines={entries.slice(lastOwn + 1).map(({ seq }) => seq)} isPast={isPast} />
  );
}

interface ShowButtonProps {
  readonly label: string;
  /** The lines after each of which the table is shown, in their order. */
  readonly lines: readonly number[];
  readonly isPast: boolean;
}

/** Shows the table after each of some lines, unless somebody looks back already. */
export function ShowButton({ label, lines, isPast }: ShowButtonProps): ReactNode {
  const hasSince = useSettings((settings) => settings.hasSince);
  const [isReplaying, setReplaying] = useState(false);
  if (!hasSince || isPast) return undefined;
  const replay = async (): Promise<void> => {
    setReplaying(true);
    await replaySince(lines);
    setReplaying(false);
  };
  return (
    <Button
      kind="quiet"
      icon="replay"
      aria-label={label}
      title={label}
      aria-disabled={isReplaying}
      onClick={() => inBackground(replay())}
    >
      <span>{label}</span>
    </Button>
  );
}
