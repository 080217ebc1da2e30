import { REFUSAL_CODES, type Json } from '@fondaco/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RpcClient } from './rpc-client.ts';

const DVE = 'de-vulgari-eloquentia';
const SEATS = ['red', 'blue', 'green'];
let rpc: RpcClient;

beforeAll(() => void (rpc = new RpcClient()));
afterAll(async () => expect(await rpc.close()).toBe(0));

async function newTable(): Promise<string> {
  const { table } = await rpc.get('new', { game: DVE, seats: SEATS.length, seed: 1 });
  return table;
}

test('each refusal of the kernel has its own code, and says where and why', async () => {
  const table = await newTable();
  const { seats } = await rpc.get('waiting', { table });
  const [seat] = seats;
  const other = SEATS.find((name) => name !== seat) ?? '';
  const { lines } = await rpc.get('choices', { table, seat });
  const refusals: [string, string, Json][] = [
    ['unknown-word', 'play', { table, seat, lines: ['fly roma'] }],
    ['illegal', 'play', { table, seat, lines: ['end'] }],
    ['not-waiting', 'play', { table, seat: other, lines: [lines[0]] }],
    ['stale', 'play', { table, seat, seq: 99, lines: [lines[0]] }],
    ['no-undo', 'undo', { table, seat }],
    ['bad-record', 'open', { record: 'no record' }],
    ['bad-position', 'arrange', { game: DVE, position: { game: DVE } }],
    ['bad-parts', 'new', { game: DVE, seats: 2, board: { zones: 3 } }],
    ['bad-setup', 'new', { game: DVE, names: ['ann', ''] }],
    ['bad-setup', 'new', { game: DVE, seats: 1 }],
    ['bad-setup', 'new', { game: DVE, seats: 6 }],
    ['bad-setup', 'new', { game: DVE }],
    ['bad-setup', 'new', { game: DVE, seats: 2, options: { weather: 'rain' } }],
  ];
  for (const [refusal, method, params] of refusals) {
    const { error } = await rpc.call(method, params);
    expect([error?.code, error?.data?.['refusal']]).toEqual([REFUSAL_CODES.indexOf(refusal as 'illegal') + 1, refusal]);
    expect(error?.message).not.toBe('');
  }
  const illegal = await rpc.call('play', { table, seat, lines: ['end'] });
  expect(illegal.error?.data).toMatchObject({ clause: expect.stringMatching(/^DVE-/), reason: 'not-now' });
  expect((await rpc.get('waiting', { table })).seq).toBe(0);
});

test('parameters that are not as documented, with their place', async () => {
  const table = await newTable();
  const bad: [string, Json, string][] = [
    ['view', { table, seat: 'zoe' }, 'seat'],
    ['view', { table, seat: 7 }, 'seat'],
    ['choices', { table }, 'seat'],
    ['choices', { table, seat: null }, 'seat'],
    ['play', { table, seat: 0, lines: [] }, 'lines'],
    ['play', { table, seat: 0, lines: [1] }, 'lines[0]'],
    ['play', { table, seat: 0, seq: 'x', lines: ['end'] }, 'seq'],
    ['play', { table, seat: 0, line: 'end', lines: ['end'] }, 'line'],
    ['new', { game: 'go', seats: 2 }, 'game'],
    ['new', { game: DVE, seats: 'ann' }, 'seats'],
    ['new', { game: DVE, seats: 2, seed: [] }, 'seed'],
    ['new', { game: DVE, seats: 2, options: { screens: 1 } }, 'options.screens'],
    ['open', { record: 3 }, 'record'],
    ['arrange', { game: DVE, position: [] }, 'position'],
    ['waiting', [table], 'the top'],
  ];
  for (const [method, params, where] of bad) {
    const { error } = await rpc.call(method, params);
    expect([method, error?.code, error?.data?.['where']]).toEqual([method, -32602, where]);
  }
});

test('what is no request, no JSON, no text or no method', async () => {
  const codes: [string | Uint8Array, number][] = [
    ['{"jsonrpc": "2.0", "method"', -32700],
    [Uint8Array.of(0x22, 0xff, 0xfe, 0x22), -32700],
    ['3', -32600],
    ['[]', -32600],
    ['{"jsonrpc":"1.0","id":1,"method":"games"}', -32600],
    ['{"jsonrpc":"2.0","id":1}', -32600],
    ['{"jsonrpc":"2.0","id":{},"method":"games"}', -32600],
    ['{"jsonrpc":"2.0","id":1,"method":"games","params":3}', -32600],
    ['{"jsonrpc":"2.0","id":1,"method":"games","parms":{}}', -32600],
    ['['.repeat(100_000), -32600],
    ['{"jsonrpc":"2.0","id":1,"method":"toString"}', -32601],
  ];
  for (const [line, code] of codes) {
    const [answer = ''] = await rpc.answersTo(line);
    expect((JSON.parse(answer) as { error: { code: number } }).error.code).toBe(code);
  }
});

test('a batch is answered as one list, without its notifications; a notification alone in silence', async () => {
  const request = (id: number | undefined, method: string): Json => ({
    jsonrpc: '2.0',
    method,
    ...(id === undefined ? {} : { id }),
  });
  const batch = [request(1, 'games'), request(undefined, 'games'), 5, request(2, 'nothing')];
  const [answer = '', ...more] = await rpc.answersTo(JSON.stringify(batch));
  expect(more).toEqual([]);
  const answers = JSON.parse(answer) as { id: number | null; error?: { code: number } }[];
  expect(answers.map(({ id, error }) => [id, error?.code])).toEqual([
    [1, undefined],
    [null, -32600],
    [2, -32601],
  ]);
  expect(await rpc.answersTo(JSON.stringify(request(undefined, 'games')))).toEqual([]);
  expect(await rpc.answersTo(JSON.stringify([request(undefined, 'games')]))).toEqual([]);
  const [refused] = await rpc.answersTo(JSON.stringify(Array.from({ length: 101 }, () => request(1, 'games'))));
  expect(refused).toContain('-32600');
});

test('a line that is too long is refused once and not kept; the next one is answered', async () => {
  const piece = 'x'.repeat(1_000_000);
  for (let i = 0; i < 9; i++) rpc.send(piece);
  const answers = await rpc.answersTo('');
  expect(answers).toHaveLength(1);
  expect(answers[0]).toContain('at most 8000000 bytes');
});

test('only so many tables are open at a time', async () => {
  const other = new RpcClient();
  for (let i = 0; i < 256; i++) await other.get('new', { game: DVE, seats: 2 });
  const full = await other.call('new', { game: DVE, seats: 2 });
  expect(full.error?.code).toBe(12);
  await other.get('close', { table: 't7' });
  expect((await other.get('new', { game: DVE, seats: 2 })).table).toBe('t257');
  expect(await other.close()).toBe(0);
});

test('the process ends quietly when nobody reads its answers any more', async () => {
  const other = new RpcClient();
  await other.get('games');
  other.process.stdout.destroy();
  for (let i = 0; i < 200; i++) other.send('{"jsonrpc":"2.0","id":1,"method":"games"}\n');
  let complaints = '';
  other.process.stderr.on('data', (chunk) => (complaints += String(chunk)));
  expect(await other.ended).toBe(0);
  expect(complaints).toBe('');
});
