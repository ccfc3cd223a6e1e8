/*
 * A separate WordPress for a test: copied files, a database in a MariaDB on a socket, and pages from PHP's built-in
 * server. Everything is in a temporary folder and ends with `close`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const source = process.env.WORDPRESS_DIR ?? '/usr/share/wordpress';

const isThere = (program, ...args) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;
const hasMysqli = () => /^mysqli$/m.test(spawnSync('php', ['-m'], { encoding: 'utf8' }).stdout ?? '');

/** What is needed, by Debian's package. */
const NEEDED = {
  'php-cli': () => isThere('php', '--version'),
  'php-mysql': hasMysqli,
  'mariadb-server': () => isThere('mariadbd', '--version') && isThere('which', 'mariadb-install-db'),
  wordpress: () => existsSync(join(source, 'wp-load.php')),
};

/** A sentence with the packages to install; undefined if all are there. */
export function missing() {
  const absent = Object.keys(NEEDED).filter((name) => !NEEDED[name]());
  if (absent.length === 0) return undefined;
  return `WordPress can’t be started: install the Debian packages ${absent.join(' ')}, or set WORDPRESS_DIR to the folder of WordPress.`;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

function run(command, args, options = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', ...options });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}

async function until(isThere, what) {
  for (let tries = 0; tries < 300; tries++) {
    if (await isThere()) return;
    // Another program starts, and tells nothing when it is ready: it is asked again.
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${what} did not start within 30 seconds.`);
}

function startDatabase(folder) {
  const data = join(folder, 'mysql');
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  const method = '--auth-root-authentication-method=normal';
  run('mariadb-install-db', ['--no-defaults', `--datadir=${data}`, method, '--skip-test-db', ...user]);
  const places = [`--datadir=${data}`, `--socket=${join(folder, 'mysql.sock')}`];
  const pidFile = `--pid-file=${join(folder, 'mysql.pid')}`;
  return spawn('mariadbd', ['--no-defaults', ...places, '--skip-networking', pidFile, ...user], {
    stdio: 'ignore',
  });
}

/** Waits for the server, creates the database, and gives a function that queries it. */
async function databaseOf(folder) {
  const socket = join(folder, 'mysql.sock');
  await until(() => existsSync(socket), 'MariaDB');
  const client = ['--no-defaults', `--socket=${socket}`, '-uroot', '-N'];
  run('mariadb', [...client, '-e', 'CREATE DATABASE wordpress']);
  return (sql) => run('mariadb', [...client, 'wordpress', '-e', sql]).trim();
}

/** Adds a minimal theme, for distributions that package themes separately. */
function addPlainTheme(site) {
  const theme = join(site, 'wp-content/themes/plain');
  mkdirSync(theme, { recursive: true });
  writeFileSync(join(theme, 'style.css'), '/* Theme Name: Plain */');
  const loop = '<?php while (have_posts()) { the_post(); the_title("<h1>", "</h1>"); the_content(); } ?>';
  const page = `<!doctype html><html <?php language_attributes(); ?>><head><?php wp_head(); ?></head><body>${loop}<?php wp_footer(); ?></body></html>`;
  writeFileSync(join(theme, 'index.php'), page);
}

function configuration(url, socket) {
  const constants = {
    DB_NAME: 'wordpress',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${socket}`,
    DB_CHARSET: 'utf8mb4',
    WP_HOME: url,
    WP_SITEURL: url,
    WP_DEBUG: true,
    WP_DEBUG_DISPLAY: false,
    WP_DEBUG_LOG: true,
    WP_HTTP_BLOCK_EXTERNAL: true,
    DISABLE_WP_CRON: true,
    FS_METHOD: 'direct',
    AUTH_KEY: 'a',
    SECURE_AUTH_KEY: 'b',
    LOGGED_IN_KEY: 'c',
    NONCE_KEY: 'd',
  };
  const lines = Object.entries(constants).map(
    ([name, value]) => `define('${name}', ${JSON.stringify(value)});`,
  );
  return `<?php\n${lines.join('\n')}\n$table_prefix = 'wp_';\nif (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');\nrequire_once ABSPATH . 'wp-settings.php';\n`;
}

const install = `<?php
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = 'localhost';
require __DIR__ . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('Paroisse', 'admin', 'admin@example.org', true, '', 'motdepasse');
wp_insert_user(['user_login' => 'auteur', 'user_pass' => 'motdepasse', 'user_email' => 'auteur@example.org', 'role' => 'author']);
if (!wp_get_theme()->exists()) switch_theme('plain');
echo $GLOBALS['wp_version'];
`;

/** Serves the site with PHP's server and several workers. */
function serve(site, port) {
  const limits = ['-d', 'upload_max_filesize=16M', '-d', 'post_max_size=16M'];
  return spawn('php', [...limits, '-S', `127.0.0.1:${port}`, '-t', site], {
    stdio: 'ignore',
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
    detached: true,
  });
}

/** Copies the files and follows links, because Debian's package links to other packages. */
function copyFiles(site) {
  const filter = (path) => !/wp-config\.php$|\.htaccess$/.test(path);
  cpSync(source, site, { recursive: true, dereference: true, filter });
  addPlainTheme(site);
}

function installSite(site, url, socket) {
  writeFileSync(join(site, 'wp-config.php'), configuration(url, socket));
  writeFileSync(join(site, 'install.php'), install);
  const version = run('php', ['install.php'], { cwd: site }).trim();
  rmSync(join(site, 'install.php'));
  return version;
}

async function end(folder, database, web) {
  // PHP's server has workers, so the whole process group ends.
  if (web?.pid) process.kill(-web.pid, 'SIGTERM');
  if (database) {
    database.kill('SIGTERM');
    await once(database, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
}

/** A WordPress with the users «admin» and «auteur», both with the password «motdepasse». */
export async function startWordPress() {
  const folder = mkdtempSync(join(tmpdir(), 'wordpress-site-'));
  const site = join(folder, 'site');
  let database;
  let web;
  try {
    copyFiles(site);
    database = startDatabase(folder);
    const query = await databaseOf(folder);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const version = installSite(site, url, join(folder, 'mysql.sock'));
    web = serve(site, port);
    const answers = () => fetch(`${url}/wp-login.php`).then(Boolean, () => false);
    await until(answers, 'PHP');
    return {
      url,
      version,
      folder: site,
      themes: readdirSync(join(site, 'wp-content/themes')),
      query,
      complaints: () => complaintsIn(join(site, 'wp-content/debug.log')),
      close: () => end(folder, database, web),
    };
  } catch (error) {
    await end(folder, database, web);
    throw error;
  }
}

/** The complaints of PHP and WordPress about the plugin. */
function complaintsIn(log) {
  const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
  return lines.filter((line) => /plugins\/parvis|called <strong>incorrectly/.test(line));
}
