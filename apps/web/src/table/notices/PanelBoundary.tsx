import type { ReactNode } from 'react';
import { Button } from '../../look/Button.tsx';
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx';
import { ExportButton } from '../../shell/ExportButton.tsx';
import { useTexts } from '../../texts/languages.ts';
import { useTable } from '../store/table-store.ts';
import styles from './PanelBoundary.module.css';

/** One part of the table: if it cannot be drawn it says so in its place, and is drawn again after the next line. */
export function PanelBoundary({ children }: { readonly children: ReactNode }): ReactNode {
  const shown = useTable(({ past, now }) => past ?? now);
  return (
    <ErrorBoundary resetKey={shown} fallback={(_, retry) => <BrokenPanel onRetry={retry} />}>
      {children}
    </ErrorBoundary>
  );
}

function BrokenPanel({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const t = useTexts();
  const id = useTable((state) => state.id);
  const isRunning = useTable((state) => state.now?.isOver !== true);
  return (
    <div className={styles.broken} role="alert" data-broken>
      <p>{t('broken.panel')}</p>
      <Button icon="replay" onClick={onRetry}>
        {t('broken.retry')}
      </Button>
      <ExportButton table={id} isRunning={isRunning}>
        {t('table.export')}
      </ExportButton>
    </div>
  );
}
