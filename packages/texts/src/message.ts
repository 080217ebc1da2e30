/** What a message is printed with. */
export type Values = Readonly<Record<string, string | number>>;

/** A place for a value. */
type ValuePlace = readonly [name: string];

/** One of several messages: by the plural of a number (or the very number, `=0`), or by a word. `other` is always among them. */
type Choice = readonly [name: string, kind: 'plural' | 'select', cases: Readonly<Record<string, Message>>];

export type Part = string | ValuePlace | Choice;

/** A message ready to be printed, as plain data: a text, or texts and places in turn. */
export type Message = string | readonly Part[];

/** The messages of one language by key. */
export type Messages = Readonly<Record<string, Message>>;

export function printMessage(message: Message, values: Values, plurals: Intl.PluralRules): string {
  if (typeof message === 'string') return message;
  let text = '';
  for (const part of message) {
    if (typeof part === 'string') text += part;
    else if (part.length === 1) text += String(valueOf(values, part[0]));
    else text += printMessage(chooseCase(part, values, plurals), values, plurals);
  }
  return text;
}

function valueOf(values: Values, name: string): string | number {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) throw new Error(`a message lacks its value {${name}}`);
  return value;
}

function chooseCase([name, kind, cases]: Choice, values: Values, plurals: Intl.PluralRules): Message {
  const value = valueOf(values, name);
  const exact = kind === 'plural' ? `=${value}` : String(value);
  const category = kind === 'plural' ? plurals.select(Number(value)) : 'other';
  const chosen = [exact, category, 'other'].find((one) => Object.hasOwn(cases, one)) ?? 'other';
  const message = cases[chosen];
  if (message === undefined) throw new Error(`a message lacks its case "other" of {${name}}`);
  return message;
}

/** Every value a message can ask for, with what it is used as. */
export function placesIn(message: Message): ReadonlySet<string> {
  const places = new Set<string>();
  const collect = (parts: Message): void => {
    if (typeof parts === 'string') return;
    for (const part of parts) {
      if (typeof part === 'string') continue;
      places.add(part.length === 1 ? part[0] : `${part[0]} ${part[1]}`);
      if (part.length === 3) Object.values(part[2]).forEach(collect);
    }
  };
  collect(message);
  return places;
}
