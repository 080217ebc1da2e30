import { games } from '@fondaco/catalog';
import { printRecord } from '@fondaco/kernel';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomTable } from './random-table.ts';
import { RpcClient, type Response } from './rpc-client.ts';

const METHODS = [
  'games',
  'new',
  'open',
  'arrange',
  'position',
  'waiting',
  'choices',
  'play',
  'whyNot',
  'view',
  'undo',
  'record',
  'result',
];
let rpc: RpcClient;
let table: string;

beforeAll(async () => {
  rpc = new RpcClient();
  ({ table } = await rpc.get('new', { game: 'de-vulgari-eloquentia', seats: ['ann', 'bob'], seed: 5 }));
});
afterAll(async () => expect(await rpc.close()).toBe(0));

/** Sends a line; whatever it is, there is at most one answer, it is well formed, and an error has changed nothing. */
async function throwAt(line: string | Uint8Array): Promise<void> {
  const before = await rpc.get('record', { table });
  const answers = await rpc.answersTo(line);
  expect(answers.length).toBeLessThanOrEqual(1);
  const responses = answers.flatMap((answer) => JSON.parse(answer) as Response | Response[]);
  for (const response of responses) {
    expect(response.jsonrpc).toBe('2.0');
    expect(Object.hasOwn(response, 'result')).not.toBe(Object.hasOwn(response, 'error'));
    expect(response.error?.code).not.toBe(-32603);
  }
  // Room for the next: a full house would refuse before it looks.
  for (const { result } of responses)
    if (typeof result?.table === 'string') await rpc.get('close', { table: result.table });
  if (responses.every(({ error }) => error !== undefined)) expect(await rpc.get('record', { table })).toEqual(before);
}

const oneLine = (text: string): string => text.replaceAll('\n', ' ');
const runs = { numRuns: 300, seed: 20_261_115 };

test('random bytes', async () => {
  const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => array.map((byte) => (byte === 10 ? 11 : byte)));
  await fc.assert(fc.asyncProperty(bytes, throwAt), runs);
});

test('requests that break off', async () => {
  const whole = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'play',
    params: { table: 't1', seat: 'red', lines: ['end'] },
  });
  for (let end = 1; end < whole.length; end++) await throwAt(whole.slice(0, end));
});

test('any JSON at all, and requests with members of any kind', async () => {
  const value = fc.jsonValue({ maxDepth: 4 });
  const request = fc.record(
    {
      jsonrpc: fc.oneof(fc.constant('2.0'), value),
      id: value,
      method: fc.oneof(fc.constantFrom(...METHODS), value),
      params: value,
    },
    { requiredKeys: [] },
  );
  const line = fc.oneof(value, request, fc.array(request, { maxLength: 5 })).map((json) => JSON.stringify(json));
  await fc.assert(fc.asyncProperty(line.map(oneLine), throwAt), runs);
});

test('right methods with wrong parameters', async () => {
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom(
      't1',
      'red',
      'blue',
      0,
      1,
      -1,
      1e300,
      2 ** 53,
      'de-vulgari-eloquentia',
      'spectator',
      '__proto__',
      'end',
    ),
  );
  const params = fc.record(
    {
      table: fc.oneof(fc.constant('t1'), value),
      game: fc.oneof(fc.constant('de-vulgari-eloquentia'), value),
      seat: value,
      seats: value,
      seq: value,
      seed: value,
      line: value,
      lines: fc.oneof(fc.array(fc.string(), { maxLength: 3 }), value),
      options: value,
      position: value,
      board: value,
      record: value,
      constructor: value,
    },
    { requiredKeys: [] },
  );
  const request = fc
    .tuple(fc.constantFrom(...METHODS), params)
    .map(([method, given]) => oneLine(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: given })));
  await fc.assert(fc.asyncProperty(request, throwAt), runs);
});

test('numbers beyond every range', async () => {
  for (const number of ['1e999', '-1e999', '-0', '0.1', '99999999999999999999', '1e-400']) {
    await throwAt(`{"jsonrpc":"2.0","id":${number},"method":"choices","params":{"table":"t1","seat":${number}}}`);
    await throwAt(
      `{"jsonrpc":"2.0","id":1,"method":"play","params":{"table":"t1","seat":0,"seq":${number},"lines":["end"]}}`,
    );
  }
});

test.each(games)(
  'records and positions of $title that were tampered with are opened or refused, never worse',
  async ({ game }) => {
    const played = randomTable(game, ['ann', 'bob'], 9, 40);
    const record = printRecord(played.record());
    const position = played.position();
    const text = JSON.stringify(position);
    const cut = fc.tuple(fc.nat(), fc.nat({ max: 20 }), fc.string({ maxLength: 6 }));
    const damage = (whole: string, [at, length, put]: [number, number, string]): string => {
      const from = at % whole.length;
      return whole.slice(0, from) + put + whole.slice(from + length);
    };
    const send = (method: string, params: string): Promise<void> =>
      throwAt(oneLine(`{"jsonrpc":"2.0","id":1,"method":"${method}","params":${params}}`));
    await fc.assert(
      fc.asyncProperty(cut, async (where) => {
        await send('open', JSON.stringify({ record: damage(record, where) }));
        await send('arrange', `{"game":"${game.id}","position":${damage(text, where)}}`);
      }),
      { ...runs, numRuns: 100 },
    );
  },
);
