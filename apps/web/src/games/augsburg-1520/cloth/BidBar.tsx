import type { ReactElement } from 'react';
import { Touch } from '../../../table/choose/Touch.tsx';
import styles from './BidBar.module.css';
import type { SceneProps } from '../model/scene.ts';

/** What the one who is asked can say: pass, call, or one of the numbers in reach. */
export function BidBar({ scene, narrowing, t }: SceneProps): ReactElement {
  const number = scene.view.auction?.number ?? 0;
  const held = scene.mine?.hand?.length ?? 0;
  const numbers = Array.from({ length: held }, (_, i) => i + 1).filter((n) =>
    narrowing.isPossible(`verb:bid number:${n}`),
  );
  const refusal = narrowing.isPossible('verb:call') ? 'aug.no-raise' : 'aug.no-bid';
  const hint = numbers.length === 0 ? refusal : 'aug.number-of-notes';
  return (
    <div className={styles.bar} role="group" aria-label={t('aug.your-bid')}>
      <Touch keys="verb:pass" className={styles.word}>
        {t('aug.pass')}
      </Touch>
      {number > 0 && (
        <Touch keys="verb:call" className={styles.word}>
          {t('aug.call', { number })}
        </Touch>
      )}
      {numbers.map((n) => (
        <Touch
          key={n}
          keys={`verb:bid number:${n}`}
          className={styles.number}
          label={t(number === 0 ? 'aug.name-number' : 'aug.raise-to', { number: n })}
        >
          {n}
        </Touch>
      ))}
      <p className={styles.hint}>{t(hint)}</p>
    </div>
  );
}
