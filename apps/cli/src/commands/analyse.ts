import { DEPTHS, openReview, type Depth, type Review, type ReviewProgress } from '@fondaco/review';
import { ReviewThreads } from '@fondaco/review/node';
import { LANGUAGES, type Language } from '@fondaco/texts';
import { Option, type Command } from 'commander';
import { availableParallelism } from 'node:os';
import { complain, done, NOT_IN_ORDER, printRefusal, wrong, type Attempt } from '../attempt.ts';
import { BOT_MODELS, botModels } from '../bots/models.ts';
import { exists, readJson, writeDurably } from '../files.ts';
import { readRecordFile, type OpenedRecord } from '../record-file.ts';
import { printPage } from '../review/page.ts';
import { printReport } from '../review/report.ts';
import { fullVoice } from '../review/voice.ts';
import { progressBar } from '../simulate/progress.ts';
import { wholeNumber } from './arguments.ts';

interface AnalyseFlags {
  readonly depth: Depth;
  readonly json?: boolean;
  readonly html?: string;
  readonly language: Language;
  readonly state?: string;
  readonly board?: string;
  readonly workers: number;
}

export function addAnalyse(program: Command, finish: (code: number) => void): void {
  program
    .command('analyse')
    .description('review a recorded game: win chances, mistakes, luck and skill')
    .argument('<record>', 'a file with a record')
    .addOption(new Option('--depth <depth>', 'how thoroughly').choices(DEPTHS).default('standard'))
    .option('--json', 'print everything that was found as JSON')
    .option('--html <file>', 'write a page of its own into this file')
    .addOption(new Option('--language <code>', 'the language of that page').choices(LANGUAGES).default('en'))
    .option('--state <file>', 'keep what was judged here, and go on with what is there')
    .option('--board <file>', 'the board or parts file it was played on')
    .option('--workers <k>', 'how many threads', wholeNumber(1, 256), Math.max(1, availableParallelism() - 1))
    .action(async (file: string, given: AnalyseFlags) => finish(await analyse(file, given)));
}

async function analyse(file: string, given: AnalyseFlags): Promise<number> {
  const read = readRecordFile(file, given.board);
  if (!read.ok) return complain(read.message);
  const { game, record, entry } = read.value;
  const opened = openReview(botModels.of(game), record, { depth: given.depth });
  if (!opened.ok) return complain(`${file}: ${printRefusal(opened.error)}`);
  const review = opened.value;
  const resumed = resume(review, given.state);
  if (!resumed.ok) return complain(resumed.message);
  await judgeAll(review, read.value, given);
  const analysis = review.analysis();
  if (given.html !== undefined) {
    const written = writeDurably(
      given.html,
      printPage(analysis, fullVoice(given.language, game, record.header), entry.title),
    );
    if (!written.ok) return complain(written.message);
  }
  process.stdout.write(given.json === true ? `${JSON.stringify(analysis)}\n` : printReport(analysis, record.header));
  return analysis.ending === 'damaged' ? NOT_IN_ORDER : 0;
}

function resume(review: Review, file: string | undefined): Attempt<void> {
  if (file === undefined || !exists(file)) return done(undefined);
  const read = readJson(file);
  if (!read.ok) return read;
  const kept = read.value as unknown as ReviewProgress;
  const resumed = kept?.judged === undefined ? undefined : review.resume(kept);
  if (resumed?.ok === true) return done(undefined);
  return wrong(`--state ${file}: ${resumed === undefined ? 'holds no progress' : printRefusal(resumed.error)}`);
}

const SAVE_EVERY = 2000;

async function judgeAll(review: Review, { game, record }: OpenedRecord, given: AnalyseFlags): Promise<void> {
  const total = review.jobs().length;
  if (total === 0) return;
  const bar = progressBar(total, 'lines');
  const threads = new ReviewThreads(BOT_MODELS, given.workers);
  let saved = performance.now();
  const save = (): void => {
    if (given.state !== undefined) writeDurably(given.state, JSON.stringify(review.progress()));
    saved = performance.now();
  };
  const source = { game: botModels.keyOf(game), record, how: { depth: given.depth } };
  await threads.judge(review, source, () => {
    bar.show(total - review.jobs().length);
    if (performance.now() - saved >= SAVE_EVERY) save();
  });
  save();
  bar.end();
  await threads.close();
}
