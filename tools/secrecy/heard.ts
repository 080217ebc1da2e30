/** Something that somebody received: over which channel, at which instant of the server's clock, and every character of it. */
export interface Heard {
  readonly channel: string;
  readonly at: number;
  readonly text: string;
}

/** The first thing that was not heard alike in two worlds, as a sentence. */
export function findDifference(one: readonly Heard[], other: readonly Heard[]): string | undefined {
  const channels = new Set([...one, ...other].map(({ channel }) => channel));
  for (const channel of channels) {
    const [these, those] = [one, other].map((all) => all.filter((heard) => heard.channel === channel));
    const difference = differenceIn(channel, these ?? [], those ?? []);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

const SHOWN = 60;

function differenceIn(channel: string, one: readonly Heard[], other: readonly Heard[]): string | undefined {
  for (const [i, heard] of one.entries()) {
    const twin = other[i];
    if (twin === undefined) return `${channel}: one world hears more: ${heard.text.slice(0, SHOWN)}`;
    if (heard.text !== twin.text) {
      let at = 0;
      while (heard.text[at] === twin.text[at]) at++;
      const from = Math.max(0, at - SHOWN / 2);
      return `${channel}: "${heard.text.slice(from, from + SHOWN)}" is "${twin.text.slice(from, from + SHOWN)}" in the other world`;
    }
    if (heard.at !== twin.at)
      return `${channel}: heard ${twin.at - heard.at} ms later in the other world: ${heard.text.slice(0, SHOWN)}`;
  }
  const more = other[one.length];
  return more === undefined ? undefined : `${channel}: the other world hears more: ${more.text.slice(0, SHOWN)}`;
}
