import type { GatheringSeat, LobbyTable } from '@fondaco/protocol';
import type { Translate } from '@fondaco/texts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useLobby } from '../../client/lobby-store.ts';
import { LinkButton } from '../../look/Button.tsx';
import { Icon, Mark, Pawn } from '../../look/Icon.tsx';
import { Panel } from '../../look/Panel.tsx';
import { chapterText } from '../../table/lines/chapter-text.ts';
import { useTexts } from '../../texts/languages.ts';
import { timeText } from '../clock/clock-text.ts';
import { serverNow } from '../online-store.ts';
import { colourOf } from '../../look/seat-colour.ts';
import markStyles from '../SeatMarks.module.css';
import { agoText } from './ago-text.ts';
import styles from './HomeTables.module.css';
import { byCare, isMyTurn } from './my-tables.ts';
import { NewGatheringButton } from './NewGatheringButton.tsx';

interface MyTablesProps {
  readonly tables: readonly LobbyTable[];
  /** The rows of this browser's tables. */
  readonly local: readonly ReactNode[];
  /** What is offered to somebody new who has none. */
  readonly first: ReactNode;
  /** How many of them wait for the person. */
  readonly waiting: number;
}

/** All tables one sits at: where it is one's turn first, this browser's after what is played elsewhere, and what is over last. */
export function MyTables({ tables, local, first, waiting }: MyTablesProps): ReactNode {
  const t = useTexts();
  const { going, over } = byCare(tables);
  const count = going.length + over.length + local.length;
  return (
    <Panel className={styles.box} aria-label={t('online.myTables')} data-my-tables>
      <h2>
        {t('online.myTables')}
        {count > 0 && <small>{t('online.count', { count, waiting })}</small>}
      </h2>
      {count === 0 && <Nothing />}
      {count === 0 && first}
      <Rows tables={going} />
      {local.length > 0 && (
        <ul className={styles.local} aria-label={t('online.inBrowser')}>
          {local}
        </ul>
      )}
      <Rows tables={over} />
    </Panel>
  );
}

function Rows({ tables }: { readonly tables: readonly LobbyTable[] }): ReactNode {
  if (tables.length === 0) return undefined;
  return (
    <ul>
      {tables.map((table) => (
        <Row key={table.table} table={table} />
      ))}
    </ul>
  );
}

function Nothing(): ReactNode {
  const t = useTexts();
  return (
    <div className={styles.nothing}>
      <span className={markStyles.marks}>
        <Pawn person="merchant" colour="ruby" />
        <Pawn person="friar" colour="lapis" />
        <Pawn person="cardinal" colour="malachite" />
      </span>
      <b>{t('online.noTables')}</b>
      <p>{t('online.noTablesText')}</p>
      <NewGatheringButton label={t('online.inviteFriends')} icon="link" isPublic={false} />
    </div>
  );
}

function Row({ table }: { readonly table: LobbyTable }): ReactNode {
  const t = useTexts();
  const game = useLobby((lobby) => lobby.games.find(({ id }) => id === table.game)?.title) ?? table.game;
  const isMine = isMyTurn(table);
  const to = `/t/${table.table}`;
  return (
    <li className={isMine ? `${styles.row} ${styles.mine}` : styles.row} data-table={table.table} data-mine={isMine}>
      <Link href={to} className={styles.title}>
        <b>{table.title}</b>
        <small>{`${game} · ${standingOf(t, table)}`}</small>
      </Link>
      <ul className={styles.players}>
        {table.seats.map((seat) => (
          <Player key={seat.seat} seat={seat} isWaited={table.waiting.includes(seat.seat)} />
        ))}
      </ul>
      <p className={styles.when}>
        <b>
          {table.runsOutAt === undefined
            ? table.phase === 'playing' && t('online.noClock')
            : timeText(t, Math.max(0, table.runsOutAt - serverNow()))}
        </b>
        <small>{agoText(t, table.changedAt - serverNow())}</small>
      </p>
      <Way table={table} to={to} isMine={isMine} />
    </li>
  );
}

function Player({ seat, isWaited }: { readonly seat: GatheringSeat; readonly isWaited: boolean }): ReactNode {
  const t = useTexts();
  const name = seat.type === 'open' ? t('gather.open') : seat.name;
  return (
    <li className={isWaited ? styles.waited : undefined}>
      {seat.type === 'open' ? <i className={markStyles.none} /> : <Mark colour={colourOf(seat.seat)} />}
      <span>{name}</span>
      {seat.type === 'bot' && <Icon name="bot" size={14} />}
    </li>
  );
}

interface WayProps {
  readonly table: LobbyTable;
  readonly to: string;
  readonly isMine: boolean;
}

/** The way to a table, by what one would do there. */
function Way({ table, to, isMine }: WayProps): ReactNode {
  const t = useTexts();
  if (table.phase === 'gathering' && table.seats.every(({ type }) => type !== 'open'))
    return (
      <LinkButton to={to} icon="people">
        {t('company.goThere')}
      </LinkButton>
    );
  if (table.phase === 'gathering')
    return (
      <LinkButton to={to} icon="link">
        {t('online.invite')}
      </LinkButton>
    );
  return (
    <LinkButton to={to} icon={isMine ? 'play' : 'eye'}>
      {t(isMine ? 'online.play' : 'online.look')}
    </LinkButton>
  );
}

/** Where a table stands, in a few words. */
function standingOf(t: Translate, table: LobbyTable): string {
  const { phase, seats, waiting, winners, chapter } = table;
  const namesOf = (words: readonly string[]) =>
    new Intl.ListFormat(t.language).format(
      seats.flatMap((seat) => (words.includes(seat.seat) && seat.type !== 'open' ? [seat.name] : [])),
    );
  if (phase === 'over')
    return winners.length === 0
      ? t('online.ended')
      : t('home.wonBy', { count: winners.length, winners: namesOf(winners) });
  if (phase !== 'playing') {
    const seated = seats.filter(({ type }) => type !== 'open' && type !== 'kept').length;
    return t('online.gathering', { seated: String(seated), seats: String(seats.length) });
  }
  const whose = isMyTurn(table) ? t('home.yourTurn') : t('home.turnOf', { names: namesOf(waiting) });
  return chapter === undefined ? whose : `${whose} · ${chapterText(t, chapter)}`;
}
