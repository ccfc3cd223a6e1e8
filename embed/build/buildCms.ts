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
  /** Path of the PHP file that all packages share. */
  placeholder: string;
  /** That of the agenda's list, where the package prints it. */
  agenda?: string;
}

const packages: readonly Package[] = [
  {
    name: 'wordpress',
    root: 'parvis/',
    scripts: 'cdn/',
    styles: '',
    placeholder: 'includes/ParvisPlaceholder.php',
    agenda: 'includes/ParvisAgenda.php',
  },
  {
    name: 'spip',
    root: 'parvis/',
    scripts: 'cdn/',
    styles: '',
    placeholder: 'ParvisPlaceholder.php',
    agenda: 'ParvisAgenda.php',
  },
  // Joomla expects scripts in js/ of a module's media, and styles in css/.
  {
    name: 'joomla',
    root: '',
    scripts: 'media/js/',
    styles: 'media/css/',
    placeholder: 'ParvisPlaceholder.php',
  },
  { name: 'drupal', root: 'parvis/', scripts: 'cdn/', styles: '', placeholder: 'ParvisPlaceholder.php' },
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
  { name, root, scripts, styles, placeholder, agenda }: Package,
  list: WidgetList,
): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (const file of filesOf(`embed/${name}`))
    files.set(root + file, Buffer.from(filled(readFileSync(`embed/${name}/${file}`, 'utf8'), list)));
  for (const file of filesOf(cdnDir).filter(isServed))
    files.set(root + scripts + file, readFileSync(join(cdnDir, file)));
  files.set(`${root}${styles}parvis.css`, readFileSync('embed/cms/parvis.css'));
  files.set(root + placeholder, readFileSync('embed/cms/ParvisPlaceholder.php'));
  if (agenda) files.set(root + agenda, readFileSync('embed/cms/ParvisAgenda.php'));
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
