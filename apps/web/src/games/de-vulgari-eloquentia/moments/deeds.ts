import type { EventWords } from '@fondaco/kernel';
import type { TellingContext, EventText } from '../../../moments/moment.ts';
import { listOf, nameOf, tellRuns, type TellRun } from '../../../moments/telling.ts';

const SILENT: TellRun = () => [];

const WAYS: Readonly<Record<string, TellRun>> = {
  ended: SILENT,
  'turn-of': SILENT,
  rested: SILENT,
  'cubes-for-sale': (context, run) => {
    const cubes = run.map(({ cube, count }) => context.t(`cubes.${cube}`, { count: Number(count) }));
    return [context.t('dve.moment.sale', { cubes: listOf(context, cubes) })];
  },
  'cube-returned': ({ t }, run) => [t('dve.deed.returned', { count: run.length })],
  'manuscript-opened': (context, run) => {
    const manuscripts = run.map(({ manuscript }) => context.t.word('manuscript', String(manuscript)));
    return [context.t('dve.deed.opened', { manuscripts: listOf(context, manuscripts) })];
  },
  ordered: (context, run) => {
    const names = run.map(({ seat }) => nameOf(context, seat));
    return [context.t('dve.moment.order.sentence', { names: listOf(context, names) })];
  },
};

/** The events of one choice, a sentence a deed. */
export function tellDeeds(context: TellingContext, events: readonly EventWords[]): readonly EventText[] {
  return tellRuns(context, events, WAYS);
}
