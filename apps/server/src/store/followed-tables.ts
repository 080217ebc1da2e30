/** What is known of a table without reading it; undefined if it is gone. */
export type TableVersion = { readonly seq: number; readonly version: number } | undefined;

/** Hears of a change: the number of lines now, or undefined if the table is gone. */
export type OnChange = (seq: number | undefined) => void;

/** Milliseconds between two looks at all tables that are followed: who missed a notice is this late. */
const LOOK_EVERY = 1000;

/**
 * Tells of tables that somebody wrote. Notices are quick but can be lost with a connection, so each table that is followed is looked at
 * every second besides. Who follows a table is told once at the first look, and then after every change.
 */
export class FollowedTables {
  readonly #look: (ids: readonly string[]) => Promise<ReadonlyMap<string, TableVersion>>;
  readonly #warn: (message: string) => void;
  readonly #followed = new Map<string, { told: TableVersion | 'nothing'; readonly listeners: Set<OnChange> }>();
  readonly #timer: NodeJS.Timeout;
  #looking: Promise<void> | undefined;

  constructor(
    look: (ids: readonly string[]) => Promise<ReadonlyMap<string, TableVersion>>,
    warn: (message: string) => void,
  ) {
    this.#look = look;
    this.#warn = warn;
    this.#timer = setInterval(() => void this.lookNow(), LOOK_EVERY).unref();
  }

  /** Follows a table; what it returns ends it. */
  follow(id: string, onChange: OnChange): () => void {
    const followed = this.#followed.get(id) ?? { told: 'nothing', listeners: new Set<OnChange>() };
    this.#followed.set(id, followed);
    // The newcomer has heard nothing, whatever the others know.
    followed.told = 'nothing';
    followed.listeners.add(onChange);
    return () => {
      followed.listeners.delete(onChange);
      if (followed.listeners.size === 0 && this.#followed.get(id) === followed) this.#followed.delete(id);
    };
  }

  /** Passes on what was heard of a table. What is older than what was told already is not news. */
  tell(id: string, now: TableVersion): void {
    const followed = this.#followed.get(id);
    if (followed === undefined) return;
    const { told } = followed;
    if (told !== 'nothing' && told?.version === now?.version) return;
    if (told !== 'nothing' && told !== undefined && now !== undefined && now.version < told.version) return;
    followed.told = now;
    for (const listener of followed.listeners) listener(now?.seq);
  }

  /** Looks at every table that is followed. */
  lookNow(): Promise<void> {
    this.#looking ??= this.#lookAtAll().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  async #lookAtAll(): Promise<void> {
    const ids = [...this.#followed.keys()];
    if (ids.length === 0) return;
    try {
      const versions = await this.#look(ids);
      for (const id of ids) this.tell(id, versions.get(id));
    } catch (error) {
      this.#warn(`looking for what others wrote failed, and is tried again: ${String(error)}`);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#followed.clear();
    await this.#looking;
  }
}
