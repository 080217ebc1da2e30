import type { CSSProperties, ReactNode } from 'react';
import { PACES, set, useSettings, type PaceWord } from '../client/settings.ts';
import { Button } from '../look/Button.tsx';
import { RuleLink, shortClause } from '../shell/RuleLink.tsx';
import { useTexts } from '../texts/languages.ts';
import styles from './MomentFoot.module.css';
import type { MomentLayerProps } from './moment-layer-props.ts';
import type { ShownMoment } from './moment-player.ts';

/** How far the moment is, its clause, its pace, and the button that goes on. */
export function MomentFoot({ shown, onSkip }: MomentLayerProps & { readonly shown: ShownMoment }): ReactNode {
  const t = useTexts();
  const { moment, duration } = shown;
  const isGreat = moment.size === 'great';
  return (
    <footer className={styles.foot}>
      {duration !== undefined && (
        <span className={styles.course} style={{ '--lasts': `${duration}ms` } as CSSProperties} aria-hidden="true" />
      )}
      {moment.clause !== undefined && (
        <RuleLink place={moment.clause} className={styles.clause}>
          {t('moment.rule', { clause: shortClause(moment.clause) })}
        </RuleLink>
      )}
      {isGreat && <span className={styles.note}>{t(duration === undefined ? 'moment.kept' : 'moment.folds')}</span>}
      <span className={styles.buttons}>
        {!isGreat && <PaceButton />}
        <Button icon="next" onClick={onSkip} data-skip>
          {t(isGreat ? 'moment.goOn' : 'moment.skip')}
        </Button>
      </span>
    </footer>
  );
}

/** The paces at which moments are shown at all, slowest first. */
const SHOWN_PACES: readonly PaceWord[] = ['slow', 'humane', 'brisk'];

/** Goes through the three speeds. */
function PaceButton(): ReactNode {
  const t = useTexts();
  const pace = useSettings((settings) => settings.pace);
  const next = SHOWN_PACES[(SHOWN_PACES.indexOf(pace) + 1) % SHOWN_PACES.length] ?? 'humane';
  return (
    <Button
      kind="quiet"
      onClick={() => set({ pace: next })}
      aria-label={t('moment.pace', { pace: t(`settings.paces.${pace}`) })}
      data-pace={pace}
    >
      {t('moment.speed', { speed: new Intl.NumberFormat(t.language).format(PACES[pace].speed || 1) })}
    </Button>
  );
}
