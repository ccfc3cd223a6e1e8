import { describe, expect, it } from 'vitest';
import { hosts, snippetFor } from '../../../demo/playground/snippets/snippetFor';
import { elementList } from '../../../embed/description/elementList';
import * as parvis from '../../../src/index';

const elements = elementList();
const members = elements.find(({ name }) => name === 'members');
if (!members) throw new Error('No members.');

const shown = {
  description: members,
  written: new Map([
    ['page-size', '25'],
    ['search', 'd’Arc "Jeanne" <a|b]'],
    ['readonly', ''],
  ]),
  cdn: 'https://cdn.example.org/parvis/',
  api: 'https://api.example.org',
  version: '1.0.0',
};

describe('the code to copy', () => {
  it('escapes values for HTML', () => {
    const html = snippetFor('element', shown).split('\n')[1];
    expect(html).toBe(
      '<parvis-members page-size="25" search="d’Arc &quot;Jeanne&quot; &lt;a|b]" api="https://api.example.org" readonly></parvis-members>',
    );
    expect(snippetFor('placeholder', shown)).toContain(
      '<div data-parvis="members" data-page-size="25" data-search="d’Arc &quot;Jeanne&quot; &lt;a|b]"',
    );
    expect(snippetFor('placeholder', shown)).toContain('data-readonly="true"');
  });

  it('escapes values for shortcodes and models, and leaves the address to the site', () => {
    expect(snippetFor('wordpress', shown)).toBe(
      '[parvis widget="members" page_size="25" search="d’Arc &quot;Jeanne&quot; &lt;a|b&#93;" readonly="oui"]',
    );
    expect(snippetFor('spip', shown)).toBe(
      '<parvis|widget=membres|page_size=25|search=d’Arc &quot;Jeanne&quot; &lt;a&#124;b]|readonly=oui>',
    );
  });

  it('writes values as JavaScript for hosts with code', () => {
    expect(snippetFor('react', shown)).toContain(
      String.raw`<Members pageSize={25} search={"d’Arc \"Jeanne\" <a|b]"} readonly />`,
    );
    expect(snippetFor('vue', shown)).toContain(':page-size="25"');
    expect(snippetFor('vue', shown)).toContain(':readonly="true"');
    expect(snippetFor('svelte', shown)).toContain('page-size={25}');
    expect(snippetFor('module', shown)).toContain("'members', { pageSize: 25, search:");
  });

  it('names an existing component for each element', () => {
    for (const description of elements) {
      const [, component = ''] =
        /import { (\w+), Parvis }/.exec(snippetFor('react', { ...shown, description })) ?? [];
      expect.soft(parvis, description.tag).toHaveProperty(component);
    }
  });

  it('leaves out attributes of another widget for each host', () => {
    for (const host of hosts) {
      const login = elements.find(({ name }) => name === 'login') ?? members;
      expect.soft(snippetFor(host, { ...shown, description: login }), host).not.toMatch(/search|page.?size/i);
    }
  });
});
