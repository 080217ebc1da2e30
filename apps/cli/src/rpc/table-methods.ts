import {
  anything,
  integer,
  itemAt,
  lookUp,
  optional,
  seatsIn,
  type Entry,
  type EventWords,
  type Json,
  type JsonObject,
  type Table,
} from '@fondaco/kernel';
import { answer, refused, type RpcOutcome } from './errors.ts';
import { anyText, eyesOf, lines, readParams, seatOf, tableOf, type ParamShapes, type ParamValues } from './params.ts';
import type { Tables } from './tables.ts';

/** What a request does with the tables. It changes nothing if it answers with an error. */
export type Method = (tables: Tables, params: Json | undefined) => RpcOutcome;

/** A method about one table. */
export function tableMethod<P extends ParamShapes>(
  shapes: P,
  answerFor: (table: Table, params: ParamValues<P>) => RpcOutcome,
): Method {
  return (tables, params) => {
    const read = readParams({ ...shapes, table: anyText }, params);
    if (!read.ok) return read;
    const { table: id, ...others } = read.value;
    const table = tableOf(tables, id as string);
    if (!table.ok) return table;
    return tables.change(id as string, table.value, (found) => answerFor(found, others as unknown as ParamValues<P>));
  };
}

/** A method about one seat of a table. */
export function seatMethod<P extends ParamShapes>(
  shapes: P,
  answerFor: (table: Table, seat: number, params: ParamValues<P>) => RpcOutcome,
): Method {
  return tableMethod({ ...shapes, seat: anything }, (table, params) => {
    const { seat: given, ...others } = params;
    const seat = seatOf(table, given as Json | undefined);
    return seat.ok ? answerFor(table, seat.value, others as unknown as ParamValues<P>) : seat;
  });
}

/** Where a table stands: whose decision it is, and after how many lines. */
export function statusOf(table: Table): JsonObject {
  const { step } = table;
  return {
    seq: table.seq,
    waiting: seatsIn(table.waiting).map((seat) => itemAt(table.seats, seat)),
    ...(step === undefined ? {} : { step }),
    over: table.isOver,
  };
}

export const waiting = tableMethod({}, (table) => {
  const { waiting: seats = [], ...others } = statusOf(table);
  return answer({ ...others, seats });
});

export const choices = seatMethod({}, (table, seat) => answer({ seq: table.seq, lines: table.choices(seat) }));

const seq = optional(integer(0, Number.MAX_SAFE_INTEGER), undefined);

export const play = seatMethod({ seq, lines }, (table, seat, params) => {
  const done = table.submit(seat, params.seq, params.lines);
  return done.ok ? answer({ ...statusOf(table), events: tellAll(table, done.value, seat) }) : refused(done.error);
});

function tellAll(table: Table, entries: readonly Entry[], seat: number): readonly EventWords[] {
  return table.tell(
    entries.flatMap(({ events }) => events),
    seat,
  );
}

export const undo = seatMethod({ seq }, (table, seat, params) => {
  const done = table.undo(seat, params.seq);
  return done.ok ? answer(statusOf(table)) : refused(done.error);
});

export const whyNot = seatMethod({ line: anyText }, (table, seat, params) => {
  const why = table.whyNot(seat, params.line);
  if (why === undefined) return answer({ possible: true });
  const { code, ...others } = why;
  return answer({ possible: false, refusal: code, ...others });
});

export const view = tableMethod({ seat: anything }, (table, params) => {
  const eyes = eyesOf(table, params.seat);
  return eyes.ok ? answer(table.view(eyes.value)) : eyes;
});

export const position = tableMethod({}, (table) => answer({ position: table.position() }));

export const result = tableMethod({}, (table) => {
  const { isFinal, scores, winners } = table.result();
  return answer({
    final: isFinal,
    winners,
    scores: scores.map(({ seat, total, breakdown }) => ({
      seat,
      total,
      breakdown: table.game.categories.map(({ name, clause }) => ({
        category: name,
        clause,
        points: lookUp(breakdown, name),
      })),
    })),
  });
});
