import type { ReactElement, ReactNode } from 'react';
import { Icon, Mark } from '../../../look/Icon.tsx';
import { capital } from '../../../table/lines/sentences.ts';
import { CauseOf } from '../../../table/choose/CauseOf.tsx';
import { PriceOf } from '../../../table/choose/PriceOf.tsx';
import { Touch } from '../../../table/choose/Touch.tsx';
import type { PrivilegeInUse } from '../model/augsburg-view.ts';
import styles from './CharterInUse.module.css';
import { GAIN_ICONS } from '../model/right-icons.ts';
import { unheldRights } from '../model/not-offered.ts';
import type { SceneProps } from '../model/scene.ts';
import { GAINS, LADDERS, type Ladder } from '../model/words.ts';

type GainProps = SceneProps & { readonly privilege: PrivilegeInUse };

/** What the ladder's symbol that was touched can be used for. */
export function GainChoices(props: GainProps): ReactElement | undefined {
  const { privilege, narrowing, scene, t, me } = props;
  const ladder = LADDERS.find((one) => narrowing.state(`verb:use symbol:${one}`) === 'chosen');
  if (ladder === undefined || !privilege.symbols.some(({ symbol }) => symbol === ladder)) return undefined;
  const unheld: readonly string[] = privilege.seat === me ? unheldRights(scene.view, me, ladder) : [];
  const gains = GAINS.filter(
    (gain) => gain !== 'level' && (unheld.includes(gain) || narrowing.isPossible(`symbol:${ladder} gain:${gain}`)),
  );
  return (
    <div
      className={`${styles.row} ${styles.gains}`}
      role="group"
      aria-label={t('aug.use-for', { ladder: t.word('ladder', ladder) })}
    >
      <LevelChoices {...props} ladder={ladder} />
      {gains.map((gain) => (
        <Touch key={gain} keys={`symbol:${ladder} gain:${gain}`} className={styles.deed}>
          <Icon name={GAIN_ICONS[gain]} size={20} />
          {gain === 'florins'
            ? t('aug.florins', { florins: scene.printed.payments.agencyInstead })
            : capital(t.word('gain', gain))}
          <PriceOf word={`symbol:${ladder} gain:${gain}`} />
          <CauseOf word={`symbol:${ladder} gain:${gain}`} />
        </Touch>
      ))}
    </div>
  );
}

/** The next level from the supply, or from whoever stands on it. */
function LevelChoices({ scene, players, narrowing, t, ladder }: GainProps & { readonly ladder: Ladder }): ReactNode {
  // Above the highest there is none, and it has no name.
  if (!narrowing.isPossible(`symbol:${ladder} gain:level`)) return undefined;
  const level = (scene.mine?.levels[ladder] ?? 0) + 1;
  const name = t(`level.${ladder}.${level}`);
  const victims = players.filter((player) => narrowing.isPossible(`symbol:${ladder} gain:level seat:${player.seat}`));
  if (victims.length === 0) {
    return (
      <Touch keys={`symbol:${ladder} gain:level`} className={styles.deed}>
        <Icon name={ladder} size={20} />
        {t('aug.take-level', { level, name })}
        <PriceOf word={`symbol:${ladder} gain:level`} />
      </Touch>
    );
  }
  return (
    <>
      {victims.map((player) => (
        <Touch key={player.seat} keys={`symbol:${ladder} gain:level seat:${player.seat}`} className={styles.deed}>
          <Mark colour={player.colour} size={20} />
          {t('aug.take-level-from', { level, name, player: player.name })}
          <PriceOf word={`symbol:${ladder} gain:level seat:${player.seat}`} />
        </Touch>
      ))}
    </>
  );
}
