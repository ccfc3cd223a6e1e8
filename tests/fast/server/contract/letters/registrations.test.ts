import { beforeAll, describe, expect, it } from 'vitest';
import type { News } from '../../../../../demo/server/contract/registrations/letters';
import type { AttendeeState } from '../../../../../src/domain/registrations/registrationState';
import { present } from '../../../../support/present';
import { registrationServer } from '../registrations/registrationServer';
import { FILE, letterOf } from './letterOf';
import {
  CHANGE,
  expected,
  LINK,
  OPENINGS,
  openingOf,
  type Registered,
  registrationLetters,
  subjectOf,
} from './registrationLetters';

const home = registrationServer();
const { registered, be, letter } = registrationLetters(home);
const NEWS = Object.keys(OPENINGS) as News[];

/** The states of people, and the lines that tell them. */
const STATES: Record<string, { people: AttendeeState[]; lines: string; file?: string }> = {
  'one with a place': { people: ['inscrit'], lines: '- Awa~: une place', file: FILE.PUBLISH },
  'two with places': {
    ...{ people: ['inscrit', 'inscrit'], lines: '- Awa~: une place\n- Moussa~: une place' },
    file: FILE.PUBLISH,
  },
  'one who needs agreement': { people: ['demande'], lines: '- Awa~: à accepter par l’organisateur' },
  'two who need agreement': {
    people: ['demande', 'demande'],
    lines: '- Awa~: à accepter par l’organisateur\n- Moussa~: à accepter par l’organisateur',
  },
  'one who waits': { people: ['attente'], lines: '- Awa~: liste d’attente, n°~1' },
  'two who wait': {
    people: ['attente', 'attente'],
    lines: '- Awa~: liste d’attente, n°~1\n- Moussa~: liste d’attente, n°~2',
  },
  'one with an offer': { people: ['offert'], lines: '- Awa~: place à confirmer' },
  'two with offers': {
    people: ['offert', 'offert'],
    lines: '- Awa~: place à confirmer\n- Moussa~: place à confirmer',
  },
  'one of each': {
    people: ['attente', 'offert', 'demande', 'inscrit'],
    lines:
      '- Awa~: liste d’attente, n°~1\n- Moussa~: place à confirmer\n- Nora~: à accepter par l’organisateur\n- Léa~: une place',
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
        const opening = openingOf(news, people);
        const gone = news === 'retire' ? FILE.CANCEL : '';
        const more = { lines, file: people.length > 0 ? (file ?? '') : gone };
        expect.soft(await letter(plain, news), state).toBe(expected(subjectOf(news, people), opening, more));
      }
    });

  it('counts the places that a family got, and those that it let pass [Q14]', async () => {
    await be(plain, ['inscrit', 'inscrit', 'inscrit']);
    const lines = {
      lines: '- Awa~: une place\n- Moussa~: une place\n- Nora~: une place',
      file: FILE.PUBLISH,
    };
    expect(await letter(plain, 'place', { people: 3 })).toBe(
      expected('Inscription confirmée', '3 places se sont libérées~: l’inscription est confirmée.', lines),
    );
    await be(plain, []);
    expect(await letter(plain, 'delai', { people: 2 })).toBe(
      expected(
        'Place non confirmée',
        'Faute de réponse à temps, les 2 places gardées pour vous reviennent aux personnes suivantes.',
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
    expect(await last(first)).toBe(
      expected('Inscription annulée', OPENINGS.retire.all, { file: FILE.CANCEL }),
    );
    expect(await last(pair)).toBe(
      expected('Inscription confirmée', '2 places se sont libérées~: l’inscription est confirmée.', {
        ...{ hello: 'Bonjour Léa,', lines: '- Léa~: une place\n- Tom~: une place', file: FILE.PUBLISH },
      }),
    );
    expect(await last(single)).toBe(
      expected('Inscription confirmée', OPENINGS.place.all, {
        ...{ hello: 'Bonjour Ida,', lines: '- Ida~: une place', file: FILE.PUBLISH },
      }),
    );
  });

  it('says until when people change theirs, that it is too late, and no day where there is none [Q14]', async () => {
    const lines = { lines: STATES['one with a place']?.lines ?? '', file: FILE.PUBLISH };
    const until = await registered({ modifiable_au: '2099-11-01T18:00' });
    await be(until, ['inscrit']);
    const opening = OPENINGS.accepte.all;
    expect(await letter(until, 'accepte')).toBe(
      expected('Inscription confirmée', opening, {
        ...lines,
        change: `${LINK}\n\nPossible jusqu’au 1er novembre 2099 à 18~h.`,
      }),
    );
    expect(await letter(until, 'accepte', { now: '2099-11-02T09:00:00Z' })).toBe(
      expected('Inscription confirmée', opening, {
        ...lines,
        change:
          'Il est trop tard pour changer cette inscription par un lien~: prévenez l’organisateur si quelque chose change.',
      }),
    );
    const endless = await registered({}, { is_recurrent: true, recurence_data: { frequency: 'weekly' } });
    await be(endless, ['inscrit']);
    expect(await letter(endless, 'accepte')).toBe(
      expected('Inscription confirmée', opening, {
        ...{ ...lines, change: LINK },
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
      expected('Inscription confirmée', opening, {
        ...{ ...lines, change: LINK },
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
      expected('Inscription confirmée', OPENINGS.recu.all, {
        hello: 'Bonjour,',
        facts: '\n    Camp\n    samedi 21 novembre 2099',
        lines: '- La 1re personne~: une place',
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
