type Ear = (text: string) => void;

const ears = new Set<Ear>();

/** Has something said aloud, after whatever is being said. */
export function sayAloud(text: string): void {
  for (const hear of ears) hear(text);
}

/** Hears what is to be said aloud; what it returns ends that. */
export function hearAloud(hear: Ear): () => void {
  ears.add(hear);
  return () => ears.delete(hear);
}
