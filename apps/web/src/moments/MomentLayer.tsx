import { useEffect, type ReactNode } from 'react';
import type { MomentLayerProps } from './moment-layer-props.ts';
import { useMoments } from './moment-player.ts';
import styles from './MomentLayer.module.css';
import { Scene } from './Scene.tsx';
import { Strip } from './Strip.tsx';

/** What is worth stopping for, over the board and nothing else. */
export function MomentLayer(props: MomentLayerProps): ReactNode {
  const shown = useMoments((state) => state.shown);
  const isPassing = shown?.moment.isPassing === true;
  useSkipKeys(props.onSkip, shown !== undefined && !isPassing);
  if (shown === undefined) return undefined;
  const Shown = shown.moment.size === 'strip' ? Strip : Scene;
  return (
    <div
      className={styles.layer}
      data-moment={shown.moment.id}
      data-size={shown.moment.size}
      data-passing={isPassing}
      data-still={shown.isStill}
    >
      <Shown key={shown.moment.id} {...props} shown={shown} />
    </div>
  );
}

/** Escape skips wherever the focus is; Space and Enter too, unless they would press something. */
function useSkipKeys(onSkip: () => void, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      const isPress = event.key === 'Enter' || event.key === ' ';
      const isFree = !(document.activeElement?.matches('button, a, input, select, summary, [role="tab"]') ?? false);
      if (event.key !== 'Escape' && !(isPress && isFree)) return;
      event.preventDefault();
      event.stopPropagation();
      // A key that is held down skips one moment.
      if (!event.repeat) onSkip();
    };
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [onSkip, isOn]);
}
