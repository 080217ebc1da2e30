import type { Translate } from '@fondaco/texts';
import { useEffect, useState, type ReactNode } from 'react';
import { inBackground } from '../../client/faults.ts';
import { Button } from '../../look/Button.tsx';
import { useReview } from '../store/review-store.ts';
import styles from './CopyLink.module.css';
import { linkToMoment, type MomentLink } from './link-to-moment.ts';

/** Milliseconds that a link is shown. */
const SHOWN_FOR = 12_000;

/** Makes a link to the moment, puts it on the clipboard, shows it, and says for whom it works. */
export function CopyLink({ t }: { readonly t: Translate }): ReactNode {
  const [link, setLink] = useState<MomentLink & { readonly isCopied: boolean }>();
  const copy = async () => {
    const made = await linkToMoment();
    setLink({ ...made, isCopied: await putOnClipboard(made.address) });
  };
  const at = useReview((state) => state.at);
  // It is of the moment that was on the screen: at another one it goes.
  useEffect(() => setLink(undefined), [at]);
  useEffect(() => {
    const timer = setTimeout(() => setLink(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [link]);
  return (
    <div className={styles.link}>
      <Button kind="quiet" icon="link" aria-label={t('review.link')} onClick={() => inBackground(copy())} data-link />
      <div role="status" className={styles.said} data-linked={link?.reach}>
        {link !== undefined && (
          <>
            <p>
              {t(link.isCopied ? 'review.copied' : 'review.toCopy')} {t(`review.linked.${link.reach}`)}
            </p>
            <input
              readOnly
              value={link.address}
              aria-label={t('review.link')}
              onFocus={(event) => event.target.select()}
            />
          </>
        )}
      </div>
    </div>
  );
}

/** Whether it is there now: over plain HTTP there is no clipboard, and some browsers do not let a page have it. */
async function putOnClipboard(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return false;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn('The clipboard cannot be written.', error);
    return false;
  }
}
