import type { Translate } from '@fondaco/texts';
import { useEffect, type ReactNode } from 'react';
import { useGameTable } from '../../table/game-tables.ts';
import { useTableProps } from '../../table/store/use-table-props.ts';
import { BookFigure } from '../BookFigure.tsx';
import type { LoadedBook } from '../load-book.ts';
import { useBookTexts } from '../use-book-texts.ts';
import { useExample } from '../use-example.ts';

interface PrintedBook {
  readonly t: Translate;
  /** A figure of the book, drawn from a table that shows everything. */
  readonly figure: (name: string, caption: string) => ReactNode;
}

/** What the pages of a book for print have in common: the title of the window, the texts, and the figures. */
export function usePrintedBook({ book, game, gameBook, messages }: LoadedBook): PrintedBook {
  const t = useBookTexts(messages);
  useExample(useGameTable(game), gameBook?.positions.any);
  const props = useTableProps();
  useEffect(() => {
    document.title = `${book.title} – Fondaco`;
    return () => {
      document.title = 'Fondaco';
    };
  }, [book]);
  const figure = (name: string, caption: string): ReactNode =>
    gameBook === undefined ? undefined : (
      <BookFigure name={name} caption={caption} gameBook={gameBook} props={props} t={t} />
    );
  return { t, figure };
}
