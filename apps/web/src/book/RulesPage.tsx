import type { BookChapter, Translate } from '@fondaco/texts';
import { useEffect, useState, type ReactNode } from 'react';
import { Button, LinkButton } from '../look/Button.tsx';
import { roman } from '../look/roman.ts';
import { scrollCue } from '../look/scroll-cue.ts';
import { ThemeButton } from '../shell/Tools.tsx';
import { Explaining } from '../table/explain/Explaining.tsx';
import { useGameTable } from '../table/game-tables.ts';
import { useLayout } from '../table/store/use-layout.ts';
import { useTableProps } from '../table/store/use-table-props.ts';
import { Appendix } from './Appendix.tsx';
import { BookFigure } from './BookFigure.tsx';
import { BookLoader } from './BookLoader.tsx';
import { BookSearch } from './BookSearch.tsx';
import { BookText } from './BookText.tsx';
import { APPENDICES, Contents, isNumbered, sectionsOf } from './Contents.tsx';
import type { LoadedBook } from './load-book.ts';
import styles from './RulesPage.module.css';
import { useBookTexts } from './use-book-texts.ts';
import { useExample } from './use-example.ts';
import { chapterAt, usePlace } from './use-place.ts';

/** The rules of a game, at the place that the address asks for. */
export function RulesPage({ game }: { readonly game: string }): ReactNode {
  return <BookLoader game={game} Page={OpenBook} />;
}

/** Where the reader came from, if it was a page of ours. */
function cameFrom(): string | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  return typeof state.from === 'string' ? state.from : undefined;
}

function OpenBook({ loaded }: { readonly loaded: LoadedBook }): ReactNode {
  const { book, game, gameBook } = loaded;
  const t = useBookTexts(loaded.messages);
  const place = usePlace();
  const layout = useLayout();
  const [from] = useState(cameFrom);
  const [isListed, setListed] = useState(false);
  const [isSought, setSought] = useState(false);
  const appendix = APPENDICES.find((id) => id === place);
  const chapter = appendix === undefined ? (chapterAt(book, place) ?? book.chapters[0]) : undefined;
  const open = appendix ?? chapter?.id ?? '';
  const title = appendix === undefined ? (chapter?.title ?? book.title) : t(`book.${appendix}`);
  const table = useGameTable(game);
  useExample(table, gameBook?.positions[open] ?? gameBook?.positions.any);
  const props = useTableProps();
  // Figures that come later move what stands below them.
  const isDrawn = props !== undefined;
  useEffect(() => goTo(place), [place, open, isDrawn]);
  useEffect(() => {
    document.title = `${book.title} – Fondaco`;
    return () => {
      document.title = 'Fondaco';
    };
  }, [book]);
  const contents = <Contents book={book} game={game} open={open} t={t} onChoose={() => setListed(false)} />;
  const figure = (name: string, caption: string): ReactNode =>
    gameBook === undefined ? undefined : (
      <BookFigure name={name} caption={caption} gameBook={gameBook} props={props} t={t} />
    );
  return (
    <div className={styles.page} data-layout={layout}>
      <header className={styles.top}>
        <LinkButton to={from ?? '/'} icon="prev" label={t(from === undefined ? 'book.home' : 'book.back')}>
          {layout === 'phone' ? undefined : t(from === undefined ? 'book.home' : 'book.back')}
        </LinkButton>
        <p className={styles.brand}>
          <b>{layout === 'phone' ? title : 'Fondaco'}</b>
          <em>{book.title}</em>
        </p>
        {(layout !== 'phone' || isSought) && <BookSearch book={book} t={t} isOpened={layout === 'phone'} />}
        <span className={styles.tools}>
          {layout !== 'phone' && (
            <Button kind="quiet" icon="note" onClick={() => window.print()}>
              {t('book.print')}
            </Button>
          )}
          {layout === 'phone' && (
            <Button
              kind="quiet"
              icon="zoom"
              aria-label={t('book.search')}
              aria-expanded={isSought}
              onClick={() => setSought(!isSought)}
            />
          )}
          <ThemeButton />
          {layout !== 'wide' && (
            <Button
              kind="quiet"
              icon="menu"
              aria-label={t('book.contents')}
              aria-expanded={isListed}
              onClick={() => setListed(!isListed)}
            />
          )}
        </span>
      </header>
      {(layout === 'wide' || isListed) && (
        <div ref={scrollCue} className={styles.contents}>
          {contents}
        </div>
      )}
      <main className={styles.sheet}>
        {chapter !== undefined && (
          <>
            <ChapterHead chapter={chapter} number={book.chapters.indexOf(chapter) + 1} t={t} />
            <BookText blocks={chapter.blocks} place={place} {...(layout === 'wide' ? {} : { figure })} />
          </>
        )}
        {appendix !== undefined && <Appendix id={appendix} loaded={loaded} table={table} t={t} />}
        <Turning chapters={book.chapters} open={open} t={t} />
      </main>
      {layout === 'wide' && chapter !== undefined && (
        <aside ref={scrollCue} className={styles.figures}>
          {chapter.blocks.map((block, i) =>
            block.type === 'figure' ? <div key={i}>{figure(block.name, block.caption)}</div> : undefined,
          )}
        </aside>
      )}
      {table !== undefined && props !== undefined && <Explaining table={table} props={props} />}
    </div>
  );
}

/** Has the place that was asked for in sight, and the focus there, once it is drawn. */
function goTo(place: string): void {
  const element = place === '' ? null : document.getElementById(place);
  if (element === null) {
    window.scrollTo(0, 0);
    return;
  }
  element.scrollIntoView({ block: 'start' });
  element.focus({ preventScroll: true });
}

interface ChapterHeadProps {
  readonly chapter: BookChapter;
  readonly number: number;
  readonly t: Translate;
}

function ChapterHead({ chapter, number, t }: ChapterHeadProps): ReactNode {
  const sections = sectionsOf(chapter);
  return (
    <header className={styles.head}>
      {isNumbered(chapter) && <p>{t('book.chapter', { roman: roman(number) })}</p>}
      <h1>{chapter.title}</h1>
      {sections.length > 1 && (
        <nav className={styles.sections} aria-label={chapter.title}>
          {sections.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
      )}
    </header>
  );
}

interface TurningProps {
  readonly chapters: readonly BookChapter[];
  readonly open: string;
  readonly t: Translate;
}

/** Leads to the chapter before and the one after. */
function Turning({ chapters, open, t }: TurningProps): ReactNode {
  const at = chapters.findIndex(({ id }) => id === open);
  const before = chapters[at - 1];
  const after = at < 0 ? undefined : chapters[at + 1];
  return (
    <div className={styles.turning}>
      {before !== undefined && (
        <a href={`#${before.id}`} rel="prev">
          {t('book.previous', { chapter: before.title })}
        </a>
      )}
      {after !== undefined && (
        <a href={`#${after.id}`} rel="next">
          {t('book.next', { chapter: after.title })}
        </a>
      )}
    </div>
  );
}
