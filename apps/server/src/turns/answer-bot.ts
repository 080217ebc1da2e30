import { chooseLine, type BotLine, type OpenTable } from '@fondaco/host';
import { holderIn } from '../clocks/holders.ts';
import { drawPace } from '../clocks/stamp-time.ts';
import { timingOf, type AskedTurn } from '../clocks/timing.ts';
import type { Due } from '../store/due-rows.ts';
import type { LobbyServices } from '../tables/lobby-services.ts';

/**
 * Has a bot, or one that stands in for somebody, answer: at the instant that was drawn when it was asked, and where that has passed or it
 * still thinks then, at a later one drawn in the same way. It is told what its seat knows and nothing else.
 */
export async function answerBot(services: LobbyServices, due: Due): Promise<void> {
  const { host, store, clock, keeping } = services;
  const { table: id, seat = '', seq, key } = due;
  const opened = await host.open(id);
  if (!opened.ok) return store.due.drop(id, key);
  const open = opened.value;
  await open.refresh();
  const asked = askedAt(open, due);
  if (asked === undefined) return store.due.drop(id, key);
  // The instant comes first: nothing that is thought afterwards can move it.
  const now = clock.now();
  const answerAt = asked.answerAt > now ? asked.answerAt : now + drawPace(keeping);
  const place = open.table.seats.indexOf(seat);
  const holder = holderIn(open.table.header, seat);
  if (holder.type === 'person') return store.due.drop(id, key);
  // What went wrong is told when the bot answers, too: when it came to light would tell how long it thought.
  const warnings: string[] = [];
  const { bots } = host.services;
  const warn = (message: string): void => void warnings.push(message);
  const line = await whenDue(services, answerAt, chooseLine({ bots, warn }, open, place, holder));
  for (const warning of warnings) services.warn(warning);
  if (line === undefined) return;
  const isWanted = (): boolean => askedAt(open, due) !== undefined;
  const { words, by } = line;
  const said = await open.play({ seat: place, seq, key, by, isWanted }, [words]);
  if (!said.ok && said.error.code !== 'not-stored') await store.due.drop(id, key);
}

/** What a row says of the question, if it is still asked. */
function askedAt({ row }: OpenTable, { seat = '', seq }: Due): AskedTurn | undefined {
  const asked = row.isOver ? undefined : timingOf(row)?.asked[seat];
  return asked?.seq === seq ? asked : undefined;
}

/** What a bot came to, not before an instant; if it still thinks then, at the next one drawn. */
function whenDue(
  { clock, keeping }: LobbyServices,
  at: number,
  line: Promise<BotLine | undefined>,
): Promise<BotLine | undefined> {
  let isReady = false;
  const markReady = (): void => {
    isReady = true;
  };
  void line.then(markReady, markReady);
  return new Promise((resolve) => {
    const wait = (milliseconds: number): void => {
      clock.after(milliseconds, () => {
        if (isReady) resolve(line);
        else wait(drawPace(keeping));
      });
    };
    wait(at - clock.now());
  });
}
