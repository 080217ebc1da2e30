import type { ReactNode } from 'react';
import { connection } from '../client/connection.ts';
import { inBackground } from '../client/faults.ts';
import { Button } from '../look/Button.tsx';
import { useTexts } from '../texts/languages.ts';
import { ConfirmButton } from './ConfirmButton.tsx';

interface ExportProps {
  readonly table: string | undefined;
  /** A table that is still played: its record tells what is hidden, and whoever saves it should know. */
  readonly isRunning: boolean;
  /** Without it the button is an icon. */
  readonly children?: string;
}

/** Hands a table's record to the person as a file. */
export function ExportButton({ table, isRunning, children }: ExportProps): ReactNode {
  const t = useTexts();
  const save = () => {
    if (table !== undefined) inBackground(download(table));
  };
  // What a server hands out holds nothing that is hidden from whoever asks.
  const isTelling = isRunning && !connection.isShared;
  const ask = isTelling ? {} : { onClick: save };
  const button =
    children === undefined ? (
      <Button kind="quiet" icon="journal" aria-label={t('table.export')} {...ask} />
    ) : (
      <Button icon="journal" {...ask}>
        {children}
      </Button>
    );
  if (!isTelling) return button;
  return <ConfirmButton button={button} question={t('table.exportHidden')} agree={t('table.export')} onAgree={save} />;
}

async function download(table: string): Promise<void> {
  const { text, fileName } = await connection.ask('record', { type: connection.isShared ? 'record' : 'save', table });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
