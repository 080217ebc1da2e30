import type { ReactNode } from 'react';
import { KeyList } from '../../look/KeyList.tsx';
import { RuleLink } from '../../shell/RuleLink.tsx';
import { useTexts } from '../../texts/languages.ts';
import styles from './Help.module.css';

const KEYS = [
  ['Tab', 'help.tab'],
  ['← ↑ → ↓', 'help.arrows'],
  ['Enter', 'help.enter'],
  ['Esc', 'help.escape'],
  ['C', 'help.choices'],
  ['H', 'help.hint'],
  ['G', 'help.guide'],
  ['Z', 'help.undo'],
  ['E', 'help.end'],
  ['J', 'help.journal'],
  ['? I', 'help.why'],
  ['← →', 'help.past'],
] as const;

/** Places of the rules book that people look for at a table. */
const RULES = [
  ['minute', 'help.book'],
  ['icons', 'help.icons'],
  ['points', 'help.points'],
  ['calendar', 'help.calendar'],
] as const;

/** How to choose, and which keys there are. */
export function Help(): ReactNode {
  const t = useTexts();
  return (
    <div className={styles.help}>
      <h3>{t('help.choosing')}</h3>
      <p>{t('help.choosingText')}</p>
      <h3>{t('help.rules')}</h3>
      <p>{t('help.rulesText')}</p>
      <ul className={styles.rules}>
        {RULES.map(([place, key]) => (
          <li key={place}>
            <RuleLink place={place}>{t(key)}</RuleLink>
          </li>
        ))}
      </ul>
      <h3>{t('help.keys')}</h3>
      <KeyList keys={KEYS.map(([key, text]) => [key, t(text)])} />
    </div>
  );
}
