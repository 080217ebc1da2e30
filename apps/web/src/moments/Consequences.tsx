import type { ReactNode } from 'react';
import { Icon, Mark } from '../look/Icon.tsx';
import { RuleLink, shortClause } from '../shell/RuleLink.tsx';
import { useTexts } from '../texts/languages.ts';
import styles from './Consequences.module.css';
import type { Consequence } from './moment.ts';
import type { MomentLayerProps } from './moment-layer-props.ts';

interface ConsequencesProps extends Pick<MomentLayerProps, 'players'> {
  readonly items: readonly Consequence[];
  readonly isSmall?: boolean;
}

/** What follows from a moment, for all and for the viewer. */
export function Consequences({ items, players, isSmall = false }: ConsequencesProps): ReactNode {
  const t = useTexts();
  return (
    <ul className={isSmall ? `${styles.list} ${styles.small}` : styles.list}>
      {items.map(({ icon, seat, title, text, clause, chips, isMine }, i) => {
        const colour = players.find((player) => player.seat === seat)?.colour;
        return (
          <li key={i} data-mine={isMine === true}>
            <span className={styles.icon}>
              {colour === undefined ? (
                <Icon name={icon} size={isSmall ? 16 : 24} />
              ) : (
                <Mark colour={colour} size={26} />
              )}
            </span>
            <div>
              {title !== '' && <h3>{title}</h3>}
              <p>{text}</p>
              {chips !== undefined && chips.length > 0 && (
                <p className={styles.chips}>
                  {chips.map((chip) => (
                    <span key={chip}>{chip}</span>
                  ))}
                </p>
              )}
            </div>
            {clause !== undefined && (
              <RuleLink place={clause} className={styles.clause}>
                {t('moment.rule', { clause: shortClause(clause) })}
              </RuleLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
