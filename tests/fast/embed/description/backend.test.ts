import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AREAS } from '../../../../embed/check/calls';
import { authCalls } from '../../../../src/api/endpoints/auth';
import { departmentCalls } from '../../../../src/api/endpoints/departments';
import { groupCalls } from '../../../../src/api/endpoints/groups';
import { memberCalls } from '../../../../src/api/endpoints/members';
import { stepCalls } from '../../../../src/api/endpoints/steps';
import { tagCalls } from '../../../../src/api/endpoints/tags';
import { parseResponse } from '../../../../src/api/http/parseResponse';
import { CAPABILITIES, CAPABILITY_GROUPS } from '../../../../src/domain/capabilities';

const text = readFileSync('docs/BACKEND.md', 'utf8');
const calls = readFileSync('docs/CALLS.md', 'utf8');

describe('docs/BACKEND.md', () => {
  it('names each call that parvis-check makes, or CALLS.md does', () => {
    const named = `${text}${calls}`.replaceAll(/\/4\//g, '/{id}/');
    const made = AREAS.flatMap(({ checks }) => checks.map(({ endpoint }) => endpoint));
    // Calls below a path are shortened there: `…/exigences/`.
    const isNamed = (path: string) =>
      named.includes(path) || named.includes(`…/${path.split('/').slice(-2).join('/')}`);
    expect(made.map(({ path }) => path).filter((path) => !isNamed(path))).toEqual([]);
  });

  it('shows answers that Parvis reads', () => {
    const json = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, block = '']) => JSON.parse(block));
    const inline = (path: string) => {
      const [, found = ''] =
        new RegExp(`${path.replaceAll('/', '\\/')}[^→\\n]*\`[^\`→]*→ \`([^\`]+)\``).exec(text) ?? [];
      return JSON.parse(found);
    };
    expect(parseResponse(authCalls.login, 200, json[0])).toMatchObject({ token: 'k3…' });
    expect(parseResponse(memberCalls.list, 200, json[1])).toMatchObject({
      count: 1,
      results: [{ nom: 'Diallo' }],
    });
    const announcing = json.find((block) => block.data?.capacites);
    expect(parseResponse(authCalls.verify, 200, announcing).capacites).toEqual(['listes', 'ouverture']);
    expect(
      parseResponse(groupCalls.statistiques, 200, inline('GET /api/groupes/statistiques/')).groupes,
    ).toHaveLength(1);
    expect(
      parseResponse(departmentCalls.statistiques, 200, inline('GET /api/departements/statistiques/'))
        .departements,
    ).toHaveLength(1);
    expect(parseResponse(tagCalls.all, 200, inline('GET /api/tags/tous_les_tags/'))).toHaveLength(1);
    expect(parseResponse(stepCalls.all, 200, inline('GET /api/etapes/tous_les_etapes/'))).toHaveLength(1);
  });

  it('has a section for each group of capabilities, and a row for each part', () => {
    const sections = (text.split('## Beyond the specification')[1] ?? '').split(/^### /m).slice(1);
    const parts = sections.map((section) =>
      [...section.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name),
    );
    const headings = sections.map((section) => /^`(\w+)`/.exec(section)?.[1] ?? 'without a group');
    const grouped: readonly string[] = Object.values(CAPABILITY_GROUPS).flat();
    const later = CAPABILITIES.filter((name) => !grouped.includes(name));
    const expected = { ...CAPABILITY_GROUPS, 'without a group': later };
    expect(Object.fromEntries(headings.map((name, at) => [name, parts[at]?.sort()]))).toEqual(
      Object.fromEntries(Object.entries(expected).map(([name, own]) => [name, [...own].sort()])),
    );
    expect(parts.flat()).toHaveLength(CAPABILITIES.length);
  });
});
