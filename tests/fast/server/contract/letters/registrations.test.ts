import { beforeAll, describe, expect, it } from 'vitest';
import type { News } from '../../../../../demo/server/contract/registrations/letters';
import type { AttendeeState } from '../../../../../src/domain/events/registrationState';
import { present } from '../../../../support/present';
import { registrationServer } from '../registrations/registrationServer';
import { FILE, letterOf } from './letterOf';
import { CHANGE, expected, OPENINGS, type Registered, registrationLetters } from './registrationLetters';

const home = registrationServer();
const { registered, be, letter } = registrationLetters(home);
const NEWS = Object.keys(OPENINGS) as News[];

/** The states of people, and the lines that tell them. */
const STATES: Record<string, { people: AttendeeState[]; lines: string; file?: string }> = {
  'one with a place': { people: ['inscrit'], lines: 'Inscrite~: 1 personne', file: FILE.PUBLISH },
  'two with places': {
    ...{ people: ['inscrit', 'inscrit'], lines: 'Inscrites~: 2 personnes', file: FILE.PUBLISH },
  },
  'one who needs agreement': { people: ['demande'], lines: 'En attente d’accord~: 1 personne' },
  'two who need agreement': { people: ['demande', 'demande'], lines: 'En attente d’accord~: 2 personnes' },
  'one who waits': { people: ['attente'], lines: 'Sur la liste d’attente~: place n°~1' },
  'two who wait': {
    people: ['attente', 'attente'],
    lines: 'Sur la liste d’attente~: place n°~1\nSur la liste d’attente~: place n°~2',
  },
  'one with an offer': { people: ['offert'], lines: 'Place gardée, à confirmer~: 1 personne' },
  'two with offers': { people: ['offert', 'offert'], lines: 'Places gardées, à confirmer~: 2 personnes' },
  'one of each': {
    people: ['attente', 'offert', 'demande', 'inscrit'],
    lines:
      'Inscrite~: 1 personne\nEn attente d’accord~: 1 personne\nPlace gardée, à confirmer~: 1 personne\nSur la liste d’attente~: place n°~1',
    file: FILE.PUBLISH,
  },
  nobody: { people: [], lines: '' },
};

describe('The letter about a registration', () => {
  let plain: Registered;
  beforeAll(async () => {
    plain = await registered();
  });

  for (const news of NEWS)
    it(`reads as it is written here in each state of its people: ${news} [Q14]`, async () => {
      for (const [state, { people, lines, file }] of Object.entries(STATES)) {
        await be(plain, people);
        const { all, part = all, undecided = part } = OPENINGS[news];
        const opening = people.includes('demande') ? undecided : people.length > 0 ? part : all;
        const gone = news === 'retire' ? FILE.CANCEL : '';
        const more = { lines, file: people.length > 0 ? (file ?? '') : gone };
        expect.soft(await letter(plain, news), state).toBe(expected(opening, more));
      }
    });

  it('counts the places that a family got, and those that it let pass [Q14]', async () => {
    await be(plain, ['inscrit', 'inscrit', 'inscrit']);
    const lines = { lines: 'Inscrites~: 3 personnes', file: FILE.PUBLISH };
    expect(await letter(plain, 'place', { people: 3 })).toBe(
      expected('3 places se sont libérées~: elles sont à vous.', lines),
    );
    await be(plain, []);
    expect(await letter(plain, 'delai', { people: 2 })).toBe(
      expected(
        'Les 2 places qui vous étaient gardées n’ont pas été prises à temps~: elles sont passées aux personnes suivantes.',
      ),
    );
  });

  it('counts them for each registration, where more than one is told at once [Q14]', async () => {
    const { id, identifiant, name } = await home.event({ places: 3 });
    const [first, pair, single] = ['premier', 'deux', 'un'].map((who) => `${who}${id}@exemple.fr`);
    await home.register(identifiant, first ?? '', ['Awa', 'Moussa', 'Nora']);
    await home.register(identifiant, pair ?? '', ['Léa', 'Tom']);
    await home.register(identifiant, single ?? '', ['Ida']);
    const inscrits = (await home.people(id)).filter(({ etat }) => etat === 'inscrit').map((one) => one.id);
    await home.call('POST', `/api/events/${id}/unregister/`, { inscrits });
    const last = async (email = '') => letterOf(present((await home.mailsTo(email)).at(-1), 'mail'), name);
    expect(await last(first)).toBe(expected(OPENINGS.retire.all, { file: FILE.CANCEL }));
    expect(await last(pair)).toBe(
      expected('2 places se sont libérées~: elles sont à vous.', {
        ...{ hello: 'Bonjour Léa,', lines: 'Inscrites~: 2 personnes', file: FILE.PUBLISH },
      }),
    );
    expect(await last(single)).toBe(
      expected(OPENINGS.place.all, {
        ...{ hello: 'Bonjour Ida,', lines: 'Inscrite~: 1 personne', file: FILE.PUBLISH },
      }),
    );
  });

  it('says until when people change theirs, that it is too late, and no day where there is none [Q14]', async () => {
    const lines = { lines: STATES['one with a place']?.lines ?? '', file: FILE.PUBLISH };
    const until = await registered({ modifiable_au: '2099-11-01T18:00' });
    await be(until, ['inscrit']);
    const opening = OPENINGS.accepte.all;
    expect(await letter(until, 'accepte')).toBe(
      expected(opening, {
        ...lines,
        change:
          'Pour lire et changer vos réponses, vous retirer, retirer une personne ou en ajouter une, jusqu’au 1er novembre 2099 à 18~h~:\n\n{lien}',
      }),
    );
    expect(await letter(until, 'accepte', { now: '2099-11-02T09:00:00Z' })).toBe(
      expected(opening, {
        ...lines,
        change:
          'Il n’est plus temps de changer cette inscription par un lien~: prévenez l’organisateur si quelque chose change.',
      }),
    );
    const endless = await registered({}, { is_recurrent: true, recurence_data: { frequency: 'weekly' } });
    await be(endless, ['inscrit']);
    const withoutDay =
      'Pour lire et changer vos réponses, vous retirer, retirer une personne ou en ajouter une~:\n\n{lien}';
    expect(await letter(endless, 'accepte')).toBe(
      expected(opening, {
        ...{ ...lines, change: withoutDay },
        facts: `
          Camp
          à partir du samedi 21 novembre 2099, de 10~h à 11~h~30 (heure de Paris)
          Lieu~: Temple
          Prochaine date~: samedi 21 novembre 2099, de 10~h à 11~h~30 (heure de Paris)`,
      }),
    );
    await home.call('POST', `/api/events/${endless.event}/cancel/`, { jour: '2099-11-21' });
    const moved = { jour: '2099-11-28', date: '2099-11-29', heure_debut: '18:00', heure_fin: '' };
    await home.call('PUT', `/api/events/${endless.event}/dates/`, moved);
    expect(await letter(endless, 'accepte')).toBe(
      expected(opening, {
        ...{ ...lines, change: withoutDay },
        facts: `
          Camp
          à partir du samedi 21 novembre 2099, de 10~h à 11~h~30 (heure de Paris)
          Lieu~: Temple
          Annulée~: samedi 21 novembre 2099, de 10~h à 11~h~30 (heure de Paris)
          Prochaine date, déplacée~: dimanche 29 novembre 2099, à 18~h (heure de Paris)`,
      }),
    );
  });

  it('greets without a name that reads as none, and tells of an event without a place and hours [Q14]', async () => {
    const bare = await registered({}, { lieu: '', heure_debut: '', heure_fin: '' }, ['http://x.fr']);
    expect(await letter(bare, 'recu')).toBe(
      expected(OPENINGS.recu.all, {
        hello: 'Bonjour,',
        facts: '\n    Camp\n    samedi 21 novembre 2099',
        lines: 'Inscrite~: 1 personne',
        change: CHANGE.replace('10~h', '23~h~59'),
        file: FILE.PUBLISH,
      }),
    );
    await home.server.db
      .updateTable('inscriptions')
      .set({ email: null })
      .where('id', '=', bare.registration)
      .execute();
    expect(await letter(bare, 'recu')).toBeUndefined();
  });
});
