import { lazy, Suspense, type ReactNode } from 'react';
import { useSettings } from '../client/settings.ts';
import { HostPartsContext, type HostParts } from '../table/host-parts.ts';
import { TablePage } from '../table/page/TablePage.tsx';
import { useTable } from '../table/store/table-store.ts';

const BringOnlineButton = lazy(() =>
  import('../online/bring/BringOnlineButton.tsx').then(({ BringOnlineButton: button }) => ({ default: button })),
);
const GuideCard = lazy(() => import('./GuideCard.tsx').then(({ GuideCard: card }) => ({ default: card })));

/** What the page adds to tables of this browser. */
const OWN_PARTS: HostParts = {
  Menu: () => (
    <Suspense>
      <BringOnlineButton />
    </Suspense>
  ),
};

/** The same for somebody who is guided. */
const GUIDED_PARTS: HostParts = {
  ...OWN_PARTS,
  Guide: () => (
    <Suspense>
      <GuideCard />
    </Suspense>
  ),
  isGuideBeside: true,
};

/** A table of this browser, with a guide for whoever wants one and plays it alone against bots. */
export function OwnTablePage({ id }: { readonly id: string }): ReactNode {
  const hasGuide = useSettings((settings) => settings.hasGuide);
  const isAlone = useTable(({ seats }) => seats.filter(({ type }) => type === 'person').length === 1);
  const isOver = useTable(({ now }) => now?.isOver === true);
  return (
    <HostPartsContext value={hasGuide && isAlone && !isOver ? GUIDED_PARTS : OWN_PARTS}>
      <TablePage id={id} />
    </HostPartsContext>
  );
}
