import { isBotWorker, serveBots } from './bots.ts';
import { serveTables } from './serve-tables.ts';

if (isBotWorker()) serveBots();
else serveTables();
