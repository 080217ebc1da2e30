import { answerHere, gameWith, type TableQuestions } from '@fondaco/host';
import { Table, type Header, type Json, type Line } from '@fondaco/kernel';
import { catalogGames } from '../games.ts';

/** A table as plain data: another thread plays it again from its lines. */
export interface AskedTable {
  readonly game: { readonly id: string; readonly rules: number; readonly parts?: Json };
  readonly header: Header;
  readonly lines: readonly Line[];
}

/** A question about a table, with what is asked besides. */
export type QuestionTask = {
  readonly [Type in keyof TableQuestions]: {
    readonly type: Type;
    readonly table: AskedTable;
    readonly about: Parameters<TableQuestions[Type]> extends [Table, ...infer About] ? About : never;
  };
}[keyof TableQuestions];

/** Answers a question, in whatever thread. */
export async function answerQuestion(task: QuestionTask): Promise<unknown> {
  const table = openAsked(task.table);
  switch (task.type) {
    case 'effects':
      return answerHere.effects(table, ...task.about);
    case 'series':
      return answerHere.series(table, ...task.about);
    case 'whyNot':
      return answerHere.whyNot(table, ...task.about);
    case 'look':
      return answerHere.look(table, ...task.about);
    case 'history':
      return answerHere.history(table);
  }
}

function openAsked({ game, header, lines }: AskedTable): Table {
  const found = gameWith(catalogGames, game);
  if (!found.ok) throw new Error(found.error.message);
  const table = Table.open(found.value, { header, lines, checks: [] });
  if (!table.ok) throw new Error(table.error.message);
  return table.value;
}
