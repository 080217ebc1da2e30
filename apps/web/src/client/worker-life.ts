/** What a worker holds as long as it lives; browsers let go of it when they end one. Over plain HTTP there is none of it. */
function lifeOf(worker: string): string {
  return `fondaco-worker-${worker}`;
}

/** Shows by a lock that this worker lives. */
export function holdLife(): void {
  const forever = new Promise<void>(() => {});
  navigator.locks?.request(lifeOf(self.name), () => forever).catch(reportError);
}

/** Says when a worker of some name has ended, which sends no event; never, where that cannot be known. */
export async function watchLife(worker: string, onEnd: () => void): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  const { held = [] } = (await locks?.query()) ?? {};
  if (held.some(({ name }) => name === lifeOf(worker))) await locks?.request(lifeOf(worker), onEnd);
}
