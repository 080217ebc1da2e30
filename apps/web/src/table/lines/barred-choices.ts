import type { ExplainedElement } from '../../explain/explain-store.ts';

const DOMAIN = 'barred:';
const SEPARATOR = ' ';

/** What an element is said to be that stands for verbs which are not possible now. */
export function barredThing(verbs: readonly string[]): string {
  return `${DOMAIN}${verbs.join(SEPARATOR)}`;
}

/** The verbs that such an element stands for. */
export function barredIn({ thing }: Pick<ExplainedElement, 'thing'>): readonly string[] | undefined {
  return thing?.startsWith(DOMAIN) === true ? thing.slice(DOMAIN.length).split(SEPARATOR) : undefined;
}
