import { aboutOf, type ExplainedBoard } from '@fondaco/de-vulgari-eloquentia/about.ts';
import { printAbout } from '@fondaco/texts';
import type { GameExplanations, SpeechContext } from '../../../table/game-table.ts';
import { capital } from '../../../table/lines/sentences.ts';
import { CLAUSES } from './clauses.ts';
import { goodsOf, readView } from './dve-view.ts';
import { FRIARS, printedBoard, TILES } from './printed.ts';

/** What things of De Vulgari Eloquentia are, and which clauses rule them. */
export const explanations: GameExplanations = {
  about: (parts, domain, word) => aboutOf(printedBoard(parts) as unknown as ExplainedBoard, domain, word),
  clauses: CLAUSES,
  later: ({ t, view }) => (readView(view).turn === 0 ? t('dve.later.start') : undefined),
  worth: (context, domain, word) => {
    if (domain === 'zone' || domain === 'place') return eventsIn(context, word);
    if (domain === 'tile') return personOf(context, word);
    return domain === 'office' || word === 'votes' ? votesTowards(context, domain, word) : undefined;
  },
};

/** The event tiles that lie open in a zone. */
function eventsIn({ t, view, parts }: SpeechContext, zone: string): string | undefined {
  const open = readView(view).events.open.filter((event) => event.zone === zone);
  const said = open.map(({ event }) => printAbout(t, explanations.about(parts, 'event', String(event))));
  return said.length === 0 ? undefined : said.map(({ what, does }) => `${what} ${does}`).join(' ');
}

/** What the person would be that a tile makes of the player, if they are not that yet. */
function personOf({ t, view, me, parts }: SpeechContext, tile: string): string | undefined {
  const person = TILES.findIndex((one) => one === tile) < FRIARS ? 'friar' : 'cardinal';
  const own = goodsOf(readView(view), me);
  const before = person === 'friar' ? 'merchant' : 'friar';
  if (own?.character !== before) return undefined;
  const { what, does } = printAbout(t, explanations.about(parts, 'character', person));
  return `${what} ${does}`;
}

/** How many votes the player has of those an office takes, or each office they could have. */
function votesTowards({ t, view, me }: SpeechContext, domain: string, word: string): string | undefined {
  const own = goodsOf(readView(view), me);
  if (own?.votes === undefined) return undefined;
  const have = own.votes;
  const offices = own.offices.filter(({ office }) => domain !== 'office' || office === word);
  const said = offices.map(({ office, votes }) =>
    t('dve.worth.office', { office: capital(t.word('office', office)), have, votes }),
  );
  return said.length === 0 ? undefined : said.join(' ');
}
