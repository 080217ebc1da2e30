import { Dialog } from '@base-ui/react/dialog';
import type { LobbyTable } from '@fondaco/protocol';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { inBackground } from '../../client/faults.ts';
import { useLobby } from '../../client/lobby-store.ts';
import { Button, LinkButton } from '../../look/Button.tsx';
import { Mark } from '../../look/Icon.tsx';
import { Panel } from '../../look/Panel.tsx';
import tools from '../../shell/Tools.module.css';
import { useTexts } from '../../texts/languages.ts';
import { clockRuleText } from '../clock/clock-rule-text.ts';
import { colourOf } from '../../look/seat-colour.ts';
import markStyles from '../SeatMarks.module.css';
import { sitDown } from '../sit-down.ts';
import styles from './HomeTables.module.css';
import { NewGatheringButton } from './NewGatheringButton.tsx';

interface OpenTablesProps {
  readonly open: readonly LobbyTable[];
  readonly watched: readonly LobbyTable[];
}

/** Tables where anybody may sit down, or look on. */
export function OpenTables({ open, watched }: OpenTablesProps): ReactNode {
  const t = useTexts();
  const others = open.filter(({ you }) => you === undefined);
  return (
    <Panel className={styles.box} aria-label={t('online.openTables')} data-open-tables>
      <h2>
        {t('online.openTables')} <small>{t('online.anybody')}</small>
      </h2>
      {others.length === 0 ? (
        <div className={styles.nothing}>
          <b>{t('online.nobody')}</b>
          <p>{t('online.nobodyText')}</p>
        </div>
      ) : (
        <ul>
          {others.map((table) => (
            <Row key={table.table} table={table} />
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <NewGatheringButton label={t('online.openTable')} icon="plus" isPublic />
        {watched.length > 0 && <Watch tables={watched} />}
      </div>
    </Panel>
  );
}

function Row({ table }: { readonly table: LobbyTable }): ReactNode {
  const t = useTexts();
  const [, navigate] = useLocation();
  const { seats, maker, clock } = table;
  const free = seats.filter(({ type }) => type === 'open').length;
  const sit = async () => {
    await sitDown(table.table);
    navigate(`/t/${table.table}`);
  };
  return (
    <li className={styles.openRow} data-table={table.table}>
      <Link href={`/t/${table.table}`} className={styles.title}>
        <b>{table.title}</b>
        <small>{`${maker}, ${clockRuleText(t, clock)}`}</small>
      </Link>
      <p className={styles.free}>
        <span className={markStyles.marks}>
          {seats.map((seat) =>
            seat.type === 'open' ? (
              <span key={seat.seat} className={markStyles.none} />
            ) : (
              <Mark key={seat.seat} colour={colourOf(seat.seat)} label={seat.name} />
            ),
          )}
        </span>
        <small>{t('online.free', { count: free })}</small>
      </p>
      <Button onClick={() => inBackground(sit())}>{t('online.sitDown')}</Button>
    </li>
  );
}

/** Games one can watch, in a list of their own. */
function Watch({ tables }: { readonly tables: readonly LobbyTable[] }): ReactNode {
  const t = useTexts();
  const games = useLobby((lobby) => lobby.games);
  return (
    <Dialog.Root>
      <Dialog.Trigger render={<Button icon="eye">{t('online.watch', { count: tables.length })}</Button>} />
      <Dialog.Portal>
        <Dialog.Backdrop className={tools.backdrop} />
        <Dialog.Popup className={tools.popup}>
          <Dialog.Title>{t('online.watchTitle')}</Dialog.Title>
          <ul>
            {tables.map(({ table, title, game, seats }) => (
              <li key={table} className={styles.openRow}>
                <span className={styles.title}>
                  <b>{title}</b>
                  <small>{games.find(({ id }) => id === game)?.title}</small>
                </span>
                <span className={markStyles.marks}>
                  {seats.map(({ seat }) => (
                    <Mark key={seat} colour={colourOf(seat)} />
                  ))}
                </span>
                <LinkButton to={`/t/${table}`} icon="eye">
                  {t('online.look')}
                </LinkButton>
              </li>
            ))}
          </ul>
          <div className={tools.buttons}>
            <Dialog.Close render={<Button>{t('why.close')}</Button>} />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
