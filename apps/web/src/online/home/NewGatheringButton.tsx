import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { inBackground } from '../../client/faults.ts';
import { useLobby } from '../../client/lobby-store.ts';
import { Button } from '../../look/Button.tsx';
import tools from '../../shell/Tools.module.css';
import { useTexts } from '../../texts/languages.ts';
import { callTogether } from '../call-together.ts';
import styles from './HomeTables.module.css';

interface NewGatheringProps {
  readonly label: string;
  readonly icon: string;
  /** Whether the table will be among those where anybody may sit down. */
  readonly isPublic: boolean;
}

/** Seats of a table that is just opened; everything can be changed while people gather. */
const FIRST_SEATS = 3;

/** Opens a table for people elsewhere: asks only for the game. */
export function NewGatheringButton({ label, icon, isPublic }: NewGatheringProps): ReactNode {
  const t = useTexts();
  const games = useLobby((lobby) => lobby.games);
  const [, navigate] = useLocation();
  const open = async (game: string) => {
    const seats = Array.from({ length: FIRST_SEATS }, () => ({ type: 'open' }) as const);
    const table = await callTogether(t, { game, seats, options: {}, isPublic });
    if (table !== undefined) navigate(`/t/${table}`);
  };
  return (
    <Dialog.Root>
      <Dialog.Trigger render={<Button icon={icon}>{label}</Button>} />
      <Dialog.Portal>
        <Dialog.Backdrop className={tools.backdrop} />
        <Dialog.Popup className={tools.popup}>
          <Dialog.Title>{t('online.whichGame')}</Dialog.Title>
          <Dialog.Description>{t(isPublic ? 'online.publicLead' : 'online.privateLead')}</Dialog.Description>
          <div className={styles.games}>
            {games.map(({ id, title }) => (
              <Dialog.Close
                key={id}
                render={
                  <Button isLarge onClick={() => inBackground(open(id))}>
                    {title}
                  </Button>
                }
              />
            ))}
          </div>
          <div className={tools.buttons}>
            <Dialog.Close render={<Button>{t('confirm.cancel')}</Button>} />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
