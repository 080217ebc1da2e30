/*
 * Exponential and logarithm in arithmetic that the language fixes. `Math.exp` and `Math.log` may differ in the last bit from one
 * engine to the next, and Node and Chromium do. The algorithms are those of fdlibm (Sun Microsystems), correct to less than one
 * unit in the last place.
 */

const LN2_HIGH = 6.931_471_803_691_238_164_9e-1;
const LN2_LOW = 1.908_214_929_270_587_7e-10;
const LOG2_E = 1.442_695_040_888_963_387;
const P1 = 1.666_666_666_666_660_190_37e-1;
const P2 = -2.777_777_777_701_559_338_42e-3;
const P3 = 6.613_756_321_437_934_361_17e-5;
const P4 = -1.653_390_220_546_525_153_9e-6;
const P5 = 4.138_136_797_057_238_460_39e-8;
const LARGEST = 709;
const SMALLEST = -708;

const LG1 = 6.666_666_666_666_735_13e-1;
const LG2 = 3.999_999_999_940_941_908e-1;
const LG3 = 2.857_142_874_366_239_149e-1;
const LG4 = 2.222_219_843_214_978_396e-1;
const LG5 = 1.818_357_216_161_805_012e-1;
const LG6 = 1.531_383_769_920_937_332e-1;
const LG7 = 1.479_819_860_511_658_591e-1;
const SQRT_2 = 1.414_213_562_373_095_1;

const double = new Float64Array(1);
const words = new Uint32Array(double.buffer);
/** Which of the two words of a number holds its exponent. */
double[0] = 1;
const HIGH = words[1] === 0 ? 0 : 1;
const LOW = 1 - HIGH;

/** e to the power of x; 0 below −708 and infinite above 709. */
export function exp(x: number): number {
  if (x > LARGEST) return Infinity;
  if (x < SMALLEST) return 0;
  const power = Math.round(x * LOG2_E);
  const high = x - power * LN2_HIGH;
  const low = power * LN2_LOW;
  const rest = high - low;
  const t = rest * rest;
  const c = rest - t * (P1 + t * (P2 + t * (P3 + t * (P4 + t * P5))));
  const y = 1 - (low - (rest * c) / (2 - c) - high);
  words[HIGH] = (1023 + power) << 20;
  words[LOW] = 0;
  return y * (double[0] ?? 0);
}

/** The natural logarithm of a positive number that is not denormal. */
export function log(x: number): number {
  double[0] = x;
  const high = words[HIGH] ?? 0;
  let power = (high >>> 20) - 1023;
  words[HIGH] = (high & 0xf_ffff) | (1023 << 20);
  let mantissa = double[0] ?? 0;
  if (mantissa > SQRT_2) {
    mantissa /= 2;
    power++;
  }
  const f = mantissa - 1;
  const s = f / (2 + f);
  const z = s * s;
  const w = z * z;
  const r = w * (LG2 + w * (LG4 + w * LG6)) + z * (LG1 + w * (LG3 + w * (LG5 + w * LG7)));
  const half = 0.5 * f * f;
  return power * LN2_HIGH - (half - (s * (half + r) + power * LN2_LOW) - f);
}
