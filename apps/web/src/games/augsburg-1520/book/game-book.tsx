import type { GameBook } from '../../../book/game-book.ts';
import { LaddersPanel } from '../panels/LaddersPanel.tsx';
import { PrestigePanel } from '../panels/PrestigePanel.tsx';
import { Rights } from '../panels/Rights.tsx';
import {
  BidFigure,
  CardsFigure,
  ClothFigure,
  HandFigure,
  NoblesFigure,
  NotesFigure,
  RoundFigure,
  ShowdownFigure,
  SymbolsFigure,
} from './figures.tsx';
import { icons } from './icons.ts';
import { positions } from './positions.ts';

/** What Augsburg 1520 draws in its rules book. */
export const gameBook: GameBook = {
  figures: {
    nobles: NoblesFigure,
    round: RoundFigure,
    notes: NotesFigure,
    'try-notes': HandFigure,
    'try-bid': BidFigure,
    showdown: ShowdownFigure,
    cards: CardsFigure,
    symbols: SymbolsFigure,
    'try-card': ClothFigure,
    ladders: LaddersPanel,
    rights: Rights,
    road: PrestigePanel,
    'try-buy': ClothFigure,
  },
  positions,
  icons,
};
