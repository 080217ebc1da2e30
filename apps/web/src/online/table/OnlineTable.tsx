import type { GatheringInfo } from '@fondaco/protocol';
import type { ReactNode } from 'react';
import { HostPartsContext, type HostParts } from '../../table/host-parts.ts';
import { LinkButton } from '../../look/Button.tsx';
import { Notice } from '../../shell/Notice.tsx';
import { TablePage } from '../../table/page/TablePage.tsx';
import { useTexts } from '../../texts/languages.ts';
import { Announcer } from '../Announcer.tsx';
import { LostLine } from '../LostLine.tsx';
import { serverHost } from '../server-host.ts';
import { Company } from './Company.tsx';
import { DeskClock } from './DeskClock.tsx';
import { EndButtons } from './EndButtons.tsx';
import { PlayerStatus } from './PlayerStatus.tsx';
import { Questions } from './Questions.tsx';
import { TableMenu } from './TableMenu.tsx';

const PARTS: HostParts = {
  PlayerStatus,
  Company,
  DeskClock,
  Question: Questions,
  Menu: TableMenu,
  End: EndButtons,
};

const PARTS_OF_REPLACED: HostParts = { ...PARTS, isReplaced: true };

/** Nobody may look on: whoever came can only take a free seat, or go where they play again. */
function Unwatched(): ReactNode {
  const t = useTexts();
  return (
    <>
      <Notice title={t('visit.unwatched')} text={t('visit.unwatchedText')}>
        <Questions />
        <LinkButton to="/">{t('table.home')}</LinkButton>
      </Notice>
      <LostLine />
    </>
  );
}

/** A table at the server that has begun: the same table as in this browser, with the company of others. */
export function OnlineTable({ gathering }: { readonly gathering: GatheringInfo }): ReactNode {
  const { table, seats } = gathering;
  // Whoever takes or loses a seat sees the table through other eyes.
  const own = seats.find((seat) => seat.type === 'person' && seat.isYou);
  if (own === undefined && gathering.watching.type === 'nobody') return <Unwatched />;
  const isReplaced = own?.type === 'person' && own.standIn !== undefined;
  return (
    <HostPartsContext value={isReplaced ? PARTS_OF_REPLACED : PARTS}>
      <TablePage key={own?.seat ?? ''} id={table} host={serverHost} />
      <Announcer />
    </HostPartsContext>
  );
}
