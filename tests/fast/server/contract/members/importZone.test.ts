import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../../support/server';
import { jsonOf } from '../../ask';
import type { JsonAnswer } from '../../signedInServer';

describe('a birth date with an hour and a zone', () => {
  it('is the day of the organisation, by its time zone [K7]', async () => {
    const days: Record<string, string> = {};
    for (const timeZone of ['Europe/Paris', 'America/New_York']) {
      const server = await startTestServer({ members: 0, timeZone });
      const headers = { Authorization: `Token ${await server.login()}` };
      const body = new FormData();
      const file = 'nom;prenom;genre;naissance\nFeuillet;Ana;f;2009-02-27T23:00:00Z\n';
      body.append('file', new File([file], 'membres.csv', { type: 'text/csv' }));
      const sent = await fetch(`${server.url}/api/membres/import/`, { method: 'POST', headers, body });
      const { data } = await jsonOf<JsonAnswer>(sent);
      const path = `/api/membres/${data.lignes[0].membre_id}/membre_avec_relations/`;
      const member = await jsonOf<JsonAnswer>(await fetch(server.url + path, { headers }));
      days[timeZone] = member.data.date_naissance;
      await server.close();
    }
    expect(days).toEqual({ 'Europe/Paris': '2009-02-28', 'America/New_York': '2009-02-27' });
  });
});
