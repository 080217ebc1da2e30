import { connection } from '../app/connection.ts';
import { useTable } from './table-store.ts';

/** Hands the table's record to the person as a file. */
export async function exportTable(id = useTable.getState().id): Promise<void> {
  if (id === undefined) return;
  const { text, fileName } = await connection.ask('record', { type: 'record', table: id });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
