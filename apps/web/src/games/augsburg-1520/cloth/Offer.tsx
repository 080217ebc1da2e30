import { itemAt } from '@fondaco/kernel';
import { explains } from '../../../explain/explain-store.ts';
import type { ReactElement } from 'react';
import { Icon } from '../../../look/Icon.tsx';
import { TakeBack } from '../../../table/choose/TakeBack.tsx';
import { Touch } from '../../../table/choose/Touch.tsx';
import type { AugsburgPlayer } from '../model/augsburg-view.ts';
import { NoteCard } from '../pieces/NoteCard.tsx';
import styles from './Offer.module.css';
import { costOf, pickedNotes } from '../model/picks.ts';
import type { SceneProps } from '../model/scene.ts';

/** The notes a player is offered: they pick which to buy, and see the sum. */
export function Offer(props: SceneProps): ReactElement | undefined {
  const { scene, narrowing } = props;
  const { mine } = scene;
  if (mine?.offered === undefined) return undefined;
  const { offered } = mine;
  const answers = answersOf(mine, pickedNotes(narrowing, 'buy'));
  return (
    <>
      <ol className={styles.offer} data-many={offered.length > 6}>
        {offered.map((note, i) => (
          <li key={i} className={styles.note}>
            <OfferedNote {...props} note={note} answer={itemAt(answers, i)} />
          </li>
        ))}
      </ol>
      <Total {...props} bought={offered.filter((_, i) => answers[i] === 'bought' || answers[i] === 'picked')} />
    </>
  );
}

/** What was said to each note already, and what is picked of the others; jokers are alike, so the first of them count. */
type OfferAnswer = 'bought' | 'left' | 'picked' | 'open';
function answersOf({ offered = [], answers = [] }: AugsburgPlayer, picked: readonly string[]): readonly OfferAnswer[] {
  const rest = [...picked];
  return offered.map((note, i) => {
    if (i < answers.length) return answers[i] === 'yes' ? 'bought' : 'left';
    const at = rest.indexOf(note);
    if (at < 0) return 'open';
    rest.splice(at, 1);
    return 'picked';
  });
}

function OfferedNote(props: SceneProps & { readonly note: string; readonly answer: OfferAnswer }): ReactElement {
  const { note, answer, scene, t } = props;
  const name = t.word('note', note);
  const card = <NoteCard note={note} printed={scene.printed} t={t} />;
  const line = `buy ${note} yes`;
  if (answer === 'picked') {
    return (
      <TakeBack line={line} thing={`note:${note}`} label={t('aug.leave-note', { note: name })} className={styles.paper}>
        {card}
        <span className={styles.seal} aria-hidden="true">
          <Icon name="check" size={16} />
        </span>
        <Said icon="check" text={t('aug.buy')} />
      </TakeBack>
    );
  }
  if (answer !== 'open') {
    return (
      <span className={styles.paper} {...explains('note', note)}>
        {card}
        <Said icon={answer === 'bought' ? 'check' : 'close'} text={t(`aug.${answer}`)} />
      </span>
    );
  }
  return (
    <Touch
      keys={`verb:buy note:${note} answer:yes`}
      isUnchosen
      className={styles.paper}
      label={t('aug.buy-note', { note: name })}
    >
      {card}
      <Said icon="close" text={t('aug.leave')} />
    </Touch>
  );
}

function Said({ icon, text }: { readonly icon: string; readonly text: string }): ReactElement {
  return (
    <span className={styles.said}>
      <Icon name={icon} size={14} />
      {text}
    </span>
  );
}

/** What is bought, what it comes to, and what is left. */
function Total({ scene, bought, t }: SceneProps & { readonly bought: readonly string[] }): ReactElement {
  const cost = costOf(scene.printed, bought);
  return (
    <p className={styles.total}>
      <span>{t('aug.total', { count: bought.length, florins: cost })}</span>
      <span className={styles.rest}>
        <Icon name="florin" size={20} />
        <b>{(scene.mine?.florins ?? 0) - cost}</b>
        {t('aug.left-over')}
      </span>
    </p>
  );
}
