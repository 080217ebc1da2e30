import { useState, type ReactNode } from 'react';
import { useTexts } from '../../texts/languages.ts';
import { capital } from '../lines/sentences.ts';
import styles from './Explanation.module.css';

/** The rules about a thing by their numbers; touching one opens it. */
export function Clauses({ clauses }: { readonly clauses: readonly string[] }): ReactNode {
  const t = useTexts();
  const [open, setOpen] = useState<string>();
  const known = clauses.filter((clause) => t.has(`clause.${clause}`));
  if (known.length === 0) return undefined;
  return (
    <div className={styles.clauses}>
      {known.map((clause) => (
        <button
          key={clause}
          type="button"
          aria-expanded={clause === open}
          onClick={() => setOpen(clause === open ? undefined : clause)}
        >
          {t('explain.rule', { clause: clause.slice(clause.indexOf('-') + 1) })}
        </button>
      ))}
      {open !== undefined && known.includes(open) && <p>{capital(t(`clause.${open}`))}</p>}
    </div>
  );
}
