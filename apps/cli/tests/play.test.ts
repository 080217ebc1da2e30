import { parseRecord } from '@fondaco/kernel';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectRefusals, newFolder, run, runMany, start } from './cli.ts';

let folder: string;
let remove: () => void;
beforeEach(() => void ({ folder, remove } = newFolder()));
afterEach(() => remove());

const MANY = '1\n'.repeat(5000);

function play(args: readonly string[], input: string): ReturnType<typeof run> {
  return run(['play', ...args], { cwd: folder, input });
}

function linesOf(file: string): readonly string[] {
  const record = parseRecord(readFileSync(path.join(folder, file), 'utf8'));
  if (!record.ok) throw new Error(record.error.message);
  return record.value.lines.map(({ seat, words }) => `${seat} ${words}`);
}

test('a whole game is played from a script, saved, and its record is in order', () => {
  const ran = play(['--seed', 'script'], MANY);
  expect([ran.code, ran.err]).toEqual([0, '']);
  expect(ran.out).toContain('De Vulgari Eloquentia: you, bot-2, bot-3, bot-4');
  expect(ran.out).toContain('The game is over.');
  expect(ran.out).toMatch(/\n {2}total +-?\d+ +-?\d+ +-?\d+ +-?\d+\n\n\S+ won\./);
  const [file = ''] = readdirSync(path.join(folder, '.fondaco'));
  expect(run(['verify', path.join('.fondaco', file)], { cwd: folder }).code).toBe(0);
});

test('the same seed and the same words give the same game', () => {
  const texts = ['a', 'b'].map((name) => {
    play(['--seed', '7', '--save', `${name}.record`, '--players', '3'], '1\n'.repeat(40));
    return readFileSync(path.join(folder, `${name}.record`), 'utf8');
  });
  expect(texts[0]).toBe(texts[1]);
});

test('a game that was killed goes on where it was, and ends as it would have', async () => {
  play(['--seed', 'kill', '--save', 'whole.record'], MANY);
  const child = start(['play', '--seed', 'kill', '--save', 'killed.record'], folder);
  let out = '';
  let made = 0;
  const killed = new Promise((resolve) => child.on('exit', (_, signal) => resolve(signal)));
  for await (const chunk of child.stdout) {
    out += String(chunk);
    const echoes = out.split('\n').filter((line) => line.startsWith('you: ')).length;
    const isAsked = /\n\[you\] [^\n]*\n( {2}.*\n)+$/.test(out);
    if (echoes >= 12) child.kill('SIGKILL');
    else if (isAsked && echoes === made) {
      made++;
      child.stdin.write('1\n');
    }
  }
  expect(await killed).toBe('SIGKILL');
  const echoed = out.split('\n').filter((line) => line.startsWith('you: '));
  const saved = linesOf('killed.record').filter((line) => line.startsWith('red '));
  expect(saved.slice(0, echoed.length)).toEqual(echoed.map((line) => line.replace('you: ', 'red ')));
  const resumed = play(['--load', 'killed.record'], MANY);
  expect([resumed.code, resumed.err]).toEqual([0, '']);
  expect(readFileSync(path.join(folder, 'killed.record'), 'utf8')).toBe(
    readFileSync(path.join(folder, 'whole.record'), 'utf8'),
  );
});

test('input that ends leaves a game that can be resumed, and the program says how', () => {
  const ran = play(['--seed', '1', '--save', 'my game.record'], '1\n');
  expect(ran.code).toBe(0);
  expect(ran.out).toContain('To go on: fondaco play --load "my game.record"');
  const again = play(['--load', 'my game.record'], 'journal\nquit\n');
  expect(again.code).toBe(0);
  expect(again.out).toMatch(/ {2}you start \w+\n/);
});

test('a newly begun game mentions the one that is not over', () => {
  play(['--seed', '1'], '1\n');
  const [file = ''] = readdirSync(path.join(folder, '.fondaco'));
  expect(play(['--seed', '2'], '').out).toContain(
    `An older game is not over yet: fondaco play --load .fondaco/${file}`,
  );
});

test('what is typed is explained when it cannot be done', () => {
  const ran = play(
    ['--seed', '1'],
    [
      'start roma',
      'why sta rom',
      'why start',
      '999',
      'fly',
      '/help',
      'score',
      'undo',
      'save',
      'save copy.record',
      'quit',
    ].join('\n'),
  );
  expect(ran.code).toBe(0);
  expect(ran.out).toContain('start roma: not possible.');
  expect(ran.out).toContain('DVE-SET-9');
  expect(ran.out).toContain('Nearest to it: start ');
  expect(ran.out).toMatch(/There is no choice 999: they go from 1 to \d+\./);
  expect(ran.out).toContain('there is no verb "fly"');
  expect(ran.out).toContain('why <choice>');
  expect(ran.out).toContain('Points are shown when the game is over');
  expect(ran.out).toContain('That cannot be taken back');
  expect(ran.out).toContain('A copy is in copy.record.');
  expect(run(['verify', 'copy.record'], { cwd: folder }).code).toBe(0);
});

test('a choice is taken back, and the record says so', () => {
  play(['--seed', '1', '--save', 'undo.record'], '1\nmove milano\nundo\nquit\n');
  expect(linesOf('undo.record').slice(-2)).toEqual(['red move milano', 'red undo']);
});

test('several people pass the keyboard, and nobody is told what another alone may know', () => {
  const ran = play(['--game', 'augsburg-1520', '--seats', 'ann', 'bob', '--seed', '3'], MANY);
  expect(ran.code).toBe(0);
  const screens = ran.out.split('--- Pass the keyboard to ').slice(1);
  expect(screens.length).toBeGreaterThan(10);
  // The last screen ends with the end of the game, when everything is shown.
  for (const screen of screens.slice(0, -1)) {
    const [owner] = screen.split('.');
    const other = owner === 'ann' ? 'bob' : 'ann';
    expect(screen).toContain(`Hand of ${owner}: `);
    expect(screen).not.toContain(`Hand of ${other}: `);
    expect(screen).not.toContain(`[${other}] `);
    expect(screen).not.toMatch(new RegExp(`^${other}: `, 'm'));
    expect(screen).not.toMatch(
      new RegExp(`${other} (draws|is offered|receives) (philipp|louise|leo|maria|joker)`, 'i'),
    );
  }
});

test('people have whatever names they have, and a resumed game knows who was a bot', () => {
  const names = ['Ann Marie', 'ليلى', '👩‍🚀', 'constructor', 'bot'];
  const ran = play(['--seats', ...names, '--seed', '3', '--save', 'names.record'], '1\n1\n');
  expect([ran.code, ran.err]).toEqual([0, '']);
  expect(ran.out).toContain('Ann Marie, ليلى, 👩‍🚀, constructor, bot-5');
  const text = readFileSync(path.join(folder, 'names.record'), 'utf8');
  expect(text).toContain('\nname: red Ann Marie\nname: blue ليلى\nname: green 👩‍🚀\nname: yellow constructor\n');
  expect(text).toContain('\nheld: 1 red person\n');
  expect(text).toContain('\nheld: 1 white bot random\n');
  const again = play(['--load', 'names.record'], 'journal\n');
  expect(again.code).toBe(0);
  expect(again.out).toMatch(/ {2}(Ann Marie|ليلى|👩‍🚀|constructor|bot-5) start \w+\n/u);
  expect(run(['replay', 'names.record', '--seat', 'ليلى'], { cwd: folder }).out).toContain('as ليلى sees it');
});

test('people and bots are seated as asked for', () => {
  expect(play(['--hotseat', '--players', '2'], '').out).toContain('player-1, player-2');
  expect(play(['--seats', 'ann', 'bot', 'greedy'], '').out).toContain('ann, bot-2, greedy-3');
  const alone = play(['--seats', 'bot', 'greedy', '--seed', '4'], '');
  expect(alone.out).toContain('The game is over.');
});

test('bad input is refused', () => {
  const refusals: [string[], string][] = [
    [['--seats', 'ann'], 'is for 2 to 5 players, not 1'],
    [['--seats', 'ann', 'ann'], 'two are called ann'],
    [['--seats', 'ann', 'bob', '--players', '3'], '--seats names 2'],
    [['--hotseat', '--seats', 'ann', 'bot'], 'for people only'],
    [['--players', '7'], 'whole number from 1 to 5'],
    [['--game', 'go'], 'there is no game "go"'],
    [['--option', 'screens=ajar'], 'options.screens: must be one of closed, open, not "ajar" [DVE-VAR-3]'],
    [['--load', 'nowhere.record'], 'cannot read nowhere.record: there is no such file'],
    [['--load', 'nowhere.record', '--seed', '1'], '--seed: the saved game says that already'],
    [['--save', '.'], 'there is such a file already'],
    [['more'], "too many arguments for 'play'"],
  ];
  expectRefusals(
    refusals.map(([args, words]) => [['play', ...args], words]),
    folder,
  );
});

test('a command that does not exist is named, and every one has its help', () => {
  expectRefusals([[['plya'], 'there is no command "plya"']], folder);
  const commands = ['play', 'simulate', 'replay', 'verify', 'rpc'];
  const helped = runMany(commands.map((command) => [command, '--help']));
  commands.forEach((command, i) =>
    expect(helped[i]).toMatchObject({ code: 0, err: '', out: expect.stringContaining(`Usage: fondaco ${command}`) }),
  );
});
