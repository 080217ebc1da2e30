import type { ReactElement } from 'react';
import { explains } from '../../../explain/explain-store.ts';
import { Icon, Mark } from '../../../look/Icon.tsx';
import type { GameTableProps } from '../../../table/game-table.ts';
import styles from './Calendar.module.css';
import '../pieces/pigments.css';
import { Portrait } from '../pieces/Portrait.tsx';
import { useScene, type Scene, type SceneProps } from '../model/scene.ts';
import { STAGES, VISITED, type Visited } from '../model/words.ts';

/** The round: five visits in their order, then income; the one that is on is large. */
export function Calendar(props: GameTableProps): ReactElement {
  const { t, layout } = props;
  const scene = useScene(props);
  const { round, rounds } = scene.view;
  const isIncome = scene.phase === 'income' || scene.phase === 'over';
  return (
    <ol className={styles.round} data-layout={layout} aria-label={t('aug.calendar', { round, rounds })}>
      <li className={styles.head} {...explains('icon', 'round')}>
        <b>{t('aug.round', { round })}</b>
        <small>{t('aug.of-rounds', { rounds })}</small>
      </li>
      {VISITED.map((noble) => (
        <Visit key={noble} {...props} scene={scene} noble={noble} />
      ))}
      <li
        className={styles.income}
        data-when={isIncome ? 'now' : 'later'}
        {...(isIncome && { 'aria-current': 'step' })}
        {...explains('stage', 'income')}
      >
        <Icon name="coins" size={layout === 'wide' ? 28 : 22} />
        <b>{t('aug.income')}</b>
      </li>
    </ol>
  );
}

type When = 'past' | 'now' | 'later';

function whenOf(scene: Scene, noble: Visited): When {
  if (scene.phase === 'income' || scene.phase === 'over') return 'past';
  if (scene.noble === noble) return 'now';
  const next = STAGES.indexOf(scene.view.next ?? 'round');
  return STAGES.indexOf(noble) < next ? 'past' : 'later';
}

function Visit(props: SceneProps & { readonly noble: Visited }): ReactElement {
  const { scene, noble, t, layout } = props;
  const when = whenOf(scene, noble);
  const size = layout === 'phone' ? (when === 'now' ? 40 : 28) : when === 'now' ? 56 : 44;
  return (
    <li
      className={styles.visit}
      data-when={when}
      {...(when === 'now' && { 'aria-current': 'step' })}
      {...explains('noble', noble)}
    >
      <Portrait noble={noble} size={size} />
      <div className={styles.words}>
        <b>{t.word('noble', noble)}</b>
        <small>
          <Outcome {...props} when={when} />
        </small>
      </div>
    </li>
  );
}

/** Who has won the visit, how it stands, or what is special about it. */
function Outcome({ scene, noble, players, t, when }: SceneProps & { noble: Visited; when: When }): ReactElement {
  if (when === 'now') return <span>{stageText(scene, t)}</span>;
  if (when === 'later') {
    if (noble === 'maximilian') return <span>{t('aug.all-notes')}</span>;
    return <span>{scene.view.next === noble ? t('aug.next') : ''}</span>;
  }
  const visit = scene.view.visits.find((one) => one.noble === noble);
  const winner = players.find(({ seat }) => seat === visit?.winner);
  if (winner === undefined) return <span>{visit === undefined ? '' : t('aug.nobody')}</span>;
  return (
    <>
      <Mark colour={winner.colour} size={15} />
      <span>{winner.name}</span>
    </>
  );
}

function stageText({ view, phase }: Scene, t: GameTableProps['t']): string {
  if (phase === 'charter') return t('aug.stage.charter');
  if (phase === 'showdown')
    return t((view.showdown?.standing.length ?? 0) > 1 ? 'aug.stage.showdown' : 'aug.stage.alone');
  const number = view.auction?.number ?? 0;
  return number === 0 ? t('aug.stage.opening') : t('aug.stage.bidding', { number });
}
