import { itemAt, refuse, success, type Result, type WeightsFile } from '@fondaco/kernel';
import { fromBase64, toBase64 } from './base64.ts';
import { layoutOf, Network, type NetworkShape } from './network.ts';

const LARGEST = 32_767;

export function toWeightsFile(
  network: Network,
  about: { readonly game: string; readonly rules: number; readonly games: number },
): WeightsFile {
  const { weights, layout, shape } = network;
  const ends = [layout.weights2, layout.weights3, layout.length];
  const bytes = new Uint8Array(weights.length * 2);
  const scales: number[] = [];
  let from = 0;
  for (const end of ends) {
    let largest = 1e-6;
    for (let i = from; i < end; i++) largest = Math.max(largest, Math.abs(weights[i] ?? 0));
    const scale = Number(largest.toPrecision(6)) * 1.000_01;
    scales.push(scale);
    for (let i = from; i < end; i++) {
      const value = Math.round(((weights[i] ?? 0) / scale) * LARGEST);
      bytes[i * 2] = value & 255;
      bytes[i * 2 + 1] = (value >> 8) & 255;
    }
    from = end;
  }
  return { ...about, ...shape, scales, data: toBase64(bytes) };
}

/** The network of a file, if it was made for this game, these rules and these features. */
export function fromWeightsFile(
  file: WeightsFile,
  wanted: { readonly game: string; readonly rules: number; readonly inputs: number },
): Result<Network> {
  if (file.game !== wanted.game || file.rules !== wanted.rules)
    return refuse(
      'bad-setup',
      `weights for ${file.game} rules ${file.rules}, not ${wanted.game} rules ${wanted.rules}`,
    );
  if (file.inputs !== wanted.inputs)
    return refuse('bad-setup', `weights for ${file.inputs} features, not ${wanted.inputs}: train again`);
  const shape: NetworkShape = { inputs: file.inputs, hidden: file.hidden, second: file.second };
  const layout = layoutOf(shape);
  const bytes = fromBase64(file.data);
  if (bytes === undefined || bytes.length !== layout.length * 2 || file.scales.length !== 3)
    return refuse('bad-setup', 'the weights are damaged');
  const weights = new Float32Array(layout.length);
  for (let i = 0; i < weights.length; i++) {
    const part = i < layout.weights2 ? 0 : i < layout.weights3 ? 1 : 2;
    const value = (((bytes[i * 2] ?? 0) | ((bytes[i * 2 + 1] ?? 0) << 8)) << 16) >> 16;
    weights[i] = (value / LARGEST) * itemAt(file.scales, part);
  }
  return success(new Network(shape, weights));
}
