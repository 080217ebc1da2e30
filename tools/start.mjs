/** `npm start`: loads and runs `start.ts`. */
import { flushCompileCache } from 'node:module';
import { keepCompiled } from './served/keep-compiled.mjs';

keepCompiled();
await import('./start.ts');
flushCompileCache();
