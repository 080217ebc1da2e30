import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { dressPage, useSettings } from '../../app/settings.ts';
import '../../look/base.css';
import { Sprite } from '../../look/Icon.tsx';
import { useTable } from '../../table/table-store.ts';
import { TableFrame } from '../../table/TableFrame.tsx';
import { NarrowingContext } from '../../table/Touch.tsx';
import { useTableProps } from '../../table/use-table-props.ts';
import { isLanguage, speak } from '../../texts/languages.ts';
import { gameTable } from './index.ts';
import { findMoment, type Moment } from './story-moments.ts';

/** A moment of a random game, to look at. In the address: moment (see story-moments.ts), players, language, theme. */
const asked = new URLSearchParams(location.search);

function Story(): ReactNode {
  const props = useTableProps();
  if (props === undefined) return undefined;
  return (
    <NarrowingContext value={props.narrowing}>
      <Sprite />
      <TableFrame table={gameTable} props={props} />
    </NarrowingContext>
  );
}

function show({ now, seats, lexicon, touched, preview, series }: Moment): void {
  useTable.setState({
    status: 'open',
    game: 'augsburg-1520',
    seats: seats.map((name, i) => (i === 0 ? { type: 'person', name } : { type: 'bot', name, level: 'easy' })),
    lexicon,
    now,
    deeds: now.deeds,
    me: seats[0],
    touched,
    preview,
    series,
    speech: gameTable,
  });
}

const language = asked.get('language') ?? 'en';
useSettings.setState({ theme: asked.get('theme') === 'candlelight' ? 'candlelight' : 'parchment' });
dressPage();
await speak(isLanguage(language) ? language : 'en', 'augsburg-1520');
show(findMoment(asked.get('moment') ?? 'bidding', Number(asked.get('players') ?? 4)));
const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Story />
    </StrictMode>,
  );
