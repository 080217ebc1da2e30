import { itemAt } from '@fondaco/kernel';
import { BINS, type Calibration } from '../measure/calibration.ts';
import type { Network } from '../judge/network.ts';

const ROUNDS = 30;

/**
 * Corrects a network that hopes too much or too little: finds the line on the logit of winning that explains best what came of
 * its hopes (logistic regression on the tenths), and builds it into the last layer.
 */
export function plattScale(network: Network, { count, given, won }: Calibration): void {
  let slope = 1;
  let shift = 0;
  for (let round = 0; round < ROUNDS; round++) {
    let [gradientSlope, gradientShift, a, b, c] = [0, 0, 1e-6, 0, 1e-6];
    for (let bin = 0; bin < BINS; bin++) {
      const n = itemAt(count, bin);
      if (n === 0) continue;
      const hoped = Math.min(0.999, Math.max(0.001, itemAt(given, bin) / n));
      const logit = Math.log(hoped / (1 - hoped));
      const p = 1 / (1 + Math.exp(-(slope * logit + shift)));
      const error = itemAt(won, bin) - n * p;
      const weight = n * p * (1 - p);
      gradientSlope += error * logit;
      gradientShift += error;
      a += weight * logit * logit;
      b += weight * logit;
      c += weight;
    }
    const determinant = a * c - b * b;
    if (!(determinant > 0)) break;
    slope += (c * gradientSlope - b * gradientShift) / determinant;
    shift += (a * gradientShift - b * gradientSlope) / determinant;
  }
  const { weights, layout, shape } = network;
  for (let i = 0; i < shape.second; i++) weights[layout.weights3 + i] = itemAt(weights, layout.weights3 + i) * slope;
  weights[layout.bias3] = itemAt(weights, layout.bias3) * slope + shift;
}
