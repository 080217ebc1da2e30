import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../look/Button.tsx';
import { useTexts } from '../texts/languages.ts';
import styles from './Tools.module.css';

interface ConfirmButtonProps {
  /** The button that asks. */
  readonly button: ReactElement;
  readonly question: string;
  /** What the button that agrees says. */
  readonly agree: string;
  readonly onAgree: () => void;
}

/** A button that asks before it does anything. */
export function ConfirmButton({ button, question, agree, onAgree }: ConfirmButtonProps): ReactNode {
  const t = useTexts();
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger render={button} />
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Popup className={styles.popup}>
          <AlertDialog.Title className={styles.question}>{question}</AlertDialog.Title>
          <div className={styles.buttons}>
            <AlertDialog.Close render={<Button>{t('confirm.cancel')}</Button>} />
            <AlertDialog.Close
              render={
                <Button kind="commit" onClick={onAgree} data-agree>
                  {agree}
                </Button>
              }
            />
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
