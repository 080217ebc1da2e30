import type { EventWords } from '@fondaco/kernel';
import { TILES } from '../model/printed.ts';

/** The clause that a kind of event comes from: where the journal leads into the rules book. */
export const EVENT_CLAUSES: Readonly<Record<string, string>> = {
  started: 'DVE-SET-9',
  'turn-began': 'DVE-EVT-1',
  'event-laid': 'DVE-EVT-2',
  'cube-returned': 'DVE-CUB-1',
  'cubes-for-sale': 'DVE-EVT-4',
  'manuscript-opened': 'DVE-EVT-5',
  'papal-event': 'DVE-EVT-6',
  gathered: 'DVE-END-3',
  alms: 'DVE-CHA-1',
  ordered: 'DVE-ORD-1',
  rested: 'DVE-ORD-2',
  'turn-of': 'DVE-ACT-1',
  moved: 'DVE-MOV-2',
  'claimed-event': 'DVE-EVC-1',
  'claimed-city': 'DVE-CIT-1',
  'claimed-bologna': 'DVE-MES-4',
  became: 'DVE-CON-1',
  converted: 'DVE-ABB-2',
  took: 'DVE-MAN-1',
  'volgare-entered': 'DVE-MAN-5',
  bought: 'DVE-ACT-3',
  sold: 'DVE-NOB-2',
  earned: 'DVE-BUS-1',
  advanced: 'DVE-STK-3',
  looked: 'DVE-LIB-2',
  saw: 'DVE-LIB-2',
  kept: 'DVE-LIB-2',
  'put-back': 'DVE-LIB-2',
  accused: 'DVE-CAR-3',
  summoned: 'DVE-STU-1',
  accepted: 'DVE-STU-2',
  refused: 'DVE-STU-2',
  bid: 'DVE-STU-4',
  passed: 'DVE-STU-4',
  paid: 'DVE-STU-5',
  'won-stupor': 'DVE-STU-6',
  elected: 'DVE-ELE-1',
  ended: 'DVE-SCO-10',
};

const BY_CHART: Readonly<Record<string, string>> = {
  knowledge: 'DVE-STK-2',
  riddle: 'DVE-RID-1',
  messenger: 'DVE-MES-1',
  orient: 'DVE-ORI-1',
  canticle: 'DVE-CAN-1',
  library: 'DVE-LIB-1',
  rest: 'DVE-RES-1',
};

const BY_CUBE: Readonly<Record<string, string>> = {
  politician: 'DVE-POL-1',
  nobleman: 'DVE-NOB-1',
  abbess: 'DVE-ABS-1',
  amanuensis: 'DVE-AMA-1',
};

const FRIARS: readonly unknown[] = TILES.slice(0, 5);

/** The clause of an event: of what was bought, where somebody advanced, what they became, or of its kind. */
export function clauseOf(event: EventWords): string | undefined {
  const { type, chart, cube, tile } = event;
  if (type === 'advanced') return BY_CHART[String(chart)];
  if (type === 'bought') return BY_CUBE[String(cube)];
  if (type === 'became') return FRIARS.includes(tile) ? 'DVE-CON-1' : 'DVE-CAT-1';
  return EVENT_CLAUSES[String(type)];
}
