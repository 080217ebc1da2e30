import { MemoryStore, type Appended, type StoredLine, type StoredTable } from '../src/index.ts';

/** A store whose room can be taken away. */
export class SmallStore extends MemoryStore {
  override readonly isDurable = true;
  isFull = false;

  override async append(row: StoredTable, from: number, lines: readonly StoredLine[]): Promise<Appended> {
    const { length } = await this.lines(row.id);
    if (this.isFull && length === from) return { type: 'full', message: 'there is no room' };
    return super.append(row, from, lines);
  }
}
