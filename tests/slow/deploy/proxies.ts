/** The samples of demo/server/deploy in front of a server on this machine, with other ports and a new certificate. */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  /** Its port without TLS. */
  plainPort: number;
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

/** Where the samples keep their logs and the page of a server that is away, in the folder of the test. */
function inFolder(text: string, logs: string, folder: string): string {
  return replaced(replaced(text, logs, folder), '/var/www/parvis', join(folder, 'www'));
}

const certificate = (folder: string) => [join(folder, 'cert.pem'), join(folder, 'key.pem')] as const;

const nginx: Kind = {
  name: 'nginx',
  program: '/usr/sbin/nginx',
  debian: 'nginx',
  prepare({ folder, port, plainPort, upstream, at }) {
    const [cert, key] = certificate(folder);
    let text = inFolder(sample('nginx.conf'), '/var/log/nginx', folder);
    text = replaced(text, 'listen 80;', `listen 127.0.0.1:${plainPort};`);
    text = replaced(text, /\n {2}listen \[::\]:80;/, '');
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
  prepare({ folder, port, plainPort, upstream, at }) {
    const [cert, key] = certificate(folder);
    let text = inFolder(sample('apache.conf'), '/var/log/apache2', folder);
    text = replaced(text, '*:443', `127.0.0.1:${port}`);
    text = replaced(text, '*:80', `127.0.0.1:${plainPort}`);
    text = replaced(text, '/etc/ssl/parvis/fullchain.pem', cert);
    text = replaced(text, '/etc/ssl/parvis/privkey.pem', key);
    text = replaced(
      text,
      'ProxyPass / http://127.0.0.1:4173/ nocanon retry=0',
      `ProxyPass ${at} ${upstream}/ nocanon retry=0`,
    );
    const modules = [
      'mpm_event',
      'ssl',
      'socache_shmcb',
      'proxy',
      'proxy_http',
      'authz_core',
      'reqtimeout',
      'alias',
      'headers',
    ].map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`);
    const file = join(folder, 'apache.conf');
    writeFileSync(
      file,
      `${modules.join('\n')}\nServerName ${HOST}\nUser www-data\nGroup www-data\nListen 127.0.0.1:${port}\nListen 127.0.0.1:${plainPort}\nPidFile ${folder}/pid\nMutex file:${folder}\nDefaultRuntimeDir ${folder}\nErrorLog ${folder}/log\nDocumentRoot /var/www/html\n${text}`,
    );
    return ['-f', file, '-D', 'FOREGROUND'];
  },
};

const caddy: Kind = {
  name: 'Caddy',
  program: '/usr/bin/caddy',
  debian: 'caddy',
  prepare({ folder, port, plainPort, upstream }) {
    const [cert, key] = certificate(folder);
    let text = inFolder(sample('Caddyfile'), '/var/log/caddy', folder);
    text = replaced(text, '127.0.0.1:4173', upstream);
    text = replaced(
      text,
      `\n${HOST} {`,
      `\nhttps://${HOST}:${port} {\n\tbind 127.0.0.1\n\ttls ${cert} ${key}\n`,
    );
    text = replaced(
      text,
      '{\n\t# Caddy',
      `{\n\tadmin off\n\thttp_port ${plainPort}\n\tauto_https disable_redirects\n\tstorage file_system ${folder}/caddy\n\t# Caddy`,
    );
    text = replaced(text, '\tlog {\n\t\timport', `\tlog {\n\t\toutput file ${folder}/own.log\n\t\timport`);
    // The name that Debian's version knows it by.
    const version = execFileSync(this.program, ['version'], { encoding: 'utf8' });
    if (/^v?2\.6\./.test(version))
      text = replaced(text, 'request_buffers 1MiB', 'buffer_requests\n\t\tmax_buffer_size 1MiB');
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, text);
    return ['run', '--adapter', 'caddyfile', '--config', file];
  },
};

/** The proxies that show an interrupted download as one. Caddy 2.6 doesn't. */
export const proxies: readonly Kind[] = [nginx, apache];
export const allProxies: readonly Kind[] = [...proxies, caddy];
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
  plainPort: number;
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
  cpSync(join(SAMPLES, 'away.html'), join(folder, 'www', 'away.html'));
  const [port, plainPort] = [await freePort(), await freePort()];
  const args = kind.prepare({ folder, port, plainPort, upstream, at });
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
  return { host: HOST, port, plainPort, certificate: readFileSync(cert, 'utf8'), close };
}
