import type { ReactNode } from 'react';
import { Button } from '../../look/Button.tsx';
import type { GameTableProps } from '../game-table.ts';
import { CommitButton } from './CommitButton.tsx';
import styles from './Prompt.module.css';
import { Revealed } from './Revealed.tsx';
import { focusSoon } from '../store/focus-soon.ts';
import { pickNothing, setTouched } from '../store/table-actions.ts';
import { useTable } from '../store/table-store.ts';
import type { PickedSeries } from '../lines/series.ts';

type SeriesPromptProps = GameTableProps & { readonly series: PickedSeries };

/** A decision that takes several lines: what is picked so far, and one button for all of it. The game draws what is picked. */
export function SeriesPrompt(props: SeriesPromptProps): ReactNode {
  const { series, t, preview } = props;
  const { kind, picked, isWhole } = series;
  const isNoneAsked = useTable((state) => state.isNoneAsked);
  if (isNoneAsked && kind.none !== undefined) return <NoneAsked {...props} none={kind.none} />;
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
          <Button onClick={askNone} data-none>
            {t(kind.none.offer)}
          </Button>
        )}
        {isWhole && (picked.length > 0 || kind.none === undefined) && <CommitButton>{commitText(props)}</CommitButton>}
      </div>
    </>
  );
}

/** What the button does that makes it count. */
function commitText(props: SeriesPromptProps): string {
  const { series, t, preview } = props;
  const { kind, picked } = series;
  return kind.commit?.(props, picked) ?? t(preview?.isRevealing === true ? 'prompt.confirmForGood' : 'prompt.confirm');
}

function askNone(): void {
  pickNothing();
  focusSoon('[data-commit]');
}

/** Whether it is meant that nothing is picked: it cannot be taken back. */
function NoneAsked({
  t,
  preview,
  none,
}: GameTableProps & { readonly none: NonNullable<PickedSeries['kind']['none']> }): ReactNode {
  return (
    <>
      <div className={styles.said}>
        <h2 id="prompt">{t(none.question)}</h2>
        <p className={styles.then}>
          <Revealed preview={preview} />
        </p>
      </div>
      <div className={styles.buttons}>
        <Button icon="close" onClick={() => setTouched([])}>
          {t('prompt.cancel')}
        </Button>
        <CommitButton>{t(none.commit)}</CommitButton>
      </div>
    </>
  );
}
