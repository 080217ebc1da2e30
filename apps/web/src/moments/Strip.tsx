import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { useTexts } from '../texts/languages.ts';
import { Consequences } from './Consequences.tsx';
import { flyTo } from './fly.ts';
import { MomentFoot } from './MomentFoot.tsx';
import type { MomentLayerProps } from './moment-layer-props.ts';
import type { ShownMoment } from './moment-player.ts';
import styles from './Strip.module.css';

/** A moment in a few words at the edge of the board, which stays in sight. */
export function Strip(props: MomentLayerProps & { readonly shown: ShownMoment }): ReactNode {
  const { shown, players, onSkip } = props;
  const t = useTexts();
  const { moment, isStill, duration } = shown;
  const { body } = moment;
  const isPassing = moment.isPassing === true;
  const tile = useRef<HTMLSpanElement>(null);
  const target = body?.type === 'flight' ? body.to : undefined;
  useEffect(() => {
    if (target === undefined || isStill || tile.current === null) return undefined;
    return flyTo(tile.current, `[data-word*="${target}"]`, (duration ?? 0) / 2);
  }, [target, isStill, duration]);
  return (
    <section
      className={isPassing ? `${styles.strip} ${styles.passing}` : styles.strip}
      aria-label={moment.title}
      data-edge={moment.edge}
    >
      <div className={styles.said}>
        {!isPassing && (
          <span className={styles.tile} ref={tile}>
            <Icon name={moment.icon} size={26} />
          </span>
        )}
        <div>
          <h2>{moment.title}</h2>
          {moment.text !== '' && <p>{moment.text}</p>}
          {body?.type === 'consequences' && <Consequences items={body.items} players={players} isSmall />}
        </div>
        {isPassing && <Button kind="quiet" icon="close" aria-label={t('why.close')} onClick={onSkip} />}
      </div>
      {!isPassing && <MomentFoot {...props} />}
    </section>
  );
}
