import type { Clock } from '@fondaco/host';

/** What is known of a table without reading it; undefined if it is gone. */
export type TableVersion = { readonly seq: number; readonly version: number } | undefined;

/** Whether it was this opener of the store who wrote, or perhaps another. */
export type WrittenBy = 'here' | 'elsewhere';

/** Hears of a change: the number of lines now, or undefined if the table is gone, and who wrote. */
export type OnChange = (seq: number | undefined, by: WrittenBy) => void;

/** Milliseconds between two looks at all tables that are followed: who missed a notice is this late. */
const LOOK_EVERY = 1000;

/**
 * Tells of tables that somebody wrote. Notices are quick but can be lost with a connection, so each table that is followed is looked at
 * every second besides. Who follows a table is told once at the first look, and then after every change.
 */
export class FollowedTables {
  readonly #look: (ids: readonly string[]) => Promise<ReadonlyMap<string, TableVersion>>;
  readonly #clock: Clock;
  readonly #warn: (message: string) => void;
  /** Whoever follows a table, with what each was told last. */
  readonly #followed = new Map<string, Map<OnChange, TableVersion | 'nothing'>>();
  #callOff: (() => void) | undefined;
  #looking: Promise<void> | undefined;

  constructor(
    look: (ids: readonly string[]) => Promise<ReadonlyMap<string, TableVersion>>,
    { clock, warn }: { readonly clock: Clock; readonly warn: (message: string) => void },
  ) {
    this.#look = look;
    this.#clock = clock;
    this.#warn = warn;
  }

  /** Follows a table; what it returns ends it. */
  follow(id: string, onChange: OnChange): () => void {
    const followers = this.#followed.get(id) ?? new Map<OnChange, TableVersion | 'nothing'>();
    this.#followed.set(id, followers);
    followers.set(onChange, 'nothing');
    this.#lookLater();
    return () => {
      followers.delete(onChange);
      if (followers.size === 0 && this.#followed.get(id) === followers) this.#followed.delete(id);
    };
  }

  /** Passes on what was heard of a table to all for whom it is news. */
  tell(id: string, now: TableVersion, by: WrittenBy): void {
    const followers = this.#followed.get(id);
    for (const [onChange, sent] of followers ?? []) {
      if (!isNews(sent, now)) continue;
      followers?.set(onChange, now);
      onChange(now?.seq, by);
    }
  }

  /** Looks again and again as long as something is followed. */
  #lookLater(): void {
    this.#callOff ??= this.#clock.after(LOOK_EVERY, () => {
      void this.lookNow().finally(() => {
        this.#callOff = undefined;
        if (this.#followed.size > 0) this.#lookLater();
      });
    });
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
      for (const id of ids) this.tell(id, versions.get(id), 'elsewhere');
    } catch (error) {
      this.#warn(`looking for what others wrote failed, and is tried again: ${String(error)}`);
    }
  }

  async close(): Promise<void> {
    this.#callOff?.();
    this.#followed.clear();
    await this.#looking;
  }
}

function isNews(sent: TableVersion | 'nothing', now: TableVersion): boolean {
  if (sent === 'nothing') return true;
  return sent === undefined || now === undefined ? sent !== now : now.version > sent.version;
}
