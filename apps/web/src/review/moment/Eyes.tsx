import type { Translate } from '@fondaco/texts';
import type { ReactNode } from 'react';
import { ALL_EYES } from '../../client/review-messages.ts';
import { inBackground } from '../../client/faults.ts';
import { colourOf } from '../../look/seat-colour.ts';
import { Icon, Mark } from '../../look/Icon.tsx';
import { lookThrough } from '../store/review-actions.ts';
import { useReview } from '../store/review-store.ts';
import styles from './Eyes.module.css';

/** Through whose eyes the table is seen: a button for each who may be chosen. */
export function Eyes({ t }: { readonly t: Translate }): ReactNode {
  const allowed = useReview((state) => state.game?.eyes);
  const eyes = useReview((state) => state.eyes);
  const seat = eyes === undefined || eyes === ALL_EYES ? undefined : t.word('seat', eyes);
  const text =
    seat !== undefined ? t('review.asSeat', { seat }) : t(eyes === ALL_EYES ? 'review.allOpen' : 'review.asPublic');
  return (
    <div className={styles.eyes}>
      <p id="eyes">
        <Icon name="eye" size={20} />
        {text}
      </p>
      {(allowed ?? []).length > 1 && (
        <div role="group" aria-labelledby="eyes" className={styles.buttons}>
          {(allowed ?? []).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === eyes}
              aria-label={one === ALL_EYES ? t('review.allOpen') : t.word('seat', one)}
              title={one === ALL_EYES ? t('review.allOpen') : t.word('seat', one)}
              data-eyes={one}
              onClick={() => inBackground(lookThrough(one))}
            >
              {one === ALL_EYES ? <Icon name="eye" size={22} /> : <Mark colour={colourOf(one)} size={22} />}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
