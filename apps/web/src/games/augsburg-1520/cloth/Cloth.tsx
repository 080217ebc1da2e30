import type { ReactElement, ReactNode } from 'react';
import type { Layout } from '../../../table/game-table.ts';
import styles from './Cloth.module.css';
import { Damask } from './Damask.tsx';

interface ClothProps {
  readonly label: string;
  readonly layout: Layout;
  readonly children: ReactNode;
}

/** The green cloth of the counting room. */
export function Cloth({ label, layout, children }: ClothProps): ReactElement {
  return (
    <section className={styles.cloth} data-layout={layout} aria-label={label}>
      <div className={styles.weave}>
        <Damask />
      </div>
      {children}
    </section>
  );
}
