/**
 * A machine of its own in a folder: users, files, network and processes are not those of this machine, its programs are.
 * systemctl is a stand-in. It ends with all that it started.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FOLDERS = ['dev', 'etc', 'home', 'opt', 'proc', 'root', 'run', 'srv', 'tmp', 'usr'];
const IN_VAR = ['backups', 'lib', 'log', 'tmp'];
const LINKS = ['bin', 'lib', 'lib64', 'sbin'];
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

export interface Typed {
  code: number | null;
  /** Both output streams, with plain spaces. */
  text: string;
}

export class Sandbox {
  private constructor(
    readonly root: string,
    private readonly holder: number,
    private readonly end: () => void,
  ) {}

  static async create(): Promise<Sandbox> {
    const root = mkdtempSync(join(tmpdir(), 'parvis-page-'));
    chmodSync(root, 0o755);
    const folders = [...FOLDERS, ...IN_VAR.map((name) => `var/${name}`), 'srv/host', 'srv/sbin'];
    for (const name of folders) mkdirSync(join(root, name), { recursive: true });
    for (const name of LINKS) symlinkSync(`usr/${name}`, join(root, name));
    symlinkSync('/run', join(root, 'var/run'));
    chmodSync(join(root, 'tmp'), 0o1777);
    spawnSync('cp', ['-a', '/etc', root]);
    writeFileSync(join(root, 'etc/gitconfig'), '[safe]\n\tdirectory = *\n');
    // Lines that are typed are read by its users too.
    putPrograms(root);
    const script = `set -e
      mount --rbind /usr ${root}/usr && mount -o remount,bind,ro ${root}/usr
      mount --bind ${root}/srv/sbin ${root}/usr/local/sbin
      mount --rbind /dev ${root}/dev && mount -t proc proc ${root}/proc
      ip link set lo up
      echo ready
      while :; do sleep 600 & wait; done`;
    const own = ['--mount', '--net', '--pid', '--fork', '--kill-child', '--propagation', 'private'];
    const child = spawn('unshare', [...own, 'bash', '-c', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    const inner = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim();
    const end = () => {
      child.kill('SIGKILL');
    };
    return new Sandbox(root, Number(inner), end);
  }

  path(...names: string[]): string {
    return join(this.root, ...names);
  }

  /** Types lines into a shell of the user, in the folder of the program once there is one; the first that fails ends it. */
  async type(user: string, lines: string, input = ''): Promise<Typed> {
    const shell = [
      'bash',
      '-e',
      '-o',
      'pipefail',
      '-c',
      `cd /opt/parvis/current 2>/dev/null || cd /\n${lines}`,
    ];
    const as = user === 'root' ? shell : ['runuser', '-u', user, '--', ...shell];
    const env = ['env', '-i', `PATH=${PATH}`, 'HOME=/root', 'LC_ALL=C.UTF-8', 'TZ=UTC'];
    const enter = ['-t', String(this.holder), '-m', '-n', '-p', '--', 'chroot', this.root];
    const child = spawn('nsenter', [...enter, ...env, ...as]);
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => {
        text += piece.toString().replaceAll('\u00a0', ' ');
      });
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    const [code] = (await once(child, 'exit')) as [number | null];
    return { code, text };
  }

  remove(): void {
    this.end();
    rmSync(this.root, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The stand-in of systemctl, and a Node that compiles PGlite quickly. */
function putPrograms(root: string): void {
  cpSync('tests/slow/deploy/host/systemctl.sh', join(root, 'srv/host/systemctl.sh'));
  const settings =
    'HOST_FOLDER=/srv/host SERVER_UID=parvis DEPLOY_BUILDS=/opt/parvis DEPLOY_ENV=/etc/parvis.env DEPLOY_STATE=/var/lib/parvis-update';
  writeFileSync(
    join(root, 'srv/sbin/systemctl'),
    `#!/bin/sh\n${settings} exec bash /srv/host/systemctl.sh "$@"\n`,
  );
  writeFileSync(join(root, 'srv/sbin/node'), `#!/bin/sh\nexec ${process.execPath} --liftoff-only "$@"\n`);
  for (const name of ['systemctl', 'node']) chmodSync(join(root, 'srv/sbin', name), 0o755);
}
