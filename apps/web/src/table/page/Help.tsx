import type { ReactNode } from 'react';
import { useTexts } from '../../texts/languages.ts';
import styles from './Help.module.css';

const KEYS = [
  ['Tab', 'help.tab'],
  ['← ↑ → ↓', 'help.arrows'],
  ['Enter', 'help.enter'],
  ['Esc', 'help.escape'],
  ['C', 'help.choices'],
  ['H', 'help.hint'],
  ['Z', 'help.undo'],
  ['E', 'help.end'],
  ['J', 'help.journal'],
  ['?', 'help.why'],
  ['← →', 'help.past'],
] as const;

/** How to choose, and which keys there are. */
export function Help(): ReactNode {
  const t = useTexts();
  return (
    <div className={styles.help}>
      <h3>{t('help.choosing')}</h3>
      <p>{t('help.choosingText')}</p>
      <h3>{t('help.keys')}</h3>
      <dl>
        {KEYS.map(([key, text]) => (
          <Row key={key} name={key} text={t(text)} />
        ))}
      </dl>
    </div>
  );
}

function Row({ name, text }: { readonly name: string; readonly text: string }): ReactNode {
  return (
    <>
      <dt>
        <kbd>{name}</kbd>
      </dt>
      <dd>{text}</dd>
    </>
  );
}
