import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type JsonAnswer, signedInServer, TODAY } from '../../signedInServer';
import { attendanceOn, tick } from './sheetRows';

const server = signedInServer(20);
const at = attendanceOn(server);

/** A tick that was made on that day, which is long over by the clock of the machine. */
const tickOn = (day: string, member: number, state: 'present' | 'absent' = 'present') =>
  tick(member, state, { ago: Date.now() - Date.parse(`${day}T10:00:00Z`) });

const makeLink = (id: number, jour = TODAY) =>
  server.call('POST', `/api/events/${id}/presences/lien/`, { jour });

/** The calls of a helper who has the key and no account. */
const helper = (key: string) => {
  const ask = async (method: string, path: string, body?: object): Promise<JsonAnswer> => {
    const headers = { authorization: `Token ${key}`, 'content-type': 'application/json' };
    const answer = await fetch(server.url + path, { method, headers, body: body && JSON.stringify(body) });
    return { ...((await answer.json()) as JsonAnswer), status: answer.status };
  };
  return {
    ask,
    sheet: () => ask('GET', '/api/pointage/'),
    send: (pointages: readonly object[], comptes?: object) =>
      ask('POST', '/api/pointage/', { appareil: 'aide', pointages, comptes }),
  };
};

/** An event of today with one expected member, and a link. */
async function linked() {
  const id = await at.event();
  const group = await at.group();
  const member = await at.inGroup(group, {
    ...{ telephone: '0600000001', email: 'aide@parvis.test', date_naissance: '1980-01-02' },
  });
  await at.expect(id, { groupes: [group] });
  const { data, status } = await makeLink(id);
  expect(status).toBe(201);
  return { id, member, key: data.cle as string };
}

describe('the link of a helper without an account', () => {
  it('opens the names of one event and day, and no more of any person [EL6]', async () => {
    const { id, member, key } = await linked();
    const { status, data } = await helper(key).sheet();
    expect(status).toBe(200);
    expect(data).toMatchObject({
      evenement: { id },
      jour: TODAY,
      attendus: { groupes: [], departements: [] },
    });
    expect(data.personnes.map((one: { id: number }) => one.id)).toEqual([member]);
    expect(Object.keys(data.personnes[0]).sort()).toEqual(['attendu', 'famille', 'id', 'nom', 'prenom']);
    expect(JSON.stringify(data)).not.toMatch(/0600000001|aide@parvis\.test|1980-01-02/);
    for (const path of [
      '/api/membres/',
      `/api/events/${id}/presences/?jour=${TODAY}`,
      '/api/presences/jour/',
    ])
      expect((await helper(key).ask('GET', path)).status, path).toBe(401);
  });

  it('ticks the people of the sheet, and does not tell who else is on file [EL6]', async () => {
    const { id, member, key } = await linked();
    const stranger = await server.add({ nom: 'Ailleurs' });
    const { status, data } = await helper(key).send([tickOn(TODAY, member), tickOn(TODAY, stranger)]);
    expect(status).toBe(200);
    expect(data.disparus).toEqual([stranger]);
    expect((await at.sheet(id)).data.pointages).toMatchObject([
      { personne_id: member, etat: 'present', appareil: 'aide', auteur: null },
    ]);
    expect(JSON.stringify((await helper(key).ask('GET', '/api/pointage/changements/')).data)).not.toContain(
      'Ailleurs',
    );
    const unknown = await helper(key).send([tickOn(TODAY, 999_999)]);
    expect(unknown.data.disparus).toEqual([999_999]);
  });

  it('ends when it is renewed, and when it is revoked [EL6]', async () => {
    const { id, member, key } = await linked();
    const { data: renewed } = await makeLink(id);
    expect((await helper(key).sheet()).status).toBe(403);
    expect((await helper(key).send([tickOn(TODAY, member)])).status).toBe(403);
    expect((await helper(renewed.cle).sheet()).status).toBe(200);
    const path = `/api/events/${id}/presences/lien/?jour=${TODAY}`;
    expect((await server.call('GET', path)).data.lien_le).toBe(renewed.lien_le);
    expect((await server.call('DELETE', path)).status).toBe(200);
    expect((await server.call('GET', path)).data.lien_le).toBeNull();
    const { status, message } = await helper(renewed.cle).sheet();
    expect([status, message]).toEqual([403, expect.stringContaining('n’est plus valable')]);
    expect((await at.sheet(id)).data.pointages).toEqual([]);
  });

  it('is known to the table and the journal by its digest, or not at all [EL6]', async () => {
    const { id, key } = await linked();
    const stored = await sql<{ ligne: string }>`
      select to_jsonb(f)::text as ligne from feuilles_presence as f where evenement_id = ${id}
      union all select concat(avant::text, apres::text) from changements where objet_id = ${id}`.execute(
      server.db,
    );
    expect(stored.rows.length).toBeGreaterThan(1);
    for (const { ligne } of stored.rows) expect(ligne).not.toContain(key);
    const [{ empreinte } = { empreinte: '' }] = (
      await sql<{ empreinte: string }>`
        select l.empreinte from liens as l join feuilles_presence as f on f.id = l.ligne
        where l.usage = 'pointage' and f.evenement_id = ${id}`.execute(server.db)
    ).rows;
    expect(empreinte).toHaveLength(43);
    expect(stored.rows.filter(({ ligne }) => ligne.includes(empreinte))).toEqual([]);
  });
});
