import type { GatheringChange } from '@fondaco/protocol';
import type { Page } from 'playwright-core';
import { gather, gatherAgain, type GatheredPeople } from './online-gathering.ts';
import { onTable, seqOn, tryNow } from './online-people.ts';
import type { OnlineServer, ServerVisitor } from './online-server.ts';
import { numbers, replayed, saveRecord, touchOnce } from './page-driver.ts';

/** A game, by its title, and in how many browsers it is played. */
export interface OnlineCell {
  readonly title: string;
  readonly browsers: number;
}

/** What was played in a cell. */
export interface PlayedCell {
  readonly lines: number;
  /** Choices that were confirmed by mouse. */
  readonly choices: number;
}

const NAMES = ['Ann', 'Bruno', 'Clara', 'Dora'];
/** Whoever is away runs out of time in so many seconds; whoever is there does not, however slow the machine. */
const AGREED: GatheringChange = {
  clock: { type: 'delay', start: 10, free: 30 },
  watching: { type: 'late', seconds: 0 },
};
/** Lines between two troubles. */
const STAGE = 8;
/** Rounds in which nobody is asked, after which somebody else is waited for. */
const MOST_IDLE = 30;
/** Milliseconds without a choice of anybody after which a game stands still. */
const LONGEST_PAUSE = 120_000;

/** One game among people who only have their pages: whatever is chosen is chosen by mouse. */
class OnlineGame {
  readonly #server: OnlineServer;
  readonly #gathered: GatheredPeople;
  readonly #picks: readonly ((below: number) => number)[];
  #choices = 0;

  constructor(server: OnlineServer, gathered: GatheredPeople) {
    this.#server = server;
    this.#gathered = gathered;
    this.#picks = gathered.people.map((_, i) => numbers(i + 1));
  }

  get choices(): number {
    return this.#choices;
  }

  /** Everybody, or some of them, touch what they are asked for, until the table has so many lines more, it is over, or only others are asked. */
  async play(lines: number, players: readonly ServerVisitor[] = this.#gathered.people): Promise<void> {
    const { people } = this.#gathered;
    const [first] = players;
    if (first === undefined) return;
    const until = (await seqOn(first.page)) + lines;
    let idle = 0;
    for (let last = Date.now(); ;) {
      const came = await Promise.all(
        players.map((one) => touchOnce({ page: one.page, pick: this.#picks[people.indexOf(one)] ?? numbers(1) })),
      );
      this.#choices += came.filter((one) => one === 'confirmed').length;
      if (came.every((one) => one === 'over')) return;
      idle = came.some((one) => one === 'confirmed' || one === 'touched') ? 0 : idle + 1;
      if (idle === 0) last = Date.now();
      if (idle > MOST_IDLE && players.length < people.length) return;
      if (Date.now() - last > LONGEST_PAUSE) throw new Error(`the game stands still: ${came.join(', ')}`);
      if (came.includes('confirmed') && (await seqOn(first.page)) >= until) return;
    }
  }

  /** Somebody's page is loaded anew. */
  async reload({ page }: ServerVisitor): Promise<void> {
    await page.reload();
    await onTable(page);
  }

  /** Somebody's connection is cut while the others play on, and mended. */
  async cut(one: ServerVisitor): Promise<void> {
    await one.cut();
    await one.page.locator('[data-lost]').waitFor();
    await this.play(
      1,
      this.#gathered.people.filter((other) => other !== one),
    );
    one.mend();
    await tryNow(one.page);
  }

  /** The server crashes and is started again. */
  async restart(): Promise<void> {
    await this.#server.restart();
    for (const { page } of this.#gathered.people) await tryNow(page);
  }

  /** Somebody goes away until they are out of time and a bot plays for them, and comes back. */
  async goAway(one: ServerVisitor): Promise<void> {
    const { link, people } = this.#gathered;
    const others = people.filter((other) => other !== one);
    await one.page.goto('about:blank');
    const [witness] = others;
    if (witness === undefined) return;
    await witness.page.getByText('away').first().waitFor();
    const pill = witness.page.getByText('bot plays').first();
    while ((await pill.count()) === 0) await this.play(STAGE, others);
    await this.play(STAGE, others);
    await one.page.goto(link);
    await one.page.locator('[data-come-back]').click();
    await one.page.locator('[data-come-back]').waitFor({ state: 'detached' });
  }
}

/** A whole game in browsers, by mouse, with everything that can happen to people and to their server, and the beginning of another. */
export async function playOnline(server: OnlineServer, { title, browsers }: OnlineCell): Promise<PlayedCell> {
  const gathered = await gather(server, NAMES.slice(0, browsers), { game: title, change: AGREED });
  const { people, link } = gathered;
  const [first, second] = people as [ServerVisitor, ServerVisitor];
  const last = people.at(-1) ?? second;
  const game = new OnlineGame(server, gathered);
  const watching = await server.visit(new URL(link).pathname);
  await watching.page.getByText('1 watches').waitFor();
  await game.play(STAGE);
  await game.reload(first);
  await game.play(STAGE);
  await game.cut(second);
  await game.play(STAGE);
  await game.restart();
  await game.play(STAGE);
  await game.goAway(last);
  await game.play(Infinity);
  const lines = await judgeEnd([...people, watching], browsers);
  await gatherAgain(gathered);
  await new OnlineGame(server, gathered).play(1);
  for (const { page } of [...people, watching]) await page.context().close();
  return { lines, choices: game.choices };
}

/** The end is the same for everybody, the record a game by the rules, and the shuffle fair. Answers how many lines there were. */
async function judgeEnd(all: readonly ServerVisitor[], seats: number): Promise<number> {
  const ends: string[] = [];
  for (const { page } of all) ends.push(await page.locator('[data-region="end"] tfoot').innerText());
  if (new Set(ends).size > 1) throw new Error(`ends differ: ${ends.join(' | ')}`);
  const [{ page }] = all as [ServerVisitor];
  await isFair(page);
  const table = replayed(await saveRecord(page));
  const salts = Object.keys(table.header.salts).length;
  if (!table.isOver || table.seats.length !== seats || salts !== seats)
    throw new Error(`the record is of ${table.seats.length} seats, with ${salts} salts, over: ${table.isOver}`);
  return table.seq;
}

async function isFair(page: Page): Promise<void> {
  const verdict = page.locator('[data-region="end"] [role="status"]').last();
  // A connection that was lost meanwhile leaves it silent.
  if ((await verdict.getAttribute('data-verdict')) === null) await page.locator('[data-check-shuffle]').click();
  await page.locator('[data-region="end"] [data-verdict="fair"]').waitFor();
}
