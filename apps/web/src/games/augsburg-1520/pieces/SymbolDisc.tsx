import type { ReactElement } from 'react';
import { Icon } from '../../../look/Icon.tsx';
import styles from './SymbolDisc.module.css';
import type { PrivilegeSymbol } from '../model/words.ts';

const ICONS: Readonly<Record<PrivilegeSymbol, string>> = {
  coins: 'coins',
  'points-6': 'laurel',
  'points-7': 'laurel',
  notes: 'note',
  agency: 'agency',
  peerage: 'peerage',
  office: 'office',
};

/** One privilege of a charter: a round seal with its icon; the name stands under it or is its label. */
export function SymbolDisc(props: {
  readonly symbol: PrivilegeSymbol;
  readonly size: number;
  readonly label?: string;
}): ReactElement {
  const { symbol, size, label } = props;
  return (
    <span
      className={styles.disc}
      data-symbol={symbol}
      data-explain={`symbol:${symbol}`}
      style={{ width: size, height: size }}
    >
      <Icon name={ICONS[symbol]} size={Math.round(size * 0.62)} {...(label === undefined ? {} : { label })} />
    </span>
  );
}
