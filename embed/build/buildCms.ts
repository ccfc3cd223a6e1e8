/*
 * dist/cms has one zip per CMS, each with the script-tag files, so that a site serves Parvis itself. The sources are in
 * embed/wordpress, spip, joomla and drupal. The list of widgets that they read is made here from the areas.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type WidgetList, widgetList } from '../cms/widgetList.ts';
import { zip } from '../cms/zip.ts';
import { pkg } from './baseConfig.ts';

const cdnDir = 'dist/cdn';

interface Package {
  name: 'wordpress' | 'spip' | 'joomla' | 'drupal';
  /** The folder inside the zip, or '' where the CMS expects the files at the top. */
  root: string;
  /** Folder of the script-tag files. */
  scripts: string;
  /** Folder of the style sheet that reserves heights. */
  styles: string;
  /** Folder of the PHP files that packages share. */
  php: string;
  /** Whether the package prints the agenda's list. */
  hasAgenda?: true;
}

const packages: readonly Package[] = [
  {
    name: 'wordpress',
    root: 'parvis/',
    scripts: 'cdn/',
    styles: '',
    php: 'includes/',
    hasAgenda: true,
  },
  {
    name: 'spip',
    root: 'parvis/',
    scripts: 'cdn/',
    styles: '',
    php: '',
    hasAgenda: true,
  },
  // Joomla expects scripts in js/ of a module's media, and styles in css/.
  {
    name: 'joomla',
    root: '',
    scripts: 'media/js/',
    styles: 'media/css/',
    php: '',
  },
  { name: 'drupal', root: 'parvis/', scripts: 'cdn/', styles: '', php: '' },
];

// A site needs neither the classic file nor the hashes.
const isServed = (file: string) =>
  file === 'parvis.js' || file === 'LICENSES.txt' || file.startsWith('chunks/');

function filesOf(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((file) => file.replaceAll('\\', '/'));
}

/** Replaces {{version}} and {{build}} in a source file. */
function filled(text: string, { version, build }: WidgetList): string {
  return text.replaceAll('{{version}}', version).replaceAll('{{build}}', `${version}-${build}`);
}

function contentsOf(
  { name, root, scripts, styles, php, hasAgenda }: Package,
  list: WidgetList,
): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (const file of filesOf(`embed/${name}`))
    files.set(root + file, Buffer.from(filled(readFileSync(`embed/${name}/${file}`, 'utf8'), list)));
  for (const file of filesOf(cdnDir).filter(isServed))
    files.set(root + scripts + file, readFileSync(join(cdnDir, file)));
  files.set(`${root}${styles}parvis.css`, readFileSync('embed/cms/parvis.css'));
  for (const file of ['ParvisPlaceholder', 'ParvisLists', ...(hasAgenda ? ['ParvisAgenda'] : [])])
    files.set(`${root}${php}${file}.php`, readFileSync(`embed/cms/${file}.php`));
  files.set(`${root}widgets.json`, Buffer.from(`${JSON.stringify(list)}\n`));
  files.set(`${root}LICENSE`, readFileSync('LICENSE'));
  return files;
}

/** Writes the archives. Reads dist/cdn, which must be built. */
export async function buildCms(outDir: string): Promise<void> {
  const list = widgetList(pkg.version, readFileSync(join(cdnDir, 'parvis.js')));
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  for (const each of packages)
    writeFileSync(join(outDir, `parvis-${each.name}-${pkg.version}.zip`), await zip(contentsOf(each, list)));
}
