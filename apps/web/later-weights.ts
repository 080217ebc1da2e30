import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const NOTHING = '\0nothing-learnt';
const LEARNT = '?learnt';

/**
 * Leaves what bots have learnt out of the script that imports the games: it would be a third of what the first page loads, and grows with
 * every larger network. `learnt-models.ts` fetches it by the query `?learnt` when somebody thinks.
 */
export function laterWeights(): Plugin {
  return {
    name: 'later-weights',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/evaluate/weights.json') && importer?.endsWith('/evaluate.ts') === true ? NOTHING : undefined,
    async load(id) {
      if (id === NOTHING) return 'export default undefined;';
      if (!id.endsWith(`/evaluate/weights.json${LEARNT}`)) return undefined;
      const json = await readFile(id.slice(0, -LEARNT.length), 'utf8');
      return { code: `export default ${json};`, moduleType: 'js' };
    },
  };
}
