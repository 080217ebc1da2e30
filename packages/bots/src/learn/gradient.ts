import { LEAK, OUTPUTS, type Network } from '../judge/network.ts';

/** How much an error of the margin counts beside one of the probability of winning. */
export const MARGIN_LOSS = 0.5;

/** The loss of the last forward pass: cross-entropy of winning and squared error of the margin. */
export function lossOf(network: Network, win: number, margin: number): number {
  const p = Math.min(1 - 1e-7, Math.max(1e-7, network.win));
  const error = network.margin - margin;
  return -(win * Math.log(p) + (1 - win) * Math.log(1 - p)) + (MARGIN_LOSS / 2) * error * error;
}

const scratch = { second: new Float64Array(256), first: new Float64Array(1024) };

/** Adds the gradient of the loss of the last forward pass, which was on these features. */
export function addGradient(
  network: Network,
  features: Float32Array,
  win: number,
  margin: number,
  gradient: Float32Array,
): void {
  const { weights: w, layout, first, second } = network;
  const { inputs, hidden, second: units } = network.shape;
  const deltaSecond = scratch.second.fill(0, 0, units);
  for (let out = 0; out < OUTPUTS; out++) {
    const error = out === 0 ? network.win - win : MARGIN_LOSS * (network.margin - margin);
    const at = layout.weights3 + out * units;
    gradient[layout.bias3 + out] = (gradient[layout.bias3 + out] ?? 0) + error;
    for (let i = 0; i < units; i++) {
      gradient[at + i] = (gradient[at + i] ?? 0) + error * (second[i] ?? 0);
      deltaSecond[i] = (deltaSecond[i] ?? 0) + error * (w[at + i] ?? 0);
    }
  }
  const deltaFirst = scratch.first;
  for (let unit = 0; unit < units; unit++) {
    const delta = (deltaSecond[unit] ?? 0) * ((second[unit] ?? 0) <= 0 ? LEAK : 1);
    deltaSecond[unit] = delta;
    gradient[layout.bias2 + unit] = (gradient[layout.bias2 + unit] ?? 0) + delta;
  }
  for (let i = 0; i < hidden; i++) {
    const at = layout.weights2 + i * units;
    const input = first[i] ?? 0;
    let sum = 0;
    for (let unit = 0; unit < units; unit++) {
      const delta = deltaSecond[unit] ?? 0;
      gradient[at + unit] = (gradient[at + unit] ?? 0) + delta * input;
      sum += delta * (w[at + unit] ?? 0);
    }
    deltaFirst[i] = sum;
  }
  for (let unit = 0; unit < hidden; unit++) {
    const delta = (deltaFirst[unit] ?? 0) * ((first[unit] ?? 0) <= 0 ? LEAK : 1);
    deltaFirst[unit] = delta;
    gradient[layout.bias1 + unit] = (gradient[layout.bias1 + unit] ?? 0) + delta;
  }
  for (let i = 0; i < inputs; i++) {
    const x = features[i] ?? 0;
    if (x === 0) continue;
    const at = i * hidden;
    for (let unit = 0; unit < hidden; unit++)
      gradient[at + unit] = (gradient[at + unit] ?? 0) + x * (deltaFirst[unit] ?? 0);
  }
}
