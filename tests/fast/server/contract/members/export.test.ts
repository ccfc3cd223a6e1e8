import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { jsonOf } from '../../ask';
import { signedInServer, TODAY } from '../../signedInServer';

const MEMBERS = 2300;
const server = signedInServer(MEMBERS);

const exported = async (query = '', format = 'csv') => {
  const answer = await server.fetch('GET', `/api/membres/export/?format=${format}${query}`);
  // `text()` would drop the byte order mark.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
  return { answer, text, rows: Papa.parse<string[]>(text.slice(1).trimEnd(), { delimiter: ';' }).data };
};

describe('an export', () => {
  it('is a file for French Excel, with byte order mark, semicolons, CRLF and a name [A10]', async () => {
    const { answer, text, rows } = await exported();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="membres-${TODAY}.csv"`);
    expect(text.charCodeAt(0)).toBe(0xfeff);
    expect(text.match(/[^\r]\n/)).toBeNull();
    expect(rows[0]).toEqual([
      'Nom',
      'Prénom',
      'Genre',
      'Date de naissance',
      'Nationalité',
      'Profession',
      'Situation matrimoniale',
      'Téléphone',
      'E-mail',
      'Ville',
      'Adresse',
      'Complément d’adresse',
      'Code postal',
    ]);
  });

  it('contains every member once, by name, over all its slices', async () => {
    const { rows } = await exported('&colonnes[]=id&colonnes[]=nom&colonnes[]=prenom');
    expect(rows).toHaveLength(MEMBERS + 1);
    expect(new Set(rows.slice(1).map(([id]) => id)).size).toBe(MEMBERS);
    const ordered = await server.db.selectFrom('membres').select('id').orderBy('tri').orderBy('id').execute();
    expect(rows.slice(1).map(([id]) => Number(id))).toEqual(ordered.map(({ id }) => id));
  });

  it('contains the chosen columns in their order, relations included', async () => {
    const id = await server.add({ nom: 'Zyx', prenom: 'Ana' });
    await server.call('POST', '/api/membres/taged_multiple/', { membre_ids: [id], tags_ids: [1, 2] });
    await server.call('POST', '/api/groupes/1/insert_membre/', { membre_ids: [id] });
    const { rows } = await exported(
      '&search=zyx&colonnes[]=prenom&colonnes[]=groupe&colonnes[]=tags&colonnes[]=departement&colonnes[]=nom',
    );
    const { groupe_actuel, tags } = await server.member(id);
    expect(rows).toEqual([
      ['Prénom', 'Groupe', 'Tags', 'Département', 'Nom'],
      ['Ana', groupe_actuel.nom, tags.map((tag: { name: string }) => tag.name).join(', '), '', 'Zyx'],
    ]);
    await server.call('DELETE', `/api/membres/${id}/`);
  });

  it('contains only the filtered members', async () => {
    const page = await server.fetch('GET', '/api/membres/filtres_combines/?groupes[]=1&search=ma');
    const { count } = await jsonOf<{ count: number }>(page);
    expect(count).toBeGreaterThan(0);
    const { rows } = await exported('&groupes[]=1&search=ma');
    expect(rows).toHaveLength(count + 1);
    expect((await exported('&search=personne-de-ce-nom')).rows).toHaveLength(1);
  });

  it('contains no formula', async () => {
    const wild = { nom: '=1+1', prenom: '+x;"y"', ville: '@z', profession: '-a', adresse: "'=b" };
    const id = await server.add({ ...wild, email: 'formule@courriel.test' });
    const { text } = await exported(
      '&search=formule@courriel&colonnes[]=nom&colonnes[]=prenom&colonnes[]=ville&colonnes[]=profession&colonnes[]=adresse',
    );
    expect(text.split('\r\n')[1]).toBe(`'=1+1;"'+x;""y""";'@z;'-a;''=b`);
    await server.call('DELETE', `/api/membres/${id}/`);
  });

  it('gives the same members when it is imported [W18]', async () => {
    const wild = { nom: '=Retour', prenom: '+A;"b"', ville: "'-c", email: 'retour@courriel.test' };
    const id = await server.add({ ...wild, date_naissance: '1999-12-31', telephone: '+33 6 39 98 00 00' });
    const before = await server.member(id);
    const { text } = await exported('&search=retour@courriel');
    await server.call('DELETE', `/api/membres/${id}/`);
    const { data } = await server.import(text);
    expect(data).toMatchObject({ importes: 1, erreurs: 0 });
    const after = await server.member(data.lignes[0].membre_id);
    for (const gone of ['id', 'color', 'updated_at']) delete before[gone];
    expect(after).toMatchObject(before);
    await server.call('DELETE', `/api/membres/${after.id}/`);
  });

  it('has words, dates and telephone numbers as people read them for Excel [W18]', async () => {
    const read = { nom: 'Lisible', prenom: 'Ève', genre: 'feminin', situation_matrimoniale: 'marie' };
    const contact = { telephone: '0639980000', email: 'lisible@courriel.test' };
    const id = await server.add({ ...read, ...contact, date_naissance: '1999-12-31' });
    const columns = ['nom', 'genre', 'date_naissance', 'situation_matrimoniale', 'telephone', 'statut'];
    const chosen = columns.map((name) => `&colonnes[]=${name}`).join('');
    const { rows } = await exported(`&search=lisible@courriel${chosen}`, 'excel');
    expect(rows[1]?.slice(0, 5)).toEqual(['Lisible', 'Femme', '31/12/1999', 'Marié(e)', '="06 39 98 00 00"']);
    expect(rows[1]?.[5]).toMatch(/^(Membre|Inscrit)$/);
    await server.call('DELETE', `/api/membres/${id}/`);
  });

  it('keeps every zero and digit in Excel, and is imported with the same values [K9]', async () => {
    const kept = {
      nom: 'MARS1',
      prenom: '0012',
      profession: '123456789012345678',
      ville: '01000',
      adresse: '1-2',
      telephone: '+41791234567',
      email: 'zeros@courriel.test',
    };
    const id = await server.add({ ...kept, date_naissance: '1999-12-31' });
    const before = await server.member(id);
    const columns = [...Object.keys(kept), 'genre', 'date_naissance'];
    const chosen = columns.map((name) => `&colonnes[]=${name}`).join('');
    const { rows, text } = await exported(`&search=zeros@courriel${chosen}`, 'excel');
    expect(rows[1]?.slice(0, 6)).toEqual(
      Object.values(kept)
        .slice(0, 6)
        .map((value) => `="${value}"`),
    );
    await server.call('DELETE', `/api/membres/${id}/`);
    const { data } = await server.import(text);
    expect(data).toMatchObject({ importes: 1, erreurs: 0 });
    const after = await server.member(data.lignes[0].membre_id);
    for (const gone of ['id', 'color', 'updated_at']) delete before[gone];
    expect(after).toMatchObject(before);
    await server.call('DELETE', `/api/membres/${after.id}/`);
  });

  it('creates no member again when it is imported into the same list', async () => {
    const before = await server.count();
    const { data } = await server.import((await exported()).text);
    expect(data).toMatchObject({ importes: 0, erreurs: 0, doublons: MEMBERS });
    expect(await server.count()).toBe(before);
  });

  it('is refused with the reason under the field', async () => {
    const rows = [
      ['format=xlsx', { format: 'Le format attendu est «\u00a0csv\u00a0» ou «\u00a0excel\u00a0».' }],
      ['colonnes[]=mot_de_passe', { colonnes: 'Cette valeur n’est pas acceptée.' }],
      [`search=${'x'.repeat(201)}`, { search: 'La recherche est limitée à 200 caractères.' }],
    ] as const;
    for (const [query, errors] of rows)
      expect
        .soft(await server.call('GET', `/api/membres/export/?${query}`), query)
        .toMatchObject({ status: 422, errors });
  });

  it('lets other calls be served while it runs, and ends when the caller leaves', async () => {
    const controller = new AbortController();
    // The answer isn't compressed, because on Node 20 and 22 reading a compressed answer that has arrived never ends.
    const headers = { 'accept-encoding': 'identity' };
    const answer = await server.fetch('GET', '/api/membres/export/', { signal: controller.signal, headers });
    const reader = answer.body!.getReader();
    expect((await reader.read()).value?.length).toBeGreaterThan(0);
    expect(await server.count()).toBe(MEMBERS);
    controller.abort();
    await expect(reader.read()).rejects.toThrow();
    expect(await server.count()).toBe(MEMBERS);
  });
});
