import { printAbout } from '@fondaco/texts';
import type { ReactNode } from 'react';
import { useAbout } from '../explain/use-about.ts';
import { Icon } from '../look/Icon.tsx';
import type { GameExplanations } from '../table/game-table.ts';
import type { IconMeaning } from './game-book.ts';
import styles from './IconList.module.css';

interface IconListProps {
  readonly icons: readonly IconMeaning[];
  readonly about: GameExplanations['about'];
}

/** Icons with what they stand for: the same words that explain them at the table. */
export function IconList({ icons, about }: IconListProps): ReactNode {
  const t = useAbout();
  if (t === undefined) return undefined;
  return (
    <ul className={styles.list}>
      {icons.map(({ icon, domain, word }) => {
        const { what, does } = printAbout(t, about(undefined, domain, word));
        return (
          <li key={`${domain} ${word}`}>
            <Icon name={icon} size={26} />
            <p>
              <b>{what}</b> {does}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
