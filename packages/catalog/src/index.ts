import { printBoard as printAugsburgBoard } from '@fondaco/augsburg-1520';
import augsburgTexts from '@fondaco/augsburg-1520/locales/en.json' with { type: 'json' };
import augsburgBots from '@fondaco/augsburg-1520/locales/bots.en.json' with { type: 'json' };
import { printBoard as printDveBoard } from '@fondaco/de-vulgari-eloquentia';
import dveTexts from '@fondaco/de-vulgari-eloquentia/locales/en.json' with { type: 'json' };
import dveBots from '@fondaco/de-vulgari-eloquentia/locales/bots.en.json' with { type: 'json' };
import type { Json, JsonObject } from '@fondaco/kernel';
import { gameRules, type GameRules } from './rules.ts';
import type { Texts } from './texts.ts';

export { hasText, translate, type Texts } from './texts.ts';

/** What an app needs to show a game without knowing its rules. */
interface GameWords {
  /** A board for terminals, made from a view alone, the parts in use and the names of the players by seat. */
  readonly printBoard: (view: JsonObject, parts: Json, nameOf?: (seat: string) => string) => string;
  /** Its words in English. */
  readonly texts: Texts;
}

export interface CatalogEntry extends GameRules, GameWords {}

const WORDS: Readonly<Record<string, GameWords>> = {
  'de-vulgari-eloquentia': { printBoard: printDveBoard, texts: { ...dveTexts, ...dveBots } },
  'augsburg-1520': { printBoard: printAugsburgBoard, texts: { ...augsburgTexts, ...augsburgBots } },
};

export const games: readonly CatalogEntry[] = gameRules.map((rules) => ({ ...rules, ...WORDS[rules.game.id] }));

export function findGame(id: string): CatalogEntry | undefined {
  return games.find((entry) => entry.game.id === id);
}
