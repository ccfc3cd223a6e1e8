/** The samples of demo/server/deploy in front of a server on this machine, with other ports and a new certificate. */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../support/processes/ports.ts';

const SAMPLES = 'demo/server/deploy';
const HOST = 'parvis.example.org';

interface Setup {
  folder: string;
  /** The port of the proxy. */
  port: number;
  /** The address of the server behind the proxy. */
  upstream: string;
  /** The path of the server on the site: `/`, or a path as a comment in the sample shows it. */
  at: string;
}

interface Kind {
  name: string;
  program: string;
  /** Debian's package. */
  debian: string;
  /** Writes the files that the program needs, and gives its arguments. */
  prepare(setup: Setup): string[];
}

const sample = (name: string): string => readFileSync(join(SAMPLES, name), 'utf8');

/** Replaces a text, and throws if the sample doesn't hold it any more. */
function replaced(text: string, from: string | RegExp, to: string): string {
  const after = text.replaceAll(from instanceof RegExp ? new RegExp(from, 'g') : from, to);
  if (after === text) throw new Error(`The sample has no ${from}.`);
  return after;
}

const certificate = (folder: string) => [join(folder, 'cert.pem'), join(folder, 'key.pem')] as const;

const nginx: Kind = {
  name: 'nginx',
  program: '/usr/sbin/nginx',
  debian: 'nginx',
  prepare({ folder, port, upstream, at }) {
    const [cert, key] = certificate(folder);
    let [text = ''] = sample('nginx.conf').split('\nserver {\n  listen 80;');
    text = replaced(text, 'listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`);
    text = replaced(text, /\n {2}listen \[::\]:443 ssl http2;/, '');
    text = replaced(text, '/etc/ssl/parvis/fullchain.pem', cert);
    text = replaced(text, '/etc/ssl/parvis/privkey.pem', key);
    if (at === '/') text = replaced(text, 'proxy_pass http://127.0.0.1:4173;\n', `proxy_pass ${upstream};\n`);
    else {
      text = replaced(text, 'location / {', `location ${at} {`);
      text = replaced(text, 'proxy_pass http://127.0.0.1:4173;\n', `proxy_pass ${upstream}/;\n`);
    }
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${join(folder, kind)};`,
    );
    const file = join(folder, 'nginx.conf');
    writeFileSync(
      file,
      `user root; pid ${folder}/pid; daemon off; error_log ${folder}/log; events {}\nhttp { access_log off; ${paths.join(' ')}\n${text}\n}`,
    );
    return ['-c', file];
  },
};

const apache: Kind = {
  name: 'Apache',
  program: '/usr/sbin/apache2',
  debian: 'apache2',
  prepare({ folder, port, upstream, at }) {
    const [cert, key] = certificate(folder);
    let text = replaced(sample('apache.conf'), '*:443', `127.0.0.1:${port}`);
    text = replaced(text, '/etc/ssl/parvis/fullchain.pem', cert);
    text = replaced(text, '/etc/ssl/parvis/privkey.pem', key);
    text = replaced(
      text,
      'ProxyPass / http://127.0.0.1:4173/ nocanon',
      `ProxyPass ${at} ${upstream}/ nocanon`,
    );
    const modules = [
      'mpm_event',
      'ssl',
      'socache_shmcb',
      'proxy',
      'proxy_http',
      'authz_core',
      'reqtimeout',
    ].map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`);
    const file = join(folder, 'apache.conf');
    writeFileSync(
      file,
      `${modules.join('\n')}\nServerName ${HOST}\nUser www-data\nGroup www-data\nListen 127.0.0.1:${port}\nPidFile ${folder}/pid\nMutex file:${folder}\nDefaultRuntimeDir ${folder}\nErrorLog ${folder}/log\nDocumentRoot /var/www/html\n${text}`,
    );
    return ['-f', file, '-D', 'FOREGROUND'];
  },
};

export const proxies: readonly Kind[] = [nginx, apache];
export const isInstalled = ({ program }: Kind): boolean => existsSync(program);

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = new Promise<boolean>((done) => {
    socket.once('connect', () => done(true)).once('error', () => done(false));
  });
  return isOpen.finally(() => socket.destroy());
}

export interface Front {
  host: string;
  port: number;
  certificate: string;
  close(): Promise<void>;
}

/** Starts the proxy in front of the address. */
export async function startProxy(kind: Kind, folder: string, upstream: string, at = '/'): Promise<Front> {
  mkdirSync(folder, { recursive: true });
  const [cert, key] = certificate(folder);
  const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`];
  const how = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
  ];
  execFileSync('openssl', [...how, '-keyout', key, '-out', cert, ...subject], { stdio: 'ignore' });
  const port = await freePort();
  const args = kind.prepare({ folder, port, upstream, at });
  const child: ChildProcess = spawn(kind.program, args, { stdio: 'inherit' });
  const ended = new Promise((done) => child.once('exit', done));
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`${kind.name} ended with ${child.exitCode}.`);
    await wait(50);
  }
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { host: HOST, port, certificate: readFileSync(cert, 'utf8'), close };
}
