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
  const hasSince = useSettings((settings) => settings.hasSince);
  const isMine = useTable(({ now }) => me !== undefined && now?.waiting.includes(me) === true);
  const [isReplaying, setReplaying] = useState(false);
  const lastOwn = entries.findLastIndex(({ seat }) => seat === me);
  if (!hasSince || !isMine || isPast || lastOwn < 0 || lastOwn === entries.length - 1) return undefined;
  const replay = async (): Promise<void> => {
    setReplaying(true);
    await replaySince(entries.slice(lastOwn + 1).map(({ seq }) => seq));
    setReplaying(false);
  };
  return (
    <Button
      kind="quiet"
      icon="replay"
      aria-label={t('aids.replay')}
      title={t('aids.replay')}
      aria-disabled={isReplaying}
      onClick={() => inBackground(replay())}
    >
      <span>{t('aids.replay')}</span>
    </Button>
  );
}
