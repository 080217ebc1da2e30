import type { ReactNode } from 'react';
import { Icon } from '../look/Icon.tsx';
import { MomentFoot } from './MomentFoot.tsx';
import type { MomentLayerProps } from './MomentLayer.tsx';
import type { ShownMoment } from './moment-player.ts';
import { Consequences } from './Consequences.tsx';
import { Purses } from './Purses.tsx';
import { Ranks } from './Ranks.tsx';
import styles from './Scene.module.css';

type SceneProps = MomentLayerProps & { readonly shown: ShownMoment };

/** A moment over the board: what it is, what follows from it, and the way on. */
export function Scene(props: SceneProps): ReactNode {
  const { shown, onHold } = props;
  const { moment } = shown;
  const isGreat = moment.size === 'great';
  return (
    <>
      <div className={styles.veil} />
      <section className={styles.scene} aria-label={moment.title} onPointerDown={isGreat ? onHold : undefined}>
        <div className={styles.inner} tabIndex={-1}>
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

function Body({ shown, players }: SceneProps): ReactNode {
  const { moment, step, isStill } = shown;
  const { body } = moment;
  switch (body?.type) {
    case 'consequences':
      return <Consequences items={body.items} players={players} />;
    case 'purses':
      return <Purses body={body} step={step} isStill={isStill} players={players} />;
    case 'ranks':
      return <Ranks body={body} step={step} isStill={isStill} players={players} />;
    default:
      return undefined;
  }
}
