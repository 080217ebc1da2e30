import { useEffect, type ReactNode } from 'react';
import { usePageServer } from '../../client/page-server.ts';
import { useLoadedTexts } from '../../client/use-loaded-texts.ts';
import { useOnlineTexts } from '../../client/use-online-texts.ts';
import { Button, LinkButton } from '../../look/Button.tsx';
import { Notice } from '../../shell/Notice.tsx';
import { useTexts } from '../../texts/languages.ts';
import { GatherPage } from '../gather/GatherPage.tsx';
import { visitTable } from '../lobby-actions.ts';
import { useOnline } from '../online-store.ts';
import { serverHost } from '../server-host.ts';
import { OnlineTable } from '../table/OnlineTable.tsx';
import { TroubleNotice } from '../TroubleNotice.tsx';
import { Waiting } from '../../shell/Waiting.tsx';

/** A table at the server, under one address: people gather there, then it is played. */
export function OnlinePage({ table }: { readonly table: string }): ReactNode {
  const isSpoken = useOnlineTexts();
  const status = usePageServer((server) => server.status);
  if (!isSpoken || status === 'asking') return <Waiting />;
  return status === 'none' ? <NoServer /> : <Visit table={table} />;
}

function NoServer(): ReactNode {
  const t = useTexts();
  return (
    <Notice title={t('visit.noServer')} text={t('visit.noServerText')}>
      <Button kind="commit" icon="replay" onClick={() => location.reload()}>
        {t('broken.reload')}
      </Button>
      <LinkButton to="/">{t('table.home')}</LinkButton>
    </Notice>
  );
}

function Visit({ table }: { readonly table: string }): ReactNode {
  const t = useTexts();
  const gathering = useOnline((online) => online.gathering);
  const refusal = useOnline((online) => online.refusal);
  const outage = useOnline((online) => online.outage);
  useLoadedTexts(gathering?.game);
  useEffect(() => visitTable(table), [table]);
  if (refusal?.code === 'old-client') return <OldPage />;
  if (refusal !== undefined) {
    const key = refusal.code === 'not-invited' ? 'notInvited' : 'noTable';
    return (
      <Notice title={t(`visit.${key}`)} text={t(`visit.${key}Text`)}>
        <LinkButton to="/">{t('table.home')}</LinkButton>
      </Notice>
    );
  }
  if (gathering?.phase === 'dissolved')
    return (
      <Notice title={t('visit.dissolved')} text={t('visit.dissolvedText', { maker: gathering.maker })}>
        <LinkButton to="/">{t('table.home')}</LinkButton>
      </Notice>
    );
  if (gathering?.table !== table) return outage === undefined ? undefined : <Unreached />;
  const isPlayed = gathering.phase === 'playing' || gathering.phase === 'over';
  return (
    <>
      {isPlayed ? <OnlineTable gathering={gathering} /> : <GatherPage gathering={gathering} />}
      <TroubleNotice />
    </>
  );
}

/** The server was replaced by one that speaks otherwise; what it serves speaks with it. */
function OldPage(): ReactNode {
  const t = useTexts();
  return (
    <Notice title={t('visit.oldPage')} text={t('visit.oldPageText')}>
      <LinkButton to="/">{t('table.home')}</LinkButton>
    </Notice>
  );
}

function Unreached(): ReactNode {
  const t = useTexts();
  return (
    <Notice title={t('link.lost')} text={t('visit.unreached')}>
      <Button kind="commit" icon="replay" onClick={() => serverHost.retry()}>
        {t('link.now')}
      </Button>
      <LinkButton to="/">{t('table.home')}</LinkButton>
    </Notice>
  );
}
