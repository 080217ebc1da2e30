import type { Translate } from '@fondaco/texts';
import type { CSSProperties, ReactNode } from 'react';
import { Icon, Mark } from '../../look/Icon.tsx';
import type { TablePlayer } from '../game-table.ts';
import { useTable } from '../store/table-store.ts';
import styles from './PeekButton.module.css';
import { usePeek } from './use-peek.ts';

interface PeekButtonProps {
  readonly player: TablePlayer;
  readonly t: Translate;
  /** What it says: its name, whose it is, or nothing where it is clear. */
  readonly says: 'peek' | 'name' | 'nothing';
}

/** Shows somebody at a shared screen what is theirs, as long as they hold it. */
export function PeekButton({ player, t, says }: PeekButtonProps): ReactNode {
  const { seat, name, colour } = player;
  const isShown = useTable((state) => state.openNow !== undefined && state.me === seat);
  const isDoubtful = useTable((state) => state.doubt?.seat === seat);
  const label = t(isShown ? 'shared.shut' : 'shared.peekOf', { name });
  return (
    <button
      type="button"
      className={styles.peek}
      style={{ '--player': `var(--p-${colour})` } as CSSProperties}
      aria-label={label}
      aria-pressed={isShown}
      title={label}
      data-peek={seat}
      data-says={says}
      data-doubtful={isDoubtful}
      {...usePeek(seat)}
    >
      {says === 'name' && <Mark colour={colour} size={20} />}
      <Icon name="eye" />
      {says === 'name' && <span>{name}</span>}
      {says === 'peek' && <span>{t(isShown ? 'shared.shut' : 'shared.peek')}</span>}
    </button>
  );
}
