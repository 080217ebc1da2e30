import { SEAT_WORDS } from '@fondaco/kernel';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyTheme, useSettings } from '../../client/settings.ts';
import '../../look/base.css';
import { Sprite } from '../../look/Icon.tsx';
import { setSeats } from '../../table/store/table-seats.ts';
import { useTable } from '../../table/store/table-store.ts';
import { TableFrame } from '../../table/page/TableFrame.tsx';
import { NarrowingContext } from '../../table/choose/Touch.tsx';
import { useTableProps } from '../../table/store/use-table-props.ts';
import { isLanguage, speak } from '../../texts/languages.ts';
import { gameTable } from './index.ts';
import { findMoment, type StoryMoment } from './story-moments.ts';

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

function show({ now, names, lexicon, touched, preview, series }: StoryMoment): void {
  setSeats(names.map((name, i) => (i === 0 ? { type: 'person', name } : { type: 'bot', name, level: 'easy' })));
  useTable.setState({
    status: 'open',
    game: 'augsburg-1520',
    lexicon,
    now,
    entries: now.entries,
    me: SEAT_WORDS[0],
    touched,
    preview,
    series,
    speech: gameTable,
  });
}

const language = asked.get('language') ?? 'en';
useSettings.setState({ theme: asked.get('theme') === 'candlelight' ? 'candlelight' : 'parchment' });
applyTheme();
await speak(isLanguage(language) ? language : 'en', 'augsburg-1520');
show(findMoment(asked.get('moment') ?? 'bidding', Number(asked.get('players') ?? 4)));
const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Story />
    </StrictMode>,
  );
