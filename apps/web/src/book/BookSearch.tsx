import type { RulesBook, Translate } from '@fondaco/texts';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../look/Icon.tsx';
import { shortClause } from '../shell/RuleLink.tsx';
import styles from './BookSearch.module.css';
import { searchBook, type FoundPlace } from './search-book.ts';

interface BookSearchProps {
  readonly book: RulesBook;
  readonly t: Translate;
  /** It was asked for just now, and has the focus. */
  readonly isOpened: boolean;
}

/** Looks for words in the book: what is found is listed under the field, and leads to its place. */
export function BookSearch({ book, t, isOpened }: BookSearchProps): ReactNode {
  const [asked, setAsked] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const found = useMemo(() => searchBook(book, asked), [book, asked]);
  useEffect(() => {
    if (isOpened) field.current?.focus();
  }, [isOpened]);
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <search className={styles.search} onKeyDown={walk}>
      <label className={styles.field}>
        <Icon name="zoom" size={20} />
        <input
          ref={field}
          type="search"
          value={asked}
          placeholder={t('book.search')}
          aria-label={t('book.search')}
          onChange={(event) => setAsked(event.target.value)}
        />
        <kbd aria-hidden="true">/</kbd>
      </label>
      {asked.trim() !== '' && (
        <div className={styles.found}>
          <p role="status">{t('book.found', { count: found.length })}</p>
          <ul>
            {found.map((place, i) => (
              <li key={i}>
                <Found place={place} onChoose={() => setAsked('')} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </search>
  );
}

function Found({ place, onChoose }: { readonly place: FoundPlace; readonly onChoose: () => void }): ReactNode {
  const isClause = /^[A-Z]/.test(place.place);
  return (
    <a href={`#${place.place}`} onClick={onChoose}>
      <small>
        {place.chapter} {isClause && <b>{shortClause(place.place)}</b>}
      </small>
      <span>{place.text}</span>
    </a>
  );
}

/** Arrow keys go from the field to what was found and back. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const next = stops[stops.findIndex((stop) => stop === document.activeElement) + by];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
