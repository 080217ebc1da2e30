/** Loads and runs `serving.ts`, as `npm start` loads the server: what was compiled is kept for the next start. */
import { enableCompileCache, flushCompileCache } from 'node:module';

enableCompileCache();
await import('./serving.ts');
flushCompileCache();
