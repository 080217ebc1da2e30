import type { ReactNode } from 'react';
import { Button, LinkButton } from '../look/Button.tsx';
import { useTexts } from '../texts/languages.ts';
import { ExportButton } from './ExportButton.tsx';
import { Notice } from './Notice.tsx';

interface BrokenPageProps {
  readonly error: unknown;
  /** The table that was on the page: its record can be saved. */
  readonly table?: string;
}

/** In place of a page that could not be drawn: what to do, and the record of the table if there was one. */
export function BrokenPage({ error, table }: BrokenPageProps): ReactNode {
  const t = useTexts();
  return (
    <Notice
      title={t('broken.page')}
      text={t(table === undefined ? 'broken.pageText' : 'broken.tableText')}
      detail={error instanceof Error ? error.message : String(error)}
    >
      <Button kind="commit" icon="replay" onClick={() => location.reload()}>
        {t('broken.reload')}
      </Button>
      {table !== undefined && (
        <ExportButton table={table} isRunning>
          {t('table.export')}
        </ExportButton>
      )}
      <LinkButton to="/">{t('table.home')}</LinkButton>
    </Notice>
  );
}
