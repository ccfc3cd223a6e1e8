/*
 * LICENSES.txt of the script-tag files: the notices that the licences of bundled packages require. They are read from
 * the installed packages, so that the file matches this build.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { pkg } from '../baseConfig.ts';

interface Manifest {
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
}

/** The folder in which Node finds the package, searched from this one. */
function folderOf(name: string, from: string): string | undefined {
  for (let at = from; ; at = at.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const folder = `${at ? `${at}/` : ''}node_modules/${name}`;
    if (existsSync(`${folder}/package.json`)) return folder;
    if (!at) return undefined;
  }
}

function noticeOf(folder: string): string | undefined {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.(md|txt))?$/i.test(name));
  return file && readFileSync(`${folder}/${file}`, 'utf8').trim();
}

/** The licence and notice of every package in the widgets. */
export function notices(): string {
  const found = new Map<string, string>();
  const visit = (name: string, from: string) => {
    // Types aren't in the build.
    const folder = name.startsWith('@types/') ? undefined : folderOf(name, from);
    if (!folder) return;
    const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;
    const title = `${name} ${manifest.version}`;
    if (found.has(title)) return;
    found.set(title, `${title} (${manifest.license})\n\n${noticeOf(folder) ?? 'No notice in the package.'}`);
    for (const inner of Object.keys(manifest.dependencies ?? {})) visit(inner, folder);
  };
  for (const name of Object.keys({ ...pkg.dependencies, ...pkg.peerDependencies })) visit(name, '');
  const own = `Parvis ${pkg.version} (MIT)\n\n${readFileSync('LICENSE', 'utf8').trim()}`;
  const others = [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, notice]) => notice);
  return `${[own, ...others].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
