import { Dialog } from '@base-ui/react/dialog';
import type { ComponentProps, ReactNode } from 'react';
import { inBackground } from '../../client/faults.ts';
import { Button } from '../../look/Button.tsx';
import { ConfirmButton } from '../../shell/ConfirmButton.tsx';
import { useTexts } from '../../texts/languages.ts';
import { ServerMenu } from '../ServerMenu.tsx';
import { act } from '../lobby-actions.ts';
import { useOnline } from '../online-store.ts';

/** In the menu of a table at the server: what whoever sits there can do beside playing. */
export function TableMenu(): ReactNode {
  const t = useTexts();
  const gathering = useOnline((online) => online.gathering);
  const own = gathering?.seats.find((seat) => seat.type === 'person' && seat.isYou);
  if (gathering?.phase !== 'playing' || own?.type !== 'person') return <ServerMenu />;
  const { table, clock } = gathering;
  return (
    <>
      {clock.type === 'days' && clock.vacation > 0 && !own.isOnVacation && (
        <Closing icon="ship" onClick={() => inBackground(act({ type: 'vacation', table, isOn: true }))}>
          {t('company.takeVacation')}
        </Closing>
      )}
      {!own.wantsEnd && (
        <Closing icon="people" onClick={() => inBackground(act({ type: 'agree-to-end', table, isAgreed: true }))}>
          {t('company.offerEnd')}
        </Closing>
      )}
      <ConfirmButton
        button={<Button icon="end">{t('company.resign')}</Button>}
        question={t('company.reallyResign')}
        agree={t('company.resign')}
        onAgree={() => inBackground(act({ type: 'resign', table }))}
      />
      <ServerMenu />
    </>
  );
}

/** A button that closes the menu, too: what comes of it is said at the table. */
function Closing(button: ComponentProps<typeof Button>): ReactNode {
  return <Dialog.Close render={<Button {...button} />} />;
}
