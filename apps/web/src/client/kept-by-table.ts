/** The tables remembered under one key at most; the oldest are forgotten first. */
const MOST_KEPT = 60;

function readAll<Kept>(key: string): Readonly<Record<string, Kept>> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

/** Remembers something about a table in this browser, where browsers allow it. */
export function keepForTable<Kept>(key: string, table: string, value: Kept): void {
  const { [table]: _, ...others } = readAll<Kept>(key);
  const kept = Object.entries(others).slice(1 - MOST_KEPT);
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries([...kept, [table, value]])));
  } catch (error) {
    console.warn('This browser remembers nothing about tables.', error);
  }
}

/** Calls back when another window of this browser has remembered something under a key; returns what ends that. */
export function onKeptElsewhere(key: string, listener: () => void): () => void {
  const hear = (event: StorageEvent): void => {
    if (event.key === key) listener();
  };
  globalThis.addEventListener('storage', hear);
  return () => globalThis.removeEventListener('storage', hear);
}

export function keptForTable<Kept>(key: string, table: string): Kept | undefined {
  return readAll<Kept>(key)[table];
}
