import type { ComponentType, ReactNode } from 'react';
import { useLoadedTexts } from '../client/use-loaded-texts.ts';
import { LinkButton } from '../look/Button.tsx';
import { Notice } from '../shell/Notice.tsx';
import { useTexts } from '../texts/languages.ts';
import { useBook, type LoadedBook } from './load-book.ts';

interface BookLoaderProps {
  readonly game: string;
  readonly Page: ComponentType<{ readonly loaded: LoadedBook }>;
}

/** Shows a page of a game's book once the book is there, or says that there is none. */
export function BookLoader({ game, Page }: BookLoaderProps): ReactNode {
  const isSpoken = useLoadedTexts(game);
  const loaded = useBook(game);
  const t = useTexts();
  if (loaded === 'none')
    return (
      <Notice title={t('lost.title')} text={t('lost.text')}>
        <LinkButton to="/">{t('table.home')}</LinkButton>
      </Notice>
    );
  return loaded === undefined || !isSpoken ? undefined : <Page loaded={loaded} />;
}
