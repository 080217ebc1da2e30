import type { LobbyTable } from '@fondaco/protocol';
import { useEffect, type ReactNode } from 'react';
import { usePageServer } from '../../client/page-server.ts';
import { useOnlineTexts } from '../../client/use-online-texts.ts';
import { sayOnTab } from '../../shell/tab.ts';
import { LostLine } from '../LostLine.tsx';
import { watchLobby } from '../lobby-actions.ts';
import { useOnline } from '../online-store.ts';
import { TroubleNotice } from '../TroubleNotice.tsx';
import styles from './HomeTables.module.css';
import { isMyTurn } from './my-tables.ts';
import { MyTables } from './MyTables.tsx';
import { OpenTables } from './OpenTables.tsx';

interface HomeTablesProps {
  /** The rows of this browser's own tables. */
  readonly local: readonly ReactNode[];
  /** What is offered to somebody new who has none. */
  readonly first: ReactNode;
}

const NONE: readonly LobbyTable[] = [];

/** Where there is a server: one's own tables, there and in this browser, and those where anybody may sit down. */
export function HomeTables({ local, first }: HomeTablesProps): ReactNode {
  const isSpoken = useOnlineTexts();
  const lists = useOnline((online) => online.lists);
  const mine = lists?.mine ?? NONE;
  const waiting = mine.filter(isMyTurn).length;
  useEffect(watchLobby, []);
  useEffect(() => {
    usePageServer.setState({ waiting });
    return sayOnTab(waiting === 0 ? 'Fondaco' : `(${waiting}) Fondaco`, { isAwaited: waiting > 0 });
  }, [waiting]);
  if (!isSpoken) return undefined;
  const isEmpty = mine.length + local.length === 0;
  return (
    <div className={isEmpty ? `${styles.tables} ${styles.empty}` : styles.tables}>
      <LostLine />
      <MyTables tables={mine} local={local} first={first} waiting={waiting} />
      <OpenTables open={lists?.open ?? NONE} watched={lists?.watched ?? NONE} />
      <TroubleNotice />
    </div>
  );
}
