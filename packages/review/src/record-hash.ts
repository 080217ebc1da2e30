import { printCanonical, sha256, toHex, utf8, type Header, type Line, type WeightsFile } from '@fondaco/kernel';

/** The hash of what was played and who gave up: not of names, comments or times, which change without anything being played. */
export function hashRecord(header: Header, lines: readonly Line[], resigned: readonly string[]): string {
  const { game, rules, seats, options, seed, position, parts } = header;
  return hashText(
    printCanonical({
      game,
      rules,
      seats: [...seats],
      options: { ...options },
      ...(seed === undefined ? {} : { seed }),
      ...(position === undefined ? {} : { position }),
      ...(parts === undefined ? {} : { parts }),
      lines: lines.map(({ seat, words }) => `${seat} ${words}`),
      ...(resigned.length === 0 ? {} : { resigned: [...resigned] }),
    }),
  );
}

const SHORT = 16;
/** Raised by whatever makes the same weights judge otherwise: what was judged before is not mixed with what is judged now. */
const JUDGE = 4;

/** A short name of the judge. */
export function hashWeights(weights: WeightsFile | undefined): string {
  return weights === undefined ? `heuristic ${JUDGE}` : hashText(`${JUDGE} ${weights.data}`).slice(0, SHORT);
}

function hashText(text: string): string {
  return toHex(sha256(utf8(text)));
}

/** What chance begins with for one use at one line of a record: the same everywhere, and unrelated from line to line. */
export function seedOf(record: string, line: number, use: string): number {
  const bytes = sha256(utf8(`${record} ${line} ${use}`));
  return new DataView(bytes.buffer).getUint32(0);
}
