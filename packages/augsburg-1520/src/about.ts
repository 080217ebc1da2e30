import type { About, SaidWord } from '@fondaco/kernel';
import { BUILDINGS, LADDERS, NOBLES, RIGHTS } from './data/words.ts';

/** What explanations read of a parts file. */
export interface ExplainedParts {
  readonly notes: { readonly prices: readonly number[]; readonly jokerPrice: number };
  readonly ladders: {
    readonly agency: { readonly florins: readonly number[] };
    readonly peerage: { readonly prestige: readonly number[] };
    readonly office: { readonly offered: readonly number[]; readonly free: readonly number[] };
  };
  readonly rights: Readonly<
    Record<
      string,
      { readonly prices?: readonly number[]; readonly points?: readonly number[]; readonly tiles?: number }
    >
  >;
  readonly payments: {
    readonly coins: number;
    readonly agencyInstead: number;
    readonly robbedFlorins: number;
    readonly robbedPrestige: number;
    readonly givenUpPrestige: number;
  };
  readonly barriers: { readonly church: number; readonly cathedral: number };
}

/** Things that are no words of lines or events and yet have a meaning on the table. */
export const ICONS = ['florins', 'prestige', 'barrier', 'deck', 'level-tile', 'round', 'notes'] as const;

/**
 * The texts that explain a word, a level (`level`, `agency-3`), an option (`option`, `purses` or `purses.open`), a verb or an icon, with
 * the numbers of these parts.
 */
export function aboutOf(parts: ExplainedParts, domain: string, word: string): About {
  switch (domain) {
    case 'noble':
    case 'stage':
      return aboutNoble(domain, word);
    case 'note':
      return aboutNote(parts, word);
    case 'card':
      return { key: 'card', said: [points(parts.payments.givenUpPrestige)] };
    case 'level':
      return aboutLevel(parts, word);
    case 'symbol':
      return aboutSymbol(parts, word);
    case 'building':
    case 'right':
      return aboutRight(parts, word);
    case 'gain':
      return RIGHTS.some((right) => right === word) ? aboutRight(parts, word) : aboutGain(parts, word);
    case 'source':
      return aboutSource(parts, word);
    default:
      return { key: `${domain}.${word}`, said: paymentsFor(parts, `${domain}.${word}`) };
  }
}

function florins(word: number): SaidWord {
  return { name: 'florins', word };
}

function points(word: number): SaidWord {
  return { name: 'points', word };
}

/** The payments that the texts of some words name. */
function paymentsFor({ payments, barriers }: ExplainedParts, key: string): readonly SaidWord[] {
  switch (key) {
    case 'compensation.florins':
    case 'compensation.prestige':
    case 'verb.accept':
      return [florins(payments.robbedFlorins), points(payments.robbedPrestige)];
    case 'verb.give-up':
      return [points(payments.givenUpPrestige)];
    case 'icon.barrier':
      return [
        { name: 'church', word: barriers.church },
        { name: 'cathedral', word: barriers.cathedral },
      ];
    default:
      return [];
  }
}

function aboutNoble(domain: string, word: string): About {
  const isNoble = NOBLES.some((noble) => noble === word);
  if (isNoble) return { key: 'noble', said: [{ name: 'noble', domain: 'noble', word }] };
  return { key: word === 'maximilian' ? 'noble.maximilian' : `${domain}.${word}`, said: [] };
}

function aboutNote({ notes }: ExplainedParts, word: string): About {
  const [noble, value] = word.split('-');
  if (value === undefined) return { key: 'note.joker', said: [florins(notes.jokerPrice)] };
  return {
    key: 'note',
    said: [
      { name: 'note', domain: 'note', word },
      { name: 'noble', domain: 'noble', word: noble },
      { name: 'value', word: Number(value) },
      florins(notes.prices[Number(value) - 1]),
    ],
  };
}

/** `agency-3` is the third level of the agency. */
function aboutLevel({ ladders }: ExplainedParts, word: string): About {
  const [ladder, level] = word.split('-');
  const at = Number(level) - 1;
  return {
    key: `level.${ladder}`,
    said: [
      { name: 'level', word: Number(level) },
      florins(ladders.agency.florins[at]),
      points(ladders.peerage.prestige[at]),
      { name: 'offered', word: ladders.office.offered[at] },
      { name: 'free', word: ladders.office.free[at] },
    ],
  };
}

function aboutSymbol({ payments }: ExplainedParts, word: string): About {
  if (word === 'coins') return { key: 'symbol.coins', said: [florins(payments.coins)] };
  if (word === 'agency') return { key: 'symbol.agency', said: [florins(payments.agencyInstead)] };
  if (word === 'notes' || LADDERS.some((ladder) => ladder === word)) return { key: `symbol.${word}`, said: [] };
  return { key: 'symbol.points', said: [points(Number(word.slice('points-'.length)))] };
}

function aboutRight({ rights, barriers }: ExplainedParts, word: string): About {
  const { prices, points: worth } = rights[word];
  const values = prices ?? worth ?? [];
  const building = BUILDINGS.find((one) => one === word);
  return {
    key: `right.${word}`,
    said: [
      { name: 'least', word: Math.min(...values) },
      { name: 'most', word: Math.max(...values) },
      ...(building === undefined ? [] : [{ name: 'barrier', word: barriers[building] }]),
    ],
  };
}

function aboutGain({ payments }: ExplainedParts, word: string): About {
  return { key: `gain.${word}`, said: word === 'florins' ? [florins(payments.agencyInstead)] : [] };
}

function aboutSource(parts: ExplainedParts, word: string): About {
  if (RIGHTS.some((right) => right === word)) return aboutRight(parts, word);
  if (LADDERS.some((ladder) => ladder === word)) return { key: `ladder.${word}`, said: [] };
  const { givenUpPrestige, robbedPrestige } = parts.payments;
  return { key: `source.${word}`, said: [points(word === 'robbed' ? robbedPrestige : givenUpPrestige)] };
}
