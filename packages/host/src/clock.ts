/** Time, as the host is given it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Does something when so many milliseconds have passed; what it returns calls that off. */
  after(milliseconds: number, act: () => void): () => void;
}
