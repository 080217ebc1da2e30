#!/usr/bin/env node
// Starts on the machine's Node (20 or newer) and goes on under the one of the checkout, which runs TypeScript.
import path from 'node:path';
import { ROOT, runUnderNode } from '../../../tools/find-node.mjs';

await runUnderNode(path.join(ROOT, 'apps/cli/src/main.ts'), process.argv.slice(2));
