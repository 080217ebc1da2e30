import type { ReadLine } from '@fondaco/kernel';
import type { BarredChoice, SpeechContext } from '../../../table/game-table.ts';
import { capital } from '../../../table/lines/sentences.ts';
import { goodsOf, readView, type AugsburgView } from './augsburg-view.ts';
import { rightsOf } from './printed.ts';
import { BUILDINGS, LADDERS, type Ladder, type Right } from './words.ts';

/** What is said while privileges are used. */
const DEEDS = ['use', 'give-up', 'build', 'finish'];

/** The rights that symbols left on the player's card could bring besides, and what their master builder could build: whoever touches one is told why not. */
export function notOffered(context: SpeechContext, choices: readonly ReadLine[]): readonly BarredChoice[] {
  const table = readView(context.view);
  const { privilege } = table;
  const { me } = context;
  if (privilege === undefined || privilege.seat !== me || !choices.some(({ verb }) => DEEDS.includes(verb))) return [];
  const left = privilege.choicesLeft === 0 ? [] : privilege.symbols.filter(({ isUsed }) => !isUsed);
  const ladders = LADDERS.filter((ladder) => left.some(({ symbol }) => symbol === ladder));
  const unused = ladders.flatMap((ladder) =>
    unheldRights(table, me, ladder)
      .filter((right) => !isOffered(choices, 'use', ladder, right))
      .map((right) => ({ keys: `symbol:${ladder} gain:${right}`, ...named(context, table, right) })),
  );
  const unbuilt = unbuiltBuildings(table, me)
    .filter((building) => !isOffered(choices, 'build', building) && !unused.some(({ keys }) => keys.endsWith(building)))
    .map((building) => ({ keys: `verb:build building:${building}`, ...named(context, table, building) }));
  return [...unused, ...unbuilt];
}

/** The rights of a ladder that a player has not got. */
export function unheldRights(view: AugsburgView, seat: string | undefined, ladder: Ladder): readonly Right[] {
  const held = goodsOf(view, seat)?.rights;
  return held === undefined ? [] : rightsOf(ladder).filter((right) => held[right] === undefined);
}

/** What the master builder of a player could still build. */
export function unbuiltBuildings(view: AugsburgView, seat: string | undefined): readonly (typeof BUILDINGS)[number][] {
  const held = goodsOf(view, seat)?.rights;
  if (held?.['master-builder'] === undefined) return [];
  return BUILDINGS.filter((building) => held[building] === undefined);
}

function isOffered(choices: readonly ReadLine[], verb: string, ...words: readonly string[]): boolean {
  return choices.some((line) => line.verb === verb && words.every((word, i) => line.args[i]?.word === word));
}

function named({ t }: SpeechContext, { piles }: AugsburgView, right: Right): Omit<BarredChoice, 'keys'> {
  const text = capital(t.word('right', right));
  const isBuilding = BUILDINGS.some((building) => building === right);
  const { top } = piles[right];
  return isBuilding && top !== undefined ? { text, price: t('aug.florins', { florins: top }) } : { text };
}
