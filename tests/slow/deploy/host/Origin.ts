/** The repository that a host fetches its versions from. Building one copies a server that is built already. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Variant } from './builds.ts';
import { run, SCRIPT } from './run.ts';

export class Origin {
  private readonly commits = new Map<string, string>();

  /**
   * @param seenAs the folder as the host sees it
   * @param builder number of the user that has to build; without it any but root
   */
  constructor(
    private readonly folder: string,
    private readonly seenAs = folder,
    private readonly builder?: string,
  ) {}

  private in(...path: string[]): string {
    return join(this.folder, ...path);
  }

  /** The beginning of a version's commit. */
  commitOf(tag: string): string | undefined {
    return this.commits.get(tag);
  }

  /** Makes it with a first version, and the bare clone of a host where a path is given. */
  make(first: Variant, clone?: string): void {
    const work = this.in('work');
    mkdirSync(join(work, 'demo/server/deploy'), { recursive: true });
    run('git', ['init', '--quiet', '--initial-branch=main', work]);
    const pack = {
      name: 'parvis',
      version: '1.0.0',
      type: 'module',
      private: true,
      scripts: { build: 'node build.mjs' },
    };
    writeFileSync(join(work, 'package.json'), JSON.stringify(pack));
    writeFileSync(
      join(work, 'package-lock.json'),
      JSON.stringify({ name: 'parvis', version: '1.0.0', lockfileVersion: 3, packages: { '': pack } }),
    );
    const dists = JSON.stringify(join(this.seenAs, 'dists'));
    const wrong = this.builder ? `process.getuid() !== ${this.builder}` : 'process.getuid() === 0';
    writeFileSync(
      join(work, 'build.mjs'),
      `import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
if (${wrong}) throw new Error('Built by ' + process.getuid());
const variant = readFileSync('variant', 'utf8').trim();
if (variant === 'unbuildable') throw new Error('This can not be built.');
cpSync(${dists} + '/' + variant, 'dist/server', { recursive: true });
mkdirSync('node_modules', { recursive: true });
symlinkSync(${dists} + '/@electric-sql', 'node_modules/@electric-sql');
`,
    );
    cpSync(dirname(SCRIPT), join(work, dirname(SCRIPT)), { recursive: true });
    run('git', ['init', '--quiet', '--bare', '--initial-branch=main', this.in('origin')]);
    run('git', ['remote', 'add', 'origin', this.in('origin')], { cwd: work });
    this.publish('v1.0.0', first);
    if (clone) run('git', ['clone', '--quiet', '--bare', this.in('origin'), clone]);
  }

  /** Publishes a version whose build is one of the variants. */
  publish(tag: string, variant: Variant | 'unbuildable'): void {
    const work = this.in('work');
    writeFileSync(join(work, 'variant'), `${variant}\n`);
    writeFileSync(join(work, 'tag'), tag);
    const author = ['-c', 'user.name=Test', '-c', 'user.email=test@parvis.test'];
    run('git', ['add', '--all'], { cwd: work });
    run('git', [...author, 'commit', '--quiet', '-m', tag], { cwd: work });
    run('git', ['tag', tag], { cwd: work });
    run('git', ['push', '--quiet', 'origin', 'main', tag], { cwd: work });
    // Its owner is another user than the one who fetches.
    run('git', ['config', '--file', this.in('gitconfig'), '--replace-all', 'safe.directory', '*']);
    this.commits.set(tag, run('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: work }));
  }
}
