import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../../support/server';
import { ask, dataOf } from '../../ask';
import { signedInServer } from '../../signedInServer';

const server = signedInServer(1);
const HEADER = 'Nom;Prénom;Genre;E-mail;État;Date de sortie;Raison';

interface Line {
  statut: string;
  message: string | null;
  membre_id?: number;
  etat?: string;
}

let families = 0;
/** Zoé is active, Léo left, Ada died; all came in 2020. */
async function register() {
  const nom = `Zfamille${families++}`;
  const add = (prenom: string) =>
    server.add({ nom, prenom, email: `${prenom}.${nom}@ex.fr`, date_inscription: '2020-01-02' });
  const [zoe, leo, ada] = [await add('Zoe'), await add('Leo'), await add('Ada')];
  const set = (id: number, etat: string, etat_depuis: string) =>
    server.call('POST', '/api/membres/etats/', { ids: [id], etat, etat_depuis });
  await set(leo, 'parti', '2024-02-03');
  await set(ada, 'decede', '2025-04-05');
  const file = (...lines: string[]) =>
    [
      HEADER,
      ...lines.map((line) => line.replace(/^(\w+)/, (first) => `${nom};${first};F;${first}.${nom}@ex.fr`)),
    ].join('\n');
  return { nom, zoe, leo, ada, file };
}

const lines = async (file: string, fields = {}) =>
  (await server.import(file, fields)).data.lignes.map(({ statut, message, etat }: Line) => [
    ...[statut, etat ?? null, message],
  ]);

describe('The states in an import', () => {
  it('are told by the check, and noted by the import, on records of people in the file alone [R1]', async () => {
    const { zoe, leo, file } = await register();
    const text = file('Zoe;Décédée;03/03/2026;', 'Nouvelle;Parti(e);31/05/2019;Déménagement');
    const before = await server.member(zoe);
    expect(await lines(text, { simulation: 'true' })).toEqual([
      ['doublon', 'decede', expect.stringMatching(/a déjà une fiche .*Son décès sera noté\.$/)],
      ['cree', null, expect.stringContaining('elle est créée, notée «\u00a0Parti\u00a0»')],
    ]);
    expect(await server.member(zoe)).toEqual(before);
    const { data } = await server.import(text);
    expect(data.lignes[0]).toMatchObject({ statut: 'doublon', etat: 'decede' });
    expect(data.lignes[0].message).toMatch(/1 décès noté\.$/);
    expect(await server.member(zoe)).toMatchObject({ etat: 'decede', etat_depuis: '2026-03-03' });
    expect(await server.member(data.lignes[1].membre_id)).toMatchObject({
      ...{ etat: 'parti', etat_depuis: '2019-05-31', etat_motif: 'demenage' },
    });
    expect(await server.member(leo)).toMatchObject({ etat_depuis: '2024-02-03' });
    await server.call('POST', `/api/journal/${data.operations[0]}/annuler/`);
    expect(await server.member(zoe)).toMatchObject({ etat: 'actif', etat_depuis: null });
  });

  it('note no return and change no day that is there, and say so [R1]', async () => {
    const { leo, ada, zoe, file } = await register();
    const text = file(
      ...[
        'Leo;Actif;;',
        'Ada;Parti;01/01/2026;',
        'Leo;Parti;01/01/2026;Démission',
        'Zoe;Actif;;',
        'Ada;Décédée;;',
      ],
    );
    const said = [
      ['doublon', null, expect.stringContaining('reste notée «\u00a0Parti\u00a0»')],
      ['doublon', null, expect.stringContaining('reste notée «\u00a0Décédé\u00a0»')],
      [
        'doublon',
        null,
        expect.stringMatching(/figure déjà à la ligne 2\. L’état de cette ligne n’est pas noté\.$/),
      ],
      ['doublon', null, expect.stringMatching(/a déjà une fiche \(n°\u00a0\d+\)\.$/)],
      ['doublon', null, expect.stringContaining('figure déjà à la ligne 3')],
    ];
    const before = [await server.member(leo), await server.member(ada), await server.member(zoe)];
    expect(await lines(text, { simulation: 'true' })).toEqual(said);
    expect(await lines(text)).toEqual(said);
    const again = file('Leo;Parti;01/01/2026;Démission');
    expect((await lines(again))[0]?.[2]).toContain('Le départ de Leo');
    expect([await server.member(leo), await server.member(ada), await server.member(zoe)]).toEqual(before);
  });

  it('are refused by the rule of the record, each with a sentence, and the person stays [R1]', async () => {
    const { zoe, file } = await register();
    const refused = await lines(file('Zoe;Parti;05/05/2010;'));
    expect(refused).toEqual([['doublon', null, expect.stringContaining('avant l’entrée')]]);
    const text = [
      'Nom;Prénom;Genre;Naissance;État;Date de sortie;Raison',
      'Zun;Léa;F;01/02/1990;Décédée;31/12/1980;',
      'Zdeux;Léa;F;;Décédée;25/12/2099;',
      'Ztrois;Léa;F;;en voyage;;',
      'Zquatre;Léa;F;;Parti;;Fâché',
    ].join('\n');
    expect(await lines(text)).toEqual([
      ['erreur', null, 'Date de sortie\u00a0: Cette date est avant sa naissance (1990).'],
      ['erreur', null, 'Date de sortie\u00a0: Cette date est dans le futur.'],
      ['erreur', null, 'État\u00a0: «\u00a0en voyage\u00a0» n’est pas compris.'],
      ['erreur', null, 'Raison\u00a0: «\u00a0Fâché\u00a0» n’est pas compris.'],
    ]);
    expect(await server.member(zoe)).toMatchObject({ etat: 'actif' });
  });

  it('are no part of an import without their capability, nor is a widow', async () => {
    const quiet = await startTestServer({ members: 1, capabilities: ['simulation'] });
    try {
      const token = await quiet.login();
      const form = new FormData();
      const text = [`${HEADER};Situation matrimoniale`, 'Roy;Léa;F;;Parti;;;', 'Roy;Eve;F;;;;;Veuve'].join(
        '\n',
      );
      form.append('file', new File([text], 'membres.csv', { type: 'text/csv' }));
      const headers = { Authorization: `Token ${token}` };
      const answer = await fetch(`${quiet.url}/api/membres/import/`, { method: 'POST', body: form, headers });
      const { data } = (await answer.json()) as { data: { lignes: Line[] } };
      expect(data.lignes.map(({ statut }) => statut)).toEqual(['cree', 'erreur']);
      const path = `/api/membres/${data.lignes[0]?.membre_id}/`;
      expect(dataOf(await ask(quiet, path, { token }))).toMatchObject({ etat: 'actif' });
    } finally {
      await quiet.close();
    }
  });

  it('read «Veuve» as a marital status where states are kept [R1]', async () => {
    const { data } = await server.import('Nom;Prénom;Genre;Situation matrimoniale\nZveuve;Léa;F;VEUVE\n');
    expect(await server.member(data.lignes[0].membre_id)).toMatchObject({ situation_matrimoniale: 'veuf' });
  });
});
