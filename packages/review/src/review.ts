import { knowledgeOf, type BotModel } from '@fondaco/bots';
import {
  determinize,
  FastRandom,
  itemAt,
  refuse,
  success,
  type GameRecord,
  type Line,
  type Result,
  type State,
} from '@fondaco/kernel';
import { accountsOf } from './accounts.ts';
import {
  DEPTHS,
  type AnalysisKey,
  type ChoiceCost,
  type Depth,
  type GameAnalysis,
  type JudgedPoint,
  type PointAnalysis,
  type PointLuck,
  type PointResignation,
} from './analysis.ts';
import { Forecast, toTenths } from './forecast.ts';
import { PointJudge, type ChoiceTask, type PointTask } from './judge-point.ts';
import { hashRecord, hashWeights, seedOf } from './record-hash.ts';
import { goneAt, printResignations, resignationsOf, type Resignation } from './resignations.ts';
import { judgeTurns, turnsOf } from './turns.ts';
import { meanOf, minus, noUnits, plus, UNIT, type Units } from './units.ts';
import { walkPoints, type RecordWalk, type WalkPoint } from './walk-points.ts';

/** How a record is reviewed. */
export interface ReviewHow {
  readonly depth: Depth;
  /** The seat whose knowledge alone is used while the game is not over; absent, everything is. */
  readonly eyes?: number;
  /** Whether the table counts for ratings: then it is not reviewed before it is over. */
  readonly isRated?: boolean;
}

/** One judgement to be made. Each is made by itself, in any order, in any thread. */
export interface ReviewJob {
  readonly line: number;
  readonly depth: Depth;
}

/** What has been judged so far: it can be kept as JSON, and a review of the same key goes on from it. */
export interface ReviewProgress {
  readonly key: AnalysisKey;
  readonly judged: readonly JudgedPoint[];
}

/** Every seat's chances and leads in one state. */
interface Outlook {
  readonly chances: Units;
  readonly leads: readonly number[];
}

/** How lines are judged while the same seats are held. */
interface Judges<S extends State> {
  readonly forecast: Forecast<S>;
  readonly points: PointJudge<S>;
}

/** Worlds over which a seat at a running table takes the mean of what all seats hope for. */
const EYES_WORLDS = 16;

/** Opens a record for a review, with the win chances along it at once; refused if it cannot begin or must not be looked at. */
export function openReview<S extends State>(model: BotModel<S>, record: GameRecord, how: ReviewHow): Result<Review<S>> {
  const walk = walkPoints(model.game, record);
  if (!walk.ok) return walk;
  const isOpen = walk.value.ending === 'over' || walk.value.ending === 'ended';
  if (how.isRated === true && !isOpen) return refuse('bad-setup', 'a rated table is reviewed when it is over');
  const { eyes } = how;
  if (eyes !== undefined && walk.value.table.seats[eyes] === undefined)
    return refuse('bad-setup', 'there is no such seat', { where: 'eyes' });
  return success(new Review(model, walk.value, how.depth, isOpen ? undefined : eyes));
}

/** A record under review: what has been found out so far, and what is still to be judged. */
export class Review<S extends State = State> {
  readonly key: AnalysisKey;
  readonly #walk: RecordWalk<S>;
  readonly #eyes: number | undefined;
  readonly #lines: readonly Line[];
  readonly #resignations: readonly Resignation[];
  /** By who gave up. */
  readonly #judges = new Map<string, Judges<S>>();
  readonly #model: BotModel<S>;
  #looked: readonly Outlook[] | undefined;
  readonly #judged = new Map<number, JudgedPoint>();

  constructor(model: BotModel<S>, walk: RecordWalk<S>, depth: Depth, eyes: number | undefined) {
    const { table } = walk;
    this.#model = model;
    this.#walk = walk;
    this.#eyes = eyes;
    const known = eyes === undefined ? table.record() : table.recordFor(eyes);
    this.#lines = known.lines;
    this.#resignations = resignationsOf(walk);
    this.key = {
      record: hashRecord(known.header, known.lines, printResignations(this.#resignations, walk)),
      weights: hashWeights(model.evaluation.weights),
      depth,
      ...(eyes === undefined ? {} : { eyes: itemAt(table.seats, eyes) }),
    };
  }

  /** Who judges the line at a place, by who had given up then. */
  #judgesAt(place: number): Judges<S> {
    const gone = goneAt(this.#resignations, place);
    const known = this.#judges.get(gone.join());
    if (known !== undefined) return known;
    const forecast = new Forecast(this.#model, gone);
    const made = { forecast, points: new PointJudge(this.#model, forecast) };
    this.#judges.set(gone.join(), made);
    return made;
  }

  /** Before the first point, then after each; found out when first asked for, since what a choice has cost needs none of it. */
  get #outlooks(): readonly Outlook[] {
    const { first, points } = this.#walk;
    return (this.#looked ??= [first, ...points.map(({ after }) => after)].map((s, i) =>
      this.#look(s, i, this.#judgesAt(i - 1)),
    ));
  }

  /** The outlook before the line at a place, whoever gave up just then being gone. */
  #outlookFor(place: number): Outlook {
    if (!this.#resignations.some((one) => one.place === place)) return itemAt(this.#outlooks, place);
    return this.#look(itemAt(this.#walk.points, place).before, place, this.#judgesAt(place));
  }

  #look(s: S, place: number, { forecast }: Judges<S>): Outlook {
    const seats = itemAt(s.seats, 0);
    const eyes = this.#eyes;
    if (eyes === undefined) return { chances: forecast.chances(s), leads: leadsOf(forecast, seats) };
    const { game } = this.#model;
    const known = knowledgeOf(game, s, eyes);
    const world = game.blank();
    const rng = new FastRandom(seedOf(this.key.record, place, 'eyes'));
    const sums = new Float64Array(seats);
    const leads = new Float64Array(seats);
    for (let n = 0; n < EYES_WORLDS; n++) {
      world.copyFrom(known);
      determinize(game, world, eyes, rng);
      forecast.chances(world).forEach((chance, seat) => (sums[seat] = itemAt(sums, seat) + chance));
      for (let seat = 0; seat < seats; seat++)
        leads[seat] = itemAt(leads, seat) + itemAt(forecast.leads, seat) / EYES_WORLDS;
    }
    return { chances: meanOf(sums, seats, EYES_WORLDS), leads: Array.from(leads, toTenths) };
  }

  /** The lines that are judged: all, or those of the seat whose eyes they are. */
  get #points(): readonly WalkPoint<S>[] {
    const eyes = this.#eyes;
    return eyes === undefined ? this.#walk.points : this.#walk.points.filter(({ seat }) => seat === eyes);
  }

  /** What is still to be judged: everything quickly first, then deeper. */
  jobs(): ReviewJob[] {
    return this.#depths.flatMap((depth) =>
      this.#points.filter(({ line }) => !this.#isDone(line, depth)).map(({ line }) => ({ line, depth })),
    );
  }

  get #depths(): readonly Depth[] {
    return DEPTHS.slice(0, DEPTHS.indexOf(this.key.depth) + 1);
  }

  #isDone(line: number, depth: Depth): boolean {
    const judged = this.#judged.get(line);
    return judged !== undefined && DEPTHS.indexOf(judged.depth) >= DEPTHS.indexOf(depth);
  }

  /** Makes one judgement. It changes nothing here: `add` does, in whichever review of the same key. */
  judge(job: ReviewJob): JudgedPoint {
    return this.#judgeOf(job).judge(this.#task(job));
  }

  /** A decision judged by the truth: what would have been best had its seat known everything. For showing, it is in no sum. */
  judgeInHindsight(job: ReviewJob): Result<JudgedPoint> {
    if (this.#eyes !== undefined) return refuse('bad-setup', 'nothing is told of a table that still runs');
    return success(this.#judgeOf(job).judgeInHindsight(this.#task(job)));
  }

  /** What a choice has cost and nothing besides, in less time; the same figures as `judge` has. Undefined where nothing was to be decided. */
  judgeCost(job: ReviewJob): ChoiceCost | undefined {
    return this.#judgeOf(job).judgeCost(this.#choiceTask(job));
  }

  /** Whether one search finds what was chosen: much sooner known than what it cost. */
  isFound(job: ReviewJob): boolean {
    return this.#judgeOf(job).isFound(this.#choiceTask(job));
  }

  /** What luck was in a line and nothing besides; the same figures as `judge` has. */
  judgeLuck(job: ReviewJob): PointLuck {
    return this.#judgeOf(job).judgeLuck(this.#task(job));
  }

  #placeOf({ line }: ReviewJob): number {
    const place = this.#walk.points.findIndex((one) => one.line === line);
    if (place < 0) throw new Error(`line ${line} does not stand`);
    return place;
  }

  #judgeOf(job: ReviewJob): PointJudge<S> {
    return this.#judgesAt(this.#placeOf(job)).points;
  }

  #choiceTask(job: ReviewJob): ChoiceTask<S> {
    const { points, table } = this.#walk;
    const point = itemAt(points, this.#placeOf(job));
    return { record: this.key.record, point, seats: table.seats, depth: job.depth };
  }

  #task(job: ReviewJob): PointTask<S> {
    const at = this.#placeOf(job);
    return {
      ...this.#choiceTask(job),
      before: this.#outlookFor(at).chances,
      after: itemAt(this.#outlooks, at + 1).chances,
      isBlind: this.#eyes !== undefined,
    };
  }

  /** Takes a judgement in; a deeper one takes the place of one less deep. */
  add(judged: JudgedPoint): void {
    if (!this.#isDone(judged.line, judged.depth)) this.#judged.set(judged.line, judged);
  }

  /** What can be kept, to go on another time. */
  progress(): ReviewProgress {
    return { key: this.key, judged: [...this.#judged.values()].toSorted((a, b) => a.line - b.line) };
  }

  /** Goes on from what was kept; refused if it is of something else. What was judged less deep is taken along. */
  resume({ key, judged }: ReviewProgress): Result<void> {
    const { depth: _, ...found } = key;
    const { depth: __, ...wanted } = this.key;
    if (JSON.stringify(found) !== JSON.stringify(wanted))
      return refuse('bad-setup', 'that is the progress of another record, judge or seat');
    for (const one of judged) if (DEPTHS.indexOf(one.depth) <= DEPTHS.indexOf(this.key.depth)) this.add(one);
    return success(undefined);
  }

  /** What has been found so far. */
  analysis(): GameAnalysis {
    const { table, ending, fault, header } = this.#walk;
    const points = this.#analysePoints();
    const turns = judgeTurns(points, table.seats.length);
    const start = itemAt(this.#outlooks, 0).chances;
    const total = this.#points.length * this.#depths.length;
    return {
      key: this.key,
      game: header.game,
      rules: header.rules,
      seats: table.seats,
      unit: UNIT,
      ending,
      ...(fault === undefined ? {} : { fault: `${fault.where ?? 'record'}: ${fault.message}` }),
      progress: { done: total - this.jobs().length, total },
      start,
      points,
      turns,
      accounts: accountsOf(start, points, turns),
    };
  }

  #analysePoints(): PointAnalysis[] {
    const { points, table } = this.#walk;
    const turns = turnsOf(points);
    return points.map(({ line, seat, kind, chapter, isForced }, i) => {
      const { chances: before, leads: leadsBefore } = itemAt(this.#outlooks, i);
      const { chances: after, leads } = itemAt(this.#outlooks, i + 1);
      const judged = this.#judged.get(line);
      const skill = judged?.skill ?? noUnits(after.length);
      const luck = judged === undefined ? noUnits(after.length) : plus(judged.chance, judged.unknown);
      const resigned = this.#resignedAt(i);
      return {
        line,
        seat,
        words: itemAt(this.#lines, line - 1).words,
        kind,
        ...(chapter === undefined ? {} : { chapter }),
        turn: itemAt(turns, i),
        isForced,
        isStandIn:
          isStandIn(table.header.held, itemAt(table.seats, seat), line) || goneAt(this.#resignations, i).includes(seat),
        before,
        after,
        leadsBefore,
        leads,
        ...(resigned === undefined ? {} : { resigned }),
        skill,
        luck,
        doubt: minus(minus(after, this.#outlookFor(i).chances), plus(skill, luck)),
        ...(judged === undefined ? {} : { judged }),
      };
    });
  }

  #resignedAt(at: number): PointResignation | undefined {
    const seats = this.#resignations.filter(({ place }) => place === at).map(({ seat }) => seat);
    if (seats.length === 0) return undefined;
    return { seats, change: minus(this.#outlookFor(at).chances, itemAt(this.#outlooks, at).chances) };
  }
}

function isStandIn(held: GameRecord['header']['held'], seat: string, line: number): boolean {
  return held.findLast((one) => one.seat === seat && one.from <= line)?.holder.type === 'stand-in';
}

function leadsOf<S extends State>({ leads }: Forecast<S>, seats: number): number[] {
  return Array.from(leads.subarray(0, seats), toTenths);
}
