import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Flushes } from './flushes.ts';
import { Outbox } from './outbox.ts';

/** The two ends of a socket. */
async function openSocket(): Promise<{
  readonly near: WebSocket;
  readonly stream: Socket;
  readonly far: WebSocket;
  readonly close: () => void;
}> {
  const http = createServer();
  const server = new WebSocketServer({ server: http });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const far = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const [near, { socket: stream }] = (await once(server, 'connection')) as [WebSocket, IncomingMessage];
  await once(far, 'open');
  const close = (): void => {
    far.terminate();
    server.close();
    http.close();
  };
  return { near, stream, far, close };
}

test('a reader who pauses is told the newest state and all answers, but not every state in between', async () => {
  const { near, stream, far, close } = await openSocket();
  const outbox = new Outbox(near, stream, new Flushes(() => undefined).later);
  const received: string[] = [];
  far.on('message', (data: Buffer) => received.push(data.toString().slice(0, 20).trim()));
  far.pause();
  const large = ' '.repeat(100_000);
  const states = 1000;
  for (let state = 1; state <= states; state++) {
    outbox.tell('a table', () => [`${String(state)}${large}`]);
    if (state % 100 === 0) outbox.answer(`answer ${state}`);
    await turn();
  }
  expect(near.bufferedAmount).toBeLessThan(5_000_000);
  far.resume();
  while (received.at(-1) !== String(states)) await once(far, 'message');
  const sent = received.filter((text) => !text.startsWith('answer')).map(Number);
  expect(sent.length).toBeLessThan(states / 2);
  expect(sent).toEqual(sent.toSorted((a, b) => a - b));
  expect(received.filter((text) => text.startsWith('answer'))).toHaveLength(10);
  close();
});

test('whoever asks on and on without reading the answers is cut off', async () => {
  const { near, stream, far, close } = await openSocket();
  const outbox = new Outbox(near, stream, new Flushes(() => undefined).later);
  far.pause();
  const closed = once(near, 'close');
  const large = ' '.repeat(100_000);
  for (let i = 0; near.readyState === WebSocket.OPEN && i < 5000; i++) {
    outbox.answer(large);
    await turn();
  }
  await closed;
  close();
});

test('what is said in one turn goes out together, in order', async () => {
  const { near, stream, far, close } = await openSocket();
  const outbox = new Outbox(near, stream, new Flushes(() => undefined).later);
  const received: string[] = [];
  far.on('message', (data: Buffer) => received.push(data.toString()));
  outbox.answer('an answer');
  outbox.tell('a table', () => ['older news']);
  outbox.tell('another', () => ['other news']);
  outbox.tell('a table', () => ['news']);
  outbox.answer('another answer');
  while (received.length < 4) await once(far, 'message');
  expect(received).toEqual(['an answer', 'another answer', 'other news', 'news']);
  close();
});

test('texts of all lengths and scripts arrive as they were', async () => {
  const { near, stream, far, close } = await openSocket();
  const outbox = new Outbox(near, stream, new Flushes(() => undefined).later);
  const received: string[] = [];
  far.on('message', (data: Buffer) => received.push(data.toString()));
  const lengths = [0, 1, 62, 63, 125, 126, 127, 32_767, 32_768, 65_535, 65_536, 200_000];
  const texts = ['ж', 'Cai 🦊', ...lengths.flatMap((length) => ['a'.repeat(length), 'é'.repeat(length)])];
  for (const text of texts) outbox.answer(text);
  while (received.length < texts.length) await once(far, 'message');
  expect(received).toEqual(texts);
  close();
});
