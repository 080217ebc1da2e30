/** Weights by feature name as a vector in the order of the features; an unknown name is a mistake of ours. */
export function toVector(names: readonly string[], weights: Readonly<Record<string, number>>): Float32Array {
  const vector = new Float32Array(names.length);
  for (const [name, weight] of Object.entries(weights)) {
    const at = names.indexOf(name);
    if (at < 0) throw new Error(`there is no feature ${name}`);
    vector[at] = weight;
  }
  return vector;
}
