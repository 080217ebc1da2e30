import { generate } from 'lean-qr';
import { useMemo, type ReactNode } from 'react';
import styles from './QrCode.module.css';

/** Modules of nothing around the code, without which cameras do not find it. */
const QUIET = 4;

/** A text as a picture that cameras read: dark on light, whatever the theme. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const { size, path } = useMemo(() => {
    const code = generate(text);
    const rows = Array.from({ length: code.size }, (_, y) =>
      Array.from({ length: code.size }, (_, x) => (code.get(x, y) ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')).join(
        '',
      ),
    );
    return { size: code.size + 2 * QUIET, path: rows.join('') };
  }, [text]);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className={styles.modules} d={path} />
    </svg>
  );
}
