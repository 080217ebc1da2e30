import { findGame } from '@fondaco/catalog';
import { answerHere, refuseHost, refused, replyTo, tellTable } from '@fondaco/host';
import { lexiconOf, readLine, type ReadLine } from '@fondaco/kernel';
import { LEARNER, LessonRun, type Lesson, type LessonNews, type LessonVerdict } from '@fondaco/lessons';
import { parseWordKey, type Reply, type TableInfo, type TableMessage, type TableRequest } from '@fondaco/protocol';

const DONE: Reply = { type: 'done' };
const NO_UNDO = refused(refuseHost('no-undo', 'a lesson goes back by its own button', { reason: 'others' }));

/** A lesson at a table: it answers the page as the host of a table does, and whatever is played goes through the lesson. */
export class LessonTable {
  readonly id: string;
  readonly #run: LessonRun;
  readonly #post: (message: TableMessage | LessonNews) => void;
  /** The number of lines the learner was told of. */
  #sent = 0;

  private constructor(id: string, run: LessonRun, post: (message: TableMessage | LessonNews) => void) {
    this.id = id;
    this.#run = run;
    this.#post = post;
  }

  static open(
    id: string,
    lesson: Lesson,
    done: number,
    post: (message: TableMessage | LessonNews) => void,
  ): LessonTable {
    const game = findGame(lesson.game)?.game;
    if (game === undefined) throw new Error(`there is no game ${lesson.game}`);
    const run = LessonRun.open(game, lesson, done);
    if (!run.ok) throw new Error(run.error.message);
    return new LessonTable(id, run.value, post);
  }

  /** Does what is left of the step. */
  show(): void {
    const { step } = this.#run;
    const shown = this.#run.show();
    if (!shown.ok) throw new Error(shown.error.message);
    if (step?.type === 'do') this.#tell();
    this.tellLesson(shown.value);
  }

  /** Tells the page where the lesson stands. */
  tellLesson(verdict?: LessonVerdict): void {
    const { table, done, isSceneOver, isOver, expected } = this.#run;
    this.#post({
      type: 'lesson',
      table: this.id,
      seq: table.seq,
      done,
      isSceneOver,
      isOver,
      expected,
      ...(verdict === undefined ? {} : { verdict }),
    });
  }

  #tell(): void {
    const { table } = this.#run;
    const sent = tellTable(table, { table: this.id, seat: LEARNER, from: this.#sent, isStored: true });
    this.#sent = table.seq;
    this.#post({ ...sent, canUndo: false });
  }

  async answer(request: TableRequest): Promise<Reply> {
    const { table } = this.#run;
    switch (request.type) {
      case 'open':
        return { type: 'opened', ...this.#describe() };
      case 'sit':
        this.#sent = 0;
        this.#tell();
        this.tellLesson();
        return DONE;
      case 'play':
        return this.#play(request.lines);
      case 'undo':
        return NO_UNDO;
      case 'preview':
        return replyTo(table.preview(LEARNER, request.lines), (preview) => ({
          type: 'preview',
          lines: request.lines,
          events: [],
          ...preview,
        }));
      case 'effects': {
        const found = await answerHere.effects(table, LEARNER, request.after);
        return replyTo(found, (offered) => ({ type: 'effects', seq: table.seq, offered }));
      }
      case 'series':
        return replyTo(await answerHere.series(table, LEARNER, request.lines), (series) => ({
          type: 'series',
          ...series,
        }));
      case 'why-not':
        return this.#whyNot(request.keys);
      case 'look':
        return replyTo(await answerHere.look(table, this.id, LEARNER, request.seq), (past) => ({ type: 'past', past }));
      case 'close':
        return DONE;
      case 'hello':
      case 'hint':
      case 'history':
      case 'record':
        return refused(refuseHost('no-table', 'a lesson is no table of its own'));
    }
  }

  #describe(): TableInfo {
    const { table, lesson } = this.#run;
    return {
      table: this.id,
      game: table.game.id,
      rules: table.game.rules,
      seats: lesson.seats.map((name) => ({ type: 'person', name })),
      options: table.header.options,
      lexicon: lexiconOf(table.game),
    };
  }

  /** What the step asks for is played; anything else gets its answer, and nothing has happened. */
  #play(lines: readonly string[]): Reply {
    const said = this.#run.say(lines);
    if (!said.ok) return refused(said);
    const { table } = this.#run;
    if (table.seq > this.#sent) this.#tell();
    this.tellLesson(said.value);
    return { type: 'played', seq: table.seq };
  }

  /** What the step wants to be tried is done by asking for it; the lesson's own answers come before the rules' reasons. */
  async #whyNot(keys: readonly string[]): Promise<Reply> {
    const { step, table, expected } = this.#run;
    const meant = [...(step?.type === 'try' ? expected : []), ...(step?.wrong ?? []).map(({ line }) => line)].find(
      (line) => hasWords(readLine(lexiconOf(table.game), line), keys) && table.whyNot(LEARNER, line) !== undefined,
    );
    const why = await answerHere.whyNot(table, LEARNER, keys);
    const line = meant ?? why.line;
    const refusal = table.whyNot(LEARNER, line) ?? why.refusal;
    if (table.whyNot(LEARNER, line) === undefined) return { type: 'why', ...why };
    const said = this.#run.say([line]);
    if (!said.ok) return refused(said);
    // The page drops the reason where the lesson has an answer of its own, so that answer comes last.
    setTimeout(() => this.tellLesson(said.value));
    return meant === undefined ? { type: 'why', ...why } : { type: 'why', line, refusal };
  }
}

/** Whether a line has all the words of some keys. */
function hasWords({ verb, args, line }: ReadLine, keys: readonly string[]): boolean {
  return keys.every((key) => {
    const { domain, place, word } = parseWordKey(key);
    if (domain === 'verb') return verb === word;
    if (domain === 'line') return line === word.replaceAll('+', ' ');
    const pool = place === undefined ? args : args.slice(place, place + 1);
    return pool.some((arg) => arg.domain === domain && arg.word === word);
  });
}
