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
  const errors = [network.win - win, MARGIN_LOSS * (network.margin - margin)];
  const deltaSecond = scratch.second.fill(0, 0, units);
  for (let out = 0; out < OUTPUTS; out++) {
    const error = errors[out];
    const at = layout.weights3 + out * units;
    gradient[layout.bias3 + out] += error;
    for (let i = 0; i < units; i++) {
      gradient[at + i] += error * second[i];
      deltaSecond[i] += error * w[at + i];
    }
  }
  const deltaFirst = scratch.first;
  for (let unit = 0; unit < units; unit++) {
    if (second[unit] <= 0) deltaSecond[unit] *= LEAK;
    gradient[layout.bias2 + unit] += deltaSecond[unit];
  }
  for (let i = 0; i < hidden; i++) {
    const at = layout.weights2 + i * units;
    let sum = 0;
    for (let unit = 0; unit < units; unit++) {
      gradient[at + unit] += deltaSecond[unit] * first[i];
      sum += deltaSecond[unit] * w[at + unit];
    }
    deltaFirst[i] = sum;
  }
  for (let unit = 0; unit < hidden; unit++) {
    if (first[unit] <= 0) deltaFirst[unit] *= LEAK;
    gradient[layout.bias1 + unit] += deltaFirst[unit];
  }
  for (let i = 0; i < inputs; i++) {
    const x = features[i];
    if (x === 0) continue;
    const at = i * hidden;
    for (let unit = 0; unit < hidden; unit++) gradient[at + unit] += x * deltaFirst[unit];
  }
}
