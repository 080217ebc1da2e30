import { isOver, LEGAL, NOT_NOW, UNDO, type Domain, type Game } from '../src/index.ts';
import { note, type Findings } from './report.ts';

const WORD = /^[\p{L}\p{N}][\p{L}\p{N}'_-]*$/u;
const NAME = /^[a-z][a-zA-Z0-9-]*$/;
/** Eight bits for each argument, one value of them for "absent"; thirty bits for the whole choice. */
const MOST_WORDS = 255;
const MOST_VERBS = 64;
const MOST_ARGUMENTS = 3;
const MOST_FIELDS = 4;
const MOST_OPTIONS = 6;

/** What the contract's one page asks for, before anything is played. */
export function checkContract(game: Game, findings: Findings): void {
  const fault = (what: string): void => note(findings, 'contract', what);
  checkNames(game, fault);
  if (game.verbs.length > MOST_VERBS) fault(`${game.verbs.length} verbs; a choice has room for ${MOST_VERBS}`);
  if (game.options.length > MOST_OPTIONS) fault(`${game.options.length} options; a state has room for ${MOST_OPTIONS}`);
  for (const verb of game.verbs) {
    if (verb.name === UNDO) fault(`the verb ${UNDO} belongs to the kernel`);
    if (verb.args.length > MOST_ARGUMENTS) fault(`verb ${verb.name} has more than ${MOST_ARGUMENTS} arguments`);
    const optional = verb.args.findIndex((argument) => argument.isOptional === true);
    if (optional >= 0 && verb.args.slice(optional).some((argument) => argument.isOptional !== true))
      fault(`verb ${verb.name} has an argument after an optional one`);
    for (const { domain } of verb.args) checkDomain(domain, `verb ${verb.name}`, fault);
  }
  const measured = [0, -1].map((unwritten) => {
    const out = new Int32Array(game.amounts.length).fill(unwritten);
    game.measure(game.blank(), 0, out);
    return out.join();
  });
  if (measured[0] !== measured[1]) fault('measure does not write all amounts');
  for (const event of game.events)
    if (event.fields.length > MOST_FIELDS) fault(`event ${event.name} has more than ${MOST_FIELDS} fields`);
  for (const step of game.steps)
    if (step.frame.length > MOST_FIELDS) fault(`step ${step.name} has more than ${MOST_FIELDS} arguments`);
  if (game.reasons.length <= NOT_NOW) fault(`reasons ${LEGAL} and ${NOT_NOW} are missing`);
  const blank = game.blank();
  if (blank.bytes.length - blank.used >= 4)
    fault(`the state asks for ${blank.bytes.length} bytes and uses ${blank.used}`);
  if (!isOver(blank)) fault('a blank state has frames already');
}

function checkNames(game: Game, fault: (what: string) => void): void {
  const lists = {
    verb: game.verbs,
    step: game.steps,
    event: game.events,
    reason: game.reasons,
    category: game.categories,
    amount: game.amounts,
    option: game.options,
  };
  for (const [kind, things] of Object.entries(lists)) {
    const names = things.map((thing) => thing.name);
    for (const [i, name] of names.entries()) {
      if (!NAME.test(name)) fault(`"${name}" is no name for a ${kind}`);
      if (names.indexOf(name) !== i) fault(`there are two of the ${kind} ${name}`);
    }
  }
  for (const { name, clause } of [...game.steps, ...game.reasons, ...game.categories, ...game.amounts, ...game.options])
    if (clause === '') fault(`${name} names no clause`);
}

function checkDomain(domain: Domain, where: string, fault: (what: string) => void): void {
  const most = domain.isNumber === true ? MOST_WORDS - 1 : MOST_WORDS;
  if (domain.words.length > most) fault(`${where}: domain ${domain.name} has more than ${most} words`);
  if (new Set(domain.words).size !== domain.words.length) fault(`${where}: domain ${domain.name} has a word twice`);
  const odd = domain.words.find((word) => !WORD.test(word));
  if (odd !== undefined) fault(`${where}: "${odd}" in domain ${domain.name} is not one word`);
}
