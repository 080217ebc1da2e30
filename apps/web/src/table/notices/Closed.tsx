import type { ReactNode } from 'react';
import { inBackground } from '../../client/faults.ts';
import { Button, LinkButton } from '../../look/Button.tsx';
import { ExportButton } from '../../shell/ExportButton.tsx';
import { Notice } from '../../shell/Notice.tsx';
import { useTexts } from '../../texts/languages.ts';
import { openTable, storeAgain } from '../store/table-actions.ts';
import { useTable, type TableState } from '../store/table-store.ts';

/** Why a table cannot be played here, and what can be done about it. */
export function Closed({ id }: { readonly id: string }): ReactNode {
  const t = useTexts();
  const key = useTable(reasonOf);
  const message = useTable((state) => state.refusal?.message);
  return (
    <Notice title={t(`closed.${key}`)} text={t(`closed.${key}Text`)} detail={key === 'damaged' ? message : undefined}>
      {key === 'elsewhere' && (
        <Button kind="commit" onClick={() => inBackground(openTable(id, true))}>
          {t('closed.takeOver')}
        </Button>
      )}
      {(key === 'damaged' || key === 'gone') && (
        <ExportButton table={id} isRunning={key === 'gone'}>
          {t('table.export')}
        </ExportButton>
      )}
      {key === 'gone' && (
        <Button icon="replay" onClick={() => inBackground(storeAgain(id))}>
          {t('storage.retry')}
        </Button>
      )}
      <LinkButton to="/">{t('table.home')}</LinkButton>
    </Notice>
  );
}

function reasonOf({ status, refusal }: TableState): 'elsewhere' | 'gone' | 'noTable' | 'damaged' {
  if (status === 'gone') return 'gone';
  if (status === 'lost' || refusal?.code === 'elsewhere') return 'elsewhere';
  return refusal?.code === 'no-table' ? 'noTable' : 'damaged';
}
