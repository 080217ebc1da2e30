import type { GameTable } from '../../table/game-table.ts';
import { amounts } from './model/amounts.ts';
import { Board } from './map/Board.tsx';
import { Books } from './panels/Books.tsx';
import { Calendar } from './panels/Calendar.tsx';
import { categoryIcons } from './model/category-icons.ts';
import { Standing } from './panels/Standing.tsx';
import { Charts } from './panels/Charts.tsx';
import { Market } from './panels/Market.tsx';
import { OwnGoods } from './panels/OwnGoods.tsx';
import { brief, chip, counted, lapse, outlook, phrase, standing, turnKeys, turnVerbs } from './model/phrases.ts';
import { reveals } from './model/reveals.ts';
import { PlayerCard } from './panels/PlayerCard.tsx';
import { outcome } from './model/outcome.ts';
import { tieBreak } from './model/tie-break.ts';

export const gameTable: GameTable = {
  Calendar,
  Board,
  OwnGoods,
  PlayerCard,
  sides: [
    {
      id: 'market',
      title: 'dve.tab.market',
      icon: 'cube-abbess',
      verbs: ['politician', 'nobleman', 'abbess', 'amanuensis', 'psalter', 'business'],
      Panel: Market,
    },
    {
      id: 'charts',
      title: 'dve.tab.charts',
      icon: 'sun',
      verbs: ['riddle', 'messenger', 'orient', 'canticle', 'library', 'rest', 'draw'],
      Panel: Charts,
    },
    { id: 'books', title: 'dve.tab.books', icon: 'manuscript', verbs: ['take', 'become'], Panel: Books },
  ],
  amounts,
  asks: { move: 'dve.ask.move' },
  phrase,
  brief,
  chip,
  lapse,
  outlook,
  standing,
  reveals,
  counted,
  turnVerbs,
  turnKeys,
  isWordy: true,
  verbIcons: {
    start: 'gate',
    alms: 'purse',
    move: 'route',
    claim: 'check',
    become: 'friar',
    convert: 'quill',
    take: 'manuscript',
    politician: 'cube-politician',
    nobleman: 'cube-nobleman',
    abbess: 'cube-abbess',
    amanuensis: 'cube-amanuensis',
    psalter: 'psalter',
    business: 'scales',
    riddle: 'riddle',
    messenger: 'messenger',
    orient: 'orient',
    canticle: 'sun',
    library: 'library',
    rest: 'rest',
    draw: 'library',
    accuse: 'cardinal',
    summon: 'peerage',
    end: 'end',
    keep: 'library',
    put: 'undo',
    accept: 'check',
    refuse: 'close',
    bid: 'auction',
    pass: 'close',
    pay: 'coins',
    pope: 'tiara',
    camerlengo: 'cardinal',
  },
  categoryIcons,
  Standing,
  explanations: () => import('./model/explanations.ts').then(({ explanations }) => explanations),
  pictured: {
    amounts: ['ducats', 'knowledge'],
    amountsByTurn: [{ amount: 'actions', lapsesBy: ['end', 'summon'] }],
    bids: { verb: 'bid', against: 'votes' },
    routes: () => import('./map/route-map.tsx').then(({ routeMap }) => routeMap),
  },
  outcome,
  tieBreak,
};
