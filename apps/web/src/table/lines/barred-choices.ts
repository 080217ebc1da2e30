import type { ExplainedElement } from '../../explain/explain-store.ts';

const DOMAIN = 'barred:';
const SEPARATOR = ',';

/** What an element is said to be that stands for choices which are not possible now, each by its word keys. */
export function barredThing(choices: readonly string[]): string {
  return `${DOMAIN}${choices.join(SEPARATOR)}`;
}

/** The word keys of the choices that such an element stands for. */
export function barredIn({ thing }: Pick<ExplainedElement, 'thing'>): readonly string[] | undefined {
  return thing?.startsWith(DOMAIN) === true ? thing.slice(DOMAIN.length).split(SEPARATOR) : undefined;
}
