import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { standsLike } from '../../../../../demo/server/store/rows/consents';
import { deleteFreeTexts } from '../../../../../demo/server/store/rows/keptTexts';
import { isTakenBy } from '../../../../../demo/server/store/rows/whoCounts';
import { memberCsv } from '../../../../../src/areas/members/export/memberCsv';
import type { Member } from '../../../../../src/domain/members/member';
import { CONSENT_STATES, consentOn } from '../../../../../src/domain/register/consents';
import { isTaken } from '../../../../../src/domain/register/whoCounts';
import { startTestServer } from '../../../../support/server';
import { ask, bodyOf } from '../../ask';
import { TODAY } from '../../signedInServer';
import {
  agree,
  consentsOf,
  DAY_MS,
  family,
  home,
  kindOf,
  merge,
  PROOF,
  proofs,
  someone,
  undo,
  withdraw,
} from './consentCalls';

describe('What stands of a consent elsewhere', () => {
  it('is in the journal without the proof, which goes for good once nothing brings it back [R9]', async () => {
    const id = await someone();
    const { data } = await agree(id);
    await home.call('PATCH', `/api/consentements/${data.id}/`, {
      donne_par: id,
      du: TODAY,
      preuve: 'Нина bis',
    });
    await home.call('DELETE', `/api/consentements/${data.id}/`);
    for (const table of ['changements', 'operations', 'cles', 'messages', 'corbeille', 'membres']) {
      const { rows } =
        await sql`select 1 from ${sql.table(table)} as t where t::text like ${'%Нина%'}`.execute(home.db);
      expect([table, rows]).toEqual([table, []]);
    }
    const history = await home.call('GET', `/api/journal/historique/?objet=membres&objet_id=${id}`);
    expect(JSON.stringify(history)).toContain('"nom_table":"consentements"');
    await deleteFreeTexts(home.db, Date.now() + 29 * DAY_MS);
    expect(await proofs()).toContain('Нина bis');
    await deleteFreeTexts(home.db, Date.now() + 31 * DAY_MS);
    expect(await proofs()).not.toContain('Нина bis');
  });

  it('goes with the person who is erased, and of a parent the link goes alone [R9]', async () => {
    const { child, mother } = await family();
    await agree(child, { accord_enfant: true, donne_par: mother, preuve: 'Effacée' });
    await agree(mother, { preuve: 'La sienne' });
    const erase = async (id: number, confirmation: string) => {
      const { updated_at } = await home.member(id);
      const body = { updated_at, confirmation, reponses: [], intervenants: [] };
      return (await home.call('POST', `/api/membres/${id}/effacer/`, body)).status;
    };
    expect(await erase(mother, 'Julie de La Rochefoucauld-Montmorency')).toBe(200);
    expect(await consentsOf(child)).toMatchObject([
      { donne_par: null, donne_par_nom: null, preuve: 'Effacée' },
    ]);
    expect(await proofs()).not.toContain('La sienne');
    expect(await erase(child, 'Mathilde de La Rochefoucauld-Montmorency')).toBe(200);
    expect(await proofs()).not.toContain('Effacée');
    const { rows } = await sql`select 1 from consentements where membre_id = ${child}`.execute(home.db);
    expect(rows).toEqual([]);
  });

  it('comes back with a record from the trash, and with the parent who gave it [R9]', async () => {
    const { child, mother } = await family();
    await agree(child, { accord_enfant: true, donne_par: mother });
    await agree(mother);
    const trash = async (id: number) => (await home.call('DELETE', `/api/membres/${id}/`)).data.corbeille;
    const [first, second] = [await trash(mother), await trash(child)];
    for (const entry of [second, first]) await home.call('POST', `/api/corbeille/${entry}/restaurer/`);
    expect((await consentsOf(child))[0]).toMatchObject({ donne_par: { id: mother }, preuve: PROOF });
    expect((await consentsOf(mother))[0]).toMatchObject({ donne_par: { id: mother }, preuve: PROOF });
  });

  it('moves with a merge, doubles once, and a withdrawal of either record wins [R9]', async () => {
    const { child, mother } = await family();
    const twin = await someone({ prenom: 'Julie' });
    await agree(child, { accord_enfant: true, donne_par: twin, donne_par_nom: '' });
    await sql`insert into enfants (parent_id, enfant_id) values (${twin}, ${child})`.execute(home.db);
    await agree(child, { accord_enfant: true, donne_par: twin });
    for (const id of [mother, twin]) await agree(id);
    const { data: old } = await agree(twin, { du: '2025-01-01', preuve: '' });
    await withdraw(old.id, { le: '2025-12-01' });
    const { status, data } = await merge(mother, twin);
    expect(status).toBe(200);
    const merged = await consentsOf(mother);
    expect(merged.map(({ du, donne_par }) => [du, donne_par?.id])).toEqual([
      ['2025-09-06', mother],
      ['2025-01-01', mother],
    ]);
    expect(consentOn(merged, TODAY).state).toBe('retire');
    expect((await consentsOf(child))[0]?.donne_par?.id).toBe(mother);
    await undo(data.operation);
    expect([(await consentsOf(mother)).length, (await consentsOf(twin)).length]).toEqual([1, 2]);
    expect((await consentsOf(child))[0]?.donne_par?.id).toBe(twin);
  });

  it('stands in the file of the person, and of the parent without the child [R9]', async () => {
    const { child, mother } = await family();
    await agree(child, { accord_enfant: true, donne_par: mother });
    const file = async (id: number) =>
      (await home.call('GET', `/api/membres/${id}/donnees/`)).data.consentements;
    expect(await file(child)).toMatchObject([
      { genre: 'Photos', pour: 'soi', preuve: PROOF, accord_enfant: true },
    ]);
    expect((await file(child))[0].donne_par).toBe('de La Rochefoucauld-Montmorency Julie');
    expect(await file(mother)).toMatchObject([
      { genre: 'Photos', pour: 'enfant', donne_par: null, preuve: null, du: '2025-09-06' },
    ]);
  });
});

describe('Lists, letters and labels', () => {
  it('narrow the list by what holds of a kind [R9]', async () => {
    const names = ['Oui', 'Non', 'Passe', 'Jamais'];
    const [yes, no, past] = await Promise.all(names.map((nom) => home.add({ nom: `Accord${nom}` })));
    await agree(Number(yes));
    await agree(Number(no), { reponse: 'non' });
    await agree(Number(past), { jusquau: '2026-03-14' });
    const kind = await kindOf('image');
    const found = async (state: string) => {
      const path = `/api/membres/filtres_combines/?search=accord&consentement=${kind}-${state}`;
      const { results } = await home.call<{ results: { nom: string }[] }>('GET', path);
      return results.map(({ nom }) => nom.replace('Accord', ''));
    };
    expect(await Promise.all(CONSENT_STATES.map(found))).toEqual([['Jamais'], ['Oui'], ['Passe'], ['Non']]);
    expect((await home.call('GET', '/api/membres/filtres_combines/?consentement=1-peut')).status).toBe(422);
  });

  it('are exported in words, by the server and the browser alike [R9]', async () => {
    const id = await home.add({ nom: 'Exportaccord', date_naissance: '1990-05-04' });
    await agree(id);
    await agree(id, { type: await kindOf('annuaire'), reponse: 'non', du: '2026-03-12' });
    const path = '/api/membres/export/?search=exportaccord&colonnes[]=consentements&format=';
    const cell = async (format: string) =>
      (await (await home.fetch('GET', path + format)).text()).trim().split('\r\n')[1];
    const said = 'Photos\u00a0: oui depuis le 06/09/2025, Annuaire\u00a0: retiré le 12/03/2026';
    expect(await cell('excel')).toBe(said);
    expect(await cell('csv')).toContain('oui depuis le 2025-09-06');
    const { results } = await home.call<{ results: Member[] }>('GET', '/api/membres/?search=exportaccord');
    expect(await memberCsv(results, ['consentements'], 'excel').text()).toContain(said);
  });

  it('leave out who withdrew a consent to letters, as the table of who counts says [R9]', async () => {
    const letters = await kindOf('lettre');
    const [asked, refused, back] = [await someone(), await someone(), await someone()];
    for (const id of [refused, back]) await agree(id, { type: letters, reponse: 'non' });
    await agree(back, { type: letters, du: TODAY });
    for (const pour of ['lettres', 'etiquettes']) {
      const { data } = await home.call('POST', '/api/membres/etiquettes/', {
        ids: [asked, refused, back],
        pour,
      });
      expect(data.personnes.map(({ id }: { id: number }) => id)).toEqual([asked, back]);
      expect(data.opposes).toBe(1);
    }
    expect((await home.member(refused)).consentements).toMatchObject([{ genre: 'lettre', nom: 'Lettres' }]);
  });

  it('are asked of the database by the rule that the browser has, for any history [R9]', async () => {
    const [id, letters] = [await someone(), await kindOf('lettre')];
    const days = fc.integer({ min: 1, max: 15 }).map((day) => `2026-03-${String(day).padStart(2, '0')}`);
    const history = fc.array(fc.tuple(days, fc.option(days), fc.option(days)), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(history, days, async (rows, day) => {
        const consents = rows.map(([du, end, gone]) => ({
          ...{ du, jusquau: end && end < du ? du : end, retire_le: gone && gone < du ? du : gone },
        }));
        await sql`delete from consentements where membre_id = ${id}`.execute(home.db);
        for (const one of consents)
          await home.db
            .insertInto('consentements')
            .values({ ...blank, ...one, membre_id: id, type_id: letters })
            .execute();
        const { rows: found } = await sql<{ etats: boolean[]; pris: boolean }>`
          select array[${sql.join(CONSENT_STATES.map((state) => standsLike({ state, kind: letters, day })))}] as etats,
            ${isTakenBy('letters')} as pris from membres as m where m.id = ${id}`.execute(home.db);
        const { state } = consentOn(consents, day);
        expect(found[0]?.etats).toEqual(CONSENT_STATES.map((one) => one === state));
        const listed = consents.map((one) => ({ ...one, type: letters, nom: 'Lettres', genre: 'lettre' }));
        expect(found[0]?.pris).toBe(isTaken('letters', { consentements: listed }));
      }),
      { numRuns: 60 },
    );
  });
});

const blank = {
  ...{ donne_par_id: null, donne_par_nom: null, second_parent_id: null, second_parent_nom: null },
  ...{ accord_enfant: null, retire_par_id: null, preuve_id: null, auteur_id: null },
};

describe('A back end that keeps no consents', () => {
  it('narrows nothing by them', async () => {
    const server = await startTestServer({ members: 4, capabilities: ['filtres'] });
    const token = await server.login();
    const { body } = await ask(server, '/api/membres/filtres_combines/?consentement=1-retire', { token });
    expect(bodyOf<{ count: number }>({ body }).count).toBe(4);
    await server.close();
  });
});
