import { anything, integer, listOf, objectOf, oneOf, text, type Fault, type Json } from '@fondaco/kernel';
import { JOKERS, LEVELS, MOST_OFFERED, PILE, SYMBOLS_ON_CARD, VALUES } from './data/numbers.ts';
import { CARDS, SYMBOLS } from './data/words.ts';

const MOST_FLORINS = 3000;
const MOST_PRESTIGE = 30;
const MOST_ROUNDS = 8;
const MOST_FREE = 1;

const florins = integer(1, MOST_FLORINS);
const prestige = integer(0, MOST_PRESTIGE);
const name = text(/^.{1,60}$/u, 'a name');
const perLevel = <T>(item: (value: Json | undefined, where: string, faults: Fault[]) => T) =>
  listOf(item, LEVELS, LEVELS);
const names = perLevel(name);
const tags = anything;
const tiles = (players: number) =>
  objectOf({ 2: integer(players, players), 3: integer(1, players), 4: integer(1, players) });
const rounds = integer(1, MOST_ROUNDS);

const partsShape = objectOf({
  about: anything,
  notes: objectOf({
    values: integer(VALUES, VALUES),
    jokers: integer(JOKERS, JOKERS),
    prices: listOf(florins, VALUES, VALUES),
    jokerPrice: florins,
    stated: tags,
  }),
  start: objectOf({
    florins: integer(0, MOST_FLORINS),
    jokers: integer(0, 2),
    offered: integer(1, MOST_OFFERED),
    stated: tags,
  }),
  privilegeCards: objectOf({
    cards: listOf(listOf(oneOf(SYMBOLS), SYMBOLS_ON_CARD, SYMBOLS_ON_CARD), CARDS.length, CARDS.length),
    stated: tags,
  }),
  ladders: objectOf({
    agency: objectOf({ names, florins: perLevel(florins), stated: tags }),
    peerage: objectOf({ names, prestige: perLevel(prestige), stated: tags }),
    office: objectOf({
      names,
      offered: perLevel(integer(1, MOST_OFFERED)),
      free: perLevel(integer(0, MOST_FREE)),
      stated: tags,
    }),
  }),
  levelTiles: objectOf({ 2: tiles(2), 3: tiles(3), 4: tiles(4), 5: tiles(5), note: anything, stated: tags }),
  rights: objectOf({
    church: objectOf({ prices: listOf(florins, PILE, PILE), stated: tags }),
    cathedral: objectOf({ prices: listOf(florins, PILE, PILE), stated: tags }),
    'coat-of-arms': objectOf({ points: listOf(prestige, PILE, PILE), stated: tags }),
    'letter-of-nobility': objectOf({ points: listOf(prestige, PILE, PILE), stated: tags }),
    'mint-master': objectOf({ tiles: integer(PILE, PILE), free: integer(0, MOST_FREE), stated: tags }),
    'master-builder': objectOf({ tiles: integer(PILE, PILE), stated: tags }),
  }),
  payments: objectOf({
    coins: florins,
    agencyInstead: florins,
    second: florins,
    third: florins,
    robbedFlorins: florins,
    robbedPrestige: prestige,
    givenUpPrestige: prestige,
    stated: tags,
  }),
  rounds: objectOf({ 2: rounds, 3: rounds, 4: rounds, 5: rounds, stated: tags }),
  barriers: objectOf({ church: integer(1, 1000), cathedral: integer(1, 1000), stated: tags }),
});

/** What a parts file holds: the form of data/parts.json. Names and source tags are carried but not read here. */
export type PartsFile = ReturnType<typeof partsShape>;

/** Reads a parts file; every fault names its path and its reason. */
export function readPartsFile(value: Json): { readonly file: PartsFile; readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const file = partsShape(value, '', faults);
  if (faults.length === 0) findContradictions(file, faults);
  return { file, faults };
}

/** What the shape of a file cannot say. */
function findContradictions(file: PartsFile, faults: Fault[]): void {
  const { rights, barriers } = file;
  const piles = {
    'church.prices': rights.church.prices,
    'cathedral.prices': rights.cathedral.prices,
    'coat-of-arms.points': rights['coat-of-arms'].points,
    'letter-of-nobility.points': rights['letter-of-nobility'].points,
  };
  for (const [pile, values] of Object.entries(piles)) {
    values.forEach((value, i) => {
      if (i > 0 && value > values[i - 1])
        faults.push({ where: `rights.${pile}[${i}]`, message: 'is above the tile that lies on it (AUG-SET-2)' });
    });
  }
  if (barriers.cathedral <= barriers.church)
    faults.push({ where: 'barriers.cathedral', message: 'must be beyond the church (AUG-BAR-1)' });
}
