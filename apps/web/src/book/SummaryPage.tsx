import { useEffect, type ReactNode } from 'react';
import { useLoadedTexts } from '../client/use-loaded-texts.ts';
import { Button, LinkButton } from '../look/Button.tsx';
import { ThemeButton } from '../shell/Tools.tsx';
import { BookFigure } from './BookFigure.tsx';
import { BookText } from './BookText.tsx';
import { SUMMARY } from './Contents.tsx';
import { useBook, type LoadedBook } from './load-book.ts';
import styles from './SummaryPage.module.css';
import { useBookTexts } from './use-book-texts.ts';
import { useExample } from './use-example.ts';
import { useGameTable } from '../table/game-tables.ts';
import { useTableProps } from '../table/store/use-table-props.ts';

/** The points and the calendar of a game on one page, for print. */
export function SummaryPage({ game }: { readonly game: string }): ReactNode {
  const isSpoken = useLoadedTexts(game);
  const loaded = useBook(game);
  if (loaded === undefined || loaded === 'none' || !isSpoken) return undefined;
  return <Summary loaded={loaded} />;
}

function Summary({ loaded }: { readonly loaded: LoadedBook }): ReactNode {
  const { book, game, gameBook } = loaded;
  const t = useBookTexts(loaded.messages);
  useExample(useGameTable(game), gameBook?.positions.any);
  const props = useTableProps();
  useEffect(() => {
    document.title = `${book.title} – Fondaco`;
    return () => {
      document.title = 'Fondaco';
    };
  }, [book]);
  return (
    <main className={styles.page}>
      <header className={styles.top}>
        <h1>{t('book.summaryTitle', { game: t('game.name') })}</h1>
        <span className={styles.tools}>
          <Button kind="commit" icon="note" onClick={() => window.print()}>
            {t('book.print')}
          </Button>
          <ThemeButton />
          <LinkButton to={`/rules/${game}`} icon="prev">
            {t('book.contents')}
          </LinkButton>
        </span>
      </header>
      <div className={styles.sheets}>
        {book.chapters
          .filter(({ id }) => SUMMARY.includes(id))
          .map((chapter) => (
            <section key={chapter.id} className={styles.sheet} aria-label={chapter.title}>
              <h2>{chapter.title}</h2>
              <BookText
                blocks={chapter.blocks}
                place=""
                page={`/rules/${game}`}
                figure={(name, caption) =>
                  gameBook === undefined ? undefined : (
                    <BookFigure name={name} caption={caption} gameBook={gameBook} props={props} t={t} />
                  )
                }
              />
            </section>
          ))}
      </div>
    </main>
  );
}
