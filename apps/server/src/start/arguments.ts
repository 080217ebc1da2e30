import { Command, InvalidArgumentError, Option } from 'commander';
import { ROLES, type Role } from '../server-setup.ts';

/** What a server is told when it is started. */
export interface StartArguments {
  readonly port: number;
  readonly host?: string;
  readonly lan: boolean;
  readonly cert?: string;
  readonly key?: string;
  readonly database?: string;
  readonly role: Role;
  readonly metricsPort?: number;
  readonly proxy?: string;
  readonly log: 'error' | 'warn' | 'info' | 'debug' | 'silent';
}

const DEFAULT_PORT = 4200;
const MOST_PORT = 65_535;

/** Reads the command line and the environment; what is wrong with it is said and ends the program. */
export function parseStartArguments(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): StartArguments {
  const given = (name: string): string | undefined => (env[name] === '' ? undefined : env[name]);
  const program = new Command('npm start --')
    .description('Serves the page, the tables people share, and the bots that sit at them.')
    .addOption(
      new Option('--port <n>', 'the port (PORT)')
        .argParser(parsePort)
        .default(parsePort(given('PORT') ?? String(DEFAULT_PORT))),
    )
    .addOption(
      new Option('--host <address>', 'the address to listen at; only this machine if absent (HOST)').default(
        given('HOST'),
      ),
    )
    .option('--lan', 'listen on the home network, too, and print its address as a QR code', false)
    .option('--cert <file>', 'a certificate as PEM: serves HTTPS')
    .option('--key <file>', 'the key of the certificate as PEM')
    .addOption(
      new Option('--database <place>', 'a SQLite file, or postgresql://… (DATABASE_URL)').default(
        given('DATABASE_URL'),
      ),
    )
    .addOption(new Option('--role <role>', 'serve people, or only play for bots').choices(ROLES).default('both'))
    .addOption(
      new Option('--metrics-port <n>', 'where /metrics, /healthz and /readyz are served besides (METRICS_PORT)')
        .argParser(parsePort)
        .default(given('METRICS_PORT') === undefined ? undefined : parsePort(given('METRICS_PORT') ?? '')),
    )
    .addOption(
      new Option(
        '--proxy <addresses>',
        'proxies whose word is taken for where requests come from (TRUST_PROXY)',
      ).default(given('TRUST_PROXY')),
    )
    .addOption(
      new Option('--log <level>', 'what is logged, as JSON lines (LOG_LEVEL)')
        .choices(['error', 'warn', 'info', 'debug', 'silent'])
        .default(given('LOG_LEVEL') ?? 'warn'),
    )
    .allowExcessArguments(false);
  return program.parse(args, { from: 'user' }).opts<StartArguments>();
}

function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= MOST_PORT) return port;
  throw new InvalidArgumentError(`a port is a number up to ${MOST_PORT}`);
}
