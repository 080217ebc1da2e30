import type { Translate } from '@fondaco/texts';
import { useMemo, type ReactNode } from 'react';
import { Button } from '../look/Button.tsx';
import { NarrowingContext } from '../table/choose/Touch.tsx';
import { WorthNow } from '../table/explain/WorthNow.tsx';
import type { GameTableProps } from '../table/game-table.ts';
import { PanelBoundary } from '../table/notices/PanelBoundary.tsx';
import { setTouched } from '../table/store/table-actions.ts';
import { useLineText } from '../table/store/use-line-text.ts';
import type { GameBook } from './game-book.ts';
import styles from './BookFigure.module.css';

interface BookFigureProps {
  readonly name: string;
  readonly caption: string;
  readonly gameBook: GameBook;
  /** The arranged table it is drawn from; absent until that is laid. */
  readonly props: GameTableProps | undefined;
  readonly t: Translate;
}

/** Whether a figure is an example to be touched. */
export function isLiveFigure(name: string): boolean {
  return name.startsWith('try-');
}

/** A figure of the book: drawn by what draws the table, and, if it is an example, to be touched like it. */
export function BookFigure({ name, caption, gameBook, props, t }: BookFigureProps): ReactNode {
  const Figure = gameBook.figures[name];
  const isLive = isLiveFigure(name);
  const drawn = useMemo(
    () => (props === undefined ? undefined : isLive ? onlyAsking(props) : untouched(props)),
    [props, isLive],
  );
  if (Figure === undefined) return undefined;
  return (
    <figure className={styles.figure} data-figure={name} data-live={isLive}>
      <div className={styles.drawn}>
        {drawn !== undefined && (
          <PanelBoundary>
            <NarrowingContext value={isLive ? drawn.narrowing : undefined}>
              <Figure {...drawn} />
            </NarrowingContext>
          </PanelBoundary>
        )}
      </div>
      <figcaption>
        {isLive && <b className={styles.try}>{t('book.try')}</b>}
        {caption}
      </figcaption>
      {isLive && props !== undefined && <Answer props={props} t={t} />}
    </figure>
  );
}

/** A table at which nothing is played: what is touched once more is let go. */
function onlyAsking(props: GameTableProps): GameTableProps {
  const { narrowing } = props;
  const touch: GameTableProps['narrowing']['touch'] = (keys) => {
    if (narrowing.line !== undefined && narrowing.state(keys) === 'chosen') setTouched([]);
    else narrowing.touch(keys);
  };
  return { ...props, narrowing: { ...narrowing, touch } };
}

/** A table at which nothing is to be chosen. */
function untouched(props: GameTableProps): GameTableProps {
  const narrowing: GameTableProps['narrowing'] = {
    ...props.narrowing,
    state: () => 'dim',
    isPossible: () => false,
    open: () => [],
    line: undefined,
    picked: [],
  };
  return { ...props, narrowing, preview: undefined };
}

/** What the choice that was touched would cost and bring. */
function Answer({ props, t }: { readonly props: GameTableProps; readonly t: Translate }): ReactNode {
  const say = useLineText();
  const { line, picked } = props.narrowing;
  if (line === undefined && picked.length === 0) return undefined;
  return (
    <div className={styles.answer} role="status">
      <p>{line === undefined ? picked.map(say).join(', ') : say(line)}</p>
      {line !== undefined && <WorthNow lines={[line]} />}
      {line !== undefined && (
        <Button icon="undo" onClick={() => setTouched([])}>
          {t('book.reset')}
        </Button>
      )}
    </div>
  );
}
