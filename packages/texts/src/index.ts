export { chapterOf, plainText, type BookBlock, type BookChapter, type BookSpan, type RulesBook } from './book.ts';
export { LANGUAGES, type Language } from './language.ts';
export { placesIn, printMessage, type Message, type Messages, type Values } from './message.ts';
export { printAbout, type Explanation } from './print-about.ts';
export { printEvent } from './print-event.ts';
export { placeNames, printLine } from './print-line.ts';
export { createTranslate, type NameOf, type Translate } from './translate.ts';
export { wordValues } from './word-values.ts';
