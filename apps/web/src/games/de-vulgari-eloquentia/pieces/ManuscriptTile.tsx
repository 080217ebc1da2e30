import type { ReactElement } from 'react';
import { explains } from '../../../explain/explain-store.ts';
import type { Translate } from '@fondaco/texts';
import { Hatches } from './Hatches.tsx';
import { letterOf } from './Glyph.tsx';
import styles from './ManuscriptTile.module.css';
import { manuscriptOf } from '../model/printed.ts';
import { roman } from '../../../look/roman.ts';

/** The colours of a manuscript: one dialect, or two divided by the diagonal. */
export function Wash({ dialects }: { readonly dialects: readonly string[] }): ReactElement {
  const [first, second] = dialects;
  return (
    <svg className={styles.wash} viewBox="0 0 84 44" preserveAspectRatio="none" aria-hidden="true">
      <rect width="84" height="44" fill={`var(--${first})`} />
      <rect width="84" height="44" fill={`url(#tile-${first})`} />
      {second !== undefined && (
        <>
          <path d="M84 0v44H0z" fill={`var(--${second})`} />
          <path d="M84 0v44H0z" fill={`url(#tile-${second})`} />
          <path d="M84 0L0 44" stroke="var(--ink)" opacity=".5" />
        </>
      )}
    </svg>
  );
}

/** The hatchings for manuscripts, beside whatever shows some: drawn twice they are the same. */
export function TileHatches(): ReactElement {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <defs>
        <Hatches name="tile" />
      </defs>
    </svg>
  );
}

/** Manuscripts that somebody owns. */
export function MiniManuscripts({
  words,
  t,
}: {
  readonly words: readonly string[];
  readonly t: Translate;
}): ReactElement[] {
  return words.map((word, i) => <MiniManuscript key={`${word} ${i}`} word={word} label={t.word('manuscript', word)} />);
}

/** Letters and level of one. */
function MiniManuscript({ word, label }: { readonly word: string; readonly label: string }): ReactElement {
  const { level, dialects } = manuscriptOf(word);
  return (
    <span
      className={styles.mini}
      data-dialects={dialects.length}
      role="img"
      aria-label={label}
      {...explains('manuscript', word)}
    >
      {dialects.length > 0 && <Wash dialects={dialects} />}
      {dialects.map((dialect) => (
        <b key={dialect} style={{ background: `var(--${dialect}-l)` }}>
          {letterOf(dialect)}
        </b>
      ))}
      <u>{level === 0 ? 'LV' : roman(level)}</u>
    </span>
  );
}
