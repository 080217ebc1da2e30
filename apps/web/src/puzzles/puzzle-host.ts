import type { Puzzle } from '@fondaco/review';
import type { Answer, Notice, Unnumbered } from '@fondaco/protocol';
import { exampleHost } from '../client/browser-host.ts';
import type { HostConnection } from '../client/host-connection.ts';
import { positionRecord } from '../client/position-record.ts';

/** The connection to the puzzle on the screen. What the person says is judged before the table hears of it. */
class PuzzleHost implements HostConnection {
  readonly isShared = true;
  readonly isPassing = true;
  #seat = '';
  #isRight: (lines: readonly string[]) => boolean = () => false;

  /** Lays the table of a puzzle; `isRight` is told every answer. */
  async begin(puzzle: Puzzle, isRight: (lines: readonly string[]) => boolean): Promise<string> {
    this.#seat = puzzle.seat;
    this.#isRight = isRight;
    // Nobody moves but whoever answers.
    const text = positionRecord(puzzle.position, puzzle.rules, () => ({ type: 'person' }));
    const { table } = await exampleHost.ask('created', { type: 'import', text });
    return table;
  }

  async send(request: Unnumbered): Promise<Answer> {
    if (request.type !== 'play' || this.#isRight(request.lines)) return exampleHost.send(request);
    return { re: 0, type: 'played', seq: request.seq };
  }

  seatAt(): string {
    return this.#seat;
  }

  listen(): () => void {
    return exampleHost.listen();
  }

  onNotice(listener: (notice: Notice) => void): () => void {
    return exampleHost.onNotice(listener);
  }

  onRestart(listener: () => void): () => void {
    return exampleHost.onRestart(listener);
  }

  onOutage(): () => void {
    return () => undefined;
  }

  retry(): void {
    exampleHost.retry();
  }
}

export const puzzleHost = new PuzzleHost();
