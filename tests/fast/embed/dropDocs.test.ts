import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { elementList } from '../../../embed/description/elementList';

const folder = 'dist/cdn/chunks';

describe('the sentences of declarations', () => {
  const sentences = elementList().flatMap(({ attributes, events }) => [...attributes, ...events]);

  it('are in the manifest, and in no file that visitors download', () => {
    const manifest = JSON.stringify(JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')));
    const code = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
    for (const { doc } of sentences) {
      const written = JSON.stringify(doc).slice(1, -1);
      expect(manifest).toContain(written);
      expect(code.filter((text) => text.includes(doc.slice(0, 30)))).toEqual([]);
    }
    expect(sentences.length).toBeGreaterThan(100);
  });
});
