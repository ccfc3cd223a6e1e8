import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type JsonAnswer, signedInServer } from '../../signedInServer';
import { countsOf, placesOfTokens } from './everywhere';

const server = signedInServer(4);
const call = (method: string, path: string, body?: unknown): Promise<JsonAnswer> =>
  server.call(method, path, body);

let made = 0;

/** A person whose every value is a token of its own. */
function newPerson() {
  const at = ++made;
  const draft = {
    nom: `Zqnom${at}w`,
    prenom: `Zqprenom${at}w`,
    genre: 'feminin',
    email: `zqmail${at}w@introuvable.example`,
    telephone: `07 77 66 5${at % 10} ${10 + at}`,
    adresse: `12 rue Zqrue${at}w`,
    profession: `Zqmetier${at}w`,
  };
  const tokens = ['nom', 'prenom', 'mail', 'rue', 'metier', 'invite'].map((kind) => `zq${kind}${at}w`);
  return { draft, tokens: [...tokens, draft.telephone, draft.telephone.replaceAll(' ', '').slice(1)] };
}

const create = async (draft: object): Promise<number> => (await call('POST', '/api/membres/', draft)).data.id;

interface Erased {
  reponses?: { id: number }[];
  intervenants?: { id: number }[];
}

async function erase(id: number, { nom, prenom }: { nom: string; prenom: string }, chosen: Erased = {}) {
  const { data } = await call('GET', `/api/membres/${id}/effacement/`);
  return call('POST', `/api/membres/${id}/effacer/`, {
    updated_at: data.updated_at,
    confirmation: `${prenom} ${nom}`,
    reponses: (chosen.reponses ?? []).map((one) => one.id),
    intervenants: (chosen.intervenants ?? []).map((one) => one.id),
  });
}

async function anEvent(): Promise<{ event: number; role: number }> {
  const { rows } = await sql<{ event: number; role: number }>`
    select evenement_id as event, role_id as role from affectations order by id limit 1`.execute(server.db);
  return rows[0]!;
}

type Draft = ReturnType<typeof newPerson>['draft'];

/** Makes the member a speaker with a contact at an event. */
async function speaking(membre_id: number, { nom, prenom, email, telephone, profession }: Draft) {
  const { data: speaker } = await call('POST', '/api/intervenants/', { nom, prenom, membre_id });
  const { event, role } = await anEvent();
  const donnees = { member_email: email, member_telephone: telephone, member_profession: profession };
  await call('POST', `/api/events/${event}/assignments/`, {
    ...{ evenement: event, intervenant: speaker.id, role_intervenant: role, donnees },
  });
  return { speaker: speaker.id as number, event };
}

const assignmentsOf = async (event: number) =>
  (await call('GET', `/api/events/${event}/assignments/`)).data as {
    intervenant: { id: number };
    donnees: Record<string, unknown>;
  }[];

/** Takes the speaker off the event, as «Retirer» does. */
async function takeOff(speaker: number, event: number): Promise<void> {
  const { rows } = await sql<object>`
    select evenement_id as evenement, intervenant_id as intervenant, role_id as role_intervenant, json_build_object(
      'member_email', member_email, 'member_telephone', member_telephone, 'member_profession', member_profession)
      as donnees
    from affectations where evenement_id = ${event} and intervenant_id <> ${speaker}`.execute(server.db);
  expect((await call('PUT', `/api/events/${event}/assignments/`, { assignments: rows })).status).toBe(200);
}

const emptyTrash = () => call('DELETE', '/api/corbeille/');

async function merge(kept: number, other: number, takenFrom: number): Promise<number> {
  const { data: pair } = await call('GET', `/api/doublons/${kept}/${other}/`);
  const seen = ({ id, updated_at }: { id: number; updated_at: string }) => ({ id, updated_at });
  const fields = ['nom', 'prenom', 'email', 'telephone', 'adresse', 'profession', 'ville'];
  const { data } = await call('POST', '/api/doublons/fusionner/', {
    ...{
      garde: seen(pair.un.id === kept ? pair.un : pair.autre),
      autre: seen(pair.un.id === kept ? pair.autre : pair.un),
    },
    choix: fields.map((field) => ({ champ: field, id: takenFrom })),
  });
  return data.operation;
}

describe('Erasing follows the person', () => {
  it('whose merged record has been deleted for good [N3]', async () => {
    const { draft, tokens } = newPerson();
    const [kept, other] = [await create(draft), await create(draft)];
    await merge(kept, other, kept);
    await emptyTrash();
    expect((await erase(kept, draft)).status).toBe(200);
    expect(await placesOfTokens(server.db, tokens)).toEqual([]);
    const { rows } = await sql<{ is_known: boolean }>`
      select cree_le > '2020-01-01' as is_known from effacements where genre = 'membres' and ligne = ${other}`.execute(
      server.db,
    );
    expect(rows).toEqual([{ is_known: true }]);
  });

  it('whose speaker was taken off an event and deleted for good [N3]', async () => {
    const { draft, tokens } = newPerson();
    const id = await create(draft);
    const { speaker, event } = await speaking(id, draft);
    await takeOff(speaker, event);
    expect((await call('DELETE', `/api/intervenants/${speaker}/`)).status).toBe(200);
    await emptyTrash();
    expect((await erase(id, draft)).status).toBe(200);
    const { results } = await server.call<{ results: object[] }>(
      'GET',
      `/api/journal/historique/?objet=evenements&objet_id=${event}`,
    );
    expect(results.length).toBeGreaterThan(0);
    expect(JSON.stringify(results)).not.toContain(draft.email);
    expect(await placesOfTokens(server.db, tokens)).toEqual([]);
  });

  it('whose speaker was renamed and unlinked, and leaves it to its new name [N3]', async () => {
    const { draft, tokens } = newPerson();
    const id = await create(draft);
    const { speaker } = await speaking(id, draft);
    const rename = (name: string, firstName: string, membre_id: number | null) =>
      call('PUT', `/api/intervenants/${speaker}/`, { nom: name, prenom: firstName, membre_id });
    await rename(draft.nom, `zqinvite${made}w`, id);
    await rename(draft.nom, `zqinvite${made}w`, null);
    await rename('Passant', 'Paul', null);
    const { data: preview } = await call('GET', `/api/membres/${id}/effacement/`);
    expect(preview.intervenants).toMatchObject([
      { id: speaker, nom: 'Passant Paul', raisons: ['email', 'telephone', 'lien'] },
    ]);
    expect((await erase(id, draft)).status).toBe(200);
    expect(await placesOfTokens(server.db, tokens)).toEqual([]);
    expect((await call('GET', `/api/intervenants/${speaker}/`)).data).toMatchObject({ nom: 'Passant' });
  });

  it('whose speaker lost its link alone [N3]', async () => {
    const { draft, tokens } = newPerson();
    const id = await create(draft);
    const { speaker, event } = await speaking(id, draft);
    await call('PUT', `/api/intervenants/${speaker}/`, {
      nom: draft.nom,
      prenom: draft.prenom,
      membre_id: null,
    });
    const before = (await assignmentsOf(event)).length;
    expect((await erase(id, draft)).status).toBe(200);
    expect(await placesOfTokens(server.db, tokens)).toEqual([]);
    expect(await assignmentsOf(event)).toHaveLength(before);
  });

  it('who was merged with another one by mistake, and leaves that one whole [N3]', async () => {
    const [person, other] = [newPerson(), newPerson()];
    const [id, kept] = [await create(person.draft), await create(other.draft)];
    const operation = await merge(kept, id, id);
    expect((await call('POST', `/api/journal/${operation}/annuler/`)).status).toBe(200);
    expect((await erase(id, person.draft)).status).toBe(200);
    expect(await placesOfTokens(server.db, person.tokens)).toEqual([]);
    expect(await server.member(kept)).toMatchObject({ nom: other.draft.nom, email: other.draft.email });
    const { results } = await server.call<{ results: { action: string; apres: object }[] }>(
      'GET',
      `/api/journal/historique/?objet=membres&objet_id=${kept}`,
    );
    expect(results.at(-1)).toMatchObject({ action: 'membres.create', apres: { email: other.draft.email } });
  });

  it('whose answers give an earlier e-mail address, which are proposed [N3]', async () => {
    const { draft, tokens } = newPerson();
    const id = await create(draft);
    await call('PUT', `/api/membres/${id}/`, {
      ...draft,
      id,
      email: 'neuve@ailleurs.example',
      telephone: null,
    });
    const { data: form } = await call('POST', '/api/formulaires/', {
      ...{ nom_du_formulaire: 'Ancienne adresse', description: '', form_extend: false, form_static: false },
      champs: [{ nom_du_champ: 'E-mail', type_de_champ: 'email', is_required: false }],
    });
    await call('POST', `/api/formulaires/${form.identifiant}/reponses/`, {
      valeurs: { [form.champs[0].id]: draft.email },
    });
    const { data: preview } = await call('GET', `/api/membres/${id}/effacement/`);
    expect(preview.reponses).toMatchObject([{ nom: 'Ancienne adresse', raisons: ['email'] }]);
    expect((await erase(id, draft, preview)).status).toBe(200);
    expect(await placesOfTokens(server.db, tokens)).toEqual([]);
  });

  it('whom a shared filter named before it was changed [N3]', async () => {
    const { draft, tokens } = newPerson();
    const id = await create(draft);
    const { data: filter } = await call('POST', '/api/filtres_membres/', {
      ...{ nom: `Pour ${draft.prenom} ${draft.nom}`, version: 1, contenu: { search: draft.email } },
    });
    await call('DELETE', `/api/filtres_membres/${filter.id}/`);
    expect((await erase(id, draft)).status).toBe(200);
    expect(await placesOfTokens(server.db, tokens)).toEqual([]);
  });
});

describe('Emptying the trash', () => {
  it('takes a member out of events and journal, whose counts stay [N3]', async () => {
    const { draft, tokens } = newPerson();
    const id = await create(draft);
    const { speaker, event } = await speaking(id, draft);
    const { data } = await call('DELETE', `/api/membres/${id}/`);
    const before = await countsOf(server.db);
    expect((await call('DELETE', `/api/corbeille/${data.corbeille}/`)).status).toBe(200);
    const shown = (await assignmentsOf(event)).find(
      ({ intervenant: speakerRow }) => speakerRow.id === speaker,
    );
    expect(shown?.donnees).toMatchObject({
      nom: 'Personne effacée',
      member_email: null,
      member_profession: null,
    });
    expect(await countsOf(server.db)).toEqual(before);
    expect(await placesOfTokens(server.db, tokens)).toEqual([]);
  });

  it('leaves the speaker of the record that a duplicate was merged into [N3]', async () => {
    const { draft, tokens } = newPerson();
    const [kept, other] = [await create(draft), await create(draft)];
    const { speaker } = await speaking(other, draft);
    await merge(kept, other, kept);
    await emptyTrash();
    const { data } = await call('GET', `/api/intervenants/${speaker}/`);
    expect(data).toMatchObject({ nom: draft.nom, membre_id: kept });
    expect((await erase(kept, draft)).status).toBe(200);
    expect(await placesOfTokens(server.db, tokens)).toEqual([]);
  });
});
