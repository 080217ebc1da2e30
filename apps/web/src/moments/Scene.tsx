import type { ReactNode } from 'react';
import { Icon } from '../look/Icon.tsx';
import { scrollCue } from '../look/scroll-cue.ts';
import { MomentFoot } from './MomentFoot.tsx';
import type { MomentLayerProps } from './moment-layer-props.ts';
import type { ShownMoment } from './moment-player.ts';
import { Consequences } from './Consequences.tsx';
import { Purses } from './Purses.tsx';
import { Ranks } from './Ranks.tsx';
import styles from './Scene.module.css';

type MomentSceneProps = MomentLayerProps & { readonly shown: ShownMoment };

/** A moment over the board: what it is, what follows from it, and the way on. */
export function Scene(props: MomentSceneProps): ReactNode {
  const { shown, onHold } = props;
  const { moment } = shown;
  const isGreat = moment.size === 'great';
  return (
    <>
      <div className={styles.veil} />
      <section className={styles.scene} aria-label={moment.title} onPointerDown={isGreat ? onHold : undefined}>
        <div ref={scrollCue} className={styles.inner} tabIndex={-1}>
          <header className={styles.head} data-great={isGreat}>
            {isGreat && (
              <span className={styles.tile}>
                <Icon name={moment.icon} size={52} />
              </span>
            )}
            <div>
              <h2>{moment.title}</h2>
              {moment.text !== '' && <p className={styles.lead}>{moment.text}</p>}
            </div>
          </header>
          <Body {...props} />
        </div>
        <MomentFoot {...props} />
      </section>
    </>
  );
}

function Body({ shown, players }: MomentSceneProps): ReactNode {
  const { moment, step, isStill } = shown;
  const { body } = moment;
  if (body?.type === 'consequences') return <Consequences items={body.items} players={players} />;
  if (body?.type === 'purses') return <Purses body={body} step={step} isStill={isStill} players={players} />;
  return body?.type === 'ranks' && <Ranks body={body} step={step} isStill={isStill} players={players} />;
}
