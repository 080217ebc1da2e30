import type { GameTable } from '../../table/game-table.ts';
import { amounts } from './model/amounts.ts';
import { Aside } from './cloth/Aside.tsx';
import { Board } from './cloth/Board.tsx';
import { Calendar } from './panels/Calendar.tsx';
import { categoryIcons } from './model/category-icons.ts';
import { Standing } from './panels/Standing.tsx';
import { KnownPanel } from './panels/KnownPanel.tsx';
import { LaddersPanel } from './panels/LaddersPanel.tsx';
import { chip } from './model/chips.ts';
import { missed } from './model/missed.ts';
import { names } from './model/names.ts';
import { OwnGoods } from './panels/OwnGoods.tsx';
import { notOffered } from './model/not-offered.ts';
import { barred, brief, outlook, phrase } from './model/phrases.ts';
import { series } from './model/picks.ts';
import { reveals } from './model/reveals.ts';
import { PlayerCard } from './panels/PlayerCard.tsx';
import { PrestigePanel } from './panels/PrestigePanel.tsx';
import { standing } from './model/standing.ts';
import { tieBreak } from './model/tie-break.ts';

/** The table of Augsburg 1520. */
export const gameTable: GameTable = {
  Calendar,
  Board,
  sides: [
    { id: 'prestige', title: 'aug.prestige', icon: 'laurel', verbs: [], Panel: PrestigePanel },
    { id: 'ladders', title: 'aug.tab.ladders', icon: 'peerage', verbs: ['use', 'build'], Panel: LaddersPanel },
    { id: 'known', title: 'aug.tab.known', icon: 'eye', verbs: [], Panel: KnownPanel },
  ],
  Aside,
  OwnGoods,
  PlayerCard,
  amounts,
  names,
  series,
  phrase,
  standing,
  brief,
  chip,
  outlook,
  barred,
  notOffered,
  reveals,
  longSecrets: ['purchase'],
  verbIcons: {
    pass: 'close',
    call: 'check',
    bid: 'auction',
    show: 'note',
    take: 'privilege',
    use: 'privilege',
    'give-up': 'laurel',
    build: 'builder',
    finish: 'end',
    discard: 'note',
    accept: 'purse',
    give: 'note',
    buy: 'florin',
  },
  categoryIcons,
  orangeCategory: 'peerage',
  Standing,
  explanations: () => import('./model/explanations.ts').then(({ explanations }) => explanations),
  pictured: { amounts: ['florins', 'prestige', 'notes'], bids: { verb: 'bid', against: 'notes' } },
  tieBreak,
  missed,
};
