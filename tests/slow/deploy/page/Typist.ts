/** An operator who types the blocks of the page on a machine that has nothing of Parvis yet. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { postgresBinaries } from '../../load/harness/postgres.ts';
import { buildVariant } from '../host/builds.ts';
import { Origin } from '../host/Origin.ts';
import type { Block } from './blocks.ts';
import { Sandbox, type Typed } from './Sandbox.ts';

const has = (program: string): boolean => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

/** What some blocks need, and whether it is there. */
const PRESENT: Readonly<Record<string, () => boolean>> = {
  age: () => has('age'),
  postgres: () => Boolean(postgresBinaries()),
};

/** What is typed at the question of a block. */
const INPUTS: Readonly<Record<string, string>> = {
  password: 'une phrase de passe assez longue\n',
  oui: 'oui\n',
};

const READY =
  'for i in $(seq 600); do curl --silent --fail http://127.0.0.1:PORT/readyz && exit; sleep 0.1; done; exit 1';

export class Typist {
  /** What stands in capitals in the page, and is another thing for each operator. */
  private readonly values = new Map([
    ['ADDRESS', '/srv/origin'],
    ['SECRET', 'Secret123'],
  ]);
  private published = 0;

  private constructor(
    readonly machine: Sandbox,
    private readonly origin: Origin,
  ) {}

  /** Makes the machine and a repository, whose builds are quick. */
  static async create(): Promise<Typist> {
    const machine = await Sandbox.create();
    await buildVariant('plain', machine.path('srv/dists/plain'));
    cpSync('node_modules/@electric-sql', machine.path('srv/dists/@electric-sql'), { recursive: true });
    const typist = new Typist(machine, new Origin(machine.path('srv'), '/srv'));
    typist.origin.make('plain');
    if (has('age')) {
      const { text } = await machine.type('root', 'age-keygen -o /root/key.txt');
      typist.values.set('KEY', /age1\w+/.exec(text)?.[0] ?? '');
    }
    return typist;
  }

  /** What a block needs that isn't installed here. */
  missingFor({ marks }: Block): string | undefined {
    const needs = marks.get('needs') ?? '';
    return PRESENT[needs]?.() === false ? needs : undefined;
  }

  private get settings(): string {
    return this.machine.path('etc/parvis.env');
  }

  private systemctl(verb: string): Promise<Typed> {
    return this.machine.type('root', `systemctl ${verb} parvis`);
  }

  private async isActive(): Promise<boolean> {
    return existsSync(this.settings) && (await this.systemctl('is-active')).text.trim() === 'active';
  }

  private filled(text: string): string {
    const kept = existsSync(this.settings) ? readdirSync(this.machine.path('var/backups/parvis')) : [];
    const [newest = ''] = kept
      .filter((name) => name.endsWith('.backup'))
      .sort()
      .reverse();
    const values = [...this.values, ['FILE', newest] as const];
    return values.reduce((line, [name, value]) => line.replaceAll(name, value), text);
  }

  /** Types a block as each of its users. @param text what is typed instead of the block */
  async type(block: Block, text = block.text): Promise<Typed[]> {
    if (block.marks.get('needs') === 'postgres') await this.startPostgres();
    const input = INPUTS[block.marks.get('input') ?? ''];
    const wasActive = block.marks.has('stopped') && (await this.isActive());
    if (wasActive) await this.systemctl('stop');
    const hadSettings = existsSync(this.settings);
    const results: Typed[] = [];
    for (const user of block.users) {
      // An update finds a newer version.
      if (text.includes('parvis-update update')) this.origin.publish(`v1.${++this.published}.0`, 'plain');
      if (block.marks.has('serves')) results.push(await this.serve(user, this.filled(text)));
      else results.push(await this.machine.type(user, this.filled(text), input));
    }
    if (!hadSettings && existsSync(this.settings)) this.setValues();
    if (wasActive) await this.systemctl('start');
    if (await this.isActive()) await this.machine.type('root', READY.replace('PORT', '4173'));
    return results;
  }

  /** Sets the values of the sample: an address of this machine, whose certificate nothing has to look up. */
  private setValues(): void {
    const sample = readFileSync(this.settings, 'utf8');
    writeFileSync(this.settings, sample.replace(/^PARVIS_URL=.*$/m, 'PARVIS_URL=http://127.0.0.1:4173'));
  }

  /** Types a line that goes on until Ctrl+C. */
  private async serve(user: string, line: string): Promise<Typed> {
    const command = line.trim().replace(/^((?:\w+=\S+ )+)/, 'env $1');
    const ready = READY.replace('PORT', '4174').replace('exit;', 'break;').replace('; exit 1', '');
    const { text } = await this.machine.type(user, `${command} &\n${ready}\nkill -INT %1\nwait || true`);
    return { code: text.includes('Parvis est prêt') ? 0 : 1, text };
  }

  /** Starts PostgreSQL as Debian's package does: by a password over the network, by the user's name beside it. */
  private async startPostgres(): Promise<void> {
    if (existsSync(this.machine.path('var/lib/postgresql'))) return;
    const data = '--pgdata=/var/lib/postgresql/data';
    const lines = `install -d -o postgres -g postgres /var/lib/postgresql /run/postgresql
      runuser -u postgres -- ${postgresBinaries()}/initdb ${data} --auth-local=peer --auth-host=scram-sha-256 >/dev/null
      runuser -u postgres -- ${postgresBinaries()}/pg_ctl ${data} --log=/var/lib/postgresql/log --wait start`;
    const { code, text } = await this.machine.type('root', lines);
    if (code !== 0) throw new Error(text);
  }
}
