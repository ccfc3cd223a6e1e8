/** A host with Parvis on it, in a folder: versions from a bare repository, two users, and a stand-in for systemd. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { seed } from '../../../../demo/server/seed/seed.ts';
import { type DatabaseHome, openDatabase } from '../../../../demo/server/store/database/openDatabase.ts';
import { freePort } from '../../../support/processes/ports.ts';
import { buildVariant, type Variant, variants } from './builds.ts';
import { Origin } from './Origin.ts';
import { BUILDER, run, SCRIPT, SERVER } from './run.ts';
import { PASSWORD, Visitor } from './Visitor.ts';

export const MEMBERS = 5;

export interface Outcome {
  code: number | null;
  /** Both output streams, with plain spaces. */
  text: string;
}

interface Call {
  /** What is typed. */
  input?: string;
  /** Ends the script and all that it started with SIGKILL as soon as it says this. */
  killAt?: string;
  /** The same before the first command of the script that begins so. */
  killBefore?: string;
  /** Called with what it said, after each piece. */
  onText?(text: string): void;
  env?: NodeJS.ProcessEnv;
}

export class Host {
  private readonly folder = mkdtempSync(join(tmpdir(), 'parvis-host-'));
  /** What a test changes; `reset` puts it back. */
  private readonly live = this.in('live');
  readonly data = join(this.live, 'data');
  readonly builds = join(this.live, 'builds');
  readonly settingsFile = join(this.live, 'parvis.env');

  private readonly origin = new Origin(this.folder, this.folder, BUILDER);
  readonly visitor: Visitor;

  private constructor(
    private readonly port: number,
    private readonly databaseUrl: string | undefined,
  ) {
    this.visitor = new Visitor(port);
  }

  private in(...path: string[]): string {
    return join(this.folder, ...path);
  }

  /** Makes the host with data and without a version. @param databaseUrl an empty database, instead of the embedded one */
  static async create(databaseUrl?: string): Promise<Host> {
    const host = new Host(await freePort(), databaseUrl);
    chmodSync(host.folder, 0o755);
    for (const name of variants) await buildVariant(name, host.in('dists', name));
    cpSync('node_modules/@electric-sql', host.in('dists', '@electric-sql'), { recursive: true });
    mkdirSync(host.in('bin'));
    cpSync('tests/slow/deploy/host/systemctl.sh', host.in('bin', 'systemctl'));
    // PGlite is compiled quickly: the processes of a test end before a better compilation would pay off.
    writeFileSync(host.in('bin', 'node'), `#!/bin/sh\nexec ${process.execPath} --liftoff-only "$@"\n`);
    for (const name of ['systemctl', 'node']) chmodSync(host.in('bin', name), 0o755);
    writeFileSync(
      host.in('killing.sh'),
      'unset BASH_ENV\nset -T\ntrap \'[[ $BASH_COMMAND != "$KILL_BEFORE"* ]] || kill -KILL -- -$$\' DEBUG\n',
    );
    for (const name of ['origin', 'live', 'live/data', 'live/builds', 'live/state'])
      mkdirSync(host.in(name), { recursive: true });
    host.origin.make('before-demo', join(host.builds, 'source.git'));
    await host.fill();
    host.writeSettings();
    for (const [user, path] of [
      [BUILDER, host.builds],
      [SERVER, host.data],
    ] as const)
      run('chown', ['-R', `${user}:${user}`, path]);
    return host;
  }

  /** Publishes a version whose build is one of the variants. */
  publish(tag: string, variant: Variant | 'unbuildable'): void {
    this.origin.publish(tag, variant);
  }

  private get home(): DatabaseHome {
    return this.databaseUrl ? { databaseUrl: this.databaseUrl } : { dataDir: this.data };
  }

  private async fill(): Promise<void> {
    const { db, close } = await openDatabase(this.home);
    await seed(db, { members: MEMBERS, password: PASSWORD });
    await close();
    // The database made new files of this process private, but versions are read by another user.
    process.umask(0o022);
  }

  writeSettings(more: Readonly<Record<string, string>> = {}): void {
    const settings = {
      PARVIS_DATA: this.data,
      PORT: String(this.port),
      PARVIS_GRACE: '1',
      PARVIS_MAIL_FROM: 'Paroisse <accueil@parvis.test>',
      ...(this.databaseUrl && { DATABASE_URL: this.databaseUrl }),
      ...more,
    };
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
    writeFileSync(this.settingsFile, `${lines.join('\n')}\n`, { mode: 0o600 });
  }

  get env(): NodeJS.ProcessEnv {
    return {
      PATH: `${this.in('bin')}:${process.env.PATH}`,
      HOME: this.folder,
      GIT_CONFIG_GLOBAL: this.in('gitconfig'),
      HOST_FOLDER: this.live,
      SERVER_UID: SERVER,
      DEPLOY_BUILDS: this.builds,
      DEPLOY_ENV: this.settingsFile,
      DEPLOY_STATE: join(this.live, 'state'),
      DEPLOY_LOCK: join(this.live, 'lock'),
      DEPLOY_WAIT: '240',
    };
  }

  /** Runs the script as root does. */
  async call(
    args: readonly string[],
    { input = '', killAt, killBefore, onText, env }: Call = {},
  ): Promise<Outcome> {
    const killing = killBefore && { BASH_ENV: this.in('killing.sh'), KILL_BEFORE: killBefore };
    // A group of its own: the server that it starts is in another one, as under systemd.
    const child = spawn('bash', [resolve(SCRIPT), ...args], {
      env: { ...this.env, ...killing, ...env },
      detached: true,
    });
    let text = '';
    const take = (piece: Buffer) => {
      text += piece.toString().replaceAll('\u00a0', ' ');
      onText?.(text);
      if (killAt && child.pid && child.exitCode === null && text.includes(killAt))
        process.kill(-child.pid, 'SIGKILL');
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.stdin.end(input);
    const [code] = (await once(child, 'exit')) as [number | null];
    return { code, text };
  }

  /** The tag of the version that a link names. */
  versionAt(link: 'current' | 'previous'): string | undefined {
    const path = join(this.builds, link);
    return existsSync(path) ? readFileSync(join(path, 'tag'), 'utf8') : undefined;
  }

  /** What a build and its copies are called. */
  buildOf(tag: string): string {
    const commit = this.origin.commitOf(tag);
    return readdirSync(join(this.builds, 'builds')).find((name) => commit && name.endsWith(commit)) ?? '';
  }

  get keptBuilds(): string[] {
    return readdirSync(join(this.builds, 'builds')).map((name) =>
      readFileSync(join(this.builds, 'builds', name, 'tag'), 'utf8'),
    );
  }

  get copies(): string[] {
    const folder = join(this.data, 'sauvegardes');
    return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.backup')) : [];
  }

  copy(kind: 'avant' | 'apres', tag: string): string {
    return `${kind}-${this.buildOf(tag)}.backup`;
  }

  get leftovers(): string[] {
    return [
      ...readdirSync(this.data).filter((name) => ['essai', 'retour', 'restauration'].includes(name)),
      ...readdirSync(join(this.builds, 'builds')).filter((name) => name.startsWith('.part')),
      ...readdirSync(join(this.live, 'state')).filter((name) => name !== 'update.log'),
    ];
  }

  /** What the steps of the last call printed. */
  get log(): string {
    return readFileSync(join(this.live, 'state', 'update.log'), 'utf8');
  }

  /** The list of backups that were made by the command. */
  get listedBackups(): string[] {
    return readFileSync(join(this.data, 'sauvegardes', 'faites.jsonl'), 'utf8')
      .split('\n')
      .filter(Boolean);
  }

  /** How many servers of this host run, those of trials included. */
  get servers(): number {
    const { stdout } = spawnSync('ps', ['-u', SERVER, '-o', 'args='], { encoding: 'utf8' });
    return stdout.split('\n').filter((line) => line.endsWith('dist/server/main.js')).length;
  }

  systemctl(...args: string[]): void {
    execFileSync('systemctl', args, { env: this.env, stdio: 'ignore' });
  }

  /** How often the unit was stopped since the last reset. */
  get stops(): number {
    const log = readFileSync(join(this.live, 'systemctl.log'), 'utf8');
    return log.split('\n').filter((line) => line === 'stop parvis').length;
  }

  writeBackupState(state: string): void {
    writeFileSync(join(this.live, 'backup-state'), state);
  }

  /** Puts a small disk in memory in the place of a folder. */
  async onSmallDisk(place: string, size: string, work: () => Promise<void>): Promise<void> {
    run('mount', [
      '-t',
      'tmpfs',
      '-o',
      `size=${size},uid=${SERVER},gid=${SERVER},mode=700`,
      'parvis-test',
      place,
    ]);
    try {
      await work();
    } finally {
      run('umount', [place]);
    }
  }

  // --- The state between tests

  private saveFolder(): string {
    return this.in('saved');
  }

  /** Remembers the folders as they are, with the server stopped. */
  remember(): void {
    this.systemctl('stop', 'parvis');
    rmSync(this.saveFolder(), { recursive: true, force: true });
    run('cp', ['-a', this.live, this.saveFolder()]);
    this.systemctl('start', 'parvis');
  }

  reset(): void {
    this.systemctl('stop', 'parvis');
    rmSync(this.live, { recursive: true, force: true });
    run('cp', ['-a', this.saveFolder(), this.live]);
    rmSync(join(this.live, 'systemctl.log'), { force: true });
    this.systemctl('start', 'parvis');
  }

  remove(): void {
    this.systemctl('stop', 'parvis');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
