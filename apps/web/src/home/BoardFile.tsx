import { inBackground } from '../client/faults.ts';
import type { Json } from '@fondaco/kernel';
import { useRef, useState, type ReactNode } from 'react';
import { Fault } from '../shell/Fault.tsx';
import { Button } from '../look/Button.tsx';
import { FileButton } from '../look/FileButton.tsx';
import { useTexts } from '../texts/languages.ts';
import styles from './NewTablePage.module.css';

/** Reads a board or parts file. Here it is checked that it is JSON; the host checks the rest. */
export function BoardFile({ onRead }: { readonly onRead: (parts: Json | undefined) => void }): ReactNode {
  const t = useTexts();
  const [name, setName] = useState<string>();
  const [fault, setFault] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const drop = () => {
    setName(undefined);
    setFault(undefined);
    onRead(undefined);
  };
  const remove = () => {
    drop();
    button.current?.focus();
  };
  const read = async (file: File) => {
    drop();
    try {
      onRead(JSON.parse(await file.text()) as Json);
      setName(file.name);
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <div className={styles.file}>
        <FileButton accept=".json,application/json" button={button} onPick={(file) => inBackground(read(file))}>
          {t('new.board')}
        </FileButton>
        {name !== undefined && (
          <>
            <span>{name}</span>
            <Button kind="quiet" icon="close" aria-label={t('new.removeFile', { name })} onClick={remove} />
          </>
        )}
      </div>
      {fault !== undefined && <Fault title={t('new.notJson')} refusal={{ code: 'bad-parts', message: fault }} />}
    </>
  );
}
