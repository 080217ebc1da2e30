import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { Button } from '../look/Button.tsx';
import tools from '../shell/Tools.module.css';
import { useTexts } from '../texts/languages.ts';
import { useGuideTexts } from './use-guide-texts.ts';

/** What somebody new can answer. */
type GuideWish = 'guided' | 'alone' | 'later';

/** Asks somebody new whether they want a guide at their first table. */
export function FirstTableOffer({ onAnswer }: { readonly onAnswer: (answer: GuideWish) => void }): ReactNode {
  const t = useTexts();
  const isSpoken = useGuideTexts();
  if (!isSpoken) return undefined;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onAnswer('later')}>
      <Dialog.Portal>
        <Dialog.Backdrop className={tools.backdrop} />
        <Dialog.Popup className={tools.popup}>
          <Dialog.Title>{t('guide.offer')}</Dialog.Title>
          <Dialog.Description>{t('guide.offerText')}</Dialog.Description>
          <div className={tools.buttons}>
            <Button kind="commit" icon="play" onClick={() => onAnswer('guided')} data-guided>
              {t('guide.with')}
            </Button>
            <Button onClick={() => onAnswer('alone')}>{t('guide.without')}</Button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
