import { BotModels, decisionFrom, finish, historyOf, knowledgeOf, makeBot, parseBotName, type Bot } from '@fondaco/bots';
import type { CatalogEntry } from '@fondaco/catalog';
import { itemAt, printChoice, printRecord, seatsIn, seedFromText, Table, type Ended, type Holder } from '@fondaco/kernel';

/** A game to be played once and kept for ever. */
export interface GoldenGame {
  readonly name: string;
  /** A bot in each seat, by its name; `random` chooses anything. */
  readonly bots: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  /** After so many lines the first seat, until then a person's, is handed to a bot. */
  readonly resignsAfter?: number;
  /** After so many lines it ends in another way than by the rules. */
  readonly ends?: { readonly after: number; readonly how: Ended };
}

const PEOPLE = ['Ann Marie', 'Бруно', 'Chiara', 'غويدو', 'constructor'];
const MIXED = ['random', 'novice', 'journeyman', 'master:40it', 'journeyman'];

/** Every player count, every level, every option, and every way to stop. */
export function goldenGamesOf({ game, evaluation }: CatalogEntry): readonly GoldenGame[] {
  const temperaments = evaluation.temperaments.map(({ name }) => `journeyman@${name}`);
  const counts = Array.from({ length: game.maxSeats - game.minSeats + 1 }, (_, i) => game.minSeats + i);
  return [
    ...counts.map((seats) => ({ name: `${seats}-mixed`, bots: MIXED.slice(0, seats) })),
    ...counts.map((seats) => ({ name: `${seats}-journeymen`, bots: Array<string>(seats).fill('journeyman') })),
    { name: 'masters', bots: ['master:60it', 'master:60it', 'master:60it'] },
    { name: 'novices', bots: ['novice', 'novice', 'novice', 'novice'] },
    { name: 'apprentices', bots: ['apprentice', 'apprentice', 'apprentice'] },
    { name: 'grandmasters', bots: ['grandmaster:60it', 'grandmaster:60it'] },
    { name: 'temperaments', bots: temperaments.slice(0, game.maxSeats) },
    ...game.options.flatMap(({ name, values, seats }) =>
      values.slice(1).map((value) => ({
        name: `${name}-${value}`,
        bots: Array<string>(seats?.at(-1) ?? 3).fill('journeyman'),
        options: { [name]: value },
      })),
    ),
    { name: 'resigned', bots: ['journeyman', 'novice', 'journeyman'], resignsAfter: 60 },
    { name: 'abandoned', bots: ['novice', 'novice', 'novice'], ends: { after: 80, how: { type: 'abandoned' } } },
    { name: 'agreed', bots: ['journeyman', 'journeyman'], ends: { after: 50, how: { type: 'agreed' } } },
    { name: 'out-of-time', bots: ['novice', 'novice'], ends: { after: 70, how: { type: 'time', seat: 'blue' } } },
  ];
}

/** Plays one and returns its record. */
export function playGoldenGame(entry: CatalogEntry, golden: GoldenGame): string {
  const { game } = entry;
  const model = new BotModels(() => entry).of(game);
  const seed = seedFromText(`golden ${game.id} ${golden.name}`);
  const names = PEOPLE.slice(0, golden.bots.length);
  const created = Table.create(game, { names, seed, ...(golden.options === undefined ? {} : { options: golden.options }) });
  if (!created.ok) throw new Error(created.error.message);
  const table = created.value;
  const bots = golden.bots.map((text, seat): Bot => {
    const name = parseBotName(model, text);
    if (!name.ok) throw new Error(name.error.message);
    const { level, temperament } = name.value;
    const bot: Holder = { type: 'bot', level, ...(temperament === undefined ? {} : { temperament }) };
    table.hold(seat, seat === 0 && golden.resignsAfter !== undefined ? { type: 'person' } : bot);
    return makeBot(model, name.value, itemAt(seed, seat));
  });
  let isResigned = golden.resignsAfter === undefined;
  while (!table.isOver) {
    if (!isResigned && table.seq >= (golden.resignsAfter ?? 0)) {
      table.hold(0, { type: 'bot', level: 'journeyman' });
      isResigned = true;
    }
    if (golden.ends !== undefined && table.seq >= golden.ends.after) table.end(golden.ends.how);
    else play(table, itemAt(seatsIn(table.waiting), 0), bots);
  }
  return printRecord(table.record());

  function play(at: Table, seat: number, seated: readonly Bot[]): void {
    const decision = decisionFrom(game, knowledgeOf(game, at.copyState(), seat), seat, at.seats, historyOf(at, seat));
    if (!decision.ok) throw new Error(decision.error.message);
    const choice = finish(itemAt(seated, seat).think(decision.value));
    const done = at.submit(seat, undefined, [printChoice(game.verbs, at.seats, choice)]);
    if (!done.ok) throw new Error(done.error.message);
  }
}
