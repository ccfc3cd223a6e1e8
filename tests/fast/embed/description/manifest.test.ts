import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { docTables } from '../../../../embed/description/docTables';
import { customProperties, elementList, slots } from '../../../../embed/description/elementList';
import { manifests } from '../../../../embed/description/manifests';
import { areas } from '../../../../src/areas/all';
import { nth, present } from '../../../support/present';
import { probeArea } from '../element/probe';

const tokens = readFileSync('src/ui/tokens.css', 'utf8');
const source = { version: '1.2.3', tokens };

interface Declaration {
  tagName: string;
  attributes: { name: string; fieldName: string; type: { text: string }; default?: string }[];
  events: { name: string; description: string; type: { text: string } }[];
  cssProperties: { name: string; default: string }[];
}

function declarationsOf(files: Record<string, unknown>): Declaration[] {
  const manifest = files['custom-elements.json'] as { modules: [{ declarations: Declaration[] }] };
  return manifest.modules[0].declarations;
}

describe('The descriptions of the elements', () => {
  it('name every area, with the common attributes', () => {
    const declarations = declarationsOf(manifests(source));
    expect(declarations.map(({ tagName }) => tagName)).toEqual(areas.map(({ tag }) => tag));
    for (const { attributes, events } of declarations) {
      expect(attributes.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['api', 'routing', 'route', 'theme', 'readonly']),
      );
      expect(events.map(({ name }) => name)).toContain('parvis-failed');
    }
  });

  it('give the name, values and default of an attribute', () => {
    const [declaration] = declarationsOf(manifests(source, [probeArea]));
    const { attributes, events } = present(declaration, 'declaration of the probe');
    expect(attributes.find(({ name }) => name === 'size')).toMatchObject({
      fieldName: 'size',
      type: { text: '10 | 25' },
      default: '10',
    });
    expect(attributes.find(({ name }) => name === 'compact')?.type.text).toBe('boolean');
    expect(events).toContainEqual({
      name: 'parvis-saved',
      description: '',
      type: { text: 'CustomEvent' },
    });
  });

  it('have a sentence for every area, attribute and event, from the comment above its declaration', () => {
    const declared = elementList().flatMap(({ tag, doc, attributes, events }) => [
      { name: tag, doc },
      ...[...attributes, ...events].map((one) => ({ name: `${tag} ${one.name}`, doc: one.doc })),
    ]);
    for (const { name, doc } of declared) expect.soft(doc, name).toMatch(/^[A-Z][^*]+\.$/);
    expect(declared).toContainEqual({
      name: 'parvis-members page-size',
      doc: 'Rows of a page until the viewer chooses otherwise: 10, 25 or 50. Without it 10, or 25 on a large screen where the back end has announced tri.',
    });
    expect(declared).toContainEqual({
      name: 'parvis-members loading',
      doc: 'When code and data are asked for: at once, or (lazy) when the element is within a window’s height of what shows. Its height is kept free.',
    });
  });

  it('give the meaning and the detail of every event', () => {
    const members = declarationsOf(manifests(source)).find(({ tagName }) => tagName === 'parvis-members');
    expect(members?.events).toContainEqual({
      name: 'parvis-selection-changed',
      description: 'Members were ticked or unticked; ids are those ticked now.',
      type: { text: 'CustomEvent<{ ids: readonly number[] }>' },
    });
    const form = declarationsOf(manifests(source)).find(({ tagName }) => tagName === 'parvis-form');
    expect(form?.events).toContainEqual({
      name: 'parvis-before-submit',
      description:
        'A visitor’s answers are valid and about to be sent. Prevent it, and the form stays as it is. Cancelable.',
      type: {
        text: 'CustomEvent<{ identifiant: string; values: Record<string, string | string[]>; files: Record<string, File> }>',
      },
    });
  });

  it('have a name for every detail that has fields, which the package exports', () => {
    const index = readFileSync('src/index.ts', 'utf8');
    const named = elementList().flatMap(({ events }) =>
      events.filter(({ detailName }) => /^[A-Z]\w+$/.test(detailName ?? '')),
    );
    expect(new Set(named.map(({ detailName }) => detailName)).size).toBeGreaterThan(10);
    for (const { detailName = '', detail } of named) {
      expect(index, detailName).toMatch(new RegExp(`export type \\{[^}]*\\b${detailName}\\b`));
      // The draft of each kind has fields of its own, which the event's sentence tells.
      if (detailName !== 'BeforeSave') expect(detail, detailName).toMatch(/^\{ .+ \}$/);
    }
  });

  it('name every custom property of the tokens, with its default', () => {
    const names = new Set(tokens.match(/--parvis-[\w-]+/g));
    names.delete('--parvis-');
    const listed = customProperties(tokens);
    expect(listed.map(({ name }) => name).sort()).toEqual([...names].sort());
    expect(listed).toContainEqual({ name: '--parvis-accent', default: '#76c12c' });
    expect(listed).toContainEqual({ name: '--parvis-text', default: 'light-dark(#1a1f17, #eceee9)' });
    const [first] = declarationsOf(manifests(source));
    expect(first?.cssProperties).toEqual(listed);
  });

  it('name every slot of the elements', () => {
    const sources = ['src', 'embed'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.tsx'))
        .map((file) => readFileSync(join(folder, file), 'utf8')),
    );
    const found = sources.flatMap((source) =>
      [...source.matchAll(/<slot name="(\w+)"/g)].map(([, name]) => name),
    );
    expect(slots.map(({ name }) => name).sort()).toEqual([...new Set(found)].sort());
  });

  it('fill the reference with one row per element', () => {
    const rows = nth(docTables([probeArea]), 0).content.split('\n');
    expect(rows).toHaveLength(3);
    expect(rows[2]).toContain('| `<parvis-probe>` |  | `size`: <br>`label`: ');
    expect(rows[2]).toContain('`parvis-saved`');
  });
});

describe('The npm entries in Node', () => {
  it('load without a DOM, define nothing and are version 1.0.0 [C4]', async () => {
    const elements = await import('../../../../embed/index');
    expect(() => elements.define()).not.toThrow();
    expect(elements.version).toBe('1.0.0');
    expect(Object.keys(await import('../../../../src/index'))).toContain('Members');
  });
});
