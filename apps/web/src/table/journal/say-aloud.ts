type SaidListener = (text: string) => void;

const listeners = new Set<SaidListener>();

/** Has something said aloud, after whatever is being said. */
export function sayAloud(text: string): void {
  for (const listener of listeners) listener(text);
}

/** Calls with all that is to be said aloud; what it returns ends that. */
export function onSaidAloud(listener: SaidListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
