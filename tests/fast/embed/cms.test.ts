import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildCms } from '../../../embed/build/buildCms';
import { attributeLabels, frenchNames, valueLabels } from '../../../embed/cms/texts';
import { widgetList } from '../../../embed/cms/widgetList';
import { zip } from '../../../embed/cms/zip';
import { elementList } from '../../../embed/description/elementList';
import { areas } from '../../../src/areas/all';
import { present } from '../../support/present.ts';

/* Reads the built packages. tests/slow/cms shows that they run, in a journey through a real WordPress. */

const packages = ['wordpress', 'spip', 'joomla', 'drupal'] as const;
const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The files of an archive by name, from its directory at the end. */
function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.length - 22;
  expect(archive.toString('latin1', end, end + 4)).toBe('PK\x05\x06');
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(archive.toString('latin1', at, at + 4)).toBe('PK\x01\x02');
    const name = archive.toString('utf8', at + 46, at + 46 + archive.readUInt16LE(at + 28));
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = inflateRawSync(archive.subarray(start, start + archive.readUInt32LE(at + 20)));
    expect([content.length, crc32(content)]).toEqual([
      archive.readUInt32LE(at + 24),
      archive.readUInt32LE(at + 16),
    ]);
    files.set(name, content);
    at += 46 + Buffer.byteLength(name);
  }
  expect(at).toBe(end);
  return files;
}

const built = new Map<string, Map<string, Buffer>>();
const filesOf = (name: string) => present(built.get(name), name);
const textOf = (name: string, file: string) => filesOf(name).get(file)?.toString('utf8') ?? '';

beforeAll(() => {
  for (const name of packages) built.set(name, unzip(readFileSync(`dist/cms/parvis-${name}-${version}.zip`)));
});

describe('zip', () => {
  const entries = new Map([
    ['b/é.txt', Buffer.from('à'.repeat(1000))],
    ['a.txt', Buffer.from('')],
  ]);

  it('keeps its entries, sorts them, and gives the same bytes in any order of them', async () => {
    const archive = await zip(entries);
    expect([...unzip(archive)]).toEqual([...entries].reverse());
    expect((await zip(new Map([...entries].reverse()))).equals(archive)).toBe(true);
  });

  it('gives the same bytes in every time zone', async () => {
    onTestFinished(() => void vi.unstubAllEnvs());
    const inZone = (zone: string) => {
      vi.stubEnv('TZ', zone);
      return zip(entries);
    };
    const archive = await inZone('Pacific/Kiritimati');
    expect((await inZone('America/Los_Angeles')).equals(archive)).toBe(true);
  });
});

describe('The CMS packages', () => {
  it('have the same bytes in every build', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parvis-cms-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    await buildCms(folder);
    expect(readdirSync(folder)).toEqual(readdirSync('dist/cms'));
    for (const file of readdirSync(folder)) {
      const isSame = readFileSync(join(folder, file)).equals(readFileSync(`dist/cms/${file}`));
      expect(isSame, file).toBe(true);
    }
  });

  it.each(packages)('contain the script-tag files, the list of widgets and the licence: %s', (name) => {
    const files = filesOf(name);
    const root = name === 'joomla' ? '' : 'parvis/';
    const scripts = name === 'joomla' ? 'media/js/' : 'parvis/cdn/';
    const chunks = readdirSync('dist/cdn/chunks').map((chunk) => `chunks/${chunk}`);
    for (const file of ['parvis.js', 'LICENSES.txt', ...chunks])
      expect(files.get(scripts + file)?.equals(readFileSync(`dist/cdn/${file}`)), file).toBe(true);
    const served = [...files.keys()].filter((file) => file.startsWith(scripts));
    expect(served).toHaveLength(chunks.length + 2);
    expect(files.get(`${root}LICENSE`)?.toString()).toBe(readFileSync('LICENSE', 'utf8'));
    expect(JSON.parse(textOf(name, `${root}widgets.json`))).toEqual(
      widgetList(version, readFileSync('dist/cdn/parvis.js')),
    );
    expect([...files.keys()].every((file) => file.startsWith(root))).toBe(true);
  });

  it.each([
    ['wordpress', ['parvis.php', 'uninstall.php', 'readme.txt', 'block/block.json', 'block/editor.js']],
    [
      'spip',
      ['paquet.xml', 'modeles/parvis.html', 'formulaires/configurer_parvis.php', 'lang/parvis_fr.php'],
    ],
    ['joomla', ['mod_parvis.xml', 'services/provider.php', 'tmpl/default.php', 'README.md']],
    ['drupal', ['parvis.info.yml', 'parvis.libraries.yml', 'src/Plugin/Block/WidgetBlock.php', 'README.md']],
  ])('have what the system looks for: %s', (name, wanted) => {
    const root = name === 'joomla' ? '' : 'parvis/';
    expect([...filesOf(name).keys()]).toEqual(expect.arrayContaining(wanted.map((file) => root + file)));
  });

  it.each([
    ['wordpress', 'parvis/includes/loader.php', 'data-api="\' . esc_attr( $api )'],
    ['spip', 'parvis/parvis_fonctions.php', 'data-api="\'\n\t\t. htmlspecialchars($api'],
    ['joomla', 'src/Dispatcher/Dispatcher.php', "'data-api' => implode(' ', array_keys(self::$apis))"],
    ['drupal', 'parvis/parvis.module', "['attributes']['data-api'] = $api"],
  ])(
    'name the site’s back end on the script, so that texts can name no other: %s [Z11]',
    (name, file, line) => {
      expect(textOf(name, file)).toContain(line);
    },
  );

  it.each([
    ['wordpress', 'parvis/parvis.css', 'parvis/includes/widget.php'],
    ['spip', 'parvis/parvis.css', 'parvis/parvis_fonctions.php'],
    ['joomla', 'media/css/parvis.css', 'src/Dispatcher/Dispatcher.php'],
    ['drupal', 'parvis/parvis.css', 'parvis/parvis.libraries.yml'],
  ])('keep the height of a widget free before its code comes: %s', (name, style, user) => {
    expect(textOf(name, style)).toMatch(/\[data-parvis\]:empty\) \{[^}]*min-height: clamp/);
    expect(textOf(name, user)).toContain('parvis.css');
  });

  it.each(packages)('name the version, no real host and no path of a machine: %s', (name) => {
    const hosts = /^https?:\/\/(api\.example\.org|opensource\.org|schema\.org)\b/;
    let versions = 0;
    for (const [file, content] of filesOf(name)) {
      const text = content.toString('utf8');
      expect(text.includes(process.cwd()), file).toBe(false);
      // Bundled libraries and their notices name their authors' sites.
      if (/\.js$|LICENSES\.txt$/.test(file) && !file.includes('block/')) continue;
      expect(text, file).not.toMatch(/\{\{|\/(home|root|tmp|usr|var|Users)\//);
      for (const [address] of text.matchAll(/https?:\/\/[^\s'"<]+/g)) expect(address, file).toMatch(hosts);
      versions += Number(
        /parvis\.php$|paquet\.xml$|mod_parvis\.xml$|info\.yml$/.test(file) && text.includes(version),
      );
    }
    expect(versions).toBe(1);
  });

  it.each([
    ['wordpress', 'parvis/includes/', 'parvis/includes/lists.php'],
    ['spip', 'parvis/', 'parvis/parvis_listes.php'],
    ['joomla', '', 'src/Field/ParvisChoiceField.php'],
    ['drupal', 'parvis/', 'parvis/src/Plugin/Block/WidgetBlock.php'],
  ])('ask for the lists of what is open on their server, and print no key: %s', (name, folder, user) => {
    expect(textOf(name, `${folder}ParvisLists.php`)).toContain("'Authorization' => 'Token '");
    expect(textOf(name, user)).toContain('ParvisLists::lists(');
    for (const [file, content] of filesOf(name))
      if (/\.(php|module|install|xml)$/.test(file))
        expect(content.toString('utf8'), file).not.toMatch(/ParvisTwin/);
  });

  it.each(packages)('have no PHP file that answers when it is called directly: %s', (name) => {
    const guard = /defined\( ?'(ABSPATH|WP_UNINSTALL_PLUGIN|_JEXEC|_ECRIRE_INC_VERSION)' ?\)/;
    for (const [file, content] of filesOf(name)) {
      if (!file.endsWith('.php')) continue;
      const text = content.toString('utf8');
      expect(text.startsWith('<?php\n'), file).toBe(true);
      const isDeclarationOnly =
        /Parvis(Placeholder|Agenda|Lists)\.php$|\/lang\//.test(file) || text.includes('namespace Drupal');
      if (!isDeclarationOnly) expect(text, file).toMatch(guard);
    }
  });
});

describe('The WordPress plugin', () => {
  it('requires only files that it has, and deletes its option', () => {
    const main = textOf('wordpress', 'parvis/parvis.php');
    const required = [...main.matchAll(/__DIR__ \. '([^']+)'/g)].map(([, file]) => `parvis${file}`);
    expect(required.length).toBeGreaterThan(5);
    expect([...filesOf('wordpress').keys()]).toEqual(expect.arrayContaining(required));
    const option = /PARVIS_OPTION = '(\w+)'/.exec(textOf('wordpress', 'parvis/includes/options.php'))?.[1];
    expect(textOf('wordpress', 'parvis/uninstall.php')).toContain(`delete_option( '${option}' )`);
  });

  it('gives its block the same name in the editor and on the server', () => {
    const { name }: { name: string } = JSON.parse(textOf('wordpress', 'parvis/block/block.json'));
    expect(textOf('wordpress', 'parvis/block/editor.js')).toContain(`registerBlockType('${name}'`);
  });
});

describe('widgetList', () => {
  const { widgets } = widgetList(version, Buffer.from('loader'));

  it('lists every area with its attributes, besides the address of the back end', () => {
    expect(widgets.map(({ name, title }) => [name, title])).toEqual(
      areas.map(({ name, title }) => [name, title]),
    );
    for (const [at, { attributes }] of elementList().entries()) {
      const names = attributes.map((attribute) => attribute.name).filter((name) => name !== 'api');
      expect(widgets[at]?.attributes.map(({ name }) => name)).toEqual(names);
    }
  });

  it('has a French name for each widget, and none for others', () => {
    const names = widgets.flatMap(({ name, alias }) => (name === alias ? [name] : [name, alias]));
    expect(new Set(names).size).toBe(names.length);
    const attributes = widgets.flatMap((widget) => widget.attributes);
    const values = attributes.flatMap((attribute) => attribute.values ?? []).map(({ value }) => value);
    expect(widgets.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(frenchNames)));
    expect(attributes.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(attributeLabels)));
    expect(values).toEqual(expect.arrayContaining(Object.keys(valueLabels)));
  });

  it('changes with the loader, so that no cache serves the old one', () => {
    expect(widgetList(version, Buffer.from('another')).build).not.toBe(
      widgetList(version, Buffer.from('loader')).build,
    );
  });
});
