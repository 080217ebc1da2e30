import { isBotWorker, serveBots } from './bots.ts';
import { isLessonWorker, serveLessons } from './serve-lessons.ts';
import { serveTables } from './serve-tables.ts';

if (isBotWorker()) serveBots();
else if (isLessonWorker()) serveLessons();
else serveTables();
