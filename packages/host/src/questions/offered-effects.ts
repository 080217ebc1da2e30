import {
  applyChoice,
  Choices,
  isWaitingFor,
  listChoices,
  parseChoice,
  printChoice,
  success,
  type Effect,
  type Game,
  type Result,
  type Table,
} from '@fondaco/kernel';
import type { LineEffects } from '@fondaco/protocol';

/**
 * What everything on offer costs a seat and brings it, in one answer; after some lines, what could follow them. What follows lines
 * that reveal something is not told: that it does could be the secret.
 */
export function findEffects(table: Table, seat: number, after: readonly string[]): Result<readonly LineEffects[]> {
  if (after.length === 0)
    return success(table.choices(seat).map((line) => ({ line, effects: tell(table, seat, [line]) })));
  const preview = table.preview(seat, after);
  if (!preview.ok) return preview;
  if (preview.value.isRevealing) return success([]);
  const { effects: first } = preview.value;
  return success(
    choicesAfter(table, seat, after).flatMap((line) => {
      const both = table.effects(seat, [...after, line]);
      return both.ok ? [{ line, effects: rest(table.game, first, both.value) }] : [];
    }),
  );
}

function tell(table: Table, seat: number, lines: readonly string[]): readonly Effect[] {
  const effects = table.effects(seat, lines);
  return effects.ok ? effects.value : [];
}

/** What a seat could say after some lines, if it is still asked then. */
function choicesAfter(table: Table, seat: number, lines: readonly string[]): readonly string[] {
  const { game, seats } = table;
  const s = table.copyState();
  for (const line of lines) {
    const choice = parseChoice(game.verbs, seats, line);
    if (!choice.ok || !isWaitingFor(s, seat)) return [];
    applyChoice(game.steps, s, seat, choice.value);
  }
  if (!isWaitingFor(s, seat)) return [];
  const choices = new Choices();
  listChoices(game.steps, s, seat, choices);
  return choices.toArray().map((choice) => printChoice(game.verbs, seats, choice));
}

/** What the second part of some lines changes, from what the first and what all of them do. */
function rest({ amounts }: Game, first: readonly Effect[], all: readonly Effect[]): readonly Effect[] {
  return amounts.flatMap(({ name: amount }) => {
    const then = first.find((effect) => effect.amount === amount);
    const end = all.find((effect) => effect.amount === amount);
    const before = then?.after ?? end?.before ?? 0;
    const after = end?.after ?? then?.before ?? 0;
    return before === after ? [] : [{ amount, before, after }];
  });
}
