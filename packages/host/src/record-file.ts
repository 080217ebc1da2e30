/** A record to be saved. */
export interface RecordFile {
  readonly text: string;
  readonly fileName: string;
}

export function recordFile(game: string, table: string, text: string): RecordFile {
  return { text, fileName: `${game}-${table.slice(0, SHORT_ID)}.txt` };
}

/** Enough of a table's id to tell files apart. */
const SHORT_ID = 8;
