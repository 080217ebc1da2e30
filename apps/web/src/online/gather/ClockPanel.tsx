import { AWAY_MINUTES, type ClockRule } from '@fondaco/protocol';
import type { ReactNode } from 'react';
import { inBackground } from '../../client/faults.ts';
import { Icon } from '../../look/Icon.tsx';
import { Panel } from '../../look/Panel.tsx';
import { useTexts } from '../../texts/languages.ts';
import { clockRuleText } from '../clock/clock-rule-text.ts';
import { act } from '../lobby-actions.ts';
import type { GatheringProps } from './gathering-props.ts';
import styles from './SidePanel.module.css';

const MINUTE = 60;
/** Days of vacation each person has at a table by days. */
const VACATION = 14;

type ClockKind = 'live' | 'days' | 'none';

/** What is offered of each kind; the first is what it begins with. */
const RULES: Readonly<Record<ClockKind, readonly [ClockRule, ...ClockRule[]]>> = {
  live: [
    { type: 'fischer', start: 20 * MINUTE, more: 30 },
    { type: 'fischer', start: 10 * MINUTE, more: 20 },
    { type: 'fischer', start: 45 * MINUTE, more: 60 },
    { type: 'delay', start: 20 * MINUTE, free: 30 },
    { type: 'delay', start: 45 * MINUTE, free: 60 },
  ],
  days: [2, 1, 3, 7].map((days) => ({ type: 'days', days, vacation: VACATION })) as [ClockRule, ...ClockRule[]],
  none: [{ type: 'none' }],
};

/** Minutes somebody may be away before a bot stands in, or can be asked for; days have none. */
const AWAY_AFTER = { live: AWAY_MINUTES.live, none: AWAY_MINUTES.unclocked, days: 0 } as const;

const KINDS: readonly ClockKind[] = ['live', 'days', 'none'];

function kindOf({ type }: ClockRule): ClockKind {
  return type === 'fischer' || type === 'delay' ? 'live' : type;
}

/** How time is kept. */
export function ClockPanel({ gathering }: GatheringProps): ReactNode {
  const t = useTexts();
  const { table, clock, isMaker } = gathering;
  const chosen = kindOf(clock);
  const pick = (rule: ClockRule) => {
    if (isMaker) inBackground(act({ type: 'change-gathering', table, change: { clock: rule } }));
  };
  const offered = RULES[chosen];
  const isOffered = offered.some((rule) => isSame(rule, clock));
  // Others may have agreed on something else than is offered here.
  const rules = isOffered ? offered : [clock, ...offered];
  const at = rules.findIndex((rule) => isSame(rule, clock));
  return (
    <Panel className={styles.panel} aria-labelledby="gather-clock">
      <h2 id="gather-clock">
        <Icon name="hourglass" />
        {t('clock.title')}
      </h2>
      <div className={styles.kinds} role="radiogroup" aria-labelledby="gather-clock">
        {KINDS.map((kind) => (
          <label key={kind} className={styles.kind}>
            <input
              type="radio"
              name="clock"
              checked={kind === chosen}
              aria-disabled={!isMaker}
              onChange={() => pick(RULES[kind][0])}
            />
            <b>{t(`clock.kind.${kind}`)}</b>
            <small>{clockRuleText(t, kind === chosen ? clock : RULES[kind][0])}</small>
          </label>
        ))}
      </div>
      {isMaker && rules.length > 1 && (
        <label className={styles.field}>
          {t('clock.howLong')}
          <select value={at} onChange={(event) => pick(rules[Number(event.target.value)] ?? clock)}>
            {rules.map((rule, i) => (
              <option key={i} value={i}>
                {clockRuleText(t, rule)}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className={styles.note}>{t(`clock.standIn.${chosen}`, { count: AWAY_AFTER[chosen] })}</p>
      {clock.type === 'days' && <p className={styles.note}>{t('clock.vacation', { count: clock.vacation })}</p>}
    </Panel>
  );
}

function isSame(one: ClockRule, other: ClockRule): boolean {
  const values = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).every(([name, value]) => values.get(name) === value);
}
