import { LEAK, OUTPUTS, type Network } from '../judge/network.ts';

/** How much an error of the margin counts beside one of the probability of winning. */
export const MARGIN_LOSS = 0.5;

/** The loss of the last forward pass: cross-entropy of winning and squared error of the margin. */
export function lossOf(network: Network, win: number, margin: number): number {
  const p = Math.min(1 - 1e-7, Math.max(1e-7, network.win));
  const error = network.margin - margin;
  return -(win * Math.log(p) + (1 - win) * Math.log(1 - p)) + (MARGIN_LOSS / 2) * error * error;
}

/** Adds the gradient of the loss of the last forward pass to the network's, which must have been made for a learner. */
export function addGradient(network: Network, win: number, margin: number): void {
  const { weights: w, layout, first, second, gradient } = network;
  const { hidden, second: units } = network.shape;
  const deltaSecond = network.deltas.second.fill(0);
  const deltaFirst = network.deltas.first;
  for (let out = 0; out < OUTPUTS; out++) {
    const error = out === 0 ? network.win - win : MARGIN_LOSS * (network.margin - margin);
    const at = layout.weights3 + out * units;
    gradient[layout.bias3 + out] = (gradient[layout.bias3 + out] ?? 0) + error;
    for (let i = 0; i < units; i++) {
      gradient[at + i] = (gradient[at + i] ?? 0) + error * (second[i] ?? 0);
      deltaSecond[i] = (deltaSecond[i] ?? 0) + error * (w[at + i] ?? 0);
    }
  }
  for (let unit = 0; unit < units; unit++) {
    const delta = (deltaSecond[unit] ?? 0) * ((second[unit] ?? 0) <= 0 ? LEAK : 1);
    deltaSecond[unit] = delta;
    gradient[layout.bias2 + unit] = (gradient[layout.bias2 + unit] ?? 0) + delta;
  }
  for (let i = 0, at = layout.weights2; i < hidden; i++, at += units) {
    let sum = 0;
    for (let unit = 0; unit < units; unit++) sum += (deltaSecond[unit] ?? 0) * (w[at + unit] ?? 0);
    const delta = sum * ((first[i] ?? 0) <= 0 ? LEAK : 1);
    deltaFirst[i] = delta;
    gradient[layout.bias1 + i] = (gradient[layout.bias1 + i] ?? 0) + delta;
  }
  network.spreadDeltas();
}
