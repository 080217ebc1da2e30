import type { Answer, HostRefusal, Notice, Unnumbered } from '@fondaco/protocol';

export type AnswerTo<Type extends Answer['type']> = Extract<Answer, { type: Type }>;

/** A host that does not answer: since when, and when it is asked next, in milliseconds since 1970. */
export interface Outage {
  readonly since: number;
  readonly retryAt: number;
}

/** A connection to a host of tables: the page's own worker, or a server. */
export interface HostConnection {
  /** Whether people elsewhere sit at its tables: nobody hands a screen over then, and a table may be open in several places. */
  readonly isShared: boolean;
  /** Whether its tables are gone with the page: nobody comes back to them. */
  readonly isPassing: boolean;
  /** The word of the seat that the person has at a shared table. */
  seatAt(table: string): string | undefined;
  send(request: Unnumbered): Promise<Answer>;
  /** Checks regularly that the host answers. Returns what stops it. */
  listen(): () => void;
  onNotice(listener: (notice: Notice) => void): () => void;
  /** The host was gone and is there again: tables have to be opened anew. */
  onRestart(listener: () => void): () => void;
  /** The host has stopped to answer, will be asked again later than was said, or answers again. */
  onOutage(listener: (outage: Outage | undefined) => void): () => void;
  /** Something asked has not been answered for a while, or nothing is waited for any more. */
  onWaiting?(listener: (isWaiting: boolean) => void): () => void;
  /** Asks a host that does not answer at once. */
  retry(): void;
}

/** The reason of a refusal by the connection itself: the host was gone before it answered. */
const RESTARTED = 'restarted';

/** What a request is answered with when the host was gone before it answered. */
export function answerUnanswered(re: number): Answer {
  const message = 'the host was gone before it answered';
  return { re, type: 'refused', refusal: { code: 'failed', message, reason: RESTARTED } };
}

/** Whether the host was gone before it answered: what was asked may have been done. */
export function isUnanswered(answer: Answer): boolean {
  return answer.type === 'refused' && answer.refusal.reason === RESTARTED;
}

/** Thrown where an answer is expected and the host refuses. */
export class Refused extends Error {
  readonly refusal: HostRefusal;

  constructor(refusal: HostRefusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** An answer of one type; whatever else it is, is thrown. */
export function expectAnswer<Type extends Answer['type']>(type: Type, answer: Answer): AnswerTo<Type> {
  if (answer.type === type) return answer as AnswerTo<Type>;
  if (answer.type === 'refused') throw new Refused(answer.refusal);
  throw new Error(`"${answer.type}" was answered in place of "${type}"`);
}
