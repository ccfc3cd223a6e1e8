import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/*
 * Finds a Chromium for the browser tests: CHROME_PATH, then an installed one, then (on Debian, as root) the
 * distribution's package. Nothing else is downloaded.
 */

/**
 * The same engine without what draws windows: the component tests take a quarter less processor time in it, and the
 * journeys a seventh.
 */
const HEADLESS = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags for every launch: no sandbox as root, no GPU, and no requests besides the page's. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A key that scrolls would start a movement, in which a second key is lost under load.
  '--disable-smooth-scrolling',
  // Enables element.computedRole and computedName, by which tests find roles and accessible names.
  '--enable-blink-features=ComputedAccessibilityInfo',
];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);

const installed = () => onPath(names) ?? places.find(isExecutable);

function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log(`Installing the Debian package ${name} for the browser tests.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Waits for another process that installs packages instead of failing at once.
  const apt = (...args) =>
    spawnSync('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=300', ...args], { stdio: 'ignore', env });
  apt('update');
  apt('install', '-y', '--no-install-recommends', name);
  return onPath([name]);
}

/**
 * @param {{ hasWindows?: boolean }} options for what the headless program lacks, such as the back/forward cache
 * @returns {string} path of a Chromium or Chrome; throws one sentence saying what to install.
 */
export function findChromium({ hasWindows = false } = {}) {
  const path = process.env.CHROME_PATH;
  const given = hasWindows && path?.endsWith(HEADLESS) ? undefined : path;
  if (given && !isExecutable(given))
    throw new Error(`CHROME_PATH is set to ${given}, which is not an executable file.`);
  const found = given || installed() || installFromDebian('chromium');
  if (!found)
    throw new Error('No Chromium found: install chromium or Google Chrome, or set CHROME_PATH to its path.');
  return found;
}

/** @returns {string} path of the headless Chromium if there is one, else as `findChromium`. */
export function findHeadlessChromium() {
  const headless = process.env.CHROME_PATH ? undefined : (onPath([HEADLESS]) ?? installFromDebian(HEADLESS));
  return headless ?? findChromium();
}

/** @returns {string} the version line of the browser, for reports. */
export function chromiumVersion() {
  return execFileSync(findChromium(), ['--version', '--no-sandbox'], { encoding: 'utf8' }).trim();
}
