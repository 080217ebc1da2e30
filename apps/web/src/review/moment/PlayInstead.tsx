import type { Translate } from '@fondaco/texts';
import type { ReactNode } from 'react';
import { Button } from '../../look/Button.tsx';
import { playInstead } from '../store/review-actions.ts';

interface PlayInsteadProps {
  /** The word of the seat that chose. */
  readonly seat: string;
  readonly t: Translate;
}

/** To where one plays on from before this choice, in the place of whoever made it. */
export function PlayInstead({ seat, t }: PlayInsteadProps): ReactNode {
  return (
    <Button icon="route" onClick={() => playInstead(seat)} data-play-instead>
      {t('review.playInstead')}
    </Button>
  );
}
