import type { Effect } from '@fondaco/kernel';
import type { ReactNode } from 'react';
import { useSettings } from '../../client/settings.ts';
import { Icon } from '../../look/Icon.tsx';
import { useTexts } from '../../texts/languages.ts';
import type { CountedAmount } from '../game-table.ts';
import { comparePrices, effectText, isFree, priceOf, withoutCounted, type Price } from '../lines/effects.ts';
import { priceText } from '../lines/price-text.ts';
import { useTable } from '../store/table-store.ts';
import styles from './PriceTag.module.css';

const NO_AMOUNTS: readonly CountedAmount[] = [];

/** How this game counts what choices cost and bring. */
export function useAmounts(): readonly CountedAmount[] {
  return useTable((state) => state.speech.amounts ?? NO_AMOUNTS);
}

/** What a choice costs and brings, before it is touched; of several choices, what the cheapest does. */
export function PriceTag({ choices }: { readonly choices: readonly (readonly Effect[])[] }): ReactNode {
  const t = useTexts();
  const amounts = useAmounts();
  const hasPrices = useSettings((settings) => settings.hasPrices);
  const [cheapest, ...others] = choices
    .map((effects) => priceOf(effects, amounts))
    .toSorted((a, b) => comparePrices(a, b, amounts));
  if (cheapest === undefined) return undefined;
  const text = priceText(t, cheapest);
  const isFrom = others.some((other) => priceText(t, other) !== text);
  if (text === '' || !hasPrices) return undefined;
  if (isFrom && isFree(cheapest) && others.every(isFree)) return <Free prices={[cheapest, ...others]} />;
  return (
    <small className={styles.tag} data-price data-free={isFree(cheapest)}>
      <span className="unseen">{isFrom ? t('price.from', { price: text }) : text}</span>
      <span aria-hidden="true" className={styles.drawn}>
        <DrawnPrice price={cheapest} isFrom={isFrom} amounts={amounts} />
      </span>
    </small>
  );
}

/** Of several that are free nothing costs more: each is told by what it brings. */
function Free({ prices }: { readonly prices: readonly Price[] }): ReactNode {
  const t = useTexts();
  const amounts = useAmounts();
  const gains = prices.map((price) => price.gains.map((effect) => effectText(t, effect)).join(', '));
  const gain = new Intl.ListFormat(t.language, { type: 'disjunction' }).format(gains);
  return (
    <small className={styles.tag} data-price data-free>
      <span className="unseen">{t('price.brings', { price: t('price.free'), gain })}</span>
      <span aria-hidden="true" className={styles.drawn}>
        <b className={styles.free}>{t('price.free')}</b>
        <span className={styles.gain}>→</span>
        {prices.map((price, i) => (
          <span key={gains[i]} className={`${styles.gain} ${styles.drawn}`}>
            {i > 0 && '/'}
            {withoutCounted(price, amounts).gains.map((effect) => (
              <DrawnEffect key={effect.amount} effect={effect} amounts={amounts} />
            ))}
          </span>
        ))}
      </span>
    </small>
  );
}

/** What a choice brings, beside a price that is told already. */
export function GainTag({ effects }: { readonly effects: readonly Effect[] }): ReactNode {
  const t = useTexts();
  const amounts = useAmounts();
  const hasPrices = useSettings((settings) => settings.hasPrices);
  const price = priceOf(effects, amounts);
  const { gains } = withoutCounted(price, amounts);
  if (gains.length === 0 || !hasPrices) return undefined;
  return (
    <span className={styles.gain} data-gain>
      <span className="unseen">{price.gains.map((effect) => effectText(t, effect)).join(', ')}</span>
      <span aria-hidden="true" className={styles.drawn}>
        {gains.map((effect) => (
          <DrawnEffect key={effect.amount} effect={effect} amounts={amounts} />
        ))}
      </span>
    </span>
  );
}

interface DrawnPriceProps {
  readonly price: Price;
  /** Whether others that are meant cost more. */
  readonly isFrom: boolean;
  readonly amounts: readonly CountedAmount[];
}

function DrawnPrice({ price, isFrom, amounts }: DrawnPriceProps): ReactNode {
  const t = useTexts();
  const { costs, gains } = withoutNamed(withoutCounted(price, amounts), amounts);
  return (
    <>
      {isFrom && costs.length === 0 && <span>{t('price.least')}</span>}
      {isFree(price) && <b className={styles.free}>{t('price.free')}</b>}
      {costs.map((effect) => (
        <DrawnEffect key={effect.amount} effect={effect} isLeast={isFrom} amounts={amounts} />
      ))}
      {gains.length > 0 && (costs.length > 0 || isFree(price)) && <span className={styles.gain}>→</span>}
      {gains.map((effect) => (
        <span key={effect.amount} className={styles.gain}>
          <DrawnEffect effect={effect} amounts={amounts} />
        </span>
      ))}
    </>
  );
}

/** What is left of a price when nothing is drawn that names tell; all of it, if that would be nothing. */
function withoutNamed(
  { costs, gains }: Pick<Price, 'costs' | 'gains'>,
  amounts: readonly CountedAmount[],
): Pick<Price, 'costs' | 'gains'> {
  const isNamed = ({ amount }: Effect) => amounts.some((one) => one.name === amount && one.isNamed === true);
  if ([...costs, ...gains].every(isNamed)) return { costs, gains };
  return { costs: costs.filter((effect) => !isNamed(effect)), gains: gains.filter((effect) => !isNamed(effect)) };
}

interface DrawnEffectProps {
  readonly effect: Effect;
  /** "1+": this much, or more. */
  readonly isLeast?: boolean;
  readonly amounts: readonly CountedAmount[];
}

/** A number beside the icon of what is counted, or the words for it. */
function DrawnEffect({ effect, isLeast = false, amounts }: DrawnEffectProps): ReactNode {
  const t = useTexts();
  const { amount, before, after } = effect;
  const { icon, each, isGiven = false } = amounts.find(({ name }) => name === amount) ?? {};
  if (icon === undefined) return <span>{effectText(t, effect)}</span>;
  return (
    <span className={styles.counted}>
      {after > before && '+'}
      {Math.abs(after - before)}
      {isLeast && '+'}
      {isGiven && ` ${t('price.free')}`}
      <Icon name={icon} size={15} />
      {each !== undefined && (
        <>
          /<Icon name={each} size={15} />
        </>
      )}
    </span>
  );
}
