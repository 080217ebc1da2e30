import { BotCancelled } from '@fondaco/bots';
import { itemAt } from '@fondaco/kernel';
import type { BotSeat } from '@fondaco/protocol';
import type { HostServices } from '../services.ts';
import type { OpenTable } from '../table/open-table.ts';
import { askBot } from './ask-bot.ts';

/** How a bot plays. */
type BotManner = Pick<BotSeat, 'level' | 'temperament'>;

/** A line, and who says it: the bot of the seat, or another that stands in because that one could not choose. */
export interface BotLine {
  readonly words: string;
  readonly by: 'bot' | 'stand-in';
}

/**
 * One of the lines that a seat is offered, whatever its bot does: no table waits for a bot for ever. Where the bot fails, the weakest level
 * stands in, and where that fails too, the first line is said; the line is stored as a stand-in's. Undefined if the question was given up.
 */
export async function chooseLine(
  services: Pick<HostServices, 'bots' | 'warn'>,
  open: OpenTable,
  seat: number,
  manner: BotManner,
): Promise<BotLine | undefined> {
  const { table } = open;
  const offered = table.choices(seat);
  const level = itemAt(services.bots.levels(table.game), 0);
  try {
    const own = await choose(services, open, seat, manner, offered);
    if (own !== undefined) return { words: own, by: 'bot' };
    const instead = await choose(services, open, seat, { level }, offered);
    return { words: instead ?? itemAt(offered, 0), by: 'stand-in' };
  } catch (error) {
    if (error instanceof BotCancelled) return undefined;
    throw error;
  }
}

/** What a bot chooses, undefined if it fails, which is told; a question that was given up is no failure. */
async function choose(
  { bots, warn }: Pick<HostServices, 'bots' | 'warn'>,
  open: OpenTable,
  seat: number,
  manner: BotManner,
  offered: readonly string[],
): Promise<string | undefined> {
  const { table, id } = open;
  try {
    const line = await bots.choose({ ...askBot(open, seat, manner), onFailure: warn });
    if (offered.includes(line)) return line;
    throw new Error('chose a line that is not offered');
  } catch (error) {
    if (error instanceof BotCancelled) throw error;
    warn(`table ${id}: ${itemAt(table.seats, seat)} could not choose as ${manner.level}: ${String(error)}`);
    return undefined;
  }
}
