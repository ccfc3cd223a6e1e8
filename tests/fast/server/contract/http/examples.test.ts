/**
 * Sends the example bodies of the documentation to the reference server, with the ids that exist there, and compares its
 * answers with the example answers.
 */
import { describe, expect, it } from 'vitest';
import { answerExample, bodyExample } from '../../../../../demo/server/contract/openapi/examples/callExample';
import type { Endpoint } from '../../../../../src/api/endpoint';
import { departmentCalls } from '../../../../../src/api/endpoints/departments';
import { eventCalls } from '../../../../../src/api/endpoints/events';
import { formCalls } from '../../../../../src/api/endpoints/forms';
import { groupCalls } from '../../../../../src/api/endpoints/groups';
import { memberWriteCalls } from '../../../../../src/api/endpoints/memberWrites';
import { roleCalls, speakerCalls } from '../../../../../src/api/endpoints/speakers';
import { stepCalls } from '../../../../../src/api/endpoints/steps';
import { tagCalls } from '../../../../../src/api/endpoints/tags';
import { markedText } from '../../../../support/markedText';
import { signedInServer } from '../../signedInServer';

const server = signedInServer(5);

/** The writes of the specification with a body, in an order in which each has what it needs. */
const WRITES: readonly Endpoint[] = [
  ...[groupCalls.create, groupCalls.update, departmentCalls.create, departmentCalls.update],
  ...[
    tagCalls.create,
    tagCalls.update,
    stepCalls.create,
    stepCalls.update,
    roleCalls.create,
    roleCalls.update,
  ],
  ...[
    memberWriteCalls.create,
    memberWriteCalls.update,
    memberWriteCalls.setGroup,
    memberWriteCalls.setDepartment,
  ],
  ...[memberWriteCalls.addTags, memberWriteCalls.removeTags, memberWriteCalls.addStep],
  ...[
    memberWriteCalls.addSpouse,
    memberWriteCalls.addChildren,
    groupCalls.addMembers,
    groupCalls.removeMembers,
  ],
  ...[departmentCalls.addMembers, departmentCalls.removeMembers, speakerCalls.create, speakerCalls.update],
  ...[eventCalls.create, eventCalls.update, eventCalls.assign, eventCalls.synchronize],
  ...[formCalls.create, formCalls.update],
];

/** What answers are read for: their keys stand in the example. */
const READS: readonly Endpoint[] = [
  ...[
    groupCalls.list,
    groupCalls.statistiques,
    departmentCalls.list,
    tagCalls.all,
    stepCalls.all,
    roleCalls.list,
  ],
  ...[eventCalls.list, formCalls.list],
];

type Row = Record<string, unknown>;

/** The keys of the example that the answer lacks, as `results.0.id`. Below an empty list, or null, none is missing. */
function absentKeys(example: unknown, real: unknown, path = ''): string[] {
  if (real === null || !(example instanceof Object)) return [];
  if (Array.isArray(real))
    return real.length > 0 ? absentKeys((example as Row)[0], real[0], `${path}0.`) : [];
  if (!(real instanceof Object)) return [path];
  return Object.entries(example).flatMap(([key, inner]) =>
    key in real ? absentKeys(inner, (real as Row)[key], `${path}${key}.`) : [path + key],
  );
}

class Walk {
  /** The newest row of each family, by the family of its call. */
  private readonly rows = new Map<string, Row>();

  private idOf(family: string): number {
    const id = this.rows.get(family)?.id;
    if (typeof id !== 'number') throw new Error(`No ${family} was created.`);
    return id;
  }

  /** Ids of the rows that exist, by the keys of bodies. */
  private readonly ids: Record<string, (own: unknown) => unknown> = {
    membre_ids: () => [this.idOf('membres'), 2],
    member_ids: () => [this.idOf('membres'), 2],
    conjoint_id: () => 2,
    enfants_ids: () => [3],
    tags_ids: () => [this.idOf('tags')],
    tag_ids: () => [this.idOf('tags')],
    etape_id: () => this.idOf('etapes'),
    groupe_id: (own) => (typeof own === 'string' ? String(this.idOf('groupes')) : this.idOf('groupes')),
    departement_id: () => this.idOf('departements'),
    evenement: () => this.idOf('evenements'),
    intervenant: () => this.idOf('intervenants'),
    role_intervenant: () => this.idOf('roles'),
  };

  /** The body with ids that exist, without versions, which only a reader of the row has. */
  private real(family: string, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => this.real(family, each));
    if (!(value instanceof Object)) return value;
    const entries = Object.entries(value).filter(([key]) => !['updated_at', 'avant'].includes(key));
    return Object.fromEntries(entries.map(([key, own]) => [key, this.realValue(family, key, own)]));
  }

  private realValue(family: string, key: string, own: unknown): unknown {
    if (key === 'membre_id') return this.idOf('membres');
    if (key === 'id' && family === 'formulaires') return undefined;
    if (key === 'id') return typeof own === 'string' ? String(this.idOf(family)) : this.idOf(family);
    return this.ids[key]?.(own) ?? this.real(family, own);
  }

  async send(endpoint: Endpoint) {
    const { id, method, path, body } = endpoint;
    const [family = ''] = id.split('.');
    const at = path.replace('{id}', () => String(this.idOf(family)));
    const answer = await server.call(method, at, body && this.real(family, bodyExample(endpoint)));
    if (method === 'POST' && !path.includes('{') && answer.data?.id) this.rows.set(family, answer.data);
    return answer;
  }
}

/** A visitor’s answer has a test of its own below; sign-in and files have theirs elsewhere. */
const ELSEWHERE = ['auth.login', 'auth.requestReset', 'membres.import', 'formulaires.answer'];

describe('the examples of the documentation', () => {
  it('are those of all specified writes', () => {
    const sections = markedText('docs/BACKEND.md', 'calls').split('\n#### ');
    const written = sections.filter((section) => section.includes('\n\nBody'));
    const ids = written.map((section) => /Id `([\w.]+)`/.exec(section)?.[1] ?? section);
    expect(ids.filter((id) => !ELSEWHERE.includes(id)).sort()).toEqual(
      WRITES.map(({ id }) => id)
        .filter((id) => id !== 'intervenants.update')
        .sort(),
    );
  });

  it('are taken by the reference server, whose answers have the keys of the example', async () => {
    const walk = new Walk();
    for (const endpoint of [...WRITES, ...READS]) {
      const answer = await walk.send(endpoint);
      expect.soft([200, 201], `${endpoint.id}: ${JSON.stringify(answer)}`).toContain(answer.status);
      const example = answerExample(endpoint);
      const isWhole = example instanceof Object && 'message' in example;
      expect.soft(absentKeys(example, isWhole ? answer : (answer.data ?? answer)), endpoint.id).toEqual([]);
    }
  });

  it('of a visitor’s answer is taken and read back, by the ids of the fields [B1]', async () => {
    const draft = bodyExample(formCalls.create) as Row;
    const open = { ouvert_du: null, ouvert_au: null, protection: false };
    const made = await server.call('POST', '/api/formulaires/', {
      ...draft,
      nom_du_formulaire: 'Fête',
      ...open,
    });
    const { valeurs: values, ...marks } = bodyExample(formCalls.answer) as Record<string, string>;
    const body = new FormData();
    body.append('valeurs', String(values).replace('"31"', `"${made.data.champs[0].id}"`));
    for (const [name, mark] of Object.entries(marks)) body.append(name, String(mark));
    const path = `/api/formulaires/${made.data.identifiant}/reponses/`;
    const sent = await fetch(server.url + path, { method: 'POST', body });
    expect([sent.status, await sent.text()]).toMatchObject([201, expect.any(String)]);
    const read = await server.fetch('GET', `/api/formulaires/${made.data.id}/reponses/liste/`);
    expect(await read.text()).toContain('Arachides');
  });
});
