/** One import of a source file: what it names and on which line. */
export type Import = { readonly specifier: string; readonly line: number };

// The formatter puts static imports at the start of a line, so prose and examples in comments are not taken for one.
const STATIC = /^(?:import|export)\s(?:[\w$*{},\s]*\sfrom\s*)?['"]([^'"\n]+)['"]/gm;
const DYNAMIC = /^(?!\s*(?:\/\/|\*|\/\*)).*?\bimport\(\s*['"]([^'"\n]+)['"]/gm;

/** The imports of a TypeScript file, types included, in the order of their lines. */
export function importsOf(text: string): Import[] {
  return [STATIC, DYNAMIC]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map((match) => ({ specifier: match[1] ?? '', line: text.slice(0, match.index).split('\n').length }))
    .toSorted((a, b) => a.line - b.line);
}

/** `@scope/name` or `name` of an import that is not relative. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
