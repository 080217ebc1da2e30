import type { Translate } from '@fondaco/texts';
import { columns } from '../columns.ts';
import { binsOf, type Distribution, type SimulationFindings } from './findings.ts';

const HEAD = ['mean', 'sd', 'min', 'q1', 'median', 'q3', 'max'];
const MOST_CHOICES = 12;

/** What a simulation found, as text for a terminal. */
export function printReport(findings: SimulationFindings, t: Translate): string {
  const { games, seats } = findings;
  const options = Object.entries(findings.options).map(([name, value]) => `${name}=${value}`);
  const category = (name: string): string => t(`category.${name}`);
  return [
    `${findings.game}, rules ${findings.rules}: ${games} games of ${seats}, ${findings.policies.join(' ')}`,
    `options ${options.join(' ')}`,
    `seed ${findings.seed}`,
    '',
    'Points by seat',
    ...columns([
      ['seat', 'wins', '', ...HEAD],
      ...findings.bySeat.map(({ seat, wins, score }) => [seat, wins, percent(wins / games), ...numbers(score)]),
      ['all', '', '', ...numbers(findings.score)],
      ['winners', '', '', ...numbers(findings.winners)],
    ]),
    '',
    'All points',
    ...histogram(findings.score),
    '',
    'Points by category (how often a seat has any, then all seats)',
    ...columns([
      ['category', 'clause', 'any', ...HEAD],
      ...findings.categories.map(({ name, clause, rate, points }) => {
        return [category(name), clause, percent(rate), ...numbers(points)];
      }),
    ]),
    '',
    'Mean points by category and seat',
    ...columns([
      ['category', ...findings.bySeat.map(({ seat }) => `seat ${seat}`), 'winners'],
      ...findings.categories.map(({ name, bySeat, winners }) => [
        category(name),
        ...[...bySeat, winners].map(({ mean }) => mean.toFixed(2)),
      ]),
    ]),
    '',
    'Length of a game',
    ...columns([
      ['', ...HEAD],
      ['turns (the word passes)', ...numbers(findings.length.turns)],
      ['decisions', ...numbers(findings.length.decisions)],
      ['of them with a choice', ...numbers(findings.length.realDecisions)],
      ['choices in a decision', ...numbers(findings.choicesPerDecision)],
    ]),
    '',
    'Verbs',
    ...verbRows(findings),
    '',
    `Choices made most often (of ${findings.choices.length} different ones)`,
    ...columns(
      findings.choices
        .slice(0, MOST_CHOICES)
        .map(({ line, times }) => [line, times, `${(times / games).toFixed(2)} a game`]),
    ),
    '',
  ].join('\n');
}

function verbRows({ verbs, games }: SimulationFindings): string[] {
  const rows = verbs
    .filter(({ offered }) => offered > 0)
    .map(({ name, offered, chosen }) => [name, chosen, (chosen / games).toFixed(2), percent(chosen / offered)]);
  const never = verbs.filter(({ offered }) => offered === 0).map(({ name }) => name);
  return [
    ...columns([['verb', 'chosen', 'a game', 'when offered'], ...rows]),
    ...(never.length === 0 ? [] : [`  never offered: ${never.join(', ')}`]),
  ];
}

function numbers({ mean, sd, min, q1, median, q3, max }: Distribution): string[] {
  return [mean.toFixed(2), sd.toFixed(2), ...[min, q1, median, q3, max].map(plain)];
}

/** Quartiles may fall between two whole numbers. */
function plain(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)}%`;
}

const BINS = 14;
const BAR = 48;

function histogram(distribution: Distribution): string[] {
  const bins = binsOf(distribution, BINS);
  const most = Math.max(...bins.map(({ times }) => times));
  return columns(
    bins.map(({ from, to, times }) => {
      const label = from === to ? String(from) : `${from} to ${to}`;
      return [label, times, '█'.repeat(Math.round((times / most) * BAR))];
    }),
  );
}
