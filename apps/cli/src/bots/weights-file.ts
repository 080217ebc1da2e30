import { fromWeightsFile, type BotModel, type Network } from '@fondaco/bots';
import { sha256, toHex, utf8, type WeightsFile } from '@fondaco/kernel';
import { done, printRefusal, wrong, type Attempt } from '../attempt.ts';
import { readJson } from '../files.ts';

const PRINT_BYTES = 4;

/** Tells weights from others. */
export function printOf(weights: WeightsFile | undefined): string {
  return weights === undefined ? '' : toHex(sha256(utf8(weights.data)).slice(0, PRINT_BYTES));
}

/** The network of weights that were made for a game. */
export function networkOf({ game, evaluation }: BotModel, weights: WeightsFile): Attempt<Network> {
  const inputs = evaluation.featureNames.length;
  const network = fromWeightsFile(weights, { game: game.id, rules: game.rules, inputs });
  return network.ok ? done(network.value) : wrong(printRefusal(network.error));
}

/** The weights of a file that `fondaco train` wrote, if they fit a game, and their network. */
export function readWeights(model: BotModel, file: string): Attempt<{ weights: WeightsFile; network: Network }> {
  const read = readJson(file);
  if (!read.ok) return read;
  const weights = read.value as unknown as WeightsFile;
  if (typeof weights.data !== 'string') return wrong(`${file} holds no weights`);
  const network = networkOf(model, weights);
  return network.ok ? done({ weights, network: network.value }) : wrong(`${file}: ${network.message}`);
}

/** JSON as the repository's formatter leaves it. */
export function printWeights(weights: WeightsFile): string {
  const oneLine = (_: string, inside: string): string => `[${inside.trim().replaceAll(/\s+/g, ' ')}]`;
  return `${JSON.stringify(weights, undefined, 2).replace(/\[([^\]]*)\]/, oneLine)}\n`;
}
