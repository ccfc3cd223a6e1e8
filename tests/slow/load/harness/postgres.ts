/** A separate PostgreSQL cluster on a free port, from Debian's package, PATH or PG_BIN. */

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../support/processes/ports.ts';
import { temporaryFolder } from './folders.ts';
import { onEnd } from './leftovers.ts';

const DEBIAN = '/usr/lib/postgresql';

/** The folder of initdb and pg_ctl, or undefined. */
export function postgresBinaries(): string | undefined {
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN, version, 'bin'))
    : [];
  const places = [process.env.PG_BIN ?? '', ...debian, ...(process.env.PATH ?? '').split(':')];
  return places.find(
    (place) => place && existsSync(join(place, 'initdb')) && existsSync(join(place, 'pg_ctl')),
  );
}

export const NO_POSTGRES =
  'PostgreSQL is not installed: install the Debian package postgresql, or set PG_BIN to the folder of initdb and pg_ctl.';

/** The command that runs PostgreSQL as another user, because PostgreSQL refuses to run as root. */
export function asOther(): string[] {
  if (process.getuid?.() !== 0) return [];
  const user = spawnSync('id', ['-u', 'postgres']).status === 0 ? 'postgres' : 'nobody';
  return ['setpriv', `--reuid=${user}`, '--clear-groups', `--regid=${user === 'nobody' ? 'nogroup' : user}`];
}

export class Postgres {
  private constructor(
    private readonly binaries: string,
    readonly data: string,
    readonly port: number,
  ) {}

  /** @param folder a small disk, instead of a new folder */
  static async create(folder = temporaryFolder('pg'), settings: readonly string[] = []): Promise<Postgres> {
    const binaries = postgresBinaries();
    if (!binaries) throw new Error(NO_POSTGRES);
    const cluster = new Postgres(binaries, join(folder, 'data'), await freePort());
    spawnSync('chmod', ['1777', folder]);
    cluster.run(
      'initdb',
      '-D',
      cluster.data,
      '-U',
      'parvis',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      ...settings,
    );
    onEnd(() => cluster.stop('immediate'));
    cluster.start();
    return cluster;
  }

  /** A copy that follows another cluster and takes no writes until it is promoted. */
  static async standbyOf(primary: Postgres): Promise<Postgres> {
    const folder = temporaryFolder('standby');
    const cluster = new Postgres(primary.binaries, join(folder, 'data'), await freePort());
    spawnSync('chmod', ['1777', folder]);
    const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'parvis'];
    cluster.run('pg_basebackup', ...from, '-D', cluster.data, '-R', '-c', 'fast', '-X', 'stream');
    onEnd(() => cluster.stop('immediate'));
    cluster.start();
    return cluster;
  }

  promote(): void {
    this.run('pg_ctl', '-D', this.data, '-w', 'promote');
  }

  /** Creates an empty database and gives its URL. */
  database(name: string): string {
    this.run('createdb', '-h', '127.0.0.1', '-p', String(this.port), '-U', 'parvis', name);
    return this.url(name);
  }

  url = (name: string): string => `postgres://parvis@127.0.0.1:${this.port}/${name}`;

  start(): void {
    const options = `-p ${this.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
    this.run('pg_ctl', '-D', this.data, '-w', '-l', join(this.data, '..', 'log'), '-o', options, 'start');
  }

  stop(mode: 'fast' | 'immediate' = 'fast'): void {
    this.run('pg_ctl', '-D', this.data, '-w', '-m', mode, 'stop');
  }

  log = (): string => readFileSync(join(this.data, '..', 'log'), 'utf8');

  private run(program: string, ...args: string[]): void {
    const [command = program, ...rest] = [...asOther(), join(this.binaries, program), ...args];
    const { status, stderr, stdout } = spawnSync(command, rest, {
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (status !== 0) throw new Error(`${program}: ${String(stderr ?? '')}${String(stdout ?? '')}`);
  }
}
