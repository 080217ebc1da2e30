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

const CLAIMS = ['claimed-city', 'claimed-event', 'claimed-bologna'];

/** Whether the event before has told it: what is claimed says how much knowledge it is. */
function isToldBefore({ type, chart, seat, spaces }: EventWords, before: EventWords | undefined): boolean {
  if (before === undefined || !CLAIMS.includes(String(before.type))) return false;
  return type === 'advanced' && chart === 'knowledge' && before.seat === seat && before.spaces === spaces;
}

/** The events of one choice, a sentence a deed. */
export function tellDeeds(context: TellingContext, all: readonly EventWords[]): readonly EventText[] {
  const events = all.filter((event, i) => !isToldBefore(event, all[i - 1]));
  const isDead = events.some(({ type }) => type === 'gathered');
  return tellRuns(context, events, { ...WAYS, 'papal-event': (_, run) => run.map((event) => papalSentence(event)) });

  function papalSentence({ colour }: EventWords): string {
    if (colour !== 'red') return context.t('dve.moment.white');
    return context.t(isDead ? 'dve.deed.dead' : 'dve.deed.dying');
  }
}
