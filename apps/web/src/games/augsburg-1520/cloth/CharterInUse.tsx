import type { ReactElement } from 'react';
import { explains } from '../../../explain/explain-store.ts';
import { Icon } from '../../../look/Icon.tsx';
import { CauseOf } from '../../../table/choose/CauseOf.tsx';
import { PriceOf } from '../../../table/choose/PriceOf.tsx';
import { Touch } from '../../../table/choose/Touch.tsx';
import type { PrivilegeInUse } from '../model/augsburg-view.ts';
import styles from './CharterInUse.module.css';
import { GainChoices } from './GainChoices.tsx';
import { NoteCard } from '../pieces/NoteCard.tsx';
import { withBarrier } from '../model/chips.ts';
import { unbuiltBuildings } from '../model/not-offered.ts';
import type { SceneProps } from '../model/scene.ts';
import { symbolText } from '../model/symbols.ts';
import { SymbolDisc } from '../pieces/SymbolDisc.tsx';
import { BUILDINGS, COMPENSATIONS } from '../model/words.ts';

/** The charter the winner has taken: its privileges, what they can be used for, and what else the winner can do. */
export function CharterInUse(props: SceneProps): ReactElement {
  const { scene, narrowing, t, step } = props;
  const { privilege } = scene.view;
  const { payments } = scene.printed;
  const drawn = step === 'discard' ? (scene.mine?.offered ?? []) : [];
  return (
    <div className={styles.charter}>
      {privilege !== undefined && (
        <>
          <Privileges {...props} privilege={privilege} />
          <GainChoices {...props} privilege={privilege} />
          <OtherDeeds {...props} privilege={privilege} />
        </>
      )}
      {narrowing.isPossible('verb:accept') && (
        <div className={styles.row} role="group" aria-label={t('aug.robbed-choose')}>
          {COMPENSATIONS.map((one) => (
            <Touch key={one} keys={`verb:accept compensation:${one}`} className={styles.deed}>
              <Icon name={one === 'florins' ? 'florin' : 'laurel'} size={22} />
              {one === 'florins'
                ? t('aug.florins', { florins: payments.robbedFlorins })
                : t('aug.prestige-points', { points: payments.robbedPrestige })}
            </Touch>
          ))}
        </div>
      )}
      {drawn.length > 0 && (
        <div className={styles.drawn}>
          <p>{t('aug.drawn')}</p>
          {drawn.map((note, i) => (
            <span key={i} {...explains('note', note)}>
              <NoteCard note={note} printed={scene.printed} t={t} />
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

type PrivilegeProps = SceneProps & { readonly privilege: PrivilegeInUse };

function Privileges({ privilege, scene, t }: PrivilegeProps): ReactElement {
  return (
    <div
      className={styles.paper}
      role="group"
      aria-label={t('aug.charter-of', { player: t.word('seat', privilege.seat) })}
    >
      {privilege.symbols.map(({ symbol, isUsed }, i) =>
        isUsed ? (
          <span key={i} className={styles.used}>
            <SymbolDisc symbol={symbol} size={46} />
            <span>{t('aug.used')}</span>
          </span>
        ) : (
          <Touch
            key={i}
            keys={`verb:use symbol:${symbol}`}
            isUnchosen={i !== privilege.symbols.findIndex((one) => one.symbol === symbol && !one.isUsed)}
            className={styles.symbol}
          >
            <SymbolDisc symbol={symbol} size={46} />
            <span>{symbolText(t, scene.printed, symbol)}</span>
          </Touch>
        ),
      )}
    </div>
  );
}

/** What can be done without a symbol. */
function OtherDeeds(props: PrivilegeProps): ReactElement {
  const { privilege, narrowing, t, scene, me, step } = props;
  const unbuilt = privilege.seat === me && step === 'privilege' ? unbuiltBuildings(scene.view, me) : [];
  const buildings = BUILDINGS.filter(
    (building) => unbuilt.includes(building) || narrowing.isPossible(`verb:build building:${building}`),
  );
  return (
    <div className={styles.row}>
      {privilege.choicesLeft > 0 && (
        <p className={styles.left}>{t('aug.choices-left', { count: privilege.choicesLeft })}</p>
      )}
      {narrowing.isPossible('verb:give-up') && (
        <Touch keys="verb:give-up" className={styles.deed}>
          <Icon name="laurel" size={20} />
          {withBarrier(props, t('aug.chip.give-up'))}
          <PriceOf word="verb:give-up" />
        </Touch>
      )}
      {buildings.map((building) => (
        <Touch key={building} keys={`verb:build building:${building}`} className={styles.deed}>
          <Icon name={building} size={20} />
          {t('aug.build', { florins: scene.view.piles[building].top ?? 0, building: t.word('building', building) })}
          <CauseOf word={`verb:build building:${building}`} />
        </Touch>
      ))}
      {narrowing.isPossible('verb:finish') && (
        <Touch keys="verb:finish" className={styles.deed}>
          <Icon name="check" size={18} />
          {t('aug.finish')}
        </Touch>
      )}
    </div>
  );
}
