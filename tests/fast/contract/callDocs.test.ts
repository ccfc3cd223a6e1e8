import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { servedCalls } from '../../../demo/servedCalls';
import { announcedSections, specifiedSections } from '../../../demo/server/contract/openapi/calls/callLists';
import { compactJson } from '../../../demo/server/contract/openapi/calls/compactJson';
import { isNeverCalled } from '../../../demo/server/contract/openapi/calls/neverCalled';
import { requiredKeys } from '../../../demo/server/contract/openapi/calls/requiredKeys';
import { endpointIdType } from '../../../embed/description/endpointIds';
import { markedText } from '../../support/markedText';

const served = servedCalls();
const backEnd = readFileSync('docs/BACKEND.md', 'utf8');
const calls = readFileSync('docs/CALLS.md', 'utf8');

/** What widgets are made of, apart from the table of calls. */
const widgets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('api'))
  .map((name) => readFileSync(`src/${name}`, 'utf8'))
  .join('\n');

describe('the calls in the documentation', () => {
  it('are those of the contract; `npm run docs` writes them', () => {
    expect(markedText('docs/BACKEND.md', 'calls')).toBe(specifiedSections(served));
    expect(markedText('docs/CALLS.md', 'announced-calls')).toBe(announcedSections(served));
    expect(readFileSync('src/api/endpointIds.ts', 'utf8')).toBe(endpointIdType());
  });

  it('name each call of the reference server once', () => {
    for (const { endpoint } of served) {
      const heading = new RegExp(
        `^#+ \`${endpoint.method} ${endpoint.path.replaceAll(/[{}]/g, '\\$&')}\`$`,
        'gm',
      );
      const headings = [...`${backEnd}\n${calls}`.matchAll(heading)];
      expect(headings.length, endpoint.id).toBe(isNeverCalled(endpoint.id) ? 0 : 1);
    }
  });

  it('leave out only calls that no widget makes', () => {
    const left = served.map(({ endpoint }) => endpoint.id).filter(isNeverCalled);
    const family = (id: string) => id.split('.')[0] ?? '';
    const table: Readonly<Record<string, string>> = {
      ...{ auth: 'authCalls', statistiques: 'statisticsCalls', membres: 'member(?:Write)?Calls' },
      ...{ groupes: 'groupCalls', departements: 'departmentCalls', tags: 'tag(?:Calls|sFamily)' },
      ...{
        etapes: 'step(?:Calls|sFamily)',
        evenements: 'eventCalls',
        roles: 'roleCalls',
        intervenants: 'speakerCalls',
      },
      ...{
        membersFamily: 'membersFamily',
        groupsFamily: 'groupsFamily',
        departmentsFamily: 'departmentsFamily',
      },
    };
    expect(left.length).toBeGreaterThan(40);
    for (const id of left)
      expect(widgets, id).not.toMatch(new RegExp(`\\b${table[family(id)]}\\.${id.split('.')[1]}\\b`));
  });

  it('show what is sent to a back end that announces nothing', () => {
    const update = backEnd.split('#### `PUT /api/events/{id}/`')[1]?.split('\n#### ')[0] ?? '';
    expect(update).toContain('with `versions` also `updated_at`');
    expect(/```json\n([\s\S]*?)```/.exec(update)?.[1]).not.toContain('updated_at');
  });

  it('lead from the row of each capability to its calls', () => {
    const names = [...calls.matchAll(/^## `([\w-]+)`$/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(20);
    const rows = names.map((name) => new RegExp(`^\\| \`${name}\` \\|.*$`, 'm').exec(backEnd)?.[0] ?? '');
    const unlinked = names.filter((name, at) => !rows[at]?.includes(`[Calls](CALLS.md#${name})`));
    expect(unlinked).toEqual([]);
  });

  it('have those of the specification on the page that comes first', () => {
    for (const id of ['membres.setGroup', 'formulaires.public', 'auth.requestReset'])
      expect(backEnd).toContain(`Id \`${id}\``);
    expect(calls).toContain('Id `membres.removeStep`');
  });
});

describe('compactJson', () => {
  it('fills lines, and reads back as the same value', () => {
    const long = 'x'.repeat(60);
    const value = { a: 1, b: [{ c: long, d: long }], e: {}, f: [], g: null };
    const text = compactJson(value);
    expect(JSON.parse(text)).toEqual(value);
    expect(text).toBe(
      `{\n  "a": 1,\n  "b": [\n    {\n      "c": "${long}",\n      "d": "${long}"\n    }\n  ],\n  "e": {}, "f": [], "g": null\n}`,
    );
  });
});

describe('requiredKeys', () => {
  it('names keys below lists, alternatives and keys that may be missing', () => {
    const row = { properties: { id: {}, nom: {} }, required: ['id'] };
    const schema = {
      properties: { results: { items: row }, groupe: { anyOf: [row, { type: 'null' }] } },
      required: ['results'],
    };
    expect(requiredKeys(schema)).toEqual(['results', 'results.id', 'groupe.id']);
  });
});
