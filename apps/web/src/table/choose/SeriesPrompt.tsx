import type { ReactNode } from 'react';
import { Button } from '../../look/Button.tsx';
import type { GameTableProps } from '../game-table.ts';
import { CommitButton } from './CommitButton.tsx';
import styles from './Prompt.module.css';
import { Revealed } from './Revealed.tsx';
import { setTouched } from '../store/table-actions.ts';
import type { PickedSeries } from '../lines/series.ts';

/** A decision that takes several lines: what is picked so far, and one button for all of it. The game draws what is picked. */
export function SeriesPrompt(props: GameTableProps & { readonly series: PickedSeries }): ReactNode {
  const { series, t, preview } = props;
  const { kind, picked, isWhole } = series;
  return (
    <>
      <div className={styles.said}>
        <h2 id="prompt">{kind.sentence(props, picked)}</h2>
        <p className={styles.then}>
          <span>{t(isWhole && picked.length > 0 ? 'series.whole' : 'series.more')}</span>
          <Revealed preview={preview} />
        </p>
      </div>
      <div className={styles.buttons}>
        {picked.length > 0 && (
          <Button icon="close" onClick={() => setTouched([])}>
            {t('series.none')}
          </Button>
        )}
        {isWhole && picked.length === 0 && kind.none !== undefined && (
          <CommitButton isPlain>{t(kind.none)}</CommitButton>
        )}
        {isWhole && (picked.length > 0 || kind.none === undefined) && (
          <CommitButton>{t(preview?.isRevealing === true ? 'prompt.confirmForGood' : 'prompt.confirm')}</CommitButton>
        )}
      </div>
    </>
  );
}
