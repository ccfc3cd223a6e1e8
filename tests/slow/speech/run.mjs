/*
 * `npm run test:speech`: whole tasks by keyboard under Orca, whose sentences are written to .cache/speech. Words choose
 * tasks by file name, e.g. `npm run test:speech -- sign import`. Build first.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { sayNothingRun } from '../../tools/all/says.mjs';

process.chdir(new URL('../../..', import.meta.url).pathname);

/** The needed programs and files, with their Debian packages. */
const NEEDED = {
  orca: 'orca',
  Xvfb: 'xvfb',
  xdotool: 'xdotool',
  'dbus-run-session': 'dbus-daemon',
  '/usr/libexec/at-spi-bus-launcher': 'at-spi2-core',
  '/usr/share/i18n/locales/fr_FR': 'locales',
};

function isThere(name) {
  if (name.startsWith('/')) return existsSync(name);
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

const missing = Object.keys(NEEDED).filter((name) => !isThere(name));
if (missing.length > 0) {
  const packages = [...new Set(missing.map((name) => NEEDED[name]))].join(' ');
  sayNothingRun(`The screen reader’s tools are not installed: install the Debian packages ${packages}.`);
  process.exit(0);
}
if (!existsSync('dist/demo/index.html')) {
  console.error('The console is not built: run npm run build first.');
  process.exit(1);
}

/* All programs write into this folder, the French locale included; it is removed at the end. */
const home = mkdtempSync(join(tmpdir(), 'parvis-speech-'));
const locales = join(home, 'locales');
mkdirSync(locales);
spawnSync('localedef', ['-i', 'fr_FR', '-f', 'UTF-8', join(locales, 'fr_FR.UTF-8')], { stdio: 'inherit' });
/* A bus that starts no services by itself, such as portals or a settings daemon. */
const bus = join(home, 'bus.conf');
writeFileSync(
  bus,
  `<busconfig><type>session</type><listen>unix:tmpdir=${home}</listen><auth>EXTERNAL</auth><policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy></busconfig>`,
);
const env = {
  ...process.env,
  HOME: home,
  XDG_RUNTIME_DIR: home,
  XDG_DATA_HOME: join(home, 'data'),
  LOCPATH: locales,
  LANG: 'fr_FR.UTF-8',
  LANGUAGE: 'fr',
  LC_ALL: '',
  ACCESSIBILITY_ENABLED: '1',
  GSETTINGS_BACKEND: 'memory',
  SPEECH_HOME: home,
};
try {
  const words = ['--import', 'tsx', 'tests/slow/speech/main.ts', ...process.argv.slice(2)];
  const { status } = spawnSync(
    'dbus-run-session',
    [`--config-file=${bus}`, '--', process.execPath, ...words],
    { env, stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
} finally {
  rmSync(home, { recursive: true, force: true });
}
