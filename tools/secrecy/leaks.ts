import { createHash } from 'node:crypto';
import { evenPace, type HostGames, type StoredTable } from '@fondaco/host';
import { FastRandom, hashPosition, type Game, type Table } from '@fondaco/kernel';
import { changeGames } from './changed-games.ts';
import type { Plant, PlantedSetup } from './world.ts';

/** A fault that tells something, as somebody could make it, and where it should be found. */
export interface Leak {
  readonly name: string;
  readonly plant: Plant;
  /** Only a table that people gathered for has it. */
  readonly isOfSealed?: boolean;
}

/** A few bits of the truth: a number that depends on all that is hidden. */
function truthOf(hash: string): number {
  return Number.parseInt(hash.slice(0, 3), 16);
}

/** The same games, each changed. */
function withGames({ games }: PlantedSetup, change: (game: Game) => Game): { readonly games: HostGames } {
  return { games: changeGames(games, change) };
}

/** The same object with another method. */
function replacing<T extends object, Name extends keyof T>(target: T, name: Name, method: T[Name]): T {
  return new Proxy(target, {
    get(_, wanted) {
      // Methods and getters may use private fields, which a proxy has not.
      const value: unknown = wanted === name ? method : Reflect.get(target, wanted, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** The same store, which does something first when lines are appended; it is told a hash of all that the table began with. */
function withAppend(
  { store }: PlantedSetup,
  before: (hash: string) => Promise<void> | void,
): Pick<PlantedSetup, 'store'> {
  const append: typeof store.append = async (row, from, lines, held) => {
    if (from > 0) await before(hashOf(row));
    return store.append(row, from, lines, held);
  };
  return { store: replacing(store, 'append', append) };
}

/** The same store, whose rows are changed by all that the table began with before they are written. */
function withRows(
  { store }: PlantedSetup,
  change: (row: StoredTable, truth: number) => StoredTable,
): Pick<PlantedSetup, 'store'> {
  const append: typeof store.append = (row, from, lines, held) =>
    store.append(change(row, truthOf(hashOf(row))), from, lines, held);
  return { store: replacing(store, 'append', append) };
}

function hashOf({ seq, header }: StoredTable): string {
  return createHash('sha256')
    .update(`${seq} ${JSON.stringify(header)}`)
    .digest('hex');
}

/** The same view with one more word, for whom `isFor` says. */
function viewWithTruth(game: Game, isFor: (seat: number | undefined) => boolean): Game {
  return {
    ...game,
    view: (s, seat, seats) => ({
      ...game.view(s, seat, seats),
      ...(isFor(seat) ? { debug: hashPosition(game, s, seats) } : {}),
    }),
  };
}

const tell = (table: Table): string => table.hash();

export const LEAKS: readonly Leak[] = [
  {
    name: "a seat's view has a word of what others hold",
    plant: (setup) => withGames(setup, (game) => viewWithTruth(game, (seat) => seat !== undefined)),
  },
  {
    name: "a spectator's view is the table's own",
    plant: (setup) => withGames(setup, (game) => viewWithTruth(game, (seat) => seat === undefined)),
  },
  {
    name: 'secret words stand in the journal',
    plant: (setup) =>
      withGames(setup, (game) => ({
        ...game,
        verbs: game.verbs.map((verb) => ({ ...verb, args: verb.args.map((arg) => ({ ...arg, isSecret: false })) })),
      })),
  },
  {
    name: 'a why-not names what is hidden',
    plant: ({ questions }) => ({
      questions: {
        ...questions,
        whyNot: async (table, seat, keys) => ({ ...(await questions.whyNot(table, seat, keys)), line: tell(table) }),
      },
    }),
  },
  {
    name: "a look back goes through another's eyes",
    plant: ({ questions }) => ({
      questions: {
        ...questions,
        look: (table, id, seat, seq) => questions.look(table, id, ((seat ?? -1) + 1) % table.seats.length, seq),
      },
    }),
  },
  {
    name: 'what could be picked comes in an order that tells',
    plant: ({ questions }) => ({
      questions: {
        ...questions,
        series: async (table, seat, picked) => {
          const found = await questions.series(table, seat, picked);
          if (!found.ok) return found;
          const turn = truthOf(tell(table)) % Math.max(1, found.value.all.length);
          const all = [...found.value.all.slice(turn), ...found.value.all.slice(0, turn)];
          return { ok: true, value: { ...found.value, all } };
        },
      },
    }),
  },
  {
    name: 'a line is told the later, the more there is to hide',
    plant: (setup) =>
      withAppend(setup, (hash) => new Promise((resolve) => setup.clock.after(truthOf(hash) % 50, resolve))),
  },
  {
    name: 'the log has what was said',
    plant: (setup) => withAppend(setup, (hash) => setup.log.write?.(`{"stored":"${hash}"}\n`)),
  },
  {
    name: 'the figures say how long what is hidden took',
    plant: (setup) => {
      let spent = 0;
      const add = (hash: string): void => void (spent += truthOf(hash));
      return { elapsed: () => setup.clock.now() + spent, ...withAppend(setup, add) };
    },
  },
  {
    name: 'an error comes where something is hidden',
    plant: ({ questions }) => ({
      questions: {
        ...questions,
        series: (table, seat, picked) =>
          truthOf(tell(table)) % 2 === 0
            ? questions.series(table, seat, picked)
            : Promise.reject(new Error('an unforeseen position')),
      },
    }),
  },
  {
    name: 'a bot answers as soon as it has thought',
    plant: () => ({ pace: evenPace(50, 50, () => 0) }),
  },
  {
    name: 'the lists of tables have what is hidden',
    plant: (setup) => withRows(setup, (row, truth) => ({ ...row, chapter: { name: 'year', number: truth } })),
  },
  {
    name: 'whose turn it is follows from what is hidden',
    plant: (setup) =>
      withRows(setup, (row, truth) => ({ ...row, waiting: truth % 2 === 0 ? row.waiting : row.header.seats })),
  },
  {
    name: 'chance that others see is drawn from the same source as the cards',
    plant: (setup) => {
      let rng = new FastRandom(1);
      return {
        randomBytes: (count) => Uint8Array.from({ length: count }, () => rng.below(256)),
        ...withAppend(setup, (hash) => void (rng = new FastRandom(truthOf(hash)))),
      };
    },
  },
  {
    name: 'the names at a table have what browsers added to chance',
    isOfSealed: true,
    plant: (setup) =>
      withRows(setup, ({ header, ...row }) => {
        const named = Object.entries(header.names).map(([seat, name]) => [seat, `${name}${header.salts[seat] ?? ''}`]);
        return { ...row, header: { ...header, names: Object.fromEntries(named) as typeof header.names } };
      }),
  },
  {
    name: 'the log has the secret that the cards come from',
    isOfSealed: true,
    plant: ({ store, log }) => {
      const { secrets } = store;
      const keep: typeof secrets.keep = (table, name, value) => {
        if (name === 'secret') log.write?.(`{"kept":"${value}"}\n`);
        return secrets.keep(table, name, value);
      };
      return { store: replacing(store, 'secrets', replacing(secrets, 'keep', keep)) };
    },
  },
];
