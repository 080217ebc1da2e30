import { inBackground } from '../client/faults.ts';
import { isPlayerName, type Json } from '@fondaco/kernel';
import type { GameSummary, HostRefusal, SeatPlayer } from '@fondaco/protocol';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Refused } from '../client/host-connection.ts';
import { usePageServer } from '../client/page-server.ts';
import { Fault } from '../shell/Fault.tsx';
import { useLobby } from '../client/lobby-store.ts';
import { createTable, usualSeats } from '../client/new-table.ts';
import { Notice } from '../shell/Notice.tsx';
import { set } from '../client/settings.ts';
import { useLoadedTexts } from '../client/use-loaded-texts.ts';
import { Button, LinkButton } from '../look/Button.tsx';
import { Panel } from '../look/Panel.tsx';
import { focusSoon } from '../table/store/focus-soon.ts';
import { useArt } from '../table/game-tables.ts';
import { speakAlso, spokenTexts, useTexts } from '../texts/languages.ts';
import { BoardFile } from './BoardFile.tsx';
import styles from './NewTablePage.module.css';
import { OptionFields } from './OptionFields.tsx';
import { SeatFields } from './SeatFields.tsx';
import { Waiting } from '../shell/Waiting.tsx';

/** The page of a new table: seats, options, board file, seed. */
export function NewTablePage({ game: id }: { readonly game: string }): ReactNode {
  const isSpoken = useLoadedTexts(id);
  const t = useTexts();
  const { games } = useLobby();
  const game = games.find((one) => one.id === id);
  if (games.length === 0 || !isSpoken) return <Waiting />;
  if (game === undefined)
    return (
      <Notice title={t('lost.title')} text={t('lost.text')}>
        <LinkButton to="/">{t('table.home')}</LinkButton>
      </Notice>
    );
  return <NewTableForm game={game} />;
}

function NewTableForm({ game }: { readonly game: GameSummary }): ReactNode {
  const t = useTexts();
  const Art = useArt(game.id);
  const [, navigate] = useLocation();
  const [seats, setSeats] = useState(() => usualSeats(game));
  const [options, setOptions] = useState<Readonly<Record<string, string>>>({});
  const [seed, setSeed] = useState('');
  const [parts, setParts] = useState<Json>();
  const [refusal, setRefusal] = useState<HostRefusal>();
  const [badName, setBadName] = useState<number>();
  const begin = async () => {
    const bad = findBadName(seats);
    setBadName(bad);
    setRefusal(undefined);
    if (bad !== undefined) {
      focusSoon('[data-wrong]');
      return;
    }
    const you = seats.find(({ type }) => type === 'person');
    if (you !== undefined) set({ name: you.name });
    try {
      const how = {
        game: game.id,
        seats,
        options,
        ...(seed.trim() === '' ? {} : { seed: seed.trim() }),
        ...(parts === undefined ? {} : { parts }),
      };
      navigate(`/table/${await createTable(how)}`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setRefusal(error.refusal);
    }
  };
  const isOpen = usePageServer((server) => server.status === 'open');
  const invite = async () => {
    const { callTogether } = await import('../online/call-together.ts');
    await speakAlso('online');
    const offers = seats.map((seat) => (seat.type === 'bot' ? seat : ({ type: 'open' } as const)));
    const table = await callTogether(spokenTexts(), { game: game.id, seats: offers, options, parts, isPublic: false });
    if (table !== undefined) navigate(`/t/${table}`);
  };
  return (
    <main className={styles.page}>
      <Panel className={styles.form}>
        <div className={styles.art}>{Art !== undefined && <Art />}</div>
        <h1>{t('new.title', { title: game.title })}</h1>
        <SeatFields
          game={game}
          seats={seats}
          wrong={badName}
          onChange={(changed) => {
            setSeats(changed);
            setBadName(undefined);
          }}
        />
        <OptionFields game={game} seats={seats.length} values={options} onChange={setOptions} />
        <details className={styles.more}>
          <summary>{t('new.more')}</summary>
          <BoardFile onRead={setParts} />
          <label className={styles.seed}>
            {t('new.seed')}
            <input
              value={seed}
              onChange={(event) => setSeed(event.target.value)}
              maxLength={MOST_SEED}
              placeholder={t('new.seedHint')}
              spellCheck={false}
              autoComplete="off"
            />
          </label>
        </details>
        {refusal !== undefined && <Fault title={t('new.fault')} refusal={refusal} />}
        <div className={styles.buttons}>
          <LinkButton to="/">{t('prompt.cancel')}</LinkButton>
          {isOpen && (
            <Button icon="globe" isLarge onClick={() => inBackground(invite())}>
              {t('new.online')}
            </Button>
          )}
          <Button kind="commit" icon="play" isLarge onClick={() => inBackground(begin())}>
            {t('new.begin')}
          </Button>
        </div>
      </Panel>
    </main>
  );
}

/** A seed has at most so many characters. */
const MOST_SEED = 200;

/** The seat whose player has no name, or is called like another: at one screen nobody would know who is meant. */
function findBadName(seats: readonly SeatPlayer[]): number | undefined {
  const names = seats.map(({ name }) => name.trim());
  const bad = names.findIndex((name, i) => !isPlayerName(name) || names.indexOf(name) !== i);
  return bad < 0 ? undefined : bad;
}
