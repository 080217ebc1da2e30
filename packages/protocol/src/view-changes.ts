import type { Json, JsonObject } from '@fondaco/kernel';
import type { TableMessage } from './table-message.ts';

/**
 * What has changed in a view since the one told before: by the names of its parts, where `players.2` is one of a list. A part that is `null`
 * is there no more, and with one of a list so are those after it.
 */
export type ViewChanges = Readonly<Record<string, Json>>;

/** A notice of where a table stands that tells of the view only what has changed since the notice before it. */
export type TableChanges = Omit<TableMessage, 'view'> & { readonly changes: ViewChanges };

/** The view after changes. */
export function changeView(view: JsonObject, changes: ViewChanges): JsonObject {
  const changed: Record<string, Json> = { ...view };
  for (const [path, part] of Object.entries(changes)) {
    const [name = '', place] = path.split('.');
    if (place !== undefined) changed[name] = changeList(changed[name], Number(place), part);
    else if (part === null) delete changed[name];
    else changed[name] = part;
  }
  return changed;
}

function changeList(list: Json | undefined, place: number, part: Json): readonly Json[] {
  const items = Array.isArray(list) ? (list as readonly Json[]) : [];
  return part === null ? items.slice(0, place) : [...items.slice(0, place), part, ...items.slice(place + 1)];
}

/** The views told on one connection: what has to be known to read notices that tell only changes. */
export class ReceivedViews {
  readonly #views = new Map<string, JsonObject>();

  /** A message as it arrived, with the whole view if it is a notice of where a table stands. */
  complete<Message extends object>(message: Message | TableMessage | TableChanges): Message | TableMessage {
    if (!('type' in message) || message.type !== 'table') return message as Message;
    const arrived = message as TableMessage | TableChanges;
    const whole = 'changes' in arrived ? this.#wholeOf(arrived) : arrived;
    this.#views.set(whole.table, whole.view);
    return whole;
  }

  #wholeOf({ changes, ...rest }: TableChanges): TableMessage {
    const before = this.#views.get(rest.table);
    if (before === undefined) throw new Error(`table ${rest.table} has changed before it was told`);
    return { ...rest, view: changeView(before, changes) };
  }
}
