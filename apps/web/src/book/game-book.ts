import type { JsonObject } from '@fondaco/kernel';
import type { ComponentType } from 'react';
import type { GameTableProps } from '../table/game-table.ts';

/** An icon of the sprite, and what it stands for: a word of a domain that the game explains. */
export interface IconMeaning {
  readonly icon: string;
  readonly domain: string;
  readonly word: string;
}

/** What a game's folder brings to its rules book (`games/<id>/book/game-book.ts`, found by its place). */
export interface GameBook {
  /** By name; one whose name begins with `try-` can be touched. Each is drawn from the arranged table of its chapter. */
  readonly figures: Readonly<Record<string, ComponentType<GameTableProps>>>;
  /** The position a chapter's table is arranged in; `any` for those that need no other. The first seat is the reader's. */
  readonly positions: Readonly<Record<string, JsonObject>> & { readonly any: JsonObject };
  /** The glossary of icons, in the order of its list. */
  readonly icons: readonly IconMeaning[];
}
