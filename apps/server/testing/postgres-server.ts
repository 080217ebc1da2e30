import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { findPostgres } from './find-postgres.ts';

const PREFIX = 'fondaco-postgres-';
const READY = 'database system is ready to accept connections';
/** Milliseconds between two looks whether a server that is no child of this process has ended. */
const LOOK_EVERY = 20;
/** What its socket is named after; nobody listens there. */
const PORT = 5432;
const PASSWD_UID = 2;
const PASSWD_GID = 3;

type User = { readonly uid: number; readonly gid: number };

/** A PostgreSQL server of a test's own, in a temporary folder, on a socket there; what it says is committed is on the disk. */
export class PostgresServer {
  readonly #folder: string;
  readonly #bin: string;
  readonly #user: User | undefined;
  #process: ChildProcess | undefined;
  #databases = 0;

  static async start(): Promise<PostgresServer> {
    await endLeftovers();
    const server = new PostgresServer();
    server.#initialize();
    await server.run();
    return server;
  }

  private constructor() {
    const bin = findPostgres();
    if (bin === undefined) throw new Error('no PostgreSQL: run `npm run postgres`, or name its folder in POSTGRES_BIN');
    this.#bin = bin;
    // PostgreSQL refuses to run as root.
    this.#user = process.getuid?.() === 0 ? userOf('postgres') : undefined;
    this.#folder = mkdtempSync(path.join(tmpdir(), `${PREFIX}${process.pid}-`));
    if (this.#user !== undefined) chownSync(this.#folder, this.#user.uid, this.#user.gid);
  }

  get #data(): string {
    return path.join(this.#folder, 'data');
  }

  #initialize(): void {
    const args = ['--auth=trust', '--no-sync', '--encoding=UTF8', '--username=postgres', '-D', this.#data];
    const done = spawnSync(path.join(this.#bin, 'initdb'), args, { ...this.#user, cwd: this.#folder });
    if (done.status !== 0) throw new Error(`initdb: ${done.stderr?.toString()}${String(done.error ?? '')}`);
  }

  /** Starts it, or starts it again, with settings of its own (`fsync=off`); resolves when it takes connections. */
  async run(settings: readonly string[] = []): Promise<void> {
    const all = ['listen_addresses=', `port=${PORT}`, 'max_connections=100', 'fsync=on', ...settings];
    const args = ['-D', this.#data, '-k', this.#folder, ...all.flatMap((setting) => ['-c', setting])];
    const child = spawn(path.join(this.#bin, 'postgres'), args, {
      ...this.#user,
      cwd: this.#folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#process = child;
    const said: string[] = [];
    for await (const line of createInterface({ input: child.stderr })) {
      said.push(line);
      if (line.includes(READY)) break;
    }
    child.stderr.resume();
    if (!said.some((line) => line.includes(READY))) throw new Error(`postgres: ${said.join('\n')}`);
  }

  /** The file of the socket it listens at. */
  get socket(): string {
    return path.join(this.#folder, `.s.PGSQL.${PORT}`);
  }

  /** The address of a database; without a name that of the one every server has. */
  address(database = 'postgres'): string {
    return `postgresql://postgres@${encodeURIComponent(this.#folder)}/${database}`;
  }

  /** Makes an empty database and answers its address. */
  async createDatabase(): Promise<string> {
    const name = `test_${++this.#databases}`;
    const client = new Client({ connectionString: this.address() });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return this.address(name);
  }

  /** Ends it as a crash would: nothing is written, every connection breaks. */
  async crash(): Promise<void> {
    await this.#end('SIGQUIT');
  }

  /** Ends it and removes all it had. */
  async dispose(): Promise<void> {
    await this.#end('SIGQUIT');
    rmSync(this.#folder, { recursive: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (child === undefined || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}

function userOf(name: string): User {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${name}:`));
  if (line === undefined) throw new Error(`there is no user ${name} to run PostgreSQL as`);
  const fields = line.split(':');
  return { uid: Number(fields[PASSWD_UID]), gid: Number(fields[PASSWD_GID]) };
}

/** Ends the servers of test runs that were killed: a folder carries the number of its owner, a server writes its own into a file. */
async function endLeftovers(): Promise<void> {
  const left = readdirSync(tmpdir()).filter(
    (name) => name.startsWith(PREFIX) && !isRunning(Number(name.slice(PREFIX.length).split('-')[0])),
  );
  for (const name of left) {
    const mine = path.join(tmpdir(), name.replace(/\d+/, String(process.pid)));
    // Of several that find it one can rename it.
    if (!tryRename(path.join(tmpdir(), name), mine)) continue;
    await endServerIn(path.join(mine, 'data'));
    rmSync(mine, { recursive: true });
  }
}

async function endServerIn(data: string): Promise<void> {
  const pidFile = path.join(data, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  // The number may by now be another's: a server works in its folder.
  const workingIn = `/proc/${pid}/cwd`;
  if (!existsSync(workingIn) || readlinkSync(workingIn) !== data) return;
  process.kill(pid, 'SIGQUIT');
  while (isRunning(pid)) await setTimeout(LOOK_EVERY);
}

function tryRename(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
