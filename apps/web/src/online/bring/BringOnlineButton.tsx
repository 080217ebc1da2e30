import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { inBackground } from '../../client/faults.ts';
import { usePageServer } from '../../client/page-server.ts';
import { useOnlineTexts } from '../../client/use-online-texts.ts';
import { Button } from '../../look/Button.tsx';
import { ConfirmButton } from '../../shell/ConfirmButton.tsx';
import { useTable } from '../../table/store/table-store.ts';
import { useTexts } from '../../texts/languages.ts';
import { bringOnline } from './bring-online.ts';

/** In the menu of a table of this browser: lets it go on among people elsewhere. */
export function BringOnlineButton(): ReactNode {
  const t = useTexts();
  const isSpoken = useOnlineTexts();
  const isOpen = usePageServer((server) => server.status === 'open');
  const isRunning = useTable((state) => state.now?.isOver === false);
  const [, navigate] = useLocation();
  if (!isSpoken || !isOpen || !isRunning) return undefined;
  const bring = async () => {
    const table = await bringOnline(t);
    if (table !== undefined) navigate(`/t/${table}`);
  };
  return (
    <ConfirmButton
      button={
        <Button icon="globe" data-bring-online>
          {t('online.bring')}
        </Button>
      }
      question={t('online.reallyBring')}
      agree={t('online.bring')}
      onAgree={() => inBackground(bring())}
    />
  );
}
