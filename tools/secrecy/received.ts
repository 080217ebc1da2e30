/** Something that somebody received: over which channel, at which instant of the server's clock, and every character of it. */
export interface Received {
  readonly channel: string;
  readonly at: number;
  readonly text: string;
}

/** The first thing that was not heard alike in two worlds, as a sentence. */
export function findDifference(one: readonly Received[], other: readonly Received[]): string | undefined {
  const channels = new Set([...one, ...other].map(({ channel }) => channel));
  for (const channel of channels) {
    const [these, those] = [one, other].map((all) => all.filter((received) => received.channel === channel));
    const difference = differenceIn(channel, these ?? [], those ?? []);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

const SHOWN = 60;

function differenceIn(channel: string, one: readonly Received[], other: readonly Received[]): string | undefined {
  for (const [i, received] of one.entries()) {
    const twin = other[i];
    if (twin === undefined) return `${channel}: one world receives more: ${received.text.slice(0, SHOWN)}`;
    if (received.text !== twin.text) {
      let at = 0;
      while (received.text[at] === twin.text[at]) at++;
      const from = Math.max(0, at - SHOWN / 2);
      return `${channel}: "${received.text.slice(from, from + SHOWN)}" is "${twin.text.slice(from, from + SHOWN)}" in the other world`;
    }
    if (received.at !== twin.at)
      return `${channel}: came ${twin.at - received.at} ms later in the other world: ${received.text.slice(0, SHOWN)}`;
  }
  const more = other[one.length];
  return more === undefined ? undefined : `${channel}: the other world hears more: ${more.text.slice(0, SHOWN)}`;
}
