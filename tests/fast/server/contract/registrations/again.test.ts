import { describe, expect, it } from 'vitest';
import { present } from '../../../../support/present';
import { dataOf } from '../../ask';
import { registrationServer } from './registrationServer';

const home = registrationServer();

/** A form with one question of each kind that visitors answer in a registration. */
const QUESTIONS = [
  { nom_du_champ: 'Allergies', type_de_champ: 'text', is_required: true },
  { nom_du_champ: 'Repas', type_de_champ: 'select', option: 'Viande, Végétarien' },
  { nom_du_champ: 'Bus', type_de_champ: 'radio', option: 'Oui, Non' },
  { nom_du_champ: 'Ateliers', type_de_champ: 'checkbox', option: 'Chant, Cuisine' },
  { nom_du_champ: 'Remarques', type_de_champ: 'textarea' },
  { nom_du_champ: 'Arrivée', type_de_champ: 'date' },
] as const;

async function askedEvent(settings: object = {}) {
  const form = dataOf<{ id: number; champs: { id: number; nom_du_champ: string }[] }>(
    await home.call('POST', '/api/formulaires/', {
      ...{ nom_du_formulaire: 'Questions', description: '', form_extend: false, form_static: false },
      champs: QUESTIONS.map((question) => ({ option: '', is_required: false, ...question })),
    }),
  );
  const event = await home.event({ formulaire_id: form.id, questions_personnes: [], ...settings });
  const key = (name: string) =>
    String(
      present(
        form.champs.find(({ nom_du_champ }) => nom_du_champ === name),
        name,
      ).id,
    );
  return { ...event, form: form.id, key };
}

type Asked = Awaited<ReturnType<typeof askedEvent>>;

const register = (
  { identifiant, key }: Asked,
  values: Record<string, string | string[]>,
  more: object = {},
) =>
  home.register(identifiant, 'ida@x.fr', ['Ida'], {
    valeurs: Object.fromEntries(Object.entries(values).map(([name, value]) => [key(name), value])),
    ...more,
  });

const answersOf = async ({ id }: Asked) =>
  Object.fromEntries(
    present((await home.people(id))[0], 'person').reponses.map(({ question, valeur }) => [question, valeur]),
  );

/** Presses «save» with every field that the page has. */
const change = ({ key }: Asked, link: string, values: Record<string, string>, telephone = '') =>
  home.press(link, 'reponses', {
    telephone,
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [`champ-${key(name)}`, value])),
  });

describe('A second registration of the same person', () => {
  it('overwrites nothing, and the mail says what was kept, without a word that a visitor typed [Q6]', async () => {
    const event = await askedEvent({ attente: false });
    await register(event, { Allergies: 'aucune' });
    const again = await register(event, { Allergies: 'ARACHIDES' }, { telephone: '06 12 34 56 78' });
    expect([again.status, home.states(again)]).toEqual([201, ['Ida inscrit']]);
    const [ida, ...others] = await home.people(event.id);
    expect([ida?.telephone ?? null, others]).toEqual([null, []]);
    expect(await answersOf(event)).toEqual({ Allergies: 'aucune' });
    const { text } = present((await home.mailsTo('ida@x.fr')).at(-1), 'mail');
    expect(text).toMatch(
      /Vous étiez déjà sur la liste\u00a0: vos réponses du \d+ \S+ \d{4} à \d+\u00a0h\u00a0\d\d ont été gardées/,
    );
    expect(text).toContain('Gardé\u00a0: «\u00a0Allergies\u00a0».');
    expect(text).toContain('Voir ou changer l’inscription');
    expect(text).not.toMatch(/aucune|ARACHIDES|0612345678|06 12/);
  });

  it('with the same answers is told that nothing changed, and its page has nothing to say [Q6]', async () => {
    const event = await askedEvent();
    await register(event, { Allergies: 'aucune' }, { telephone: '06 12 34 56 78' });
    await register(event, { Allergies: 'aucune' }, { telephone: '0612345678' });
    const { text } = present((await home.mailsTo('ida@x.fr')).at(-1), 'mail');
    expect(text).toContain('Vous étiez déjà sur la liste\u00a0: rien n’a changé.');
    expect((await home.open(await home.linkTo('ida@x.fr'))).text).not.toContain('pas été repris');
  });

  it('with a telephone alone is told what was kept without answers, and how a homonym is added [Q6]', async () => {
    const { id, identifiant } = await home.event();
    await home.register(identifiant, 'ida@x.fr', ['Ida'], { telephone: '06 12 34 56 78' });
    await home.register(identifiant, 'ida@x.fr', ['Ida'], { telephone: '06 99 99 99 99' });
    expect((await home.people(id)).map(({ telephone }) => telephone)).toEqual(['06 12 34 56 78']);
    const { text } = present((await home.mailsTo('ida@x.fr')).at(-1), 'mail');
    expect(text).toMatch(/votre inscription du .* a été gardée telle quelle/);
    expect(text).toContain('Gardé\u00a0: votre téléphone.');
    expect(text).toContain('S’il s’agit d’une autre personne de ce nom');
    const page = await home.open(await home.linkTo('ida@x.fr'));
    expect(page.text).toContain('<summary>Votre téléphone</summary>');
    expect(page.text).toContain('value="06 12 34 56 78"');
  });

  it('by hand changes nothing, and the organisation is told [Q6]', async () => {
    const event = await askedEvent();
    await register(event, { Allergies: 'aucune' });
    const answer = await home.call('POST', '/api/events/register/', {
      ...{ evenement: event.id, email: 'ida@x.fr', telephone: '0699999999' },
      personnes: [{ prenom: 'Ida', nom: 'Diallo' }],
    });
    expect(dataOf<{ personnes: unknown[] }>(answer).personnes).toEqual([
      expect.objectContaining({ prenom: 'Ida', etat: 'inscrit', deja: true }),
    ]);
    expect(answer.body.message).toBe('Cette personne était déjà sur la liste\u00a0: rien n’a été changé.');
    expect((await home.people(event.id))[0]?.telephone ?? null).toBeNull();
    expect((await home.open(await home.linkTo('ida@x.fr'))).text).not.toContain('pas été repris');
  });

  it('beside a new person keeps the first answers, and each registration has its mail [Q6]', async () => {
    const event = await askedEvent();
    await register(event, { Allergies: 'aucune' });
    const values = { valeurs: { [event.key('Allergies')]: 'noix' } };
    await home.register(event.identifiant, 'ida@x.fr', ['Ida', 'Noé'], values);
    const people = await home.people(event.id);
    expect(people.map(({ prenom, reponses }) => [prenom, reponses[0]?.valeur])).toEqual([
      ['Ida', 'aucune'],
      ['Noé', 'noix'],
    ]);
    const mails = (await home.mailsTo('ida@x.fr')).map(({ text }) => /déjà sur la liste/.test(text));
    expect(mails.toSorted()).toEqual([false, false, true]);
  });
});

describe('The page behind the link of a registration', () => {
  it('shows what was kept, and that a later sending was not taken over, until it is changed there [Q6]', async () => {
    const event = await askedEvent();
    await register(event, { Allergies: 'aucune', Repas: 'Végétarien', Bus: 'Non', Ateliers: ['Cuisine'] });
    await register(event, { Allergies: 'ARACHIDES' });
    const link = await home.linkTo('ida@x.fr');
    const { text, headers } = await home.open(link);
    expect(text).toMatch(/Un envoi du .* n’a pas été repris/);
    expect(text).not.toContain('ARACHIDES');
    expect(text).toMatch(/<input[^>]*name="champ-\d+"[^>]*value="aucune"/);
    expect(text).toMatch(/<option[^>]*selected[^>]*>Végétarien</);
    expect(text).toMatch(/<input[^>]*type="radio"[^>]*value="Non"[^>]*checked/);
    expect(text).toMatch(/<input[^>]*type="checkbox"[^>]*value="Cuisine"[^>]*checked/);
    expect(text).not.toMatch(/<script|style=|\son\w+=/);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    const done = await change(
      event,
      link,
      { Allergies: 'arachides', Repas: '', Bus: 'Oui' },
      '06 12 34 56 78',
    );
    expect([done.status, done.text]).toEqual([
      200,
      expect.stringContaining('vos réponses sont enregistrées'),
    ]);
    expect(await answersOf(event)).toEqual({ Allergies: 'arachides', Bus: 'Oui' });
    const [ida] = await home.people(event.id, '&search=06%2012%2034');
    expect([ida?.prenom, ida?.telephone]).toEqual(['Ida', '06 12 34 56 78']);
    expect((await home.open(link)).text).not.toContain('pas été repris');
  });

  it('refuses by the rules of the form, at each field, and loses nothing of what was typed [Q6]', async () => {
    const event = await askedEvent();
    await register(event, { Allergies: 'aucune' });
    const link = await home.linkTo('ida@x.fr');
    const refused = await change(event, link, {
      ...{ Allergies: '', Repas: 'Sushi', Remarques: 'Sans <sel>', Arrivée: 'demain', Bus: 'Oui' },
    });
    expect(refused.status).toBe(422);
    const page = refused.text;
    expect(page).toContain('Sans &lt;sel&gt;</textarea>');
    expect(page).toMatch(/type="radio"[^>]*value="Oui"[^>]*checked/);
    for (const name of ['Allergies', 'Repas', 'Arrivée']) {
      const id = `champ-${event.key(name)}`;
      expect
        .soft(page, name)
        .toMatch(new RegExp(`name="${id}"[^>]*aria-invalid="true"[^>]*aria-describedby`));
      expect.soft(page, name).toMatch(new RegExp(`id="${id}-erreur"`));
    }
    expect(page).toContain('role="alert"');
    expect(page.match(/<[^>]*autofocus/g)).toEqual([
      expect.stringContaining(`name="champ-${event.key('Allergies')}"`),
    ]);
    expect(await answersOf(event)).toEqual({ Allergies: 'aucune' });
    const long = await change(event, link, { Allergies: 'aucune' }, '0'.repeat(41));
    expect([long.status, long.text]).toEqual([422, expect.stringContaining('40 caractères au plus.')]);
  });

  it('changes answers until the day that people may change, and the journal has no word of them [Q6]', async () => {
    const event = await askedEvent({ modifiable_au: '2099-11-20T18:00' });
    await register(event, { Allergies: 'aucune' });
    const link = await home.linkTo('ida@x.fr');
    expect((await change(event, link, { Allergies: 'zqnoix' }, '0600000001')).status).toBe(200);
    const journal = await home.server.db
      .selectFrom('changements as c')
      .innerJoin('operations as o', 'o.id', 'c.operation_id')
      .select(['c.nom_table', 'c.apres', 'o.action'])
      .where('c.objet', '=', 'evenements')
      .where('c.objet_id', '=', event.id)
      .execute();
    expect(journal.filter(({ nom_table }) => nom_table === 'inscriptions')).toEqual([
      expect.objectContaining({ action: 'evenements.visitorRegistration' }),
    ]);
    expect(JSON.stringify(journal)).not.toMatch(/zqnoix|aucune|0600000001|ida@x/);
    await home.goTo('2099-11-20T18:30:00Z');
    expect((await change(event, link, { Allergies: 'trop tard' })).status).toBe(410);
    expect(await answersOf(event)).toEqual({ Allergies: 'zqnoix' });
  });

  it('keeps the answer to a question that is no longer asked, and says where a choice is gone [Q6]', async () => {
    const event = await askedEvent();
    await register(event, { Allergies: 'aucune', Repas: 'Viande', Remarques: 'près du chœur' });
    const champs = QUESTIONS.filter(({ nom_du_champ }) => nom_du_champ !== 'Remarques').map((question) => ({
      ...{ option: '', is_required: false, ...question, id: Number(event.key(question.nom_du_champ)) },
      ...(question.nom_du_champ === 'Repas' && { option: 'Poisson, Végétarien' }),
    }));
    const stored = await home.call('PUT', `/api/formulaires/${event.form}/`, {
      ...{ nom_du_formulaire: 'Questions', description: '', form_extend: false, form_static: false, champs },
    });
    expect(stored.status).toBe(200);
    const link = await home.linkTo('ida@x.fr');
    expect((await home.open(link)).text).toContain('«\u00a0Viande\u00a0», n’est plus proposée');
    await change(event, link, { Allergies: 'noix', Repas: 'Poisson' });
    const { valeurs } = await home.server.db
      .selectFrom('inscriptions')
      .select('valeurs')
      .where('evenement_id', '=', event.id)
      .executeTakeFirstOrThrow();
    expect(valeurs).toEqual({
      ...{ [event.key('Allergies')]: 'noix', [event.key('Repas')]: 'Poisson' },
      [event.key('Remarques')]: 'près du chœur',
    });
  });

  it('asks about a second person of one name, and says who was there already [Q6]', async () => {
    const { id, identifiant } = await home.event();
    await home.register(identifiant, 'a@x.fr', ['Jean Dupont']);
    await home.register(identifiant, 'a@x.fr', ['Léa Dupont']);
    const link = await home.linkTo('a@x.fr');
    const twin = await home.press(link, 'ajouter', { prenom: 'LEA', nom: 'Dupont' });
    expect([twin.status, twin.text]).toEqual([
      422,
      expect.stringContaining('Une autre personne de ce nom est déjà dans cette inscription.'),
    ]);
    expect(twin.text).toMatch(/name="prenom"[^>]*value="LEA"/);
    const elsewhere = await home.press(link, 'ajouter', { prenom: 'Jean', nom: 'Dupont' });
    expect(elsewhere.text).toContain('Jean était déjà sur la liste\u00a0: rien n’a changé.');
    expect(await home.people(id)).toHaveLength(2);
  });
});

describe('A first name that a stranger typed', () => {
  it('stands in no mail and on no page where it could be a message, but as «1re personne» [Q4]', async () => {
    const { id, identifiant } = await home.event({ places: 2, offre_heures: 24, separer: true });
    const message = 'Payez 90 euros au 0612345678';
    const personnes = [
      { prenom: 'Awa', nom: 'A' },
      { prenom: message, nom: 'B' },
      { prenom: 'Vous avez gagné ce voyage', nom: 'C' },
    ];
    await home.register(identifiant, 'v@x.fr', [], { personnes });
    const link = await home.linkTo('v@x.fr');
    const labels = (text: string) =>
      [...text.matchAll(/aria-label="(Retirer [^"]+)"/g)].map(([, label]) => label);
    const page = await home.open(link);
    expect(labels(page.text)).toEqual(['Retirer Awa', 'Retirer la 2e personne', 'Retirer la 3e personne']);
    const [, awa = ''] = /value="(\d+)" aria-label="Retirer Awa"/.exec(page.text) ?? [];
    await home.press(link, awa);
    // The numbers stay when another person withdraws.
    expect(labels((await home.open(link)).text)).toEqual([
      'Retirer la 2e personne',
      'Retirer la 3e personne',
    ]);
    const offer = present(
      (await home.mailsTo('v@x.fr')).find(({ text }) => text.includes('Une place s’est libérée')),
      'offer',
    );
    const address = present(/http\S+/.exec(offer.text)?.[0], 'link');
    expect((await home.open(new URL(address).pathname + new URL(address).search)).text).toContain(
      'Une place pour la 3e personne',
    );
    const added = await home.press(link, 'ajouter', { prenom: 'Appelez le 0899123456', nom: 'D' });
    expect(added.text).toContain('la 4e personne\u00a0: liste d’attente');
    for (const { text } of await home.mailsTo('v@x.fr')) expect.soft(text).not.toMatch(/Payez|gagné|Appelez/);
    expect(await home.people(id)).toHaveLength(4);
  });

  it('is told apart on the page from the same one of another last name [Q4]', async () => {
    const { identifiant } = await home.event();
    await home.register(identifiant, 'v@x.fr', ['Awa Ba', 'Awa Diop']);
    const page = await home.open(await home.linkTo('v@x.fr'));
    expect(page.text).toContain('"Retirer Awa (1re personne)"');
    expect(page.text).toContain('"Retirer Awa (2e personne)"');
  });
});
