import { describe, expect, it } from 'vitest';
import type { Registration } from '../../../../../src/domain/registrations/registration';
import { ask, dataOf, refusedFields } from '../../ask';
import { registrationServer } from './registrationServer';
import { rush } from './rush';

const home = registrationServer();
const { register, states } = { register: home.register.bind(home), states: home.states };

describe('Registration', () => {
  it('takes several people at once, each on the list by name, and sends one receipt [EL1]', async () => {
    const { id, identifiant } = await home.event({ attente: false });
    const answer = await register(identifiant, 'awa@exemple.fr', ['Awa', 'Moussa', 'Nora']);
    expect([answer.status, states(answer)]).toEqual([201, ['Awa inscrit', 'Moussa inscrit', 'Nora inscrit']]);
    expect(await home.listed(id)).toEqual(['Awa inscrit', 'Moussa inscrit', 'Nora inscrit']);
    expect(await home.mailsTo('awa@exemple.fr')).toHaveLength(1);
  });

  it('has the same person once, and says it by mail alone [EL1, Q3]', async () => {
    const { id, identifiant } = await home.event({ places: 1 });
    const first = await register(identifiant, 'awa@exemple.fr', ['Awa']);
    const again = await register(identifiant, 'Awa@exemple.fr', ['AWA', 'Moussa']);
    expect([states(first), states(again)]).toEqual([[], []]);
    expect(await home.listed(id)).toEqual(['Awa inscrit', 'Moussa attente 1']);
    // A homonym with another address is another person.
    await register(identifiant, 'autre@exemple.fr', ['Awa']);
    expect(await home.listed(id)).toHaveLength(3);
  });

  it('gives 10 places to 20 people at once, and the others their order, never one too many [EL2]', () =>
    rush(home, 10));

  it('is closed before it opens, after it closes, after the event, and when it is full without a waiting list [EL1]', async () => {
    const rows = [
      [
        { ouvert_du: '2099-06-01T08:00' },
        {},
        'pas_ouvert',
        'Les inscriptions ouvrent le 1er juin 2099 à 8\u00a0h.',
      ],
      [{ ouvert_au: '2026-01-01T08:00' }, {}, 'ferme', 'Les inscriptions sont fermées.'],
      [{}, { date: '2026-01-02T10:00:00' }, 'ferme', 'Les inscriptions sont fermées.'],
    ] as const;
    for (const [settings, more, etat, message] of rows) {
      const { identifiant } = await home.event(settings, more);
      const seen = dataOf<object>(await ask(home.server, `/api/inscriptions/${identifiant}/`));
      expect.soft(seen).toMatchObject({ etat, message, champs: [] });
      const answer = await register(identifiant, 'a@exemple.fr', ['Awa']);
      expect.soft([answer.status, answer.body.etat]).toEqual([403, etat]);
    }
    const { id, identifiant } = await home.event({ places: 2, attente: false });
    const tooMany = await register(identifiant, 'a@exemple.fr', ['Awa', 'Moussa', 'Nora']);
    expect([tooMany.status, tooMany.body.message]).toEqual([
      403,
      expect.stringContaining('Il ne reste que 2 places'),
    ]);
    expect(await home.listed(id)).toEqual([]);
    await register(identifiant, 'a@exemple.fr', ['Awa', 'Moussa']);
    const full = await register(identifiant, 'b@exemple.fr', ['Nora']);
    expect([full.status, full.body.etat]).toEqual([403, 'complet']);
  });

  it('refuses what no person sends, and what one visitor would take from others [EL1, Z15]', async () => {
    const { identifiant } = await home.event({ personnes_max: 2 });
    const person = { prenom: 'Awa', nom: 'Diallo' };
    const body = { email: 'a@exemple.fr', personnes: [person] };
    expect(refusedFields(await home.send(identifiant, body))).toEqual(['tampon']);
    const { tampon } = dataOf<{ tampon: string }>(
      await ask(home.server, `/api/inscriptions/${identifiant}/`),
    );
    expect(refusedFields(await home.send(identifiant, { ...body, tampon }))).toEqual(['tampon']);
    home.at += 5000;
    expect(refusedFields(await home.send(identifiant, { ...body, tampon, site_web: 'x' }))).toEqual([
      'site_web',
    ]);
    const many = {
      ...body,
      tampon,
      personnes: [person, { ...person, prenom: 'B' }, { ...person, prenom: 'C' }],
    };
    expect(refusedFields(await home.send(identifiant, many))).toEqual(['personnes']);
    const nameless = { ...body, tampon, personnes: [{ prenom: ' ', nom: 'x'.repeat(101) }] };
    expect(refusedFields(await home.send(identifiant, nameless))).toEqual([
      'personnes.0.prenom',
      'personnes.0.nom',
    ]);
    for (const email of ['', 'a,b@exemple.fr'])
      expect.soft(refusedFields(await home.send(identifiant, { ...body, tampon, email }))).toEqual(['email']);
    // One connection, whatever addresses it gives.
    const other = await home.event({ personnes_max: 20 });
    const names = Array.from({ length: 20 }, (_, at) => `N${at}`);
    for (const email of ['a@x.fr', 'b@x.fr', 'c@x.fr'])
      await register(other.identifiant, email, names, {}, '10.9.9.9');
    expect((await register(other.identifiant, 'd@x.fr', ['Awa'], {}, '10.9.9.9')).status).toBe(429);
  });

  it('asks the questions of a form, by its rules, and shows the answers to the organisation [EL1, EL3]', async () => {
    const form = dataOf<{ id: number; champs: { id: number }[] }>(
      await home.call('POST', '/api/formulaires/', {
        ...{ nom_du_formulaire: 'Questions', description: '', form_extend: false, form_static: false },
        champs: [
          { nom_du_champ: 'Repas', type_de_champ: 'radio', option: 'Oui, Non', is_required: true },
          { nom_du_champ: 'Photo', type_de_champ: 'file', is_required: true },
        ],
      }),
    );
    const { id, identifiant } = await home.event({ formulaire_id: form.id });
    const shown = dataOf<{ champs: { id: number; nom_du_champ: string }[] }>(
      await ask(home.server, `/api/inscriptions/${identifiant}/`),
    );
    expect(shown.champs.map(({ nom_du_champ }) => nom_du_champ)).toEqual(['Repas']);
    const field = String(shown.champs[0]?.id);
    expect(refusedFields(await register(identifiant, 'a@exemple.fr', ['Awa']))).toEqual([field]);
    const wrong = await register(identifiant, 'a@exemple.fr', ['Awa'], { valeurs: { [field]: 'Peut-être' } });
    expect(refusedFields(wrong)).toEqual([field]);
    await register(identifiant, 'a@exemple.fr', ['Awa'], { valeurs: { [field]: 'Oui' } });
    expect((await home.people(id))[0]?.reponses).toEqual([{ question: 'Repas', valeur: 'Oui' }]);
    const file = await home.call('GET', `/api/events/${id}/attendees/export/?format=excel`);
    expect(file.text).toContain('Diallo;Awa;inscrit;;a@exemple.fr');
    expect(file.text).toContain('Repas');
    expect(file.text).toContain('Oui');
  });
});

describe('A place that becomes free', () => {
  const withdraw = (id: number, inscrits: number[]) =>
    home.call('POST', `/api/events/${id}/unregister/`, { inscrits });
  const idOf = async (event: number, name: string) =>
    (await home.people(event)).find(({ prenom }) => prenom === name)?.id ?? 0;

  it('goes to the next person at once, who is told [EL2]', async () => {
    const { id, identifiant } = await home.event({ places: 1 });
    for (const name of ['Awa', 'Moussa', 'Nora']) await register(identifiant, `${name}@x.fr`, [name]);
    await withdraw(id, [await idOf(id, 'Awa')]);
    expect(await home.listed(id)).toEqual(['Moussa inscrit', 'Nora attente 1', 'Awa retire']);
    const mails = await home.mailsTo('moussa@x.fr');
    expect(mails.at(-1)?.text).toContain('Une place s’est libérée\u00a0: l’inscription est confirmée.');
    // Places that are added count too.
    await home.set(id, { places: 2 });
    expect(await home.listed(id)).toEqual(['Moussa inscrit', 'Nora inscrit', 'Awa retire']);
    await home.set(id, { places: 1 });
    expect(await home.listed(id)).toEqual(['Moussa inscrit', 'Nora inscrit', 'Awa retire']);
  });

  it('is offered until a deadline where that is set, and passed on when it is not taken [EL2]', async () => {
    const { id, identifiant } = await home.event({ places: 1, offre_heures: 2 });
    for (const name of ['Awa', 'Moussa', 'Nora']) await register(identifiant, `${name}@x.fr`, [name]);
    await withdraw(id, [await idOf(id, 'Awa')]);
    expect(await home.listed(id)).toEqual(['Moussa offert', 'Nora attente 1', 'Awa retire']);
    const late = await home.linkTo('moussa@x.fr');
    expect((await home.open(late)).text).toContain('Une place pour Moussa');
    // Nobody takes it meanwhile.
    await register(identifiant, 'z@x.fr', ['Zoé']);
    expect(await home.listed(id)).toContain('Zoé attente 2');
    home.at += 2 * 3_600_000;
    await home.server.sendDue();
    expect(await home.listed(id)).toEqual(['Nora offert', 'Zoé attente 1', 'Awa retire', 'Moussa retire']);
    expect((await home.mailsTo('moussa@x.fr')).at(-1)?.text).toContain('Faute de réponse à temps');
    expect((await home.open(late)).status).toBe(410);
    const link = await home.linkTo('nora@x.fr');
    expect((await home.press(link, 'prendre')).text).toContain('la place est prise');
    expect(await home.listed(id)).toEqual(['Nora inscrit', 'Zoé attente 1', 'Awa retire', 'Moussa retire']);
    expect((await home.open(link)).text).toContain('Ce lien a déjà servi.');
  });

  it('is not given on once the event has begun, nor offered beyond its beginning [EL2]', async () => {
    await home.goTo('2099-11-21T08:30:00Z');
    const { id, identifiant } = await home.event({ places: 1, offre_heures: 24 });
    for (const name of ['Awa', 'Moussa', 'Nora']) await register(identifiant, `${name}@x.fr`, [name]);
    await withdraw(id, [await idOf(id, 'Awa')]);
    const [offered] = (await home.people(id)).filter(({ etat }) => etat === 'offert');
    expect(Date.parse(offered?.offert_jusqu_au ?? '')).toBe(Date.parse('2099-11-21T09:00:00Z'));
    await home.goTo('2099-11-21T09:05:00Z');
    await home.server.sendDue();
    expect(await home.listed(id)).toEqual(['Nora attente 1', 'Awa retire', 'Moussa retire']);
  });

  it('is that of its own event: people of another one stay as they are [EL2]', async () => {
    const [one, other] = [await home.event(), await home.event()];
    await register(one.identifiant, 'awa@x.fr', ['Awa']);
    const awa = await idOf(one.id, 'Awa');
    const answer = await home.call('POST', `/api/events/${other.id}/unregister/`, { inscrits: [awa] });
    expect([answer.status, await home.listed(one.id)]).toEqual([404, ['Awa inscrit']]);
  });

  it('is given by the organisation where it agrees to each person [EL2]', async () => {
    const { id, identifiant } = await home.event({ places: 1, accord: true });
    for (const name of ['Awa', 'Moussa']) await register(identifiant, `${name}@x.fr`, [name]);
    expect(await home.listed(id)).toEqual(['Awa demande', 'Moussa attente 1']);
    const decide = async (name: string, accord: boolean) =>
      (
        await home.call('POST', `/api/events/${id}/inscriptions/decision/`, {
          inscrits: [await idOf(id, name)],
          accord,
        })
      ).status;
    expect(await decide('Awa', false)).toBe(200);
    expect(await home.listed(id)).toEqual(['Moussa demande', 'Awa refuse']);
    expect((await home.mailsTo('awa@x.fr')).at(-1)?.text).toContain('n’a pas pu être acceptée');
    expect([await decide('Moussa', true), await decide('Moussa', true)]).toEqual([200, 409]);
    expect(await home.listed(id)).toEqual(['Moussa inscrit', 'Awa refuse']);
  });
});

describe('The people of an event', () => {
  it('are searched, added by hand, and come back with an event from the trash [EL3]', async () => {
    const { id, identifiant } = await home.event({ places: 5, conservation_mois: 3 });
    await register(identifiant, 'awa@exemple.fr', ['Awa', 'Moussa']);
    const added = await home.call('POST', '/api/events/register/', {
      ...{
        evenement: id,
        email: null,
        telephone: '06 12 34 56 78',
        personnes: [{ prenom: 'Nora', nom: 'Petit' }],
      },
    });
    expect(added.status).toBe(201);
    const again = { evenement: id, telephone: '0612345678', personnes: [{ prenom: 'nora', nom: 'PETIT' }] };
    const { personnes } = dataOf<{ personnes: { deja: boolean }[] }>(
      await home.call('POST', '/api/events/register/', again),
    );
    expect(personnes.map(({ deja }) => deja)).toEqual([true]);
    expect((await home.people(id, '&search=nora')).map(({ nom }) => nom)).toEqual(['Petit']);
    expect((await home.people(id, '&search=awa%40exemple.fr')).length).toBe(2);
    const before = await home.people(id);
    const removed = dataOf<{ corbeille: number }>(await home.call('DELETE', `/api/events/${id}/`));
    await home.call('POST', `/api/corbeille/${removed.corbeille}/restaurer/`);
    expect(await home.people(id)).toEqual(before);
  });

  it('are found by their telephone, however its country is written on either side [Q11, K10]', async () => {
    const { id } = await home.event();
    const people = [
      { prenom: 'Awa', telephone: '06 71 82 93 04' },
      { prenom: 'Léo', telephone: '+33 (0)6 71 82 93 05' },
      { prenom: 'Kim', telephone: '+32 470 12 34 56' },
    ];
    for (const { prenom, telephone } of people) {
      const personnes = [{ prenom, nom: 'Roy' }];
      await home.call('POST', '/api/events/register/', { evenement: id, email: null, telephone, personnes });
    }
    const found = async (search: string) =>
      (await home.people(id, `&search=${encodeURIComponent(search)}`)).map(({ prenom }) => prenom);
    for (const written of ['06 71 82 93 04', '0033671829304', '33 6 71 82 93 04', '(+33) 6 71 82 93 04'])
      expect.soft(await found(written), written).toEqual(['Awa']);
    expect(await found('0671829305')).toEqual(['Léo']);
    expect(await found('roy 0032470123456')).toEqual(['Kim']);
    expect(await found('06 71 82 93 99')).toEqual([]);
  });

  it('come by name, whatever its case, accents and alphabet [EL3]', async () => {
    const { id } = await home.event();
    for (const nom of ['Иванова', 'Zola', 'étienne', 'de La Roche', 'Dupont']) {
      const body = { evenement: id, email: null, telephone: null, personnes: [{ prenom: 'Awa', nom }] };
      expect((await home.call('POST', '/api/events/register/', body)).status).toBe(201);
    }
    expect((await home.people(id)).map(({ nom }) => nom)).toEqual([
      'de La Roche',
      'Dupont',
      'étienne',
      'Zola',
      'Иванова',
    ]);
  });

  it('are told from members on file by name and address [EL3]', async () => {
    const member = dataOf<{ id: number }>(
      await home.call('POST', '/api/membres/', {
        ...{ nom: 'Diallo', prenom: 'Zénobie', genre: 'feminin', email: 'zenobie@exemple.fr' },
      }),
    );
    const { id, identifiant } = await home.event();
    await register(identifiant, 'Zenobie@exemple.fr', ['zenobie', 'Moussa']);
    expect((await home.people(id)).map(({ membre_id }) => membre_id)).toEqual([null, member.id]);
  });

  it('lose and get back the member and the questions with the trash [EL3, J2]', async () => {
    const member = dataOf<{ id: number }>(
      await home.call('POST', '/api/membres/', { nom: 'Petit', prenom: 'Aline', genre: 'feminin' }),
    );
    const events = [await home.event(), await home.event()];
    const personnes = [{ prenom: 'Aline', nom: 'Petit', membre_id: member.id }];
    for (const { id } of events)
      await home.call('POST', '/api/events/register/', { evenement: id, personnes });
    const members = async () =>
      (await Promise.all(events.map(({ id }) => home.people(id)))).map(([person]) => person?.membre_id);
    const path = `/api/membres/${member.id}/`;
    const { corbeille } = dataOf<{ corbeille: number }>(await home.call('DELETE', path));
    expect(await members()).toEqual([null, null]);
    await home.call('POST', `/api/corbeille/${corbeille}/restaurer/`);
    expect(await members()).toEqual([member.id, member.id]);
  });

  it('are seen and changed by those with the right alone', async () => {
    const { id } = await home.event();
    const role = (name: 'utilisateur' | 'administrateur') =>
      home.server.db.updateTable('utilisateurs').set({ role: name }).execute();
    await role('utilisateur');
    expect((await home.call('GET', `/api/events/${id}/attendees/`)).status).toBe(403);
    expect((await home.call('POST', `/api/events/${id}/unregister/`, { inscrits: [1] })).status).toBe(403);
    const { nombres } = dataOf<Registration>(await home.call('GET', `/api/events/${id}/inscriptions/`));
    expect(nombres).toEqual({ inscrits: 0, demandes: 0, offerts: 0, attente: 0 });
    await role('administrateur');
  });
});
