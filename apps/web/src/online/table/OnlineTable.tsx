import type { GatheringInfo } from '@fondaco/protocol';
import type { ReactNode } from 'react';
import { HostPartsContext, type HostParts } from '../../table/host-parts.ts';
import { TablePage } from '../../table/page/TablePage.tsx';
import { Announcer } from '../Announcer.tsx';
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

/** A table at the server that has begun: the same table as in this browser, with the company of others. */
export function OnlineTable({ gathering }: { readonly gathering: GatheringInfo }): ReactNode {
  const { table, seats } = gathering;
  // Whoever takes or loses a seat sees the table through other eyes.
  const own = seats.find((seat) => seat.type === 'person' && seat.isYou);
  const isReplaced = own?.type === 'person' && own.standIn !== undefined;
  return (
    <HostPartsContext value={isReplaced ? PARTS_OF_REPLACED : PARTS}>
      <TablePage key={own?.seat ?? ''} id={table} host={serverHost} />
      <Announcer />
    </HostPartsContext>
  );
}
