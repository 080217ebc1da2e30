/** Raised by anything an older client or host would misread. */
export const PROTOCOL = 4;

/** The oldest protocol this version still speaks. */
export const OLDEST_PROTOCOL = 4;

/** The protocols a side speaks: all from `oldest` to `newest`. */
export interface ProtocolRange {
  readonly oldest: number;
  readonly newest: number;
}

/** The newest protocol that both sides speak, if there is one. */
export function agreeOnProtocol(theirs: ProtocolRange, ours: ProtocolRange = OURS): number | undefined {
  const newest = Math.min(theirs.newest, ours.newest);
  return newest >= Math.max(theirs.oldest, ours.oldest) ? newest : undefined;
}

const OURS: ProtocolRange = { oldest: OLDEST_PROTOCOL, newest: PROTOCOL };
