import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

/** MiniBrowser is not in PATH but beside the libraries of its version. */
function findMiniBrowser() {
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  const folders = ['/usr/libexec', ...libraries.map((name) => `/usr/lib/${name}`)];
  return folders
    .flatMap((folder) => [`${folder}/webkit2gtk-4.1/MiniBrowser`, `${folder}/webkit2gtk-4.0/MiniBrowser`])
    .find((file) => existsSync(file));
}

/** @returns {{ driver: string, browser: string }} paths; throws a sentence that says what to install. */
export function findWebKit() {
  const driver = onPath('WebKitWebDriver');
  const browser = findMiniBrowser();
  if (!driver || !browser || !onPath('Xvfb'))
    throw new Error('WebKit was not found: install webkit2gtk-driver and xvfb (Debian’s names).');
  return { driver, browser };
}
