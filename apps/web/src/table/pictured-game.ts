import type { JournalEntry } from '@fondaco/protocol';
import type { Translate } from '@fondaco/texts';
import type { ComponentType } from 'react';

/** A map on which routes can be drawn. All its colours are tokens, so that it can be saved in either theme. */
export interface RouteMap {
  readonly width: number;
  readonly height: number;
  readonly Ground: ComponentType;
  /** What is written over the routes. */
  readonly Names: ComponentType<{ readonly t: Translate }>;
  /** The verbs that say where somebody goes, by their first word. */
  readonly verbs: readonly string[];
  /** Where somebody came along, of all that was done in a game. */
  readonly routeOf: (entries: readonly JournalEntry[], seat: string) => readonly (readonly [number, number])[];
}

/** What players are given anew in every turn. */
export interface TurnwiseAmount {
  readonly amount: string;
  /** The verbs that end a player's turn: what is left of it lapses then. */
  readonly lapsesBy: readonly string[];
}

/** What is drawn of a game that is looked back on, besides chances and points. */
export interface PicturedGame {
  /** What is drawn over time, of what players count. */
  readonly amounts: readonly string[];
  /** The same of what is new in every turn. */
  readonly amountsByTurn?: readonly TurnwiseAmount[];
  /** The verb of bids: its number is compared with what the player has of an amount. */
  readonly bids?: { readonly verb: string; readonly against: string };
  readonly routes?: () => Promise<RouteMap>;
}
