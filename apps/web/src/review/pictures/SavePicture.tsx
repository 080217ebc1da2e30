import type { Translate } from '@fondaco/texts';
import { useRef, type ReactNode } from 'react';
import { inBackground } from '../../client/faults.ts';
import { Button } from '../../look/Button.tsx';
import { Panel } from '../../look/Panel.tsx';
import { pngOf, saveFile, svgTextOf, type PictureTheme } from './export-picture.ts';
import styles from './PicturesView.module.css';

interface SavePictureProps {
  readonly id: string;
  readonly children: ReactNode;
  readonly t: Translate;
}

const THEMES = ['parchment', 'candlelight'] as const;

/** A picture, with buttons that save it as a drawing or in pixels, light or dark. */
export function SavePicture({ id, children, t }: SavePictureProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const save = async (theme: PictureTheme, kind: 'svg' | 'png') => {
    const picture = frame.current?.querySelector('svg');
    if (picture === null || picture === undefined) return;
    const text = await svgTextOf(picture, theme);
    const file = kind === 'svg' ? new Blob([text], { type: 'image/svg+xml' }) : await pngOf(text);
    saveFile(`fondaco-${id}-${theme}.${kind}`, file);
  };
  return (
    <Panel className={styles.picture} data-saved={id}>
      <div ref={frame}>{children}</div>
      <div className={styles.buttons}>
        {THEMES.map((theme) => (
          <span key={theme}>
            <small>{t(`review.theme.${theme}`)}</small>
            {(['svg', 'png'] as const).map((kind) => (
              <Button
                key={kind}
                aria-label={t('review.save', { kind: kind.toUpperCase(), theme: t(`review.theme.${theme}`) })}
                onClick={() => inBackground(save(theme, kind))}
                data-save={`${theme} ${kind}`}
              >
                {kind.toUpperCase()}
              </Button>
            ))}
          </span>
        ))}
      </div>
    </Panel>
  );
}
