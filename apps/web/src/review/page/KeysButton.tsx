import { Dialog } from '@base-ui/react/dialog';
import type { Translate } from '@fondaco/texts';
import type { ReactNode } from 'react';
import { Button } from '../../look/Button.tsx';
import { KeyList } from '../../look/KeyList.tsx';
import tools from '../../shell/Tools.module.css';

const KEYS = [
  ['← →', 'review.keys.step'],
  ['⇧ ← →', 'review.keys.chapter'],
  ['M', 'review.keys.mistake'],
  ['␣', 'review.keys.play'],
  ['1–5', 'review.keys.eyes'],
  ['0', 'review.keys.open'],
  ['?', 'review.keys.means'],
] as const;

/** Tells the keys by which a game is gone through. */
export function KeysButton({ t }: { readonly t: Translate }): ReactNode {
  return (
    <Dialog.Root>
      <Dialog.Trigger render={<Button kind="quiet" icon="why" aria-label={t('help.keys')} data-keys />} />
      <Dialog.Portal>
        <Dialog.Backdrop className={tools.backdrop} />
        <Dialog.Popup className={tools.popup}>
          <Dialog.Title>{t('help.keys')}</Dialog.Title>
          <KeyList keys={KEYS.map(([key, text]) => [key, t(text)])} />
          <div className={tools.buttons}>
            <Dialog.Close render={<Button kind="commit">{t('settings.done')}</Button>} />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
