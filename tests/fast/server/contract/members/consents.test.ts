import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { present } from '../../../../support/present';
import { TODAY } from '../../signedInServer';
import { colleague } from './colleagues';
import {
  agree,
  consentsOf,
  family,
  home,
  kindOf,
  kinds,
  PROOF,
  proofs,
  someone,
  undo,
  withdraw,
} from './consentCalls';

describe('A consent', () => {
  it('is noted with who gave it, changed, withdrawn and deleted, each undone [R9]', async () => {
    const id = await someone();
    const { data: made, message } = await agree(id);
    expect(message).toBe('Le consentement est noté.');
    const [first] = await consentsOf(id);
    expect(first).toMatchObject({ du: '2025-09-06', retire_le: null, preuve: PROOF, accord_enfant: null });
    expect([first?.donne_par?.id, present(first?.auteur, 'author')]).toEqual([id, expect.any(String)]);
    const { updated_at } = present(first, 'the consent');
    const body = { donne_par: id, du: '2025-09-07', jusquau: '2026-09-06', preuve: 'Ailleurs', updated_at };
    const path = `/api/consentements/${made.id}/`;
    const changed = await home.call('PATCH', path, body);
    expect(changed.status).toBe(200);
    const late = await home.call('PATCH', path, { ...body, preuve: 'Trop tard' });
    expect([late.status, late.data.preuve]).toEqual([409, 'Ailleurs']);
    expect((await withdraw(made.id, { updated_at })).status).toBe(409);
    const gone = await withdraw(made.id, { le: '2026-03-12' });
    expect((await consentsOf(id))[0]).toMatchObject({
      retire_le: '2026-03-12',
      retire_par: expect.any(String),
    });
    const removed = await home.call('DELETE', path);
    expect(await consentsOf(id)).toEqual([]);
    for (const { data } of [removed, gone, changed]) expect((await undo(data.operation)).status).toBe(200);
    expect(await consentsOf(id)).toMatchObject([
      { id: made.id, du: '2025-09-06', preuve: PROOF, retire_le: null },
    ]);
    await undo(made.operation);
    expect(await consentsOf(id)).toEqual([]);
  });

  it('may be a refusal, which is withdrawn on its own day and is asked of no parent [R9]', async () => {
    const { child } = await family();
    expect((await agree(child, { reponse: 'non', du: '2026-01-02' })).message).toBe('Le refus est noté.');
    const [refusal] = await consentsOf(child);
    expect(refusal).toMatchObject({ du: '2026-01-02', retire_le: '2026-01-02', jusquau: null });
    await home.call('PATCH', `/api/consentements/${refusal?.id}/`, { donne_par: child, du: '2026-01-03' });
    expect((await consentsOf(child))[0]).toMatchObject({ du: '2026-01-03', retire_le: '2026-01-03' });
  });

  it.each([
    ['a day to come', { du: '2026-03-16' }, 'du', /à venir/],
    ['no day', { du: '2026-02-30' }, 'du', /le jour/],
    ['a day before the birth', { du: '1990-05-03' }, 'du', /avant la naissance/],
    ['an end before the start', { jusquau: '2025-09-05' }, 'jusquau', /avant le début/],
    ['no giver', { donne_par: null }, 'donne_par', /qui a répondu/],
    ['a stranger', { donne_par: 1 }, 'donne_par', /pas notée comme parent/],
    ['a long name', { donne_par: null, donne_par_nom: 'x'.repeat(121) }, 'donne_par_nom', /120/],
    ['a long proof', { preuve: 'x'.repeat(301) }, 'preuve', /300/],
    ['a kind that is not there', { type: 9999 }, 'type', /n’existe plus/],
  ])('refuses %s with a sentence, and keeps nothing [R9]', async (_, fields, field, said) => {
    const id = await someone();
    const before = await proofs();
    const { status, errors = {} } = await agree(id, fields);
    expect([status, errors[field]]).toEqual([422, expect.stringMatching(said)]);
    expect([await consentsOf(id), await proofs()]).toEqual([[], before]);
  });

  it('is withdrawn neither before it began, nor in days to come, nor twice [R9]', async () => {
    const id = await someone();
    const { data } = await agree(id);
    const said = async (le: string) => present((await withdraw(data.id, { le })).errors?.le, 'le');
    expect(await said('2025-09-05')).toMatch(/avant le consentement/);
    expect(await said('2026-03-16')).toMatch(/à venir/);
    await withdraw(data.id);
    expect(await said(TODAY)).toBe('Déjà retiré, le 15 mars 2026.');
    const { errors } = await home.call('PATCH', `/api/consentements/${data.id}/`, {
      ...{ donne_par: id, du: TODAY },
    });
    expect(errors).toBe(undefined);
  });

  it('of someone who is gone meanwhile gets a sentence [R9]', async () => {
    expect((await agree(999_999)).status).toBe(404);
    const id = await someone();
    const { data } = await agree(id);
    await home.call('DELETE', `/api/membres/${id}/`);
    expect((await withdraw(data.id)).status).toBe(404);
    expect((await home.call('DELETE', `/api/consentements/${data.id}/`)).status).toBe(404);
  });

  it('is read by all who read records, and written by those who change them [R9]', async () => {
    const id = await someone();
    const { data } = await agree(id);
    const [manager, helper] = [await colleague(home, 'manager'), await colleague(home, 'utilisateur')];
    const path = `/api/membres/${id}/consentements/`;
    expect((await helper.call('GET', path)).data.consentements).toHaveLength(1);
    const body = { type: await kindOf('image'), donne_par: id, du: TODAY };
    const writes = async ({ call }: typeof helper) => [
      (await call('POST', path, body)).status,
      (await call('POST', `/api/consentements/${data.id}/retirer/`, {})).status,
      (await call('POST', '/api/types-consentement/', { nom: 'Camp' })).status,
      (await call('DELETE', `/api/consentements/${data.id}/`)).status,
    ];
    expect(await writes(helper)).toEqual([403, 403, 403, 403]);
    expect(await writes(manager)).toEqual([201, 200, 403, 200]);
  });
});

describe('A consent of a child', () => {
  it('needs the child and a parent, by record or by name [R9]', async () => {
    const { child, mother } = await family();
    const refused = async (fields: object) => (await agree(child, fields)).errors;
    expect(await refused({})).toMatchObject({
      accord_enfant: expect.stringMatching(/accord de l’enfant/),
      donne_par: expect.stringMatching(/son propre parent/),
    });
    expect(await refused({ accord_enfant: true, donne_par: null })).toMatchObject({
      donne_par: expect.stringMatching(/accord d’un parent/),
    });
    expect((await agree(child, { accord_enfant: true, donne_par: mother })).status).toBe(201);
    const named = { accord_enfant: true, donne_par: null, donne_par_nom: '  Zoë   O’Neill ' };
    expect((await agree(child, named)).status).toBe(201);
    expect(
      (await consentsOf(child)).map(({ donne_par, donne_par_nom }) => donne_par?.id ?? donne_par_nom),
    ).toEqual(['Zoë O’Neill', mother]);
  });

  it('needs both parents where its kind says so, and two different ones [R9]', async () => {
    const { data: camp } = await home.call('POST', '/api/types-consentement/', {
      ...{ nom: 'Camp d’été', deux_parents: true },
    });
    const { child, mother, father } = await family();
    const given = { type: camp.id, accord_enfant: true, donne_par: mother };
    expect((await agree(child, given)).errors?.second_parent).toMatch(/des deux parents/);
    expect((await agree(child, { ...given, second_parent: mother })).errors?.second_parent).toMatch(
      /deux fois/,
    );
    expect((await agree(child, { ...given, second_parent: father })).status).toBe(201);
    // A person of 15 and more agrees alone.
    const adult = await someone();
    expect((await agree(adult, { type: camp.id })).status).toBe(201);
  });

  it('stays changeable once the parent is no longer linked [R9]', async () => {
    const { child, mother } = await family();
    const { data } = await agree(child, { accord_enfant: true, donne_par: mother });
    await sql`delete from enfants where enfant_id = ${child}`.execute(home.db);
    const body = { donne_par: mother, accord_enfant: true, du: '2025-09-08' };
    expect((await home.call('PATCH', `/api/consentements/${data.id}/`, body)).status).toBe(200);
    expect((await agree(child, { accord_enfant: true, donne_par: mother })).status).toBe(422);
  });
});

describe('The kinds of consents', () => {
  it('are three and the organisation’s own, none with the name of another [R9]', async () => {
    expect((await kinds()).slice(0, 3).map(({ nom, genre }) => [nom, genre])).toEqual([
      ['Photos', 'image'],
      ['Annuaire', 'annuaire'],
      ['Lettres', 'lettre'],
    ]);
    const { data, status } = await home.call('POST', '/api/types-consentement/', { nom: '  Site  web ' });
    expect([status, data.nom, data.genre]).toEqual([201, 'Site web', 'propre']);
    const refused = async (nom: string) =>
      (await home.call('POST', '/api/types-consentement/', { nom })).errors?.nom;
    expect(await refused('phôtos')).toBe('«\u00a0phôtos\u00a0» existe déjà.');
    expect(await refused(' ')).toMatch(/le nom/);
    expect(await refused('x'.repeat(41))).toMatch(/40 caractères/);
    const path = `/api/types-consentement/${data.id}/`;
    const { updated_at } = data;
    const renamed = await home.call('PATCH', path, { nom: 'Site', updated_at });
    expect([renamed.status, renamed.data.nom]).toEqual([200, 'Site']);
    expect((await home.call('PATCH', path, { nom: 'Autre', updated_at })).data.nom).toBe('Site');
    const id = await someone();
    await agree(id, { type: data.id });
    await home.call('PATCH', path, { actif: false });
    expect((await agree(id, { type: data.id })).errors?.type).toBe(
      '«\u00a0Site\u00a0» ne sert plus. Choisissez un autre genre.',
    );
    expect(await consentsOf(id)).toHaveLength(1);
    expect((await home.call('PATCH', '/api/types-consentement/9999/', { actif: false })).status).toBe(404);
  });
});
