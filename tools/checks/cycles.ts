/** The cycles of a graph of files, each found once, as the files in order with the first repeated at the end. */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const trail: string[] = [];
  const visit = (file: string): void => {
    if (done.has(file)) return;
    const start = trail.indexOf(file);
    if (start >= 0) {
      cycles.push([...trail.slice(start), file]);
      return;
    }
    trail.push(file);
    for (const next of graph.get(file) ?? []) visit(next);
    trail.pop();
    done.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return cycles;
}
