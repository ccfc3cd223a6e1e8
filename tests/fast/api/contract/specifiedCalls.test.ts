import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Client, createClient } from '../../../../src/api/client';
import { authCalls } from '../../../../src/api/endpoints/auth';
import { departmentCalls } from '../../../../src/api/endpoints/departments';
import { groupCalls } from '../../../../src/api/endpoints/groups';
import { memberCalls } from '../../../../src/api/endpoints/members';
import { memberWriteCalls } from '../../../../src/api/endpoints/memberWrites';
import { roleCalls, speakerCalls } from '../../../../src/api/endpoints/speakers';
import { statisticsCalls } from '../../../../src/api/endpoints/statistics';
import { stepCalls } from '../../../../src/api/endpoints/steps';
import { tagCalls } from '../../../../src/api/endpoints/tags';
import { failureOf } from '../../../../src/api/errors';
import { nth } from '../../../support/present';
import { type Answer, startServer, type TestServer } from '../httpServer';

/* What the specification says of single calls: what travels for each, and what is read of its answer. */

let server: TestServer;
let client: Client;
beforeEach(async () => {
  server = await startServer();
  client = createClient({ api: server.url });
});
afterEach(() => server.close());

/** «GET /path?query» of every request so far, with the body where there is one. */
const received = () =>
  server.received.map(({ method, url, json }) =>
    json === undefined ? `${method} ${decodeURIComponent(url)}` : [`${method} ${url}`, json],
  );
/** The answer of a call to this reply. */
const answered = <A>(reply: Answer, call: () => Promise<A>) => {
  server.reply(reply);
  return call();
};

describe('calls around the session', () => {
  it('refresh the token by POST /api/verify-token, which answers it as data.token [A2]', async () => {
    const renewed = await answered({ body: { data: { token: 'new' } } }, () =>
      client.call(authCalls.refresh, {}),
    );
    expect(renewed).toEqual({ token: 'new' });
    expect(received()).toEqual(['POST /api/verify-token']);
  });

  it('ask for a new password at the address of the screen, or at the configured one [A3]', async () => {
    const body = { email: 'awa@exemple.fr' };
    await client.call(authCalls.requestReset, { body });
    await client.call(authCalls.resetPassword, { body });
    expect(received()).toEqual([
      ['POST /api/auth/reset-password/', body],
      ['POST /api/reset-password', body],
    ]);
  });
});

describe('statistics', () => {
  it.each(['users', 'members', 'events', 'appointments'] as const)(
    'of %s take filters, or none [A4]',
    async (name) => {
      const body = { data: { total: 3 } };
      expect(await answered({ body }, () => client.call(statisticsCalls[name], {}))).toEqual({ total: 3 });
      await client.call(statisticsCalls[name], { ville: 'Lomé', annee: 2026, actif: true });
      expect(received()).toEqual([
        `GET /api/statistics/${name}/`,
        `GET /api/statistics/${name}/?ville=Lomé&annee=2026&actif=true`,
      ]);
    },
  );

  it('ask for a month of growth and 30 days of activity unless told otherwise [A5, C11]', async () => {
    server.reply({ body: { data: [] } });
    await client.call(statisticsCalls.growth, {});
    await client.call(statisticsCalls.growth, { period: 'year' });
    await client.call(statisticsCalls.geographic, {});
    await client.call(statisticsCalls.activity, {});
    await client.call(statisticsCalls.activity, { days: 7 });
    await client.call(statisticsCalls.performance, {});
    expect(received()).toEqual([
      'GET /api/statistics/growth/?period=month',
      'GET /api/statistics/growth/?period=year',
      'GET /api/statistics/geographic/',
      'GET /api/statistics/activity/?days=30',
      'GET /api/statistics/activity/?days=7',
      'GET /api/statistics/performance/',
    ]);
  });

  it('make a report of what is posted, and a file, as CSV unless told otherwise [A6]', async () => {
    const body = { champs: ['ville'], depuis: '2026-01-01' };
    const report = await answered({ body: { data: { lignes: 2 } } }, () =>
      client.call(statisticsCalls.customReport, { body }),
    );
    expect(report).toEqual({ lignes: 2 });
    const csv = { body: 'ville;membres', type: 'text/csv' };
    const file = await answered(csv, () => client.call(statisticsCalls.export, { type: 'members' }));
    expect([file instanceof Blob, file.type, await file.text()]).toEqual([true, 'text/csv', 'ville;membres']);
    await client.call(statisticsCalls.export, { type: 'events', format: 'json' });
    expect(received()).toEqual([
      ['POST /api/statistics/custom-report/', body],
      'GET /api/statistics/export/?format=csv&type=members',
      'GET /api/statistics/export/?format=json&type=events',
    ]);
  });

  it('list their alerts, and mark one or all of them as read [A7]', async () => {
    const alerts = [{ id: 4, message: 'Trois absents' }];
    expect(await answered({ body: { data: alerts } }, () => client.call(statisticsCalls.alerts, {}))).toEqual(
      alerts,
    );
    server.reply({ status: 204 });
    await client.call(statisticsCalls.markAlertRead, { id: 4 });
    await client.call(statisticsCalls.markAllAlertsRead, {});
    expect(received()).toEqual([
      'GET /api/statistics/alerts/',
      'PATCH /api/statistics/alerts/4/read/',
      'PATCH /api/statistics/alerts/mark-all-read/',
    ]);
  });

  it('for groups and departments come in data.data, by name [A8, A14]', async () => {
    const rows = [{ id: 1, nom: 'Chorale', membres_count: 4, color: '#76C12C' }];
    expect(
      await answered({ body: { data: { data: { groupes: rows } } } }, () =>
        client.call(groupCalls.statistiques, {}),
      ),
    ).toEqual({ groupes: rows });
    expect(
      await answered({ body: { data: { data: { departements: rows } } } }, () =>
        client.call(departmentCalls.statistiques, {}),
      ),
    ).toEqual({ departements: rows });
    expect(received()).toEqual(['GET /api/groupes/statistiques/', 'GET /api/departements/statistiques/']);
  });
});

describe('members', () => {
  const member = { id: 3, nom: 'Diallo', prenom: 'Awa' };
  const update = { ...member, genre: 'feminin', email: 'a@b.fr', telephone: '06', adresse: 'Ici' } as const;

  it('are read, changed and deleted at /{id}/ [A9]', async () => {
    expect(await answered({ body: { data: member } }, () => client.call(memberCalls.get, { id: 3 }))).toEqual(
      member,
    );
    await client.call(memberWriteCalls.update, { id: 3, body: update });
    await client.call(memberWriteCalls.remove, { id: 3 });
    expect(received()).toEqual([
      'GET /api/membres/3/',
      ['PUT /api/membres/3/', update],
      'DELETE /api/membres/3/',
    ]);
  });

  it('are changed and deleted by any success [A9]', async () => {
    for (const status of [200, 201, 202, 204, 299]) {
      server.reply({ status });
      await client.call(memberWriteCalls.update, { id: 3, body: update });
      await client.call(memberWriteCalls.remove, { id: 3 });
    }
    expect(server.received).toHaveLength(10);
  });

  it('are not changed by anything but a 2xx [A9]', async () => {
    server.reply({ status: 304 });
    const failure = await client.call(memberWriteCalls.remove, { id: 3 }).catch(failureOf);
    expect(failure).toMatchObject({ status: 304 });
  });

  it('have statistics, two searches, two whole lists and a file [A10]', async () => {
    const rows = [member];
    server.reply({ body: { data: { total: 12 } } });
    expect(await client.call(memberWriteCalls.statistics, {})).toEqual({ total: 12 });
    server.reply({ body: { data: { data: rows } } });
    expect(await client.call(memberWriteCalls.all, {})).toEqual(rows);
    const simple = [{ id: 3, name: 'Diallo Awa' }];
    server.reply({ body: { data: { data: simple } } });
    expect(await client.call(memberCalls.simple, {})).toEqual(simple);
    await client.call(memberWriteCalls.search, { q: 'awa' });
    await client.call(memberWriteCalls.searchMembers, { q: 'awa' });
    server.reply({ body: 'nom;prenom', type: 'text/csv' });
    const file = await client.call(memberWriteCalls.export, { format: 'xlsx' });
    expect([file instanceof Blob, await file.text()]).toEqual([true, 'nom;prenom']);
    expect(received()).toEqual([
      'GET /api/membres/statistics/',
      'GET /api/membres/tous_les_membres/',
      'GET /api/membres/membres_simples/',
      'GET /api/membres/search/?q=awa',
      'GET /api/membres/membres_search/?q=awa',
      'GET /api/membres/export/?format=xlsx',
    ]);
  });

  it('are imported as multipart with the field file alone [A11]', async () => {
    const file = new File(['nom;prenom'], 'membres.csv', { type: 'text/csv' });
    const body = { file, simulation: 'true', doublons: 'creer' } as const;
    const report = await answered({ body: { data: { importes: 2 } } }, () =>
      client.call(memberWriteCalls.import, { body }),
    );
    expect(report).toEqual({ importes: 2 });
    const { method, url, headers, text } = nth(server.received, 0);
    expect(`${method} ${url}`).toBe('POST /api/membres/import/');
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(text.match(/; name="[^;\n]*/g)).toEqual(['; name="file"']);
    expect(text).toContain('filename="membres.csv"\r\nContent-Type: text/csv\r\n\r\nnom;prenom\r\n');
  });

  it('get a department and a group by PATCH, or none [A12]', async () => {
    await client.call(memberWriteCalls.setDepartment, { id: 3, body: { departement_id: 5 } });
    await client.call(memberWriteCalls.setGroup, { id: 3, body: { groupe_id: null } });
    expect(received()).toEqual([
      ['PATCH /api/membres/3/department/', { departement_id: 5 }],
      ['PATCH /api/membres/3/group/', { groupe_id: null }],
    ]);
  });

  it('are listed by groups, by steps and by tags [A13]', async () => {
    await client.call(memberWriteCalls.byGroups, { groupes: [1, 2] });
    await client.call(memberWriteCalls.bySteps, { etapes: [3] });
    await client.call(memberWriteCalls.byTags, { tags: [4, 5] });
    expect(received()).toEqual([
      'GET /api/membres/par_groupes/?groupes[]=1&groupes[]=2',
      'GET /api/membres/par_etapes/?etapes[]=3',
      'GET /api/membres/par_tags/?tags[]=4&tags[]=5',
    ]);
  });
});

describe('lists', () => {
  it('for pickers hold tags in data.data or data, and steps in data [A14]', async () => {
    const [tag, step] = [[{ id: 1, name: 'Chorale' }], [{ id: 2, libelle: 'Accueil' }]];
    const all = () => client.call(tagCalls.all, {});
    expect(await answered({ body: { data: { data: tag } } }, all)).toEqual(tag);
    expect(await answered({ body: { data: tag } }, all)).toEqual(tag);
    expect(await answered({ body: { data: step } }, () => client.call(stepCalls.all, {}))).toEqual(step);
    expect(received()).toEqual([
      'GET /api/tags/tous_les_tags/',
      'GET /api/tags/tous_les_tags/',
      'GET /api/etapes/tous_les_etapes/',
    ]);
  });

  it('of speaker roles can be read, written, searched and asked for the most used [A23, SP21, SP22, SP23]', async () => {
    const role = { id: 5, libelle: 'Modérateur' };
    const body = { libelle: 'Modérateur' };
    const page = { count: 1, next: null, previous: null, results: [role] };
    expect(await answered({ body: { data: page } }, () => client.call(roleCalls.all, {}))).toEqual(page);
    await client.call(roleCalls.list, { search: 'mod', page: 2 });
    expect(await answered({ body: { data: role } }, () => client.call(roleCalls.get, { id: 5 }))).toEqual(
      role,
    );
    expect(await client.call(roleCalls.create, { body })).toEqual(role);
    await client.call(roleCalls.update, { id: 5, body });
    await client.call(roleCalls.remove, { id: 5 });
    server.reply({ body: { data: [role] } });
    expect(await client.call(roleCalls.search, { q: 'mod' })).toEqual([role]);
    expect(await client.call(roleCalls.mostUsed, {})).toEqual([role]);
    await client.call(roleCalls.mostUsed, { limit: 3 });
    expect(received()).toEqual([
      'GET /api/roles-intervenants/?page_size=1000',
      'GET /api/roles-intervenants/?search=mod&page=2',
      'GET /api/roles-intervenants/5/',
      ['POST /api/roles-intervenants/', body],
      ['PUT /api/roles-intervenants/5/', body],
      'DELETE /api/roles-intervenants/5/',
      'GET /api/roles-intervenants/search/?q=mod',
      'GET /api/roles-intervenants/most-used/?limit=10',
      'GET /api/roles-intervenants/most-used/?limit=3',
    ]);
  });

  it('of speakers can be read, searched and written [A23]', async () => {
    const speaker = { id: 9, nom: 'Koffi', prenom: 'Ama' };
    const body = { nom: 'Koffi', prenom: 'Ama' };
    const page = { count: 1, next: null, previous: null, results: [speaker] };
    server.reply({ body: { data: page } });
    expect(await client.call(speakerCalls.list, { search: 'Ama Koffi' })).toEqual(page);
    server.reply({ body: { data: speaker } });
    expect(await client.call(speakerCalls.get, { id: 9 })).toEqual(speaker);
    expect(await client.call(speakerCalls.create, { body: { ...body, membre_id: 4 } })).toEqual(speaker);
    await client.call(speakerCalls.update, { id: 9, body });
    await client.call(speakerCalls.remove, { id: 9 });
    expect(received()).toEqual([
      'GET /api/intervenants/?search=Ama Koffi',
      'GET /api/intervenants/9/',
      ['POST /api/intervenants/', body],
      ['PUT /api/intervenants/9/', body],
      'DELETE /api/intervenants/9/',
    ]);
  });
});
