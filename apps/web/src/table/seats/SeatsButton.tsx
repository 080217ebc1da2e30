import { Dialog } from '@base-ui/react/dialog';
import { lazy, Suspense, type ReactNode } from 'react';
import tools from '../../shell/Tools.module.css';
import { Button } from '../../look/Button.tsx';
import { useTexts } from '../../texts/languages.ts';

const SeatsForm = lazy(() => import('./SeatsForm.tsx').then(({ SeatsForm: form }) => ({ default: form })));

/** Opens the list of who plays, where seats are given to bots and taken back. */
export function SeatsButton({ label }: { readonly label: string }): ReactNode {
  const t = useTexts();
  return (
    <Dialog.Root>
      <Dialog.Trigger
        render={
          <Button icon="people" data-who-plays>
            {label}
          </Button>
        }
      />
      <Dialog.Portal>
        <Dialog.Backdrop className={tools.backdrop} />
        <Dialog.Popup className={tools.popup}>
          <Dialog.Title>{t('seats.title')}</Dialog.Title>
          <Suspense>
            <SeatsForm />
          </Suspense>
          <div className={tools.buttons}>
            <Dialog.Close render={<Button kind="commit">{t('settings.done')}</Button>} />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
