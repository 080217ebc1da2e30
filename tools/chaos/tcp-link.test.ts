import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { TcpLink } from './tcp-link.ts';

/** A way to somebody who says back what they are told. */
async function openEcho(): Promise<TcpLink> {
  const echo = createServer((socket) => void socket.on('error', () => undefined).pipe(socket));
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
  const link = await TcpLink.open({ host: '127.0.0.1', port: (echo.address() as AddressInfo).port });
  onTestFinished(async () => {
    await link.close();
    await new Promise((resolve) => echo.close(resolve));
  });
  return link;
}

function connectTo({ port }: TcpLink): Socket {
  return connect({ host: '127.0.0.1', port }).on('error', () => undefined);
}

/** Resolves when a connection is gone, whatever the reason. */
function gone(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()));
}

async function said(socket: Socket): Promise<string> {
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  return bytes.toString();
}

test('what is said goes through, to and fro', async () => {
  const socket = connectTo(await openEcho());
  socket.write('hello');
  expect(await said(socket)).toBe('hello');
});

test('a way that breaks ends its connections and takes no more, until it is found again', async () => {
  const link = await openEcho();
  const before = connectTo(link);
  before.write('hello');
  await said(before);
  const ended = gone(before);
  link.lose('broken');
  await ended;
  await gone(connectTo(link));
  link.find();
  const after = connectTo(link);
  after.write('again');
  expect(await said(after)).toBe('again');
});

test('a silent way keeps what is said until it is found again', async () => {
  const link = await openEcho();
  const socket = connectTo(link);
  socket.write('hello');
  await said(socket);
  link.lose('silent');
  let heard = '';
  socket.on('data', (bytes) => (heard += bytes.toString()));
  await new Promise((resolve) => socket.write('later', resolve));
  const other = connectTo(link);
  await once(other, 'connect');
  expect(heard).toBe('');
  const back = said(socket);
  link.find();
  expect(await back).toBe('later');
  other.destroy();
});
