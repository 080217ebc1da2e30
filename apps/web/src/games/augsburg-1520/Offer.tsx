import type { ReactElement } from 'react';
import { Icon } from '../../look/Icon.tsx';
import type { Translate } from '../../table/game-table.ts';
import { Touch } from '../../table/Touch.tsx';
import { goodsOf, readView, type PlayerGoods } from './augsburg-view.ts';
import { NoteCard } from './NoteCard.tsx';
import styles from './Offer.module.css';
import { priceOf } from './printed.ts';
import type { SceneProps } from './scene.ts';

/** The notes a player is offered: one after the other he says which he buys, and sees what they come to. */
export function Offer({ scene, me, preview, t }: SceneProps): ReactElement | undefined {
  const { mine } = scene;
  if (mine?.offered === undefined) return undefined;
  const { offered, answers = [] } = mine;
  const then = preview?.view === undefined ? undefined : goodsOf(readView(preview.view), me);
  return (
    <>
      <ol className={styles.offer} data-many={offered.length > 6}>
        {offered.map((note, i) => (
          <li key={i} className={styles.note} data-answer={answers[i] ?? (i === answers.length ? 'now' : 'later')}>
            {i === answers.length ? <Asked note={note} t={t} /> : <Answered note={note} answer={answers[i]} t={t} />}
          </li>
        ))}
      </ol>
      <Total mine={mine} then={then} t={t} />
    </>
  );
}

function Asked({ note, t }: { readonly note: string; readonly t: Translate }): ReactElement {
  const name = t.word('note', note);
  return (
    <>
      <Touch keys={`verb:buy note:${note} answer:yes`} className={styles.paper}>
        <NoteCard note={note} t={t} />
      </Touch>
      <Touch
        keys={`verb:buy note:${note} answer:yes`}
        className={styles.answer}
        label={t('aug.buy-note', { note: name })}
      >
        <Icon name="check" size={16} />
        {t('aug.buy')}
      </Touch>
      <Touch
        keys={`verb:buy note:${note} answer:no`}
        className={styles.answer}
        label={t('aug.leave-note', { note: name })}
      >
        <Icon name="close" size={14} />
        {t('aug.leave')}
      </Touch>
    </>
  );
}

function Answered(props: { note: string; answer: 'yes' | 'no' | undefined; t: Translate }): ReactElement {
  const { note, answer, t } = props;
  return (
    <>
      <span className={styles.paper}>
        <NoteCard note={note} t={t} />
      </span>
      {answer !== undefined && (
        <span className={styles.said}>
          <Icon name={answer === 'yes' ? 'check' : 'close'} size={14} />
          {t(answer === 'yes' ? 'aug.bought' : 'aug.left')}
        </span>
      )}
    </>
  );
}

/** What is bought so far, what it comes to, and what is left; afterwards too, while an answer is being thought about. */
function Total(props: { mine: PlayerGoods; then: PlayerGoods | undefined; t: Translate }): ReactElement {
  const { mine, then, t } = props;
  const now = costOf(mine);
  const after = then?.offered === undefined ? now : costOf(then);
  const florins = mine.florins ?? 0;
  return (
    <p className={styles.total} aria-live="polite">
      <span>{t('aug.total', { count: now.count, florins: now.cost })}</span>
      <span className={styles.rest}>
        <Icon name="florin" size={20} />
        <b>{florins - now.cost}</b>
        {after.cost !== now.cost && (
          <>
            <Icon name="arrow" size={14} label={t('aug.then')} />
            <b className={styles.after}>{florins - after.cost}</b>
          </>
        )}
        {t('aug.left-over')}
      </span>
    </p>
  );
}

function costOf({ offered = [], answers = [] }: PlayerGoods): { readonly count: number; readonly cost: number } {
  const bought = offered.filter((_, i) => answers[i] === 'yes');
  return { count: bought.length, cost: bought.reduce((sum, note) => sum + priceOf(note), 0) };
}
