import type { GameAnalysis } from '@fondaco/review';
import type { Translate } from '@fondaco/texts';
import { drawChances } from './chances-chart.ts';
import { decisionRowsOf } from './decisions.ts';
import { escapeHtml } from './escape-html.ts';
import { printAccuracy, printGivenAway, printNotes, printTurningPoint, shownAccount, shownColumns } from './report.ts';
import { turningPointsOf } from './turning-points.ts';
import { turnRowsOf } from './turns.ts';
import type { Voice } from './voice.ts';

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
th:first-child, .rows th, .rows td { text-align: left; } summary { cursor: pointer; }
th[scope='col']::first-letter, dt::first-letter, li::first-letter { text-transform: uppercase; } dt { font-weight: 600; } li { margin: 0.4rem 0; }
`;

/** The analysis as a page of its own, which needs no network. */
export function printPage(analysis: GameAnalysis, voice: Voice, title: string): string {
  const { say, language } = voice;
  const text = (key: string, values?: Record<string, string>): string => escapeHtml(say(key, values));
  const { depth, weights } = analysis.key;
  const turns = turningPointsOf(analysis, voice).map(
    (point) => `<li>${escapeHtml(printTurningPoint(point, voice))}</li>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text('report.title', { game: title })}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${text('report.title', { game: title })}</h1>
${printNotes(analysis, voice)
  .map((note) => `<p>${escapeHtml(note)}</p>`)
  .join('\n')}
<h2>${text('report.chances')}</h2>
<div class="wide">${drawChances(analysis, voice)}</div>
<h2>${text('report.luck')}</h2>
<p>${text('report.judge', { depth, weights })}</p>
<p>${text('analysis.howText')}</p>
<p>${text('analysis.formula')}</p>
${printAccounts(analysis, voice)}
<h2>${text('analysis.turning')}</h2>
${turns.length === 0 ? `<p>${text('report.noTurning')}</p>` : `<ul>\n${turns.join('\n')}\n</ul>`}
<h2>${text('report.turns')}</h2>
<p>${text('report.turnsText')}</p>
<div class="wide">${printTable(
    [...['lines', 'whenTitle', 'player', 'lost'].map((key) => `report.${key}`), 'analysis.accuracy', 'report.mark'],
    turnRowsOf(analysis, voice).map((row) => [row.lines, row.chapter, row.player, row.lost, row.accuracy, row.mark]),
    say,
  )}</div>
<h2>${text('report.decisions')}</h2>
<details><summary>${text('report.decisionsText')}</summary>
<div class="wide">${printTable(
    ['report.line', 'report.player', 'report.before', 'analysis.chosen', 'analysis.best', 'report.lost'],
    decisionRowsOf(analysis, voice).map((row) => [
      String(row.line),
      row.player,
      row.before,
      row.chosen,
      row.best,
      row.lost,
    ]),
    say,
  )}</div></details>
</body>
</html>
`;
}

/** Every seat's account in a row that adds up, and what its columns mean. */
function printAccounts(analysis: GameAnalysis, voice: Voice): string {
  const { say } = voice;
  const shown = shownColumns(analysis);
  const columns = [...shown.map((column) => `part.${column}`), 'accuracy', 'givenAway'];
  const rows = analysis.accounts.map((account) => {
    const row = shownAccount(account);
    const parts = shown.map((column) => voice.points(row[column]));
    const cells = [...parts, printAccuracy(account, voice), printGivenAway(account, voice)];
    const name = escapeHtml(voice.playerOf(account.seat));
    return `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
  });
  const heads = ['report.player', ...columns.map((column) => `analysis.${column}`)];
  const meanings = columns.map(
    (column) =>
      `<dt>${escapeHtml(say(`analysis.${column}`))}</dt><dd>${escapeHtml(say(`analysis.about.${column}`))}</dd>`,
  );
  return `<div class="wide"><table>
<tr>${heads.map((head) => `<th scope="col">${escapeHtml(say(head))}</th>`).join('')}</tr>
${rows.join('\n')}
</table></div>
<details><summary>${escapeHtml(say('report.columns'))}</summary>
<dl>
${meanings.join('\n')}
</dl></details>`;
}

/** A table whose heads are keys. */
function printTable(heads: readonly string[], rows: readonly (readonly string[])[], say: Translate): string {
  const row = ([first = '', ...cells]: readonly string[]): string =>
    `<tr><th scope="row">${escapeHtml(first)}</th>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
  return `<table class="rows">
<tr>${heads.map((head) => `<th scope="col">${escapeHtml(say(head))}</th>`).join('')}</tr>
${rows.map(row).join('\n')}
</table>`;
}
