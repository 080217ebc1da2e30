import { Switch as Base } from '@base-ui/react/switch';
import type { ReactNode } from 'react';
import styles from './SidePanel.module.css';

interface SwitchProps {
  readonly label: string;
  readonly detail: string;
  readonly isOn: boolean;
  readonly canChange: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Something that is so or not; for those who may not change it, it is only shown. */
export function Switch({ label, detail, isOn, canChange, onChange }: SwitchProps): ReactNode {
  return (
    <label className={styles.switchRow}>
      <span>
        <b>{label}</b>
        <small>{detail}</small>
      </span>
      <Base.Root
        className={styles.switch}
        checked={isOn}
        readOnly={!canChange}
        aria-disabled={!canChange}
        onCheckedChange={onChange}
      >
        <Base.Thumb className={styles.thumb} />
      </Base.Root>
    </label>
  );
}
