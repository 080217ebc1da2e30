/** Loads and runs `serving.ts`, as `npm start` loads the server. */
import { flushCompileCache } from 'node:module';
import { keepCompiled } from './keep-compiled.mjs';

keepCompiled();
await import('./serving.ts');
flushCompileCache();
