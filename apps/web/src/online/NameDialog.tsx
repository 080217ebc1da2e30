import { Dialog } from '@base-ui/react/dialog';
import { isPlayerName } from '@fondaco/kernel';
import { useState, type FormEvent, type ReactNode } from 'react';
import { inBackground } from '../client/faults.ts';
import { takeName, usePageServer } from '../client/page-server.ts';
import { useNaming } from '../client/naming.ts';
import { set, useSettings } from '../client/settings.ts';
import { useOnlineTexts } from '../client/use-online-texts.ts';
import { Button } from '../look/Button.tsx';
import tools from '../shell/Tools.module.css';
import { useTexts } from '../texts/languages.ts';
import styles from './NameDialog.module.css';
import { serverHost } from './server-host.ts';

/** Asks under which name somebody plays: once, before the first thing that needs one, and whenever they want another. */
export function NameDialog(): ReactNode {
  const answer = useNaming((naming) => naming.answer);
  const isSpoken = useOnlineTexts();
  if (answer === undefined || !isSpoken) return undefined;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && answer(false)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={tools.backdrop} />
        <Dialog.Popup className={tools.popup}>
          <NameForm onDone={answer} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function NameForm({ onDone }: { readonly onDone: (hasName: boolean) => void }): ReactNode {
  const t = useTexts();
  const guest = usePageServer((server) => server.guest);
  const isSecure = usePageServer((server) => server.isSecure);
  const [name, setName] = useState(guest?.name ?? useSettings.getState().name);
  const [hasFailed, setFailed] = useState(false);
  const isName = isPlayerName(name.trim());
  const take = async () => {
    const taken = await takeName(name.trim());
    setFailed(taken === undefined);
    if (taken === undefined) return;
    set({ name: taken.name });
    // Who somebody is, is seen when they come.
    serverHost.comeAgain();
    onDone(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isName) inBackground(take());
  };
  return (
    <form onSubmit={submit}>
      <Dialog.Title>{t('online.whatName')}</Dialog.Title>
      <Dialog.Description className={styles.lead}>{t('online.nameLead')}</Dialog.Description>
      <label className={styles.name}>
        {t('online.name')}
        <input
          value={name}
          maxLength={40}
          autoComplete="nickname"
          aria-invalid={name !== '' && !isName}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      {!isSecure && <p className={styles.lead}>{t('online.unsafe')}</p>}
      {hasFailed && <p role="alert">{t('online.nameFailed')}</p>}
      <div className={tools.buttons}>
        <Dialog.Close render={<Button>{t('confirm.cancel')}</Button>} />
        <Button kind="commit" type="submit" aria-disabled={!isName}>
          {t('online.nameDone')}
        </Button>
      </div>
    </form>
  );
}
