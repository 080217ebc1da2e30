import { itemAt, type Option } from '@fondaco/kernel';
import { useState, type ReactNode } from 'react';
import { inBackground } from '../../client/faults.ts';
import { Icon } from '../../look/Icon.tsx';
import { capital } from '../../table/lines/sentences.ts';
import { useTexts } from '../../texts/languages.ts';
import { act } from '../lobby-actions.ts';
import type { GatheringProps } from './gathering-props.ts';
import seatStyles from './SeatList.module.css';
import styles from './WaysToPlay.module.css';

/** How the game is played: a sentence an option, which whoever called the table can change. */
export function WaysToPlay(props: GatheringProps): ReactNode {
  const t = useTexts();
  const { gathering, game } = props;
  const offered = game.options.filter(({ seats }) => seats === undefined || seats.includes(gathering.seats.length));
  return (
    <section aria-labelledby="gather-ways">
      <h2 id="gather-ways" className={seatStyles.head}>
        {t('new.options')} <small>{t('gather.decides', { maker: gathering.maker })}</small>
      </h2>
      <ul className={styles.ways}>
        {offered.map((option) => (
          <Way key={option.name} {...props} option={option} />
        ))}
        <li className={styles.way}>
          <Icon name="globe" />
          <span>{t(gathering.hasParts ? 'gather.ownBoard' : 'gather.printedBoard')}</span>
        </li>
      </ul>
    </section>
  );
}

function Way({ gathering, option }: GatheringProps & { readonly option: Option }): ReactNode {
  const t = useTexts();
  const [isChanging, setChanging] = useState(false);
  const { table, options, isMaker, broughtAt } = gathering;
  const { name } = option;
  const value = options[name] ?? itemAt(option.values, 0);
  const change = (to: string) => {
    setChanging(false);
    inBackground(act({ type: 'change-gathering', table, change: { options: { ...options, [name]: to } } }));
  };
  const label = capital(t(`option.${name}`));
  return (
    <li className={styles.way}>
      <Icon name="book" />
      {isChanging ? (
        <select aria-label={label} value={value} onChange={(event) => change(event.target.value)}>
          {option.values.map((one) => (
            <option key={one} value={one}>
              {capital(t(`option.${name}.${one}`))}
            </option>
          ))}
        </select>
      ) : (
        <span>{t('gather.way', { option: label, value: t(`option.${name}.${value}`) })}</span>
      )}
      {isMaker && broughtAt === undefined && (
        <button type="button" className={styles.change} onClick={() => setChanging(!isChanging)}>
          {t(isChanging ? 'confirm.cancel' : 'gather.change')}
          <span className="unseen">{label}</span>
        </button>
      )}
    </li>
  );
}
