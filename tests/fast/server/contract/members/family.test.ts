import { describe, expect, it } from 'vitest';
import { signedInServer } from '../../signedInServer';

const server = signedInServer();
const GONE = 999_999;

const person = (firstName: string) => server.add({ prenom: firstName, nom: 'Roy' });
/** Creates people, and returns their ids in the order of the names. */
async function people<const N extends readonly string[]>(...names: N): Promise<{ [K in keyof N]: number }> {
  return (await Promise.all(names.map(person))) as { [K in keyof N]: number };
}
const marry = (id: number, conjoint_id: number) =>
  server.call('POST', `/api/membres/${id}/ajouter_conjoint/`, { conjoint_id });
const adopt = (id: number, ...enfants_ids: number[]) =>
  server.call('POST', `/api/membres/${id}/ajouter_enfant/`, { enfants_ids });
const spouseOf = async (id: number) => (await server.member(id)).conjoint?.id ?? null;
const childrenOf = async (id: number) =>
  (await server.member(id)).enfants
    .map((child: { id: number }) => child.id)
    .sort((a: number, b: number) => a - b);

describe('a spouse', () => {
  it('is linked on both sides and named in the answer [MD17, MD18]', async () => {
    const [ana, ben] = await people('Ana', 'Ben');
    const { status, message, data } = await marry(ana, ben);
    expect(status).toBe(200);
    expect(message).toBe('Roy Ana et Roy Ben sont enregistrés comme conjoints.');
    expect(data).toEqual({ id: ben, nom: 'Roy', prenom: 'Ben' });
    expect([await spouseOf(ana), await spouseOf(ben)]).toEqual([ben, ana]);
    expect((await marry(ben, ana)).status).toBe(200);
    expect([await spouseOf(ana), await spouseOf(ben)]).toEqual([ben, ana]);
  });

  it('replaces the earlier spouses of both, on both sides, and says so [MD20]', async () => {
    const [ana, ben, cam, dan] = await people('Ana', 'Ben', 'Cam', 'Dan');
    await marry(ana, ben);
    await marry(cam, dan);
    const { message, warnings } = await marry(ana, dan);
    expect(warnings).toEqual([
      'Roy Ben et Roy Ana ne sont plus enregistrés comme conjoints.',
      'Roy Cam et Roy Dan ne sont plus enregistrés comme conjoints.',
    ]);
    for (const warning of warnings ?? []) expect(message).toContain(warning);
    expect(await Promise.all([ana, ben, cam, dan].map((id) => spouseOf(id)))).toEqual([dan, null, null, ana]);
  });

  it('is told on the other record when it ends, as long as that is new [K18]', async () => {
    const [ana, ben, cam, dan] = await people('Ana', 'Ben', 'Cam', 'Dan');
    const former = async (id: number) => {
      const { ancien_conjoint } = await server.member(id);
      return ancien_conjoint && [ancien_conjoint.id, ancien_conjoint.nom, ancien_conjoint.motif];
    };
    expect(await former(ana)).toBe(undefined);
    await marry(ana, ben);
    await marry(ben, cam);
    expect([await former(ana), await former(ben)]).toEqual([[ben, 'Roy', 'remarie'], undefined]);
    await marry(ana, dan);
    expect(await former(ana)).toBe(undefined);
    await server.call('DELETE', `/api/membres/${dan}/`);
    expect(await former(ana)).toEqual([dan, 'Roy Dan', 'supprime']);
    expect((await server.member(ana)).ancien_conjoint.quand).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}Z$/);
    // Nothing keeps the name once the deletion is final.
    const { results } = await server.call<{ results: { id: number; ligne: number }[] }>(
      'GET',
      '/api/corbeille/',
    );
    const entry = results.find(({ ligne }) => ligne === dan);
    await server.call('DELETE', `/api/corbeille/${entry?.id}/`);
    expect(await former(ana)).toBe(undefined);
  });

  it('is never the member, a parent or a child [MD19]', async () => {
    const [ana, kid] = await people('Ana', 'Kim');
    await adopt(ana, kid);
    expect(await marry(ana, ana)).toMatchObject({
      status: 422,
      message: 'Un membre ne peut pas être son propre conjoint.',
      errors: { conjoint_id: 'Un membre ne peut pas être son propre conjoint.' },
    });
    for (const pair of [[ana, kid] as const, [kid, ana] as const])
      expect((await marry(...pair)).status).toBe(422);
    expect(await spouseOf(ana)).toBeNull();
  });

  it('is refused with 404 and a sentence when the member is gone', async () => {
    const ana = await person('Ana');
    expect(await marry(ana, GONE)).toMatchObject({ status: 404, message: 'Cette personne n’existe plus.' });
    expect(await marry(GONE, ana)).toMatchObject({ status: 404, message: 'Ressource non trouvée' });
    expect((await marry(ana, 1.5)).errors).toHaveProperty('conjoint_id');
  });

  it('is removed on both sides, and only while it is the one that was seen [W8]', async () => {
    const [ana, ben, cam] = await people('Ana', 'Ben', 'Cam');
    const part = (id: number, conjoint_id: number) =>
      server.call('POST', `/api/membres/${id}/retirer_conjoint/`, { conjoint_id });
    await marry(ana, ben);
    expect(await part(ana, cam)).toMatchObject({
      status: 409,
      message: 'Le conjoint de Roy Ana a changé entre-temps\u00a0: rien n’a été modifié. Rechargez la fiche.',
    });
    expect(await spouseOf(ben)).toBe(ana);
    expect(await part(ben, ana)).toMatchObject({
      status: 200,
      message: 'Roy Ben et Roy Ana ne sont plus enregistrés comme conjoints.',
    });
    expect([await spouseOf(ana), await spouseOf(ben)]).toEqual([null, null]);
    expect((await part(ana, ben)).status).toBe(409);
    expect((await part(GONE, ana)).status).toBe(404);
  });

  it('is the only one when several are added at once', async () => {
    const [ana, ben, cam, dan] = await people('Ana', 'Ben', 'Cam', 'Dan');
    const answers = await Promise.all([marry(ana, ben), marry(cam, ben), marry(dan, ana), marry(ben, dan)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const id of [ana, ben, cam, dan]) {
      const spouse = await spouseOf(id);
      if (spouse !== null) expect(await spouseOf(spouse)).toBe(id);
    }
  });
});

describe('children', () => {
  it('are added and answered as a list [MD22, MD25]', async () => {
    const [ana, kim, leo] = await people('Ana', 'Kim', 'Léo');
    const { status, message, data, warnings } = await adopt(ana, kim, leo, leo);
    expect(status).toBe(200);
    expect(message).toBe('2 enfants ajoutés à Roy Ana.');
    expect(data).toEqual([
      { id: kim, nom: 'Roy', prenom: 'Kim' },
      { id: leo, nom: 'Roy', prenom: 'Léo' },
    ]);
    expect(warnings).toEqual([]);
    expect(new Set(await childrenOf(ana))).toEqual(new Set([kim, leo]));
  });

  it('are added, except for those who can’t be, who are named', async () => {
    const [ana, ben, kim, leo] = await people('Ana', 'Ben', 'Kim', 'Léo');
    await marry(ana, ben);
    await adopt(ana, kim);
    const { data, warnings } = await adopt(ana, ana, ben, kim, leo, GONE);
    expect(data).toMatchObject([{ id: leo }]);
    expect(warnings).toEqual([
      'Roy Ana ne peut pas être son propre enfant.',
      'Roy Ben et Roy Ana sont conjoints.',
      'Roy Kim est déjà parmi les enfants de Roy Ana.',
      'Une des personnes choisies n’existe plus.',
    ]);
  });

  it('are never parents or ancestors [MD23]', async () => {
    const [ana, kim, zoe] = await people('Ana', 'Kim', 'Zoé');
    await adopt(ana, kim);
    await adopt(kim, zoe);
    const sentence = 'Roy Ana est déjà un parent ou un aïeul de Roy Zoé.';
    expect(await adopt(zoe, ana)).toMatchObject({
      status: 422,
      message: sentence,
      errors: { enfants_ids: sentence },
    });
    expect(await childrenOf(zoe)).toEqual([]);
  });

  it('never form a circle when they are added at once', async () => {
    const [ana, kim, zoe] = await people('Ana', 'Kim', 'Zoé');
    const answers = await Promise.all([adopt(ana, kim), adopt(kim, zoe), adopt(zoe, ana)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422]);
  });

  it('may have two parents', async () => {
    const [ana, ben, kim] = await people('Ana', 'Ben', 'Kim');
    await adopt(ana, kim);
    await adopt(ben, kim);
    expect(await childrenOf(ana)).toEqual([kim]);
    expect(await childrenOf(ben)).toEqual([kim]);
  });

  it('are removed together or not at all [W8]', async () => {
    const [ana, ben, kim, leo] = await people('Ana', 'Ben', 'Kim', 'Léo');
    await adopt(ana, kim, leo);
    await adopt(ben, kim);
    const part = (...enfants_ids: number[]) =>
      server.call('POST', `/api/membres/${ana}/retirer_enfant/`, { enfants_ids });
    expect((await part(kim, ben)).status).toBe(409);
    expect(await childrenOf(ana)).toEqual([kim, leo]);
    expect((await part(kim)).message).toBe('1 enfant retiré de la famille de Roy Ana.');
    expect([await childrenOf(ana), await childrenOf(ben)]).toEqual([[leo], [kim]]);
    expect((await part()).status).toBe(422);
  });

  it('must be given, and the parent must exist [MM42]', async () => {
    const ana = await person('Ana');
    expect((await adopt(ana)).errors).toEqual({ enfants_ids: 'Veuillez sélectionner au moins un enfant.' });
    expect((await adopt(GONE, ana)).status).toBe(404);
  });
});
