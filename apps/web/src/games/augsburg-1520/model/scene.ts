import type { GameTableProps } from '../../../table/game-table.ts';
import { goodsOf, readView, type AugsburgView, type AugsburgPlayer } from './augsburg-view.ts';
import { printedParts, type Printed } from './printed.ts';
import { STAGES, VISITED, type Visited } from './words.ts';

/** What is going on at the table. */
type Phase = 'first-purchase' | 'bidding' | 'showdown' | 'charter' | 'income' | 'over';

/** Everything the components of the cloth ask for, worked out once. */
export interface Scene {
  readonly view: AugsburgView;
  readonly phase: Phase;
  /** Whom the merchants visit now, or have just visited. */
  readonly noble: Visited | undefined;
  readonly mine: AugsburgPlayer | undefined;
  /** How many notes the viewer has picked and not yet said. */
  readonly picked: number;
  /** What is printed on the parts this table is played with. */
  readonly printed: Printed;
}

/** What the components of the cloth are given. */
export type SceneProps = GameTableProps & { readonly scene: Scene };

const PHASES: Readonly<Record<string, Phase>> = {
  bid: 'bidding',
  show: 'showdown',
  take: 'charter',
  privilege: 'charter',
  discard: 'charter',
  robbed: 'charter',
};

function phaseOf(view: AugsburgView, step: string | undefined): Phase {
  if (step === undefined) return 'over';
  return PHASES[step] ?? (view.next === 'philipp' ? 'first-purchase' : 'income');
}

function nobleOf(view: AugsburgView, phase: Phase): Visited | undefined {
  const asked = view.auction?.noble ?? view.showdown?.noble;
  if (asked !== undefined || phase !== 'charter' || view.next === undefined) return asked;
  return VISITED[STAGES.indexOf(view.next) - 1];
}

/** The scene at the table. */
export function useScene(props: GameTableProps): Scene {
  const { step, me, parts } = props;
  const view = readView(props.view);
  const phase = phaseOf(view, step);
  return {
    view,
    phase,
    noble: nobleOf(view, phase),
    mine: goodsOf(view, me),
    picked: props.narrowing.picked.length,
    printed: printedParts(parts),
  };
}
