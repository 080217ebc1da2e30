import type { Effect } from '@fondaco/kernel';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/languages.ts';
import { useAmounts } from '../choose/PriceTag.tsx';
import { comparePrices, effectText, isFree, priceOf, signedText, type Price } from '../lines/effects.ts';
import { priceText } from '../lines/price-text.ts';
import { useOffered } from '../store/offered.ts';
import { useLineText } from '../store/use-line-text.ts';
import styles from './Explanation.module.css';

/** So many choices are listed, the cheapest first. */
const MOST_LINES = 5;

/** What a thing costs and brings the player who could choose it now. */
export function WorthNow({ lines }: { readonly lines: readonly string[] }): ReactNode {
  const t = useTexts();
  const say = useLineText();
  const amounts = useAmounts();
  const offered = useOffered();
  const priced = lines
    .map((line) => ({ line, price: priceOf(offered.get(line) ?? [], amounts) }))
    .toSorted((a, b) => comparePrices(a.price, b.price, amounts));
  const [first] = priced;
  if (first === undefined || priced.every(({ price }) => isEmpty(price))) return undefined;
  return (
    <>
      <h3>{t('explain.worth')}</h3>
      {priced.length === 1 ? (
        <PriceList price={first.price} />
      ) : (
        <ul className={styles.lines}>
          {priced.slice(0, MOST_LINES).map(({ line, price }) => (
            <li key={line}>
              {say(line)} <b>{priceText(t, price)}</b>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function isEmpty({ costs, gains, passing }: Price): boolean {
  return costs.length + gains.length + passing.length === 0;
}

function PriceList({ price }: { readonly price: Price }): ReactNode {
  const t = useTexts();
  const promised = useAmounts().flatMap(({ name, isPromise }) => (isPromise === true ? [name] : []));
  return (
    <dl className={styles.price}>
      <dt>{t('explain.price')}</dt>
      <dd>
        {price.costs.length === 0 && <span className={isFree(price) ? styles.good : undefined}>{t('price.free')}</span>}
        {price.costs.map((effect) =>
          // What is promised is not paid yet: nothing that is had becomes less.
          promised.includes(effect.amount) ? (
            <span key={effect.amount}>{effectText(t, effect)}</span>
          ) : (
            <Change key={effect.amount} effect={effect} text={effectText(t, effect)} />
          ),
        )}
      </dd>
      {price.gains.length > 0 && <dt>{t('explain.brings')}</dt>}
      {price.gains.length > 0 && (
        <dd className={styles.good}>
          {price.gains.map((effect) => (
            <Change key={effect.amount} effect={effect} text={effectText(t, effect)} />
          ))}
        </dd>
      )}
      {price.passing.length > 0 && <dt>{t('explain.now')}</dt>}
      {price.passing.length > 0 && (
        <dd>
          {price.passing.map((effect) => (
            <span key={effect.amount}>{signedText(t, effect)}</span>
          ))}
        </dd>
      )}
    </dl>
  );
}

function Change({ effect, text }: { readonly effect: Effect; readonly text: string }): ReactNode {
  const { before, after } = effect;
  return (
    <span>
      {text}{' '}
      <small>
        {before} → {after}
      </small>
    </span>
  );
}
