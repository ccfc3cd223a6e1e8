import { describe, expect, it } from 'vitest';
import { signedInServer, TODAY } from '../../signedInServer';

const home = signedInServer(12);

const HEADER = 'nom;prenom;genre;email;date_naissance;Photos;Annuaire';
const file = (...lines: readonly string[]) => [HEADER, ...lines].join('\r\n');
const consents = async (id: number): Promise<Record<string, unknown>[]> =>
  (await home.call('GET', `/api/membres/${id}/consentements/`)).data.consentements;
const give = (id: number, type: number, fields: object = {}) =>
  home.call('POST', `/api/membres/${id}/consentements/`, {
    type,
    donne_par: id,
    du: '2025-01-02',
    ...fields,
  });

describe('Consents in an import', () => {
  it('are added to members who are created and to those on file, given by each person [R9]', async () => {
    const known = await home.add({ nom: 'Okonkwo-Ó Briain', prenom: 'Ngozi', email: 'ngozi@exemple.fr' });
    const lines = file(
      'Okonkwo-Ó Briain;Ngozi;F;ngozi@exemple.fr;;06/09/2025;',
      'de l’Étang;Jean;H;jean@exemple.fr;02/03/1970;oui;x',
    );
    const check = await home.import(lines, { simulation: 'true' });
    expect(check.data.lignes).toMatchObject([
      {
        statut: 'doublon',
        consentements: 1,
        message: expect.stringContaining('Photos\u00a0: «\u00a0oui\u00a0» sera noté.'),
      },
      { statut: 'cree', message: null },
    ]);
    expect(await consents(known)).toEqual([]);
    const { data } = await home.import(lines);
    expect(await consents(known)).toMatchObject([{ type: 1, du: '2025-09-06', donne_par: { id: known } }]);
    const created = data.lignes[1].membre_id;
    expect(await consents(created)).toMatchObject([
      { type: expect.any(Number), du: TODAY, donne_par: { id: created } },
      { du: TODAY },
    ]);
    for (const id of data.operations) await home.call('POST', `/api/journal/${id}/annuler/`);
    expect(await consents(known)).toEqual([]);
  });

  it('leave what is there: an agreement, a withdrawal, a refusal [R9]', async () => {
    const [given, withdrawn, refusing] = [
      await home.add({ nom: 'Aa', prenom: 'Un', email: 'un@exemple.fr' }),
      await home.add({ nom: 'Bb', prenom: 'Deux', email: 'deux@exemple.fr' }),
      await home.add({ nom: 'Cc', prenom: 'Trois', email: 'trois@exemple.fr' }),
    ];
    await give(given, 1);
    await give(withdrawn, 1, { reponse: 'non' });
    const { data } = await home.import(
      file(
        'Aa;Un;F;un@exemple.fr;;oui;',
        'Bb;Deux;F;deux@exemple.fr;;oui;',
        'Cc;Trois;F;trois@exemple.fr;;non;',
      ),
    );
    const said = data.lignes.map(({ message }: { message: string }) => message);
    expect(said[0]).not.toContain('Photos');
    expect(said[1]).toContain('Photos\u00a0: retiré le 2 janvier 2025, un import n’y change rien.');
    expect(said[2]).toContain('Photos\u00a0: un import ne note que des accords.');
    expect(
      [await consents(given), await consents(withdrawn), await consents(refusing)].map(
        ({ length }) => length,
      ),
    ).toEqual([1, 1, 0]);
  });

  it('add nothing of before the end of an agreement, nor of a child whose age the line alone tells [R9]', async () => {
    const ended = await home.add({ nom: 'Dd', prenom: 'Ana', email: 'ana@exemple.fr' });
    const child = await home.add({ nom: 'Ee', prenom: 'Gil', email: 'gil@exemple.fr' });
    await give(ended, 1, { jusquau: '2025-12-31' });
    const { data } = await home.import(
      file('Dd;Ana;F;ana@exemple.fr;;01/06/2024;', 'Ee;Gil;H;gil@exemple.fr;02/03/2018;oui;'),
    );
    expect(data.lignes).toMatchObject([
      { message: expect.stringContaining('Photos\u00a0: un accord a pris fin le 31 décembre 2025') },
      { message: expect.stringContaining('il faut aussi l’accord d’un parent') },
    ]);
    expect([await consents(ended), await consents(child)].map(({ length }) => length)).toEqual([1, 0]);
  });

  it.each([
    ['of a child under 15', '02/03/2018;oui', 'il faut aussi l’accord d’un parent'],
    ['of a day before the birth', '02/03/1990;01/01/1980', 'avant la naissance'],
    ['of a day to come', ';01/01/2031', 'dans le futur'],
  ])('%s are told and not added, while the person is [R9]', async (name, cells, said) => {
    const { data } = await home.import(file(`Import ${name};Lou;F;;${cells};`, `Autre ${name};Max;H;;;oui;`));
    expect(data.lignes).toMatchObject([
      { statut: 'cree', message: expect.stringContaining(said) },
      { statut: 'cree', message: null },
    ]);
    expect(await consents(data.lignes[0].membre_id)).toEqual([]);
  });
});
