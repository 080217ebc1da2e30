import type { Header } from '@fondaco/kernel';
import type { GameAnalysis } from '@fondaco/review';
import { drawChances } from './chances-chart.ts';
import { decisionRowsOf } from './decisions.ts';
import { escapeHtml } from './escape-html.ts';
import {
  COLUMN_NAMES,
  printAccuracy,
  printGivenAway,
  printNotes,
  printTurningPoint,
  shownAccount,
  shownColumns,
} from './report.ts';
import { playerOf } from './player-of.ts';
import { turningPointsOf } from './turning-points.ts';
import { turnRowsOf } from './turns.ts';

/** Colours that colour-blind people can tell apart, on paper and by candlelight. */
const STYLE = `
:root { color-scheme: light dark; --paper: #faf6ec; --ink: #2b2620; --rule: #cfc4ad;
  --c0: #a3432f; --c1: #2f5d8a; --c2: #3d7a46; --c3: #8a6a00; --c4: #6b4a86; }
@media (prefers-color-scheme: dark) { :root { --paper: #1d1915; --ink: #ece3d0; --rule: #4c4438;
  --c0: #ee8a72; --c1: #86b5e6; --c2: #83c98d; --c3: #e2b345; --c4: #c4a2e0; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; max-width: 1000px; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
svg { width: 100%; height: auto; font: 13px system-ui, sans-serif; } svg text { fill: var(--ink); }
.grid { stroke: var(--rule); } polyline { fill: none; stroke-width: 2; }
${[0, 1, 2, 3, 4].map((seat) => `.seat-${seat} { stroke: var(--c${seat}); } svg .name-${seat} { fill: var(--c${seat}); }`).join('\n')}
.wide { overflow-x: auto; } table { border-collapse: collapse; } th, td { padding: 0.3rem 0.7rem; border-bottom: 1px solid var(--rule); text-align: right; }
svg { min-width: 720px; }
th:first-child, .rows th, .rows td { text-align: left; } summary { cursor: pointer; } li { margin: 0.4rem 0; }
`;

/** The analysis as a page of its own, which needs no network. */
export function printPage(analysis: GameAnalysis, header: Header, title: string): string {
  const { accounts, key } = analysis;
  const shown = shownColumns(analysis);
  const heads = [...shown.map((column) => COLUMN_NAMES[column]), 'accuracy', 'given away'];
  const rows = accounts.map((account) => {
    const row = shownAccount(account);
    const cells = [...shown.map((column) => row[column].toFixed(1)), printAccuracy(account), printGivenAway(account)];
    const name = escapeHtml(playerOf(header, account.seat));
    return `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  const turns = turningPointsOf(analysis).map((point) => `<li>${escapeHtml(printTurningPoint(point, header))}</li>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}: review</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escapeHtml(title)}: where the game was won</h1>
${printNotes(analysis, header)
  .map((note) => `<p>${escapeHtml(note)}</p>`)
  .join('\n')}
<h2>Win chances</h2>
<div class="wide">${drawChances(analysis, header)}</div>
<h2>Luck and skill</h2>
<p>In points of win chance. Decisions are judged by what their seat knew then, at depth ${key.depth}, by the network ${key.weights}: a bot is the judge.
Start, skill, gifts, luck and doubt add up to the result. Skill is what a seat's own choices cost or won against the best found, gifts what the others' choices brought it or took,
luck what nobody chose, and doubt the judge changing its mind. What was given away is in points of the game, finds taken off.</p>
<div class="wide"><table>
<tr><th scope="col">seat</th>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr>
${rows.join('\n')}
</table></div>
<h2>Turning points</h2>
${turns.length === 0 ? '<p>Nothing was marked.</p>' : `<ul>\n${turns.join('\n')}\n</ul>`}
<h2>Turns</h2>
<p>Each by the sum of its choices, in points of win chance.</p>
<div class="wide">${printTable(
    ['lines', 'turn', 'player', 'lost', 'accuracy', 'mark'],
    turnRowsOf(analysis, header).map((row) => [row.lines, row.chapter, row.player, row.lost, row.accuracy, row.mark]),
  )}</div>
<h2>Decisions</h2>
<details><summary>Every decision, with what all could hope for before it: chance to win, and expected lead in points</summary>
<div class="wide">${printTable(
    ['line', 'player', 'before', 'chosen', 'best found', 'lost'],
    decisionRowsOf(analysis, header).map((row) => [
      String(row.line),
      row.player,
      row.before,
      row.chosen,
      row.best,
      row.lost,
    ]),
  )}</div></details>
</body>
</html>
`;
}

function printTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = ([first = '', ...cells]: readonly string[]): string =>
    `<tr><th scope="row">${escapeHtml(first)}</th>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
  return `<table class="rows">
<tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr>
${rows.map(row).join('\n')}
</table>`;
}
