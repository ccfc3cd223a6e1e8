/*
 * A WordPress of one's own for a test: its files copied, its database in a MariaDB started on a socket, its pages
 * from PHP's built-in server. All of it lives in one temporary folder and ends with `close`.
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

/** Sentences on what is missing on this machine. */
export function missing() {
  const commands = ['php', 'mariadbd', 'mariadb-install-db'];
  const absent = commands.filter((command) => spawnSync('which', [command]).status !== 0);
  const sentences = absent.map((command) => `${command} is not installed.`);
  if (!existsSync(join(source, 'wp-load.php')))
    sentences.push(`No WordPress in ${source}: set WORDPRESS_DIR.`);
  return sentences;
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
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${what} did not start within 30 seconds.`);
}

async function startDatabase(folder) {
  const data = join(folder, 'mysql');
  const socket = join(folder, 'mysql.sock');
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  run('mariadb-install-db', [
    '--no-defaults',
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    ...user,
  ]);
  const args = ['--no-defaults', `--datadir=${data}`, `--socket=${socket}`, '--skip-networking', ...user];
  const child = spawn('mariadbd', [...args, `--pid-file=${join(folder, 'mysql.pid')}`], { stdio: 'ignore' });
  await until(() => existsSync(socket), 'MariaDB');
  run('mariadb', ['--no-defaults', `--socket=${socket}`, '-uroot', '-e', 'CREATE DATABASE wordpress']);
  return { child, socket };
}

/** A theme as plain as can be, for distributions that package themes apart. */
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

/** A WordPress with the users «admin» and «auteur», both with the password «motdepasse». */
export async function startWordPress() {
  const folder = mkdtempSync(join(tmpdir(), 'wordpress-site-'));
  const site = join(folder, 'site');
  cpSync(source, site, {
    recursive: true,
    dereference: true,
    filter: (path) => !/wp-config\.php$|\.htaccess$/.test(path),
  });
  addPlainTheme(site);
  const { child: database, socket } = await startDatabase(folder);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  writeFileSync(join(site, 'wp-config.php'), configuration(url, socket));
  writeFileSync(join(site, 'install.php'), install);
  const version = run('php', ['install.php'], { cwd: site }).trim();
  rmSync(join(site, 'install.php'));
  const limits = ['-d', 'upload_max_filesize=16M', '-d', 'post_max_size=16M'];
  const web = spawn('php', [...limits, '-S', `127.0.0.1:${port}`, '-t', site], {
    stdio: 'ignore',
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
    detached: true,
  });
  await until(
    () =>
      fetch(`${url}/wp-login.php`).then(
        ({ ok }) => ok,
        () => false,
      ),
    'PHP',
  );
  return {
    url,
    version,
    folder,
    themes: readdirSync(join(site, 'wp-content/themes')),
    query: (sql) =>
      run('mariadb', ['--no-defaults', `--socket=${socket}`, '-uroot', '-N', 'wordpress', '-e', sql]).trim(),
    /** What PHP and WordPress complained about that concerns the plugin. */
    complaints() {
      const log = join(site, 'wp-content/debug.log');
      const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
      return lines.filter((line) => /plugins\/parvis|called <strong>incorrectly/.test(line));
    },
    async close() {
      // PHP's server has workers: the whole group of this one.
      process.kill(-web.pid, 'SIGTERM');
      database.kill('SIGTERM');
      await once(database, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
