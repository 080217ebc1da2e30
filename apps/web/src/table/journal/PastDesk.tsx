import type { TableMessage } from '@fondaco/protocol';
import type { ReactNode } from 'react';
import { Button } from '../../look/Button.tsx';
import { Icon } from '../../look/Icon.tsx';
import { chapterText } from '../lines/chapter-text.ts';
import type { GameTable, GameTableProps } from '../game-table.ts';
import { returnToNow, stepInPast } from '../store/looking-back.ts';
import styles from './PastDesk.module.css';
import { entrySentences } from '../lines/sentences.ts';
import { useTable } from '../store/table-store.ts';
import { useWording } from '../store/use-wording.ts';

interface PastProps {
  readonly table: GameTable | 'none';
  readonly props: GameTableProps;
  readonly past: TableMessage;
}

/** In place of the desk while somebody looks back: which moment it is, steps back and forth, and the way to now. */
export function PastDesk({ table, props, past }: PastProps): ReactNode {
  const { t, me } = props;
  const wording = useWording();
  const [entry] = past.entries;
  const sentences = entry === undefined ? [t('past.begin')] : entrySentences(wording, entry, me);
  const silent = entry === undefined ? '' : t('past.silent', { player: t.word('seat', entry.seat) });
  const { OwnGoods } = table === 'none' ? { OwnGoods: undefined } : table;
  return (
    <section className={styles.desk} aria-label={t('past.title')} data-region="past">
      <div className={styles.banner}>
        <span className={styles.icon}>
          <Icon name="hourglass" size={28} />
        </span>
        <div className={styles.said} role="status">
          <h2>
            {past.chapter !== undefined && <>{chapterText(t, past.chapter)} – </>}
            {t('past.title')}
          </h2>
          <p className={styles.then} tabIndex={0} role="group" aria-label={t('past.title')}>
            {sentences.length === 0 ? silent : sentences.join(' ')}
          </p>
          <Meanwhile t={t} me={me} />
        </div>
        <div className={styles.buttons}>
          <Button icon="prev" aria-label={t('past.back')} onClick={() => stepInPast(-1)} />
          <Button icon="next" aria-label={t('past.forth')} onClick={() => stepInPast(1)} />
          <Button icon="check" onClick={returnToNow} data-return>
            {t('past.now')}
          </Button>
        </div>
      </div>
      {OwnGoods !== undefined && me !== undefined && (
        <div className={styles.goods}>
          <OwnGoods {...props} />
        </div>
      )}
    </section>
  );
}

/** What went on while somebody was looking back. */
function Meanwhile({ t, me }: Pick<GameTableProps, 't' | 'me'>): ReactNode {
  const count = useTable(({ entries, leftAt }) => Math.max(0, entries.length - (leftAt ?? entries.length)));
  const isMine = useTable(({ now }) => me !== undefined && now?.waiting.includes(me) === true);
  if (count === 0 && !isMine) return undefined;
  return (
    <p className={styles.news}>
      {count > 0 && t('past.happened', { count })} {isMine && t('past.yourTurn')}
    </p>
  );
}
