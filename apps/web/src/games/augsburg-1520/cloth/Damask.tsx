import { useId, type ReactElement } from 'react';
import styles from './Cloth.module.css';

const LEAVES =
  'M28 4c6 8 14 12 14 22s-8 14-14 22C22 40 14 36 14 26S22 12 28 4zM28 14c3 4 6 7 6 12s-3 8-6 12c-3-4-6-7-6-12s3-8 6-12z' +
  'M0 40c6 8 14 12 14 22M56 40c-6 8-14 12-14 22M28 48v20M20 58c4 2 6 5 8 10 2-5 4-8 8-10';

/** The weave of the cloth, over all of what it lies in. */
export function Damask(): ReactElement {
  const pattern = useId();
  return (
    <svg className={styles.damask} width="100%" height="100%" aria-hidden="true">
      <pattern id={pattern} width="56" height="72" patternUnits="userSpaceOnUse">
        <path d={LEAVES} fill="none" stroke="var(--on-cloth)" strokeWidth="1.6" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${pattern})`} />
    </svg>
  );
}
