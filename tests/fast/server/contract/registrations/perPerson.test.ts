import { describe, expect, it } from 'vitest';
import type { Attendee, Registration } from '../../../../../src/domain/registrations/registration';
import { present } from '../../../../support/present';
import { ask, bodyOf, dataOf, refusedFields } from '../../ask';
import { registrationServer } from './registrationServer';

const home = registrationServer();

type Values = Record<string, string | string[]>;

const FIELDS = [
  { nom_du_champ: 'Taille', type_de_champ: 'radio', option: 'S, M, L', is_required: true },
  { nom_du_champ: 'Allergies', type_de_champ: 'text', option: '', is_required: false },
  { nom_du_champ: 'Voiture', type_de_champ: 'text', option: '', is_required: false },
];

async function makeForm(champs: readonly object[] = FIELDS) {
  const form = dataOf<{ id: number; champs: { id: number; nom_du_champ: string }[] }>(
    await home.call('POST', '/api/formulaires/', {
      ...{ nom_du_formulaire: 'Camp', description: '', form_extend: false, form_static: false },
      champs,
    }),
  );
  const idOf = (name: string) =>
    present(
      form.champs.find(({ nom_du_champ }) => nom_du_champ === name),
      name,
    ).id;
  return { ...form, idOf };
}

/** «Taille» and «Allergies» are asked of each person, «Voiture» once. */
async function camp(settings: object = {}) {
  const form = await makeForm();
  const [size, allergies, car] = ['Taille', 'Allergies', 'Voiture'].map(form.idOf) as [
    number,
    number,
    number,
  ];
  const draft = { formulaire_id: form.id, questions_personnes: [size, allergies], ...settings };
  const event = await home.event(draft);
  return { ...event, form: form.id, size, allergies, car, draft };
}

const person = (prenom: string, valeurs: Values, nom = 'Ternois') => ({ prenom, nom, valeurs });

const register = (identifiant: string, personnes: readonly object[], valeurs: Values = {}) =>
  home.register(identifiant, 'lea@x.fr', [], { personnes, valeurs });

/** What is said of each person: their own answers, then those of the registration. */
const said = (people: readonly Attendee[]) =>
  Object.fromEntries(
    people.map(({ prenom, reponses, reponses_personne: own }) => [
      prenom,
      [own ?? [], reponses].map((answers) => answers.map(({ question, valeur }) => `${question} ${valeur}`)),
    ]),
  );

describe('Answers per person', () => {
  it('are stored for each person, and those of all once [EL1, V2]', async () => {
    const { id, identifiant, size, allergies, car } = await camp();
    const shown = dataOf<{ champs: { nom_du_champ: string; par_personne?: boolean }[] }>(
      await ask(home.server, `/api/inscriptions/${identifiant}/`),
    );
    expect(shown.champs.map((one) => [one.nom_du_champ, one.par_personne])).toEqual([
      ['Taille', true],
      ['Allergies', true],
      ['Voiture', undefined],
    ]);
    const people = [
      person('Zoé-Amélie', { [size]: 'S', [allergies]: 'Noix' }, 'd’Arc'),
      person('Đặng Thị', { [size]: 'M' }, 'Ánh'),
      person('ליאה', { [size]: 'L', [allergies]: 'جوز' }, 'כהן'),
      person('Zoé-Amélie', { [size]: 'M' }, 'Roy'),
    ];
    expect((await register(identifiant, people, { [car]: 'Oui' })).status).toBe(201);
    const listed = await home.people(id);
    expect(listed.map(({ nom, reponses_personne: own }) => [nom, own?.map(({ valeur }) => valeur)])).toEqual(
      expect.arrayContaining([
        ['d’Arc', ['S', 'Noix']],
        ['Ánh', ['M']],
        ['כהן', ['L', 'جوز']],
        ['Roy', ['M']],
      ]),
    );
    for (const { reponses } of listed) expect(reponses).toEqual([{ question: 'Voiture', valeur: 'Oui' }]);
    const { text } = await home.call('GET', `/api/events/${id}/attendees/export/`);
    // The car stands in one row alone.
    expect(text.match(/Oui/g)?.length).toBe(1);
    expect(text).toContain('Noix');
  });

  it('are refused under the person and the question, all at once [EL1, V3]', async () => {
    const { id, identifiant, size, car } = await camp();
    const answer = await register(
      identifiant,
      [person('Léa', { [size]: 'XXL' }), person('Noé', {}), person('', { [size]: 'S', [car]: 'Non' })],
      { [size]: 'S' },
    );
    expect(answer.status).toBe(422);
    expect(refusedFields(answer).toSorted()).toEqual(
      [
        ...['personnes.0.valeurs.', 'personnes.1.valeurs.', ''].map((at) => `${at}${size}`),
        ...['personnes.2.prenom', `personnes.2.valeurs.${car}`],
      ].toSorted(),
    );
    expect(await home.people(id)).toEqual([]);
  });

  it('take eight people with five questions in one sending [EL1]', async () => {
    const form = await makeForm(
      ['A', 'B', 'C', 'D', 'E'].map((name) => ({
        ...{ nom_du_champ: name, type_de_champ: 'text', option: '', is_required: true },
      })),
    );
    const { id, identifiant } = await home.event({ formulaire_id: form.id });
    const valeurs = Object.fromEntries(
      form.champs.map((one) => [one.id, `${one.nom_du_champ} é`.repeat(200)]),
    );
    const people = Array.from({ length: 8 }, (_, at) => person(`Enfant ${at}`, valeurs));
    expect((await register(identifiant, people)).status).toBe(201);
    expect((await home.people(id)).map(({ reponses_personne: own }) => own?.length)).toEqual(
      Array.from({ length: 8 }, () => 5),
    );
  });

  it('of a page that asks everything once are taken as they are [EL1]', async () => {
    const { id, identifiant, size } = await camp();
    const personnes = [{ prenom: 'Léa', nom: 'Ternois' }];
    expect(
      (await home.register(identifiant, 'lea@x.fr', [], { personnes, valeurs: { [size]: 'S' } })).status,
    ).toBe(201);
    expect(said(await home.people(id))).toEqual({ Léa: [[], ['Taille S']] });
  });

  it('stay where they were given when a question is asked otherwise, and a required one throws no person out [EL1]', async () => {
    const { id, identifiant, size, allergies, car, draft } = await camp();
    await register(identifiant, [person('Léa', { [size]: 'S' }), person('Noé', { [size]: 'M' })], {
      [car]: 'Oui',
    });
    const before = await home.people(id);
    const { reglages } = await home.set(id, { ...draft, questions_personnes: [car] });
    expect(reglages?.questions_personnes).toEqual([car]);
    expect(reglages?.champs?.map(({ par_personne }) => par_personne)).toEqual([false, false, true]);
    expect(await home.people(id)).toEqual(before);
    await home.call('PUT', `/api/formulaires/${draft.formulaire_id}/`, {
      ...{ id: draft.formulaire_id, nom_du_formulaire: 'Camp', description: '', form_extend: false },
      form_static: false,
      champs: FIELDS.map((field, at) => ({
        ...{ id: [size, allergies, car][at], ...field, is_required: true },
      })),
    });
    expect(await home.listed(id)).toEqual(['Léa inscrit', 'Noé inscrit']);
    expect(said(await home.people(id))).toEqual(said(before));
  });

  it('are the default of new registrations alone [EL1]', async () => {
    const form = await makeForm();
    const { id } = await home.event({ formulaire_id: form.id });
    const each = async () =>
      present(
        dataOf<Registration>(await home.call('GET', `/api/events/${id}/inscriptions/`)).reglages,
        'settings',
      ).questions_personnes;
    expect(await each()).toEqual(form.champs.map((one) => one.id));
    // As it was before questions could be asked of each person.
    await home.server.db
      .updateTable('inscriptions_reglages')
      .set({ questions_une_fois: null })
      .where('evenement_id', '=', id)
      .execute();
    expect(await each()).toEqual([]);
    await home.set(id, { formulaire_id: form.id, questions_personnes: [] });
    await home.set(id, { formulaire_id: form.id, places: 3 });
    const { questions_une_fois: once } = await home.server.db
      .selectFrom('inscriptions_reglages')
      .select('questions_une_fois')
      .where('evenement_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(once).toBeNull();
    const other = await makeForm();
    const { reglages } = await home.set(id, {
      formulaire_id: other.id,
      questions_personnes: [form.idOf('Taille')],
    });
    expect(reglages?.questions_personnes).toEqual(other.champs.map((one) => one.id));
  });

  it('may be missing where the organisation registers people [V2]', async () => {
    const { id, size, allergies, car } = await camp();
    const personnes = [person('Léa', { [allergies]: 'Noix' }), { prenom: 'Noé', nom: 'Ternois' }];
    const send = (body: object) => home.call('POST', '/api/events/register/', { evenement: id, ...body });
    expect((await send({ personnes, valeurs: { [car]: 'Oui' } })).status).toBe(201);
    expect(said(await home.people(id))).toEqual({
      Léa: [['Allergies Noix'], ['Voiture Oui']],
      Noé: [[], ['Voiture Oui']],
    });
    const refused = await send({ personnes: [person('Ida', { [size]: 'XXL' })] });
    expect([refused.status, refusedFields(refused)]).toEqual([422, [`personnes.0.valeurs.${size}`]]);
  });

  it('are corrected on the page of the link, and asked of a person who is added there [EL1, V4]', async () => {
    const { id, identifiant, size, allergies, car } = await camp();
    await register(identifiant, [person('Léa', { [size]: 'S' }), person('Noé', { [size]: 'M' })], {
      [car]: 'Oui',
    });
    const [lea, noe] = (await home.people(id)).map((one) => one.id);
    const link = await home.linkTo('lea@x.fr');
    const page = await home.open(link);
    for (const name of [`champ-${size}-${lea}`, `champ-${allergies}-${noe}`, `champ-${car}`])
      expect(page.text).toContain(`name="${name}"`);
    const fields = {
      [`champ-${size}-${lea}`]: 'L',
      [`champ-${allergies}-${noe}`]: 'Noix',
      [`champ-${car}`]: '',
    };
    const refused = await home.press(link, 'reponses', { ...fields, [`champ-${size}-${noe}`]: '' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(`id="champ-${size}-${noe}-erreur"`);
    await home.press(link, 'reponses', { ...fields, [`champ-${size}-${noe}`]: 'M' });
    const added = { prenom: 'Kim', nom: 'Ternois' };
    expect((await home.press(link, 'ajouter', added)).text).toContain(`id="champ-${size}-erreur"`);
    await home.press(link, 'ajouter', { ...added, [`champ-${size}`]: 'S' });
    expect(said(await home.people(id))).toEqual({
      Kim: [['Taille S'], []],
      Léa: [['Taille L'], []],
      Noé: [['Taille M', 'Allergies Noix'], []],
    });
  });

  it('that are sent again otherwise are noted by the person, and the same ones are not [Q6]', async () => {
    const { id, identifiant, size } = await camp();
    const noted = async () => {
      const row = await home.server.db
        .selectFrom('inscriptions')
        .select('renvoye_le')
        .where('evenement_id', '=', id)
        .executeTakeFirstOrThrow();
      return row.renvoye_le !== null;
    };
    const people = [person('Léa', { [size]: 'S' }), person('Noé', { [size]: 'M' })];
    for (const sent of [people, people]) await register(identifiant, sent);
    expect(await noted()).toBe(false);
    await register(identifiant, [person('Noé', { [size]: 'L' })]);
    expect(await noted()).toBe(true);
    expect(said(await home.people(id)).Noé).toEqual([['Taille M'], []]);
  });

  it('stay with their person where the records of two who came are merged [V2]', async () => {
    const { id, size, allergies, car } = await camp();
    const member = async () =>
      dataOf<{ id: number; updated_at: string }>(
        await home.call('POST', '/api/membres/', {
          ...{ nom: 'Roy', prenom: 'Léa', genre: 'feminin', statut: 'membre' },
        }),
      );
    const [kept, other] = [await member(), await member()];
    const add = (email: string, people: readonly object[], valeurs: Values) =>
      home.call('POST', '/api/events/register/', { evenement: id, email, personnes: people, valeurs });
    const own = (prenom: string, more: Values, membre_id?: number) => ({
      ...person(prenom, more, 'Roy'),
      ...(membre_id !== undefined && { membre_id }),
    });
    const first = [own('Léa', { [size]: 'S', [allergies]: 'Noix' }, kept.id), own('Noé', { [size]: 'M' })];
    expect((await add('lea@x.fr', first, { [car]: 'Oui' })).status).toBe(201);
    const second = [own('Léa-Marie', { [size]: 'L' }, other.id), own('Zoé', { [allergies]: 'Lait' })];
    expect((await add('lea.roy@x.fr', second, { [car]: 'Non' })).status).toBe(201);
    const before = said(await home.people(id));
    expect(before).toEqual({
      Léa: [['Taille S', 'Allergies Noix'], ['Voiture Oui']],
      'Léa-Marie': [['Taille L'], ['Voiture Non']],
      Noé: [['Taille M'], ['Voiture Oui']],
      Zoé: [['Allergies Lait'], ['Voiture Non']],
    });
    const seen = ({ id: of, updated_at }: { id: number; updated_at: string }) => ({ id: of, updated_at });
    const merged = await home.call('POST', '/api/doublons/fusionner/', {
      ...{ garde: seen(kept), autre: seen(other), choix: [] },
    });
    expect(merged.status).toBe(200);
    const people = await home.people(id);
    expect(said(people)).toEqual(before);
    expect(
      people
        .filter(({ membre_id }) => membre_id === kept.id)
        .map(({ prenom }) => prenom)
        .sort(),
    ).toEqual(['Léa', 'Léa-Marie']);
    // Undone, each answer is with the record that it came with.
    const { results } = bodyOf<{ results: { id: number }[] }>(
      await home.call('GET', '/api/journal/?page_size=1'),
    );
    const undo = `/api/journal/${present(results[0], 'operation').id}/annuler/`;
    expect((await home.call('POST', undo)).status).toBe(200);
    const again = await home.people(id);
    expect(said(again)).toEqual(before);
    expect(again.map(({ prenom, membre_id }) => [prenom, membre_id])).toContainEqual(['Léa-Marie', other.id]);
  });

  it('stay out of the journal, keep the name of their question, and go when the person is erased [Z1, Q1]', async () => {
    const { id, identifiant, size, allergies, form } = await camp();
    await register(identifiant, [
      person('Léa', { [size]: 'S', [allergies]: 'SECRET-NOIX' }),
      person('Noé', { [size]: 'M' }),
    ]);
    const changes = await home.server.db.selectFrom('changements').selectAll().execute();
    expect(JSON.stringify(changes)).not.toContain('SECRET-NOIX');
    await home.call('PUT', `/api/formulaires/${form}/`, {
      ...{ id: form, nom_du_formulaire: 'Camp', description: '', form_extend: false, form_static: false },
      champs: [{ id: size, ...FIELDS[0] }],
    });
    const listed = await home.people(id);
    expect(said(listed).Léa).toEqual([['Taille S', 'Allergies SECRET-NOIX'], []]);
    const lea = present(
      listed.find(({ prenom }) => prenom === 'Léa'),
      'person',
    );
    const path = `/api/events/${id}/inscriptions/effacer/`;
    const erased = await home.call('POST', path, { inscrit: lea.id, contact: false });
    expect(erased.status).toBe(200);
    const rows = await home.server.db
      .selectFrom('inscrits')
      .select('valeurs')
      .where('evenement_id', '=', id)
      .execute();
    expect(JSON.stringify(rows)).not.toContain('SECRET-NOIX');
    expect(JSON.stringify(rows)).toContain('"M"');
  });
});
