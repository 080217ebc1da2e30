import { itemAt } from '@fondaco/kernel';
import type { BotModel, Network, OtherNetwork } from '@fondaco/bots';
import type { TrainingProgress, WorkerPool } from '@fondaco/bots/node';
import { drawChart } from './chart.ts';

/** What a learner could do at a moment of its training. */
export interface CurvePoint {
  readonly games: number;
  readonly loss: number;
  readonly won: number;
}

/** Points of a learning curve, and games for each. */
const POINTS = 10;
const GAMES_A_POINT = 30;

/** What a learner is measured against: the heuristic if it began from nothing, else the journeyman it began as. */
export type CurveRival = 'heuristic' | 'today';

/** Follows a training: now and then the learner plays games of two, in the threads in which it learns. */
export class LearningCurve {
  readonly points: CurvePoint[];
  readonly #model: BotModel;
  readonly #rival: CurveRival;
  readonly #pool: WorkerPool;
  #measuring: Promise<void> = Promise.resolve();
  #begun: number;

  /** `points` are those of earlier runs. */
  constructor(model: BotModel, pool: WorkerPool, rival: CurveRival, points: readonly CurvePoint[]) {
    this.#model = model;
    this.#pool = pool;
    this.#rival = rival;
    this.points = [...points];
    this.#begun = points.length;
  }

  /** Begins to measure the network if it is time. */
  follow({ games, loss, share }: TrainingProgress, network: () => Network): void {
    if (share < this.#begun / POINTS) return;
    const { shape, weights } = network();
    const point = this.#begun++;
    const learner: OtherNetwork = { network: { shape, weights: weights.slice() }, likes: {} };
    const before = this.#measuring;
    this.#measuring = this.#measure(learner, point).then(async (won) => {
      await before;
      this.points.push({ games, loss, won });
    });
  }

  /** Waits for what is being measured. */
  settle(): Promise<void> {
    return this.#measuring;
  }

  /** The share of games of two that a journeyman with this network wins. */
  async #measure(learner: OtherNetwork, point: number): Promise<number> {
    const { id, rules } = this.#model.game;
    const rival = this.#rival === 'today' ? 'journeyman' : 'heuristic-journeyman';
    const shares = Array.from({ length: GAMES_A_POINT }, async (_, i) => {
      const names = i % 2 === 0 ? ['learner/journeyman', rival] : [rival, 'learner/journeyman'];
      const seed = point * GAMES_A_POINT + (i >> 1);
      const result = await this.#pool.run({
        type: 'match',
        game: { id, rules },
        names,
        otherNetworks: { learner },
        seed,
      });
      return itemAt(result.shares, i % 2);
    });
    return (await Promise.all(shares)).reduce((sum, share) => sum + share, 0) / GAMES_A_POINT;
  }

  draw(title: string): string {
    const { points } = this;
    return drawChart({
      title: `${title}: learning by self-play`,
      subtitle: `Games of two, ${GAMES_A_POINT} for each point.`,
      across: 'games played',
      up: 'share / loss',
      most: { x: points[points.length - 1]?.games ?? 1, y: 1 },
      series: [
        {
          name: this.#rival === 'today' ? 'won against those it began as' : 'won against the heuristic',
          points: points.map(({ games, won }) => ({ x: games, y: won })),
        },
        { name: 'loss', points: points.map(({ games, loss }) => ({ x: games, y: Math.min(1, loss) })) },
      ],
    });
  }
}
