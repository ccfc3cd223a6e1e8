import { describe, expect, it } from 'vitest';
import type { RegistrationDraft } from '../../../../../src/domain/registrations/registration';
import { ask, dataOf, refusedFields } from '../../ask';
import { registrationServer } from './registrationServer';

const home = registrationServer();
const silent = registrationServer({ hasMail: false });

type Answer = Awaited<ReturnType<typeof ask>>;

/** These differ with each call. */
const OWN = ['date', 'x-request-id'];

/** What a stranger can compare: status, headers and the whole body, with one word for the address that was typed. */
const seen = ({ status, headers, text }: Answer, email: string) => ({
  status,
  headers: [...headers].filter(([name]) => !OWN.includes(name)).map((pair) => pair.join(': ')),
  text: text.replaceAll(email, '<adresse>'),
});

interface Case {
  settings: Partial<RegistrationDraft>;
  /** Who is registered before, under an address of their own each, beside Awa Diallo at awa@x.fr. */
  others?: readonly string[];
  /** The names that are sent, whatever the address. */
  names: readonly string[];
  expected: number;
}

const CASES: Readonly<Record<string, Case>> = {
  'any number of places': { settings: { attente: false }, names: ['Awa'], expected: 201 },
  'one place left': { settings: { attente: false, places: 2 }, names: ['Awa'], expected: 201 },
  'more people than places': {
    settings: { attente: false, places: 3 },
    names: ['Awa', 'Moussa', 'Nora'],
    expected: 403,
  },
  full: { settings: { attente: false, places: 2 }, others: ['Nora'], names: ['Awa'], expected: 403 },
  'one person in a registration': {
    settings: { attente: false, personnes_max: 1 },
    names: ['Awa'],
    expected: 201,
  },
  'as many people as one registration takes': {
    settings: { attente: false, personnes_max: 6 },
    names: ['B', 'C', 'D', 'E', 'F', 'G'],
    expected: 201,
  },
  'a waiting list': { settings: { attente: true, places: 5 }, names: ['Awa'], expected: 201 },
  'a waiting list that is needed': {
    settings: { attente: true, places: 2 },
    others: ['Nora'],
    names: ['Awa'],
    expected: 201,
  },
  agreement: { settings: { attente: false, accord: true, places: 5 }, names: ['Awa'], expected: 201 },
  'agreement and a waiting list': {
    settings: { attente: true, accord: true, places: 1 },
    names: ['Awa', 'Moussa'],
    expected: 201,
  },
  'one person, with a waiting list': {
    settings: { attente: true, personnes_max: 1, places: 1 },
    names: ['Awa'],
    expected: 201,
  },
};

/** The answer of a new event to one address. */
async function answerTo(email: string, { settings, others = [], names }: Case) {
  const { id, identifiant } = await home.event(settings);
  await home.register(identifiant, 'awa@x.fr', ['Awa']);
  for (const other of others) await home.register(identifiant, `${other}@x.fr`, [other]);
  const answer = await home.register(identifiant, email, names, {}, `caller-${id}`);
  return { id, answer: seen(answer, email) };
}

describe('The answer to a visitor', () => {
  for (const [title, row] of Object.entries(CASES))
    it(`is the same, byte for byte, whether the address is on the list: ${title} [Q3]`, async () => {
      const { answer: unknown } = await answerTo('nom@x.fr', row);
      const { answer: known } = await answerTo('awa@x.fr', row);
      const { answer: otherName } = await answerTo('awa@x.fr', {
        ...row,
        names: row.names.map((name) => (name === 'Awa' ? 'Zoé' : name)),
      });
      expect(unknown.status).toBe(row.expected);
      expect(known).toEqual(unknown);
      // A state is told under the first name that was typed.
      expect({ ...otherName, text: otherName.text.replace('Zoé', 'Awa') }).toEqual(unknown);
      expect(unknown.text).not.toContain('1 personnes');
    });

  it('tells neither state nor place where there is a waiting list or approval, and where the mail goes [Q3]', async () => {
    for (const settings of [{ places: 1 }, { attente: false, accord: true }]) {
      const { id, identifiant } = await home.event(settings);
      for (const email of ['Awa@X.fr', 'nora@x.fr']) {
        const answer = await home.register(identifiant, email, ['Awa']);
        expect.soft(answer.status).toBe(201);
        expect.soft(answer.body.data).toEqual({ personnes: [] });
        expect.soft(answer.body.message).toBe(`C’est noté. Un e-mail part à ${email}.`);
      }
      expect(await home.people(id)).toHaveLength(2);
      expect(await home.mailsTo('awa@x.fr')).not.toHaveLength(0);
    }
  });

  it('tells a state where each person has one and the same: a place [Q3]', async () => {
    const { identifiant } = await home.event({ attente: false });
    const answer = await home.register(identifiant, 'awa@x.fr', ['Awa']);
    expect(home.states(answer)).toEqual(['Awa inscrit']);
    // Where people who asked before are left from other settings, a state would tell who they are.
    const former = await home.event({ attente: false, accord: true });
    await home.register(former.identifiant, 'awa@x.fr', ['Awa']);
    await home.set(former.id, { attente: false, accord: false });
    for (const email of ['awa@x.fr', 'nora@x.fr'])
      expect.soft(dataOf(await home.register(former.identifiant, email, ['Awa']))).toEqual({ personnes: [] });
  });

  it('stores nobody a second time, and the mail tells that they were there [Q3]', async () => {
    const { id, identifiant } = await home.event({ attente: false, places: 3 });
    await home.register(identifiant, 'awa@x.fr', ['Awa', 'Moussa']);
    const again = await home.register(identifiant, 'awa@x.fr', ['Awa']);
    expect([again.status, home.states(again)]).toEqual([201, ['Awa inscrit']]);
    expect(await home.listed(id)).toEqual(['Awa inscrit', 'Moussa inscrit']);
    const mails = await home.mailsTo('awa@x.fr');
    expect(mails.map(({ text }) => text.includes('Vous étiez déjà sur la liste'))).toEqual([false, true]);
  });

  it('counts the people of this form alone, and says it in the singular too [Q3]', async () => {
    const { id, identifiant } = await home.event({ personnes_max: 2 });
    await home.register(identifiant, 'awa@x.fr', ['Awa', 'Moussa']);
    expect((await home.register(identifiant, 'awa@x.fr', ['Nora', 'Issa'])).status).toBe(201);
    expect(await home.people(id)).toHaveLength(4);
    const many = await home.register(identifiant, 'awa@x.fr', ['B', 'C', 'D']);
    expect(many.body.errors).toEqual({ personnes: '2 personnes au plus par inscription.' });
    const single = await home.event({ personnes_max: 1, places: 1, attente: false });
    const two = await home.register(single.identifiant, 'awa@x.fr', ['Awa', 'Nora']);
    expect(two.body.errors).toEqual({ personnes: 'Une seule personne par inscription.' });
    await home.set(single.id, { places: 1, attente: false, personnes_max: 2 });
    const left = await home.register(single.identifiant, 'awa@x.fr', ['Awa', 'Nora']);
    expect([left.status, left.body.message]).toEqual([
      403,
      'Il ne reste qu’une place\u00a0: inscrivez moins de personnes.',
    ]);
  });

  it('promises no mail where none can be sent [Q3]', async () => {
    const { identifiant } = await silent.event({ places: 1 });
    const page = dataOf<{ recu: boolean }>(await ask(silent.server, `/api/inscriptions/${identifiant}/`));
    expect(page.recu).toBe(false);
    const answer = await silent.register(identifiant, 'awa@x.fr', ['Awa']);
    expect(answer.body.message).toBe('C’est noté. L’organisation vous dira si vous avez une place.');
    expect(answer.body.data).toEqual({ personnes: [] });
  });
});

describe('Two people of one name', () => {
  it('in one registration are asked about, whatever case and accents, and nothing is stored [Q6]', async () => {
    const { id, identifiant } = await home.event();
    const answer = await home.register(identifiant, 'a@x.fr', ['Jean Dupont', 'Léa Dupont', 'JÉAN Dupont']);
    expect(answer.body.errors).toEqual({
      'personnes.2.prenom':
        'Une autre personne de ce nom est déjà dans cette inscription. Ajoutez par exemple «\u00a0fils\u00a0» ou un second prénom.',
    });
    const byHand = await home.call('POST', '/api/events/register/', {
      evenement: id,
      personnes: [
        { prenom: 'Noé', nom: 'Petit' },
        { prenom: 'Noe', nom: 'Petit' },
      ],
    });
    expect(refusedFields(byHand)).toEqual(['personnes.1.prenom']);
    expect(await home.people(id)).toEqual([]);
    const told = await home.register(identifiant, 'a@x.fr', ['Jean Dupont', 'Jean-fils Dupont']);
    expect(told.status).toBe(201);
    expect(await home.people(id)).toHaveLength(2);
  });
});
