import type { GameBook } from '../../../book/game-book.ts';
import { Charts } from '../panels/Charts.tsx';
import { Manuscripts } from '../panels/Manuscripts.tsx';
import { Market } from '../panels/Market.tsx';
import { Cardinals, Friars } from '../panels/Religious.tsx';
import {
  BagFigure,
  CalendarFigure,
  CubesFigure,
  EventsFigure,
  KnowledgeFigure,
  listFigure,
  ManuscriptsFigure,
  MapFigure,
  PhasesFigure,
} from './figures.tsx';
import { CUBE_ICONS, icons, MARKS, OFFICE_ICONS } from './icons.ts';
import { positions } from './positions.ts';

/** What De Vulgari Eloquentia draws in its rules book. */
export const gameBook: GameBook = {
  figures: {
    map: MapFigure,
    bag: BagFigure,
    phases: PhasesFigure,
    actions: Market,
    'try-way': MapFigure,
    marks: listFigure(MARKS),
    events: EventsFigure,
    knowledge: KnowledgeFigure,
    manuscripts: ManuscriptsFigure,
    'try-book': Manuscripts,
    cubes: CubesFigure,
    friars: Friars,
    cardinals: Cardinals,
    charts: Charts,
    auction: listFigure(CUBE_ICONS),
    offices: listFigure(OFFICE_ICONS),
    calendar: CalendarFigure,
  },
  positions,
  icons,
};
