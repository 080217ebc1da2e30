import { printMessage, type Message, type Values } from '../src/message.ts';

/** What stands for a value in a printed variant. */
const SOMETHING = 'X';
const NUMBERS = [0, 1, 2];

/** A message printed for every case it has, and for 0, 1 and 2 of whatever it counts. */
export function printVariants(message: Message, language: string): readonly string[] {
  const plurals = new Intl.PluralRules(language);
  let rows: Values[] = [{}];
  for (const [name, values] of valuesIn(message))
    rows = rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value })));
  return [...new Set(rows.map((row) => printMessage(message, row, plurals)))];
}

/** Every value worth trying for each place of a message. */
function valuesIn(message: Message): ReadonlyMap<string, readonly (string | number)[]> {
  const found = new Map<string, Set<string | number>>();
  const collect = (parts: Message): void => {
    if (typeof parts === 'string') return;
    for (const part of parts) {
      if (typeof part === 'string') continue;
      const values = found.get(part[0]) ?? new Set();
      found.set(part[0], values);
      if (part.length === 1) continue;
      for (const value of part[1] === 'plural' ? NUMBERS : Object.keys(part[2])) values.add(value);
      Object.values(part[2]).forEach(collect);
    }
  };
  collect(message);
  return new Map([...found].map(([name, values]) => [name, values.size === 0 ? [SOMETHING] : [...values]]));
}
