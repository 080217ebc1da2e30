import type { ClockRule } from '@fondaco/protocol';
import type { Translate } from '@fondaco/texts';

const MINUTE = 60;

/** How time is kept at a table, in a few words. */
export function clockRuleText(t: Translate, rule: ClockRule): string {
  switch (rule.type) {
    case 'none':
      return t('clock.rule.none');
    case 'fischer':
      return t('clock.rule.fischer', { minutes: String(rule.start / MINUTE), more: String(rule.more) });
    case 'delay':
      return t('clock.rule.delay', { minutes: String(rule.start / MINUTE), free: String(rule.free) });
    case 'days':
      return t('clock.rule.days', { count: rule.days });
  }
}
