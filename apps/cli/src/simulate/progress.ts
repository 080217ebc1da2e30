const BAR = 30;

/** A bar on stderr while people look on; nothing in a pipe. */
export function progressBar(games: number): { readonly show: (played: number) => void; readonly end: () => void } {
  if (!process.stderr.isTTY) return { show: () => undefined, end: () => undefined };
  const began = performance.now();
  return {
    show(played) {
      const full = Math.floor((played / games) * BAR);
      const rate = Math.round(played / ((performance.now() - began) / 1000));
      process.stderr.write(`\r${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${played}/${games}, ${rate} games/s `);
    },
    end: () => void process.stderr.write('\r\x1b[K'),
  };
}
