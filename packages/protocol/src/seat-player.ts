/** A bot in a seat: how well it plays, and what it likes beyond winning; without a temperament it has no favourite plan. */
export interface BotSeat {
  readonly type: 'bot';
  readonly name: string;
  readonly level: string;
  readonly temperament?: string | undefined;
}

/** Who sits in a seat: somebody, or a bot. Lists of them are in the order of the seats. */
export type SeatPlayer = { readonly type: 'person'; readonly name: string } | BotSeat;
