import type { Game } from './game.ts';
import { SEAT } from './notation.ts';

/** A game's words without its rules: what a client needs to read lines and events. */
export interface Lexicon {
  readonly verbs: readonly {
    readonly name: string;
    /** It ends its player's turn. */
    readonly isTurnEnd?: boolean;
    readonly args: readonly { readonly domain: string; readonly isOptional: boolean }[];
  }[];
  readonly events: readonly {
    readonly name: string;
    /** A heading over what is told afterwards. */
    readonly isBeginning?: boolean;
    readonly fields: readonly { readonly name: string; readonly domain?: string }[];
  }[];
  readonly categories: readonly string[];
}

export function lexiconOf(game: Game): Lexicon {
  return {
    verbs: game.verbs.map((verb) => ({
      name: verb.name,
      ...(verb.isTurnEnd === true ? { isTurnEnd: true } : {}),
      args: verb.args.map((argument) => ({
        domain: argument.domain === SEAT ? SEAT.name : argument.domain.name,
        isOptional: argument.isOptional === true,
      })),
    })),
    events: game.events.map((kind) => ({
      name: kind.name,
      ...(kind.isBeginning === true ? { isBeginning: true } : {}),
      fields: kind.fields.map((field) => ({
        name: field.name,
        ...(field.domain === undefined ? {} : { domain: field.domain.name }),
      })),
    })),
    categories: game.categories.map((category) => category.name),
  };
}

/** A line taken apart: its verb, and each word after it with its domain. */
export interface ReadLine {
  readonly line: string;
  readonly verb: string;
  readonly args: readonly { readonly domain: string; readonly word: string }[];
}

export function readLine(lexicon: Lexicon, line: string): ReadLine {
  const [verb, ...words] = line.split(' ');
  const known = lexicon.verbs.find(({ name }) => name === verb);
  return { line, verb, args: words.map((word, i) => ({ domain: known?.args[i]?.domain ?? 'word', word })) };
}

/** One thing said in an event, a line or an explanation; without a domain it is a number. */
export interface SaidWord {
  readonly name: string;
  readonly domain?: string | undefined;
  readonly word: string | number | undefined;
}

/** Which texts explain a thing of a game, and the words and numbers they name. */
export interface About {
  readonly key: string;
  readonly said: readonly SaidWord[];
}
