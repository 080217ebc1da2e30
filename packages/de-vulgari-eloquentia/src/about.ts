import type { About, SaidWord } from '@fondaco/kernel';
import { MANUSCRIPTS } from './data/manuscripts.ts';
import { STUPOR_TURN } from './data/numbers.ts';
import { CHARTS, CUBES, OFFICES } from './data/words.ts';

type Numbers = Readonly<Record<string, number>>;

/** What explanations read of a board file. */
export interface ExplainedBoard {
  readonly zones: readonly {
    readonly id: string;
    readonly kind: string;
    readonly dialect: string | null;
    readonly ducats?: number;
    readonly knowledge?: number;
    readonly cathedral?: boolean;
    readonly harbour?: string | null;
  }[];
  readonly events: readonly {
    readonly number: number;
    readonly zone: string;
    readonly ducats?: number;
    readonly knowledge?: number;
    readonly auction?: number;
  }[];
  readonly libraryTiles: { readonly values: readonly number[] };
  readonly charts: Readonly<
    Record<(typeof CHARTS)[number], { readonly spaces: number; levels?: Numbers; points?: Numbers; tiles?: Numbers }>
  >;
}

/** Things that are no words of lines or events and yet have a meaning on the table. */
export const ICONS = [
  'ducats',
  'knowledge',
  'action',
  'votes',
  'points',
  'screen',
  'order',
  'turn',
  'harbour',
  'cathedral',
  'canticle',
  'library-tile',
] as const;

/**
 * The texts that explain a word, a space of a chart (`space`, `riddle-7`), an option (`option`, `screens` or `screens.open`), a verb or
 * an icon, with the numbers of this board.
 */
export function aboutOf(board: ExplainedBoard, domain: string, word: string): About {
  switch (domain) {
    case 'zone':
    case 'place':
      return aboutZone(board, word);
    case 'dialect':
      return { key: word === 'oil' ? 'dialect.oil' : 'dialect', said: [{ name: domain, domain, word }] };
    case 'manuscript':
      return aboutManuscript(word);
    case 'event':
      return aboutEvent(board, Number(word));
    case 'space':
      return aboutSpace(board, word);
    case 'verb':
      return aboutVerb(board, word);
    case 'sale':
      return { key: 'sale', said: [] };
    case 'icon':
      return { key: `icon.${word}`, said: word === 'library-tile' ? libraryRange(board) : [] };
    default:
      return { key: `${domain}.${word}`, said: domain === 'tile' ? [{ name: domain, domain, word }] : [] };
  }
}

function aboutZone(board: ExplainedBoard, word: string): About {
  const zone = board.zones.find(({ id }) => id === word);
  const name: SaidWord = { name: 'zone', domain: 'zone', word };
  if (zone === undefined) return { key: 'zone.sea', said: [name] };
  return {
    key: `zone.${zone.kind}`,
    said: [
      name,
      { name: 'dialect', domain: 'dialect', word: zone.dialect ?? undefined },
      { name: 'sea', domain: 'zone', word: zone.harbour ?? undefined },
      { name: 'ducats', word: zone.ducats ?? 0 },
      { name: 'knowledge', word: zone.knowledge ?? 0 },
      { name: 'cathedral', domain: 'cathedral', word: zone.cathedral === true ? 'yes' : undefined },
    ],
  };
}

function aboutManuscript(word: string): About {
  const kind = MANUSCRIPTS.find((manuscript) => manuscript.word === word);
  if (kind === undefined || kind.level === 0) return { key: `manuscript.${word}`, said: [] };
  const isPair = (kind.dialects & (kind.dialects - 1)) !== 0;
  return {
    key: isPair ? 'manuscript.pair' : 'manuscript',
    said: [
      { name: 'manuscript', domain: 'manuscript', word },
      { name: 'level', word: kind.level },
    ],
  };
}

function aboutEvent(board: ExplainedBoard, number: number): About {
  const tile = board.events.find((event) => event.number === number);
  const { ducats = 0, knowledge = 0, auction = 0, zone } = tile ?? {};
  return {
    key: auction > 0 ? 'event.stupor' : ducats > 0 ? 'event.coins' : 'event.knowledge',
    said: [
      { name: 'event', domain: 'event', word: String(number) },
      { name: 'zone', domain: 'zone', word: zone },
      { name: 'ducats', word: ducats },
      { name: 'knowledge', word: auction > 0 ? auction : knowledge },
    ],
  };
}

/** `riddle-7` is the seventh space of the Riddle. What is printed there is explained, and every space of knowledge by its level. */
function aboutSpace(board: ExplainedBoard, word: string): About {
  const at = word.lastIndexOf('-');
  const space = Number(word.slice(at + 1));
  const chart = CHARTS.find((one) => one === word.slice(0, at)) ?? 'knowledge';
  const { spaces, levels = {}, points = {}, tiles = {} } = board.charts[chart];
  const said: SaidWord[] = [
    { name: 'chart', domain: 'chart', word: chart },
    { name: 'space', word: space },
    { name: 'spaces', word: spaces },
  ];
  if (chart === 'knowledge') said.push({ name: 'level', word: levelAt(levels, space) });
  else if (chart === 'riddle' && points[space] !== undefined) said.push({ name: 'points', word: points[space] });
  else if (chart === 'library' && tiles[space] !== undefined) said.push({ name: 'tiles', word: tiles[space] });
  else if (space !== spaces || (chart !== 'messenger' && chart !== 'orient')) return { key: 'space', said };
  return { key: `space.${chart}`, said };
}

function levelAt(levels: Numbers, space: number): number {
  return Object.values(levels).filter((first) => first <= space).length;
}

/** Taking a cube, advancing on a chart and accepting an office are explained with what they are about. */
function aboutVerb(board: ExplainedBoard, verb: string): About {
  if (CUBES.some((cube) => cube === verb)) return { key: `cube.${verb}`, said: [] };
  if (CHARTS.some((chart) => chart === verb)) return { key: `chart.${verb}`, said: [] };
  if (OFFICES.some((office) => office === verb)) return { key: `office.${verb}`, said: [] };
  return { key: `verb.${verb}`, said: verb === 'bid' ? aboutEvent(board, STUPOR_TURN).said : [] };
}

function libraryRange({ libraryTiles: { values } }: ExplainedBoard): readonly SaidWord[] {
  return [
    { name: 'least', word: Math.min(...values) },
    { name: 'most', word: Math.max(...values) },
  ];
}
