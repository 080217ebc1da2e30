const BAR = 30;

/** A bar on stderr while people look on; nothing in a pipe. */
export function progressBar(
  total: number,
  things = 'games',
): { readonly show: (done: number) => void; readonly end: () => void } {
  if (!process.stderr.isTTY) return { show: () => undefined, end: () => undefined };
  const began = performance.now();
  return {
    show(done) {
      const full = Math.floor((done / total) * BAR);
      const rate = Math.round(done / ((performance.now() - began) / 1000));
      process.stderr.write(`\r${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${done}/${total}, ${rate} ${things}/s `);
    },
    end: () => void process.stderr.write('\r\x1b[K'),
  };
}
