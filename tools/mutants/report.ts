import type { MutantFate, Mutant } from './results.ts';

/** A survivor somebody has looked at: no test could tell it from the rules, or none need. */
export interface LookedAt {
  readonly file: string;
  /** The line it stands in, wherever that now is. */
  readonly line: string;
  readonly original: string;
  readonly replacement: string;
  readonly why: string;
}

export interface GameMutants {
  readonly game: string;
  readonly fates: readonly (readonly [Mutant, MutantFate | undefined])[];
}

const HEADING = `# Mutants: what the tests of rules notice

\`npm run mutants\` changes the rules in one small place at a time (a comparison, an operator, a condition, a number, a statement left out) in
\`steps/\`, \`turn-actions/\`, \`effects\` and \`scoring\` of each game, and runs the tests of that game's chapters that reach the place. Golden
games, conformance, records, positions and texts are left out: they would notice almost anything and say nothing about single rules. A mutant is _noticed_ if a test
fails or does not end, _survives_ if all hold, and is _unreached_ if no test runs the place. Survivors that were looked at are listed with the reason why
no test could notice them, or none need; they count against the score all the same.
`;

/** The score and the survivors as a page of docs. */
export function printReport(games: readonly GameMutants[], lookedAt: readonly LookedAt[], sample: number): string {
  const parts = [HEADING, ...(sample < 100 ? [printSample(sample)] : []), printScores(games)];
  for (const { game, fates } of games) parts.push(`## ${game}\n`, printFiles(fates), printSurvivors(fates, lookedAt));
  return `${parts.join('\n')}`;
}

function printSample(sample: number): string {
  return `Measured on a sample, ${sample} mutants of a hundred, drawn by a hash of file, place and change: \`npm run mutants -- --sample ${sample}\`.\n`;
}

function count(fates: GameMutants['fates'], ...wanted: readonly (MutantFate | undefined)[]): number {
  return fates.filter(([, fate]) => wanted.includes(fate)).length;
}

function share(fates: GameMutants['fates']): string {
  const tried = fates.length - count(fates, undefined);
  return tried === 0 ? '–' : `${((100 * count(fates, 'killed', 'endless')) / tried).toFixed(1)} %`;
}

function printScores(games: readonly GameMutants[]): string {
  const rows = games.map(({ game, fates }) =>
    [
      game,
      fates.length,
      fates.length - count(fates, undefined),
      count(fates, 'killed', 'endless'),
      count(fates, 'survived'),
      count(fates, 'unreached'),
      share(fates),
    ].join(' | '),
  );
  return table(['game', 'mutants', 'tried', 'noticed', 'survived', 'unreached', 'score'], rows);
}

function printFiles(fates: GameMutants['fates']): string {
  const files = [...new Set(fates.map(([{ file }]) => file))];
  const rows = files.map((file) => {
    const own = fates.filter(([mutant]) => mutant.file === file);
    return [`\`${inPackage(file)}\``, own.length, count(own, 'survived', 'unreached'), share(own)].join(' | ');
  });
  return table(['file', 'mutants', 'not noticed', 'score'], rows);
}

function printSurvivors(fates: GameMutants['fates'], lookedAt: readonly LookedAt[]): string {
  const left = fates.filter(([, fate]) => fate === 'survived' || fate === 'unreached').map(([mutant]) => mutant);
  const whyOf = (mutant: Mutant): string | undefined => findLook(mutant, lookedAt)?.why;
  const reasons = [...new Set(left.map(whyOf))].toSorted((a, b) => (a ?? '￿').localeCompare(b ?? '￿'));
  const groups = reasons.map((why) => {
    const own = left.filter((mutant) => whyOf(mutant) === why);
    const rows = own.map(
      ({ file, line, original, replacement }) =>
        `- \`${inPackage(file)}:${line}\` \`${oneLine(original)}\` → \`${oneLine(replacement)}\``,
    );
    return `**${why ?? 'Not looked at'}** (${own.length})\n\n${rows.join('\n')}\n`;
  });
  return groups.length === 0 ? '' : `### Not noticed\n\n${groups.join('\n')}`;
}

/** What was said of a mutant, wherever in its file it now stands. */
function findLook(mutant: Mutant, lookedAt: readonly LookedAt[]): LookedAt | undefined {
  return lookedAt.find(
    ({ file, line, original, replacement }) =>
      file === mutant.file &&
      line === mutant.lineText &&
      original === oneLine(mutant.original) &&
      replacement === oneLine(mutant.replacement),
  );
}

function inPackage(file: string): string {
  return file.split('/').slice(3).join('/');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function table(heads: readonly string[], rows: readonly string[]): string {
  return [`| ${heads.join(' | ')} |`, `|${' --- |'.repeat(heads.length)}`, ...rows.map((row) => `| ${row} |`), ''].join(
    '\n',
  );
}
