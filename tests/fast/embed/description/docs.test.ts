import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { docTables } from '../../../../embed/description/docTables';
import { llmsText } from '../../../../embed/description/llms';
import { areas } from '../../../../src/areas/all';
import { markedText } from '../../../support/markedText';

describe('The documentation', () => {
  it.each(docTables())('has the current table of $mark in $file (npm run docs writes it)', (table) => {
    expect(markedText(table.file, table.mark)).toBe(table.content);
  });

  it('gives the size of each element in the reference', () => {
    const rows = markedText('docs/REFERENCE.md', 'sizes').split('\n').slice(2);
    expect(rows.map((row) => row.split('`')[1])).toEqual(areas.map(({ tag }) => `<${tag}>`));
    for (const row of rows) expect(row).toMatch(/^\| `<[a-z-]+>` \| \d+\.\d \| (\d+\.\d|–) \|$/);
  });

  it.each([
    'README.md',
    'llms.txt',
    ...readdirSync('docs')
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
  ])('has no broken links in %s', (file) => {
    const text = readFileSync(file, 'utf8');
    const slugs = (of: string) =>
      [...readFileSync(of, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
        title
          .toLowerCase()
          .replace(/[^\p{L}\p{N}_ -]/gu, '')
          .replaceAll(' ', '-'),
      );
    for (const [, link = ''] of text.matchAll(/\]\(([^)]+)\)/g)) {
      if (/^https?:/.test(link)) continue;
      const [path, anchor] = link.split('#');
      const target = path ? join(dirname(file), path) : file;
      expect(existsSync(target), link).toBe(true);
      if (anchor) expect(slugs(target), link).toContain(anchor);
    }
  });

  it.each([
    { file: 'docs/REFERENCE.md', title: 'Troubleshooting', folders: ['src', 'embed'] },
    { file: 'docs/OPERATIONS.md', title: 'When something is wrong', folders: ['src', 'demo'] },
  ])('quotes messages that exist in the code under «$title» of $file', ({ file, title, folders }) => {
    const code = folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => readFileSync(join(folder, name), 'utf8')),
    );
    const symptoms = readFileSync(file, 'utf8').split(`## ${title}`)[1]?.split('\n## ')[0] ?? '';
    const quoted = [...symptoms.matchAll(/«([^»]+)»/g)].map(([, text = '']) => text.replace(/^… | …$/g, ''));
    expect(quoted.length).toBeGreaterThan(5);
    for (const text of quoted)
      expect(
        code.some((source) => source.includes(text)),
        text,
      ).toBe(true);
  });

  it('says within 220 lines what an integrator needs', () => {
    expect(readFileSync('docs/EMBEDDING.md', 'utf8').split('\n').length - 1).toBeLessThanOrEqual(220);
  });

  it('has a current llms.txt (npm run docs writes it)', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(readFileSync('llms.txt', 'utf8')).toBe(llmsText(version));
  });
});
