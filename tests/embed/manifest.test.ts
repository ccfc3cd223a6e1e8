import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { elementTable, manifests } from '../../embed/manifest';
import { areas } from '../../src/areas/all';
import { probeArea } from './probe';

interface Declaration {
  tagName: string;
  attributes: { name: string; fieldName: string; type: { text: string }; default?: string }[];
  events: { name: string }[];
}

function declarationsOf(files: Record<string, unknown>): Declaration[] {
  const manifest = files['custom-elements.json'] as { modules: [{ declarations: Declaration[] }] };
  return manifest.modules[0].declarations;
}

describe('the descriptions of the elements', () => {
  it('name every area, with what all of them understand', () => {
    const declarations = declarationsOf(manifests('1.2.3'));
    expect(declarations.map(({ tagName }) => tagName)).toEqual(areas.map(({ tag }) => tag));
    for (const { attributes, events } of declarations) {
      expect(attributes.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['api', 'routing', 'route', 'theme', 'readonly']),
      );
      expect(events.map(({ name }) => name)).toContain('parvis-failed');
    }
  });

  it('say of an attribute how it is written, what it takes and what it is by default', () => {
    const [{ attributes, events }] = declarationsOf(manifests('1.2.3', [probeArea as never])) as [
      Declaration,
    ];
    expect(attributes.find(({ name }) => name === 'size')).toMatchObject({
      fieldName: 'size',
      type: { text: '10 | 25' },
      default: '10',
    });
    expect(attributes.find(({ name }) => name === 'compact')?.type.text).toBe('boolean');
    expect(events).toContainEqual({ name: 'parvis-saved', type: { text: 'CustomEvent' } });
  });

  it('fill the README with one row per element', () => {
    const rows = elementTable([probeArea as never]).split('\n');
    expect(rows).toHaveLength(3);
    expect(rows[2]).toContain('| `<parvis-probe>` | Shows its props. | `size`: A size.');
    expect(rows[2]).toContain('`parvis-saved`');
  });

  it('are what the README says of the elements', () => {
    expect(readFileSync('README.md', 'utf8')).toContain(elementTable());
  });
});

describe('the npm entries in Node', () => {
  it('load without a DOM, define nothing and are version 1.0.0 [C4]', async () => {
    const elements = await import('../../embed/index');
    expect(() => elements.define()).not.toThrow();
    expect(elements.version).toBe('1.0.0');
    expect(Object.keys(await import('../../src/index'))).toContain('Members');
  });
});
