import type { Translate } from '@fondaco/texts';
import type { ReactNode } from 'react';
import { shortClause } from '../shell/RuleLink.tsx';
import type { GameTable } from '../table/game-table.ts';
import { capital } from '../table/lines/sentences.ts';
import { useTexts } from '../texts/languages.ts';
import { useExplanations } from '../table/explain/use-explanations.ts';
import { IconList } from './IconList.tsx';
import type { APPENDICES } from './Contents.tsx';
import type { LoadedBook } from './load-book.ts';
import styles from './RulesPage.module.css';

interface AppendixProps {
  readonly id: (typeof APPENDICES)[number];
  readonly loaded: LoadedBook;
  readonly table: GameTable | 'none' | undefined;
  readonly t: Translate;
}

/** What follows from the rest of the book: the glossary of icons, and every clause in the order of its number. */
export function Appendix({ id, loaded, table, t }: AppendixProps): ReactNode {
  const explanations = useExplanations(table ?? 'none');
  return (
    <>
      <header className={styles.head}>
        <h1>{t(`book.${id}`)}</h1>
        <p>{t(`book.${id}Lead`)}</p>
      </header>
      {id === 'clauses' && <Clauses loaded={loaded} />}
      {id === 'icons' && explanations !== undefined && (
        <IconList icons={loaded.gameBook?.icons ?? []} about={explanations.about} />
      )}
    </>
  );
}

/** Every clause with its short text. */
function Clauses({ loaded }: { readonly loaded: LoadedBook }): ReactNode {
  const t = useTexts();
  const clauses = loaded.book.chapters.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'paragraph' ? block.clauses : [])),
  );
  return (
    <ul className={styles.clauses}>
      {clauses.toSorted(byNumber).map((clause) => (
        <li key={clause}>
          <a href={`#${clause}`}>{shortClause(clause)}</a>
          <span>{capital(t(`clause.${clause}`))}</span>
        </li>
      ))}
    </ul>
  );
}

function byNumber(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
