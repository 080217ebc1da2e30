import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { Button } from '../look/Button.tsx';
import tools from '../shell/Tools.module.css';
import { useTextStore, useTexts } from '../texts/languages.ts';
import { useGuideFile } from './guide-files.ts';
import styles from './FirstTableOffer.module.css';
import { useGuideTexts } from './use-guide-texts.ts';

/** What somebody new can answer. */
type GuideWish = 'guided' | 'alone' | 'later';

interface FirstTableOfferProps {
  readonly game: string;
  readonly onAnswer: (answer: GuideWish) => void;
}

/** Tells somebody new what wins, and asks whether they want a guide at their first table. */
export function FirstTableOffer({ game, onAnswer }: FirstTableOfferProps): ReactNode {
  const t = useTexts();
  const isSpoken = useGuideTexts();
  const language = useTextStore((spoken) => spoken.language);
  const guide = useGuideFile(game);
  if (!isSpoken) return undefined;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onAnswer('later')}>
      <Dialog.Portal>
        <Dialog.Backdrop className={tools.backdrop} />
        <Dialog.Popup className={tools.popup}>
          <Dialog.Title>{t('guide.offer')}</Dialog.Title>
          <Dialog.Description>
            {guide !== undefined && <strong className={styles.goal}>{guide.goal[language]}</strong>}{' '}
            {t('guide.offerText')}
          </Dialog.Description>
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
