import type { Mutation } from './mutations.ts';

/** The name of the function that says whether a mutation is on. */
export const SWITCH = '__isMutated';

/** An expression that is changed, and the ways in which it is. */
interface Site {
  readonly start: number;
  readonly end: number;
  readonly ways: string[];
}

/**
 * The source with every mutation in it, each behind a switch: `(__isMutated(7) ? (a <= b) : (a < b))`. So all mutants of a file are
 * loaded once, and one is turned on by its number. Numbers count from `first`.
 */
export function withSwitches(source: string, mutations: readonly Mutation[], first: number): string {
  const sites = new Map<string, Site>();
  mutations.forEach(({ start, end, replacement }, i) => {
    const key = `${start}-${end}`;
    const site = sites.get(key) ?? { start, end, ways: [] };
    site.ways.push(`${SWITCH}(${first + i}) ? (${replacement}) : `);
    sites.set(key, site);
  });
  const ordered = [...sites.values()].toSorted((a, b) => a.start - b.start || b.end - a.end);

  /** The text from `from` to `to`, with the sites from `next` on that lie in it; returns the first site after it. */
  const render = (from: number, to: number, next: number): { readonly text: string; readonly next: number } => {
    let text = '';
    let at = from;
    let i = next;
    for (let site = ordered[i]; site !== undefined && site.start < to; site = ordered[i]) {
      const { start, end, ways } = site;
      const inner = render(start, end, i + 1);
      text += `${source.slice(at, start)}(${ways.join('')}(${inner.text}))`;
      at = end;
      i = inner.next;
    }
    return { text: text + source.slice(at, to), next: i };
  };
  return render(0, source.length, 0).text;
}
