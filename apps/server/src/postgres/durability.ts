import type { Pool } from 'pg';

/** What must be on, and what is lost otherwise. */
const REQUIRED = [
  ['fsync', 'a crash of the machine can lose or damage everything'],
  ['synchronous_commit', 'a crash can lose lines that players have already seen'],
] as const;

/** Throws if the database acknowledges what is not on its disk. */
export async function checkDurability(pool: Pool): Promise<void> {
  for (const [name, loss] of REQUIRED) {
    const { rows } = await pool.query<{ value: string }>('select current_setting($1) as value', [name]);
    if (rows[0]?.value === 'off')
      throw new Error(
        `PostgreSQL runs with ${name} = off: ${loss}. Set ${name} = on in postgresql.conf (or for this role and database), reload, and start again.`,
      );
  }
}
