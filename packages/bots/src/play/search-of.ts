import type { State } from '@fondaco/kernel';
import type { BotModel } from '../judge/bot-model.ts';
import { Search } from './search.ts';

const searches = new WeakMap<object, unknown>();

/** The search of a model, made once: its buffers take 21 MB, and a thread thinks about one thing at a time. */
export function searchOf<S extends State>(model: BotModel<S>): Search<S> {
  let search = searches.get(model) as Search<S> | undefined;
  if (search === undefined) searches.set(model, (search = new Search(model)));
  return search;
}
