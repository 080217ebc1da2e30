import picocolors from 'picocolors';

export type Colours = ReturnType<typeof picocolors.createColors>;

/** Colours for a stream that a person looks at, unless the person wants none. */
export function coloursFor(stream: { readonly isTTY?: boolean }): Colours {
  const isWanted = (process.env['NO_COLOR'] ?? '') === '' && process.env['TERM'] !== 'dumb';
  return picocolors.createColors(stream.isTTY === true && isWanted);
}
