import type { ReactNode } from 'react';
import { Icon, Mark } from '../../look/Icon.tsx';
import { Panel } from '../../look/Panel.tsx';
import { useTexts } from '../../texts/languages.ts';
import { printFingerprint } from '../fingerprint.ts';
import { colourOf } from '../../look/seat-colour.ts';
import markStyles from '../SeatMarks.module.css';
import type { GatheringProps } from './gathering-props.ts';
import styles from './SidePanel.module.css';

/** How the shuffle is kept from being bent: by the server, or by anybody at the table. */
export function ShufflePanel({ gathering }: GatheringProps): ReactNode {
  const t = useTexts();
  const { seal, seats } = gathering;
  if (seal === undefined)
    return (
      <Panel className={styles.panel} aria-labelledby="gather-shuffle">
        <h2 id="gather-shuffle">
          <Icon name="seal" />
          {t('shuffle.brought')}
        </h2>
        <p className={styles.note}>{t('shuffle.broughtText')}</p>
      </Panel>
    );
  return (
    <Panel className={styles.panel} aria-labelledby="gather-shuffle">
      <h2 id="gather-shuffle">
        <Icon name="seal" />
        {t('shuffle.title')} <small>{t('shuffle.fair')}</small>
      </h2>
      <ol className={styles.steps}>
        <li>
          <span>
            {t('shuffle.sealed')}
            <small>{t('shuffle.fingerprint', { print: printFingerprint(seal) })}</small>
          </span>
          <Icon name="check" label={t('shuffle.done')} />
        </li>
        <li>
          <span>
            {t('shuffle.salts')}
            <small>{t('shuffle.saltsText')}</small>
          </span>
          <span className={markStyles.marks}>
            {seats.map((seat, i) => {
              if (seat.type === 'person') return <Mark key={i} colour={colourOf(seat.seat)} label={seat.name} />;
              return seat.type === 'bot' ? undefined : <span key={i} className={markStyles.none} />;
            })}
          </span>
        </li>
        <li>
          <span>
            {t('shuffle.end')}
            <small>{t('shuffle.endText')}</small>
          </span>
          <Icon name="lock" />
        </li>
      </ol>
      <details className={styles.note}>
        <summary>{t('shuffle.how')}</summary>
        {t('shuffle.howText')}
      </details>
    </Panel>
  );
}
