import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHost, type Host, packed } from './host.ts';

let host: Host;
const here = createRequire(import.meta.url);
const required = (name: string) => here(here.resolve(name, { paths: [host.folder] }));
const described = (file: string) =>
  JSON.parse(readFileSync(join(host.folder, 'node_modules/parvis/dist', file), 'utf8'));

beforeAll(async () => {
  host = await createHost('tests/slow/package/tools');
});
afterAll(() => host?.remove());

describe('The packed package', () => {
  it('has no problem that publint finds', async () => {
    const { code, output } = await host.run('publint', ['run', await packed(), '--strict']);
    expect(output).toContain('All good!');
    expect(code).toBe(0);
  });

  it('has correct types for every way of resolving an ES module', async () => {
    const { code, output } = await host.run('attw', [await packed(), '--profile', 'esm-only', '--no-emoji']);
    expect(code, output).toBe(0);
  });
});

describe('Descriptions for editors', () => {
  it('match the schema of custom elements manifests', () => {
    const Ajv = required('ajv');
    const check = new Ajv({ strict: false, allErrors: true }).compile(
      required('custom-elements-manifest/schema.json'),
    );
    check(described('custom-elements.json'));
    expect(check.errors).toBe(null);
  });

  it('let VS Code complete and describe elements, attributes and values', () => {
    const vscode = required('vscode-html-languageservice');
    const provider = vscode.newHTMLDataProvider('parvis', described('vscode.html-custom-data.json'));
    const service = vscode.getLanguageService({ customDataProviders: [provider] });
    const completed = (text: string): string[] => {
      const document = vscode.TextDocument.create('file:///a.html', 'html', 1, text);
      const position = { line: 0, character: text.length };
      const { items } = service.doComplete(document, position, service.parseHTMLDocument(document));
      return items.map(({ label }: { label: string }) => label);
    };
    expect(completed('<parvis-')).toEqual(expect.arrayContaining(['parvis-console', 'parvis-members']));
    expect(completed('<parvis-members pa')).toEqual(expect.arrayContaining(['page-size', 'theme']));
    expect(completed('<parvis-members page-size="')).toEqual(expect.arrayContaining(['10', '25', '50']));
  });
});
