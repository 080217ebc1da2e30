import { deVulgariEloquentia } from '@fondaco/de-vulgari-eloquentia';
import {
  FastRandom,
  itemAt,
  lexiconOf,
  nameOfSeat,
  readLine,
  seatsIn,
  Table,
  type Json,
  type JsonObject,
} from '@fondaco/kernel';
import type { SeatPlayer } from '@fondaco/protocol';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyTheme, useSettings } from '../../client/settings.ts';
import '../../look/base.css';
import { Sprite } from '../../look/Icon.tsx';
import { isLanguage, speak } from '../../texts/languages.ts';
import type { GameTableProps, PreviewInfo } from '../../table/game-table.ts';
import { narrow } from '../../table/lines/narrowing.ts';
import { setSeats } from '../../table/store/table-seats.ts';
import { useTable } from '../../table/store/table-store.ts';
import { TableFrame } from '../../table/page/TableFrame.tsx';
import { NarrowingContext } from '../../table/choose/Touch.tsx';
import { useTableProps } from '../../table/store/use-table-props.ts';
import { gameTable } from './index.ts';

/** A table in the middle of a random game, to look at. In the address: players, seed, moves, touch (keys with +), language, theme, screens=open, board=other. */
const asked = new URLSearchParams(location.search);
const lexicon = lexiconOf(deVulgariEloquentia);
const NAMES = ['Ann', 'Bruno', 'Chiara', 'Guido', 'Elena'];

function playOn(table: Table, moves: number, rng: FastRandom): void {
  for (let i = 0; i < moves && !table.isOver; i++) {
    const seat = itemAt(seatsIn(table.waiting), 0);
    const choices = table.choices(seat);
    const rest = choices.filter((line) => line !== 'end');
    const pool = rest.length > 0 ? rest : choices;
    table.submit(seat, undefined, [itemAt(pool, rng.below(pool.length))]);
  }
}

function makeTable(): Table {
  const names = NAMES.slice(0, Number(asked.get('players') ?? 4));
  const rng = new FastRandom(Number(asked.get('seed') ?? 1));
  const made = Table.create(deVulgariEloquentia, {
    names,
    seed: rng.seed(),
    options: { screens: asked.get('screens') ?? 'closed' },
  });
  if (!made.ok) throw new Error(made.error.message);
  playOn(made.value, Number(asked.get('moves') ?? 150), rng);
  return made.value;
}

function show(table: Table): void {
  const seat = itemAt(seatsIn(table.waiting), 0);
  const me = itemAt(table.seats, seat);
  const choices = table.choices(seat);
  const touched = (asked.get('touch') ?? '').split('+').filter(Boolean);
  const left = narrow(
    choices.map((line) => readLine(lexicon, line)),
    touched,
  );
  const line = touched.length > 0 && left.length === 1 ? itemAt(left, 0).line : undefined;
  const after = line === undefined ? undefined : foresee(table, seat, line);
  const { table: view, step } = table.view(seat);
  setSeats(
    table.seats.map((word, i): SeatPlayer => {
      const name = nameOfSeat(table.header, word);
      return i === 2 ? { type: 'bot', name, level: 'easy' } : { type: 'person', name };
    }),
  );
  useTable.setState({
    status: 'open',
    game: deVulgariEloquentia.id,
    lexicon,
    me,
    touched,
    now: {
      type: 'table',
      table: 'story',
      seq: table.seq,
      view: view as JsonObject,
      ...(typeof step === 'string' ? { step } : {}),
      waiting: seatsIn(table.waiting).map((one) => itemAt(table.seats, one)),
      choices,
      canUndo: true,
      isOver: table.isOver,
      keptTo: 0,
      entries: [],
      isStored: true,
    },
    preview: after,
  });
}

function foresee(table: Table, seat: number, line: string): PreviewInfo {
  const copy = Table.open(deVulgariEloquentia, table.record());
  if (!copy.ok) throw new Error(copy.error.message);
  const effects = copy.value.effects(seat, [line]);
  const done = copy.value.submit(seat, undefined, [line]);
  if (!done.ok) throw new Error(done.error.message);
  return {
    line,
    effects: effects.ok ? effects.value : [],
    events: copy.value.tell(
      done.value.flatMap((entry) => entry.events),
      seat,
    ),
    view: copy.value.view(seat).table,
    isRevealing: false,
  };
}

/** The same table on a board that the map does not show. */
function withOtherBorders(props: GameTableProps): GameTableProps {
  const parts = deVulgariEloquentia.parts() as JsonObject;
  return { ...props, parts: { ...parts, borders: (parts.borders as Json[]).slice(1) } };
}

function Story(): ReactNode {
  const props = useTableProps();
  if (props === undefined) return undefined;
  return (
    <NarrowingContext value={props.narrowing}>
      <Sprite />
      <TableFrame table={gameTable} props={asked.has('board') ? withOtherBorders(props) : props} />
    </NarrowingContext>
  );
}

const language = asked.get('language') ?? 'en';
useSettings.setState({ theme: asked.get('theme') === 'candlelight' ? 'candlelight' : 'parchment' });
applyTheme();
await speak(isLanguage(language) ? language : 'en', deVulgariEloquentia.id);
show(makeTable());
const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Story />
    </StrictMode>,
  );
