import { OFFICE_POINTS, SUMMONER_BONUS } from '@fondaco/de-vulgari-eloquentia/data/numbers.ts';
import { OFFICES } from '@fondaco/de-vulgari-eloquentia/data/words.ts';
import { itemAt, type ReadLine } from '@fondaco/kernel';
import type { ChoiceChip, SpeechContext } from '../../../table/game-table.ts';
import { capital } from '../../../table/lines/sentences.ts';
import { readView } from './dve-view.ts';
import { CUBES, printedBoard, zoneOf } from './printed.ts';

/** Choices whose words are numbers only, with what is counted. */
export function phrase({ t }: SpeechContext, { verb, args }: ReadLine): string | undefined {
  if (verb === 'bid') return t('dve.say.bid', { count: Number(itemAt(args, 0).word) });
  if (verb !== 'pay') return undefined;
  const cubes = args.flatMap(({ word }, i) => (word === '0' ? [] : [t(`cubes.${CUBES[i]}`, { count: Number(word) })]));
  if (cubes.length === 0) return t('dve.say.pay-nothing');
  return t('dve.say.pay', { cubes: new Intl.ListFormat(t.language).format(cubes) });
}

/** Of what is paid, one kind of cube after the other. */
export function counted({ t }: SpeechContext, verb: string, place: number, count: number): string | undefined {
  return verb === 'pay' ? t(`cubes.${CUBES[place]}`, { count }) : undefined;
}

const CHART_VERBS = ['riddle', 'canticle', 'messenger', 'orient', 'rest', 'library'];

/** On a chart, how far; in an auction, how much; of a cardinal, for which cube. */
export function brief({ t }: SpeechContext, { verb, args }: ReadLine): string | undefined {
  const [tile, cube] = args;
  if (verb === 'become' && tile !== undefined && cube !== undefined) {
    return t('dve.say.become', { name: t(`dve.short.${tile.word}`), cube: t.word('cube', cube.word) });
  }
  if (verb === 'bid') return t('dve.say.votes', { count: Number(itemAt(args, 0).word) });
  return CHART_VERBS.includes(verb) && args[0]?.domain === 'number'
    ? t('dve.say.spaces', { count: Number(args[0].word) })
    : undefined;
}

/** Of what is claimed, its name: the city's, the event's. */
export function chip({ t, view, me }: SpeechContext, { verb, args }: ReadLine): ChoiceChip | undefined {
  const { players, events } = readView(view);
  const at = players.find(({ seat }) => seat === me)?.at;
  const [claimed] = args;
  if (verb !== 'claim' || at === undefined || claimed === undefined) return undefined;
  const event = events.open.find(({ zone }) => zone === at)?.event;
  const isEvent = claimed.word === 'event' && event !== undefined;
  const name = isEvent ? t.word('event', String(event)) : t.word('zone', at);
  return { text: capital(name), icon: { name: 'check' } };
}

/** What a friar's or cardinal's tile brings later; what a summons or a look at tiles is for; what is spoken in a city and whether it has a harbour. */
export function outlook({ t, parts }: SpeechContext, { verb, args }: ReadLine): string | undefined {
  const [named] = args;
  if (verb === 'draw' || verb === 'accept') return t(`dve.say.${verb}`);
  if (verb === 'summon') return t('dve.say.summon', { spaces: prizeIn(parts) });
  const office = OFFICES.findIndex((one) => one === verb);
  if (office >= 0) return t('dve.say.office', { points: itemAt(OFFICE_POINTS, office) });
  if (named === undefined) return undefined;
  if (verb === 'become') return t(`dve.tile.${named.word}`);
  const zone = verb === 'start' ? zoneOf(printedBoard(parts), named.word) : undefined;
  if (zone === undefined) return undefined;
  const said = zone.dialect === null ? [] : [t.word('dialect', zone.dialect)];
  const hasHarbour = zone.harbour !== undefined && zone.harbour !== null;
  return [...said, ...(hasHarbour ? [t('dve.place.harbour')] : [])].join(', ') || undefined;
}

/** The spaces of knowledge that are at auction. */
function prizeIn(parts: SpeechContext['parts']): number {
  return printedBoard(parts).events.find((event) => event.auction !== undefined)?.auction ?? 0;
}

/** What Stupor Mundi is about and who bids most for it; where there are several others, who still could. */
export function standing({
  t,
  view,
  parts,
  me,
  step,
}: SpeechContext & { readonly step?: string | undefined }): string | undefined {
  const spaces = prizeIn(parts);
  const { auction, ...table } = readView(view);
  const votes = table.players.find(({ seat }) => seat === me)?.votes ?? 0;
  if (step === 'summons') return t('dve.auction.summons', { spaces, votes, bonus: SUMMONER_BONUS });
  if (step === 'payment') return t('dve.auction.payment');
  if (auction === undefined) return undefined;
  if (auction.bidder === undefined) return `${t('dve.auction.prize', { spaces })} ${t('dve.auction.open')}`;
  const bid = [
    t('dve.auction.prize', { spaces }),
    t('dve.auction.bid', { name: t.word('seat', auction.bidder), count: auction.bid }),
  ].join(' ');
  if (auction.bidders.length <= 2) return bid;
  const names = auction.bidders.map((seat) => t.word('seat', seat));
  return `${bid} ${t('dve.auction.in', { names: new Intl.ListFormat(t.language).format(names) })}`;
}

/** The actions that nobody has spent when a turn ends. */
export function lapse({ t, view }: SpeechContext): string | undefined {
  const { actions } = readView(view).acting;
  return actions > 0 ? t('dve.actions', { count: actions }) : undefined;
}

/** Verbs of turns that say how many. */
const WITH_NUMBERS: readonly string[] = [...CUBES, ...CHART_VERBS];

/** What a turn can have. */
export const turnVerbs: readonly string[] = [
  'claim',
  'take',
  ...WITH_NUMBERS,
  'psalter',
  'business',
  'become',
  'convert',
  'move',
];

/** What people mean by a verb first: the goods of the city, a manuscript that lies open, one cube, one space. */
export function turnKeys({ view }: SpeechContext, verb: string): readonly string[] {
  const said = `verb:${verb}`;
  if (verb === 'claim') return [said, 'claim:city'];
  if (verb !== 'take') return WITH_NUMBERS.includes(verb) ? [said, 'number:1'] : [said];
  const [open] = readView(view).manuscripts.open;
  return open === undefined ? [said] : [said, `manuscript:${open}`];
}
