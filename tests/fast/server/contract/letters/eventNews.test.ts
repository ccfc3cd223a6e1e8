import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { written } from '../../guard/mail/letters/whole';
import { registrationServer } from '../registrations/registrationServer';
import { servicesOf, WEEKLY } from '../services/serviceServer';
import { FILE, letterOf } from './letterOf';

const home = registrationServer();
const services = servicesOf(home);

const PLAIN = {
  ...{ lieu: 'Temple', date: '2099-11-21T10:00:00', heure_debut: '10:00', heure_fin: '11:30' },
  is_recurrent: false,
};
type Camp = Awaited<ReturnType<typeof camp>>;

/** An event on 21 November 2099 at 10:00, with a person who comes, one who waits, and one who speaks. */
async function camp(settings: object = {}, event: object = {}) {
  const made = await home.event({ places: 1, ...settings }, event);
  await home.register(made.identifiant, `vient${made.id}@x.fr`, ['Awa']);
  await home.register(made.identifiant, `attend${made.id}@x.fr`, ['Moussa', 'Sara']);
  const { id: role } = await services.role();
  await services.guest(made.id, role, { email: `parle${made.id}@x.fr`, prenom: 'Nora' });
  return made;
}

const cancel = ({ id }: Camp, body: object = {}) =>
  home.call('POST', `/api/events/${id}/cancel/`, { prevenir: true, ...body });
const reactivate = ({ id }: Camp, body: object = {}) =>
  home.call('POST', `/api/events/${id}/reactivate/`, { prevenir: true, ...body });
const move = ({ id }: Camp, body: object) =>
  home.call('PUT', `/api/events/${id}/dates/`, { prevenir: true, ...body });
const save = ({ id, name }: Camp, more: object = {}) =>
  home.call('PUT', `/api/events/${id}/`, { id, nom_evenement: name, prevenir: true, ...PLAIN, ...more });

/** The letters that a call sends, by whom they reach. */
async function letters({ id, name }: Camp, call: () => Promise<{ status: number }>) {
  await home.server.settle();
  home.server.mails.length = 0;
  expect((await call()).status).toBe(200);
  await home.server.settle();
  const sent = home.server.mails.map((mail) => [mail.to.replace(`${id}@x.fr`, ''), letterOf(mail, name)]);
  return Object.fromEntries(sent) as Record<string, string>;
}

const LINK = '\n\nVoir ou changer l’inscription~:\n{lien}';

/** The same news to each of them: the link to registered people, the file to those who come. */
/** The people of each registration with their states, which are said of an event to come. */
const STATES = {
  vient: '\n\n- Awa~: une place',
  attend: '\n\n- Moussa~: liste d’attente, n°~1\n- Sara~: liste d’attente, n°~2',
};

function expected(
  subject: string,
  body: string,
  {
    link = LINK,
    file = FILE.PUBLISH,
    hasStates = link !== '',
  }: { link?: string; file?: string; hasStates?: boolean } = {},
) {
  const states = hasStates ? STATES : { vient: '', attend: '' };
  // The day stands in the subject, but not of a series as a whole.
  const [, day = ''] = /Camp\n *([a-z]+ \d+ \p{L}+) \d/u.exec(body) ?? [];
  const letter = (name: string, end: string) =>
    written(`${subject}~: Camp${day && `, ${day}`}\n\nBonjour ${name},\n\n${body.trim()}${end}`);
  return {
    vient: letter('Awa', `${states.vient}${link}\n\n${file}`),
    attend: letter('Moussa', `${states.attend}${link}`),
    parle: letter('Nora', `\n\n${file}`),
  };
}
const OFF = { link: '', file: FILE.CANCEL };

const SATURDAY = 'samedi 21 novembre 2099, de 10~h à 11~h~30 (heure de Paris)';
const FACTS = `Camp\n${SATURDAY}\nLieu~: Temple`;

describe('The letter about an event that is cancelled', () => {
  it('says so, with a reason and without, and has no link [Q14]', async () => {
    const one = await camp();
    expect(await letters(one, () => cancel(one))).toEqual(
      expected('Annulé', `Cet événement est annulé.\n\n${FACTS}`, OFF),
    );
    const other = await camp();
    expect(await letters(other, () => cancel(other, { motif: ' Neige annoncée ' }))).toEqual(
      expected('Annulé', `Cet événement est annulé.\n\nMotif~: Neige annoncée\n\n${FACTS}`, OFF),
    );
  });

  it('says of one offer that it has ended, and of several [Q14]', async () => {
    const endings = [
      'La place qui vous était gardée ne l’est donc plus.',
      'Les 2 places qui vous étaient gardées ne le sont donc plus.',
    ];
    for (const [at, ending] of endings.entries()) {
      const one = await camp();
      await sql`update inscrits set etat = 'offert', offert_jusqu_au = '2099-11-01T10:00:00Z'
        where evenement_id = ${one.id} and prenom = any(${['Moussa', 'Sara'].slice(0, at + 1)})`.execute(
        home.server.db,
      );
      const { attend } = await letters(one, () => cancel(one));
      const body = `Cet événement est annulé.\n\n${FACTS}\n\n${ending} Si l’événement a lieu après tout, vous êtes de nouveau sur la liste d’attente, à votre rang.`;
      expect(attend).toBe(expected('Annulé', body, OFF).attend);
    }
  });
});

describe('The letter about an event that is reactivated', () => {
  it('says that it takes place after all, with the link [Q14]', async () => {
    const one = await camp();
    await cancel(one);
    expect(await letters(one, () => reactivate(one))).toEqual(
      expected('Aura bien lieu', `Cet événement, qui était annulé, aura bien lieu.\n\n${FACTS}`),
    );
  });

  it('does not say so of an event that is over [Q14]', async () => {
    const one = await camp();
    await save(one, { date: '2026-01-03T10:00:00' });
    await cancel(one);
    expect(await letters(one, () => reactivate(one))).toEqual(
      expected(
        'Aura bien lieu',
        `Cet événement n’est plus annulé.\nCet événement a déjà eu lieu.\n\n${FACTS.replace('21 novembre 2099', '3 janvier 2026')}`,
        { link: '' },
      ),
    );
  });
});

describe('The letter about an event that has changed', () => {
  const changed = (facts: string) => `Cet événement a changé.\n\n${facts}`;
  const rows = [
    {
      what: 'another day',
      event: { date: '2099-11-28T10:00:00' },
      facts: `Camp
        samedi 28 novembre 2099, de 10~h à 11~h~30 (heure de Paris)
        Avant~: ${SATURDAY}
        Lieu~: Temple`,
    },
    {
      what: 'other hours',
      event: { heure_debut: '18:00', heure_fin: '' },
      facts: `Camp
        samedi 21 novembre 2099, à 18~h (heure de Paris)
        Avant~: ${SATURDAY}
        Lieu~: Temple`,
    },
    {
      what: 'another place',
      event: { lieu: 'Salle' },
      facts: `Camp\n${SATURDAY}\nLieu~: Salle\nAvant~: Temple`,
    },
    {
      what: 'no place any more',
      event: { lieu: '' },
      facts: `Camp\n${SATURDAY}\nAvant~: Temple`,
    },
    {
      what: 'day and place',
      event: { date: '2099-11-28T10:00:00', lieu: 'Salle' },
      facts: `Camp
        samedi 28 novembre 2099, de 10~h à 11~h~30 (heure de Paris)
        Avant~: ${SATURDAY}
        Lieu~: Salle
        Avant~: Temple`,
    },
    { what: 'nothing that it names', event: { description: 'Prenez un pull.' }, facts: FACTS },
  ];
  for (const { what, event, facts } of rows)
    it(`says what is so now, and what was: ${what} [Q14]`, async () => {
      const one = await camp();
      expect(await letters(one, () => save(one, event))).toEqual(expected('Changement', changed(facts)));
    });

  it('says that it stays cancelled, has begun or is over, without a link [Q14]', async () => {
    const off = await camp();
    await cancel(off);
    expect(await letters(off, () => save(off))).toEqual(
      expected('Changement', `Cet événement a changé.\nIl reste annulé.\n\n${FACTS}`, { link: '' }),
    );
    const over = await camp();
    const facts = `Camp
      samedi 3 janvier 2026, de 10~h à 11~h~30 (heure de Paris)
      Avant~: ${SATURDAY}
      Lieu~: Temple`;
    expect(await letters(over, () => save(over, { date: '2026-01-03T10:00:00' }))).toEqual(
      expected('Changement', `Cet événement a changé.\nCet événement a déjà eu lieu.\n\n${facts}`, {
        link: '',
      }),
    );
    await home.goTo('2099-04-20T09:00:00Z');
    const begun = await camp();
    const today = { date: '2099-04-20T08:30:00', heure_debut: '08:30' };
    expect(await letters(begun, () => save(begun, today))).toEqual(
      expected(
        'Changement',
        `Cet événement a changé.
        Cet événement a déjà commencé.

        Camp
        lundi 20 avril 2099, de 8~h~30 à 11~h~30 (heure de Paris)
        Avant~: ${SATURDAY}
        Lieu~: Temple`,
        { link: '' },
      ),
    );
  });

  it('has no link once people can no longer change theirs [Q14]', async () => {
    const one = await camp();
    await home.set(one.id, { places: 1, modifiable_au: '2099-01-01T10:00' });
    expect(await letters(one, () => save(one))).toEqual(
      expected('Changement', changed(FACTS), { link: '', hasStates: true }),
    );
  });

  it('tells the rule of a series, its next date and those that are cancelled before [Q14]', async () => {
    const thrice = { ...WEEKLY, serie: { fois: 3 } };
    const one = await camp({}, thrice);
    const rule = `Camp
      à partir du ${SATURDAY}
      chaque samedi, 3~fois
      Lieu~: Temple`;
    expect(await letters(one, () => save(one, thrice))).toEqual(
      expected('Changement', changed(`${rule}\nProchaine date~: ${SATURDAY}`)),
    );
    await cancel(one, { jour: '2099-11-21' });
    expect(await letters(one, () => save(one, thrice))).toEqual(
      expected(
        'Changement',
        changed(
          `${rule}\nAnnulée~: ${SATURDAY}\nProchaine date~: ${SATURDAY.replace('21 novembre', '28 novembre')}`,
        ),
      ),
    );
  });
});

describe('The letter about one date of a series', () => {
  const DATE = `Camp
    samedi 28 novembre 2099, de 10~h à 11~h~30 (heure de Paris)
    Lieu~: Temple`;
  const jour = '2099-11-28';

  it('says that the date is cancelled and the others are not, with a reason and without [Q14]', async () => {
    const [one, other] = [await camp({}, WEEKLY), await camp({}, WEEKLY)];
    const news = 'Cette date est annulée. Les autres dates ne changent pas.';
    expect(await letters(one, () => cancel(one, { jour }))).toEqual(
      expected('Date annulée', `${news}\n\n${DATE}`, { file: FILE.CANCEL, hasStates: false }),
    );
    expect(await letters(other, () => cancel(other, { jour, motif: 'Neige' }))).toEqual(
      expected('Date annulée', `${news}\n\nMotif~: Neige\n\n${DATE}`, {
        file: FILE.CANCEL,
        hasStates: false,
      }),
    );
  });

  it('says that the date takes place after all, or is where the rule has it again [Q14]', async () => {
    const one = await camp({}, WEEKLY);
    await cancel(one, { jour });
    expect(await letters(one, () => reactivate(one, { jour }))).toEqual(
      expected('Date rétablie', `Cette date est rétablie.\n\n${DATE}`),
    );
  });

  it('says where to the date is moved and from where, with a reason [Q14]', async () => {
    const one = await camp({}, WEEKLY);
    const to = { jour, date: '2099-11-29', heure_debut: '18:00', heure_fin: '', lieu: 'Salle' };
    const facts = `Camp
      dimanche 29 novembre 2099, à 18~h (heure de Paris)
      Avant~: samedi 28 novembre 2099, de 10~h à 11~h~30 (heure de Paris)
      Lieu~: Salle
      Avant~: Temple`;
    const news = 'Cette date est déplacée. Les autres ne changent pas.';
    expect(await letters(one, () => move(one, { ...to, motif: 'Salle prise' }))).toEqual(
      expected('Nouvelle date', `${news}\n\nMotif~: Salle prise\n\n${facts}`),
    );
    // Moved again, it says where the date was last.
    const back = { jour, date: jour, heure_debut: '10:00', heure_fin: '11:30', lieu: 'Salle' };
    expect(await letters(one, () => move(one, back))).toEqual(
      expected(
        'Nouvelle date',
        `${news}\n\nCamp
        samedi 28 novembre 2099, de 10~h à 11~h~30 (heure de Paris)
        Avant~: dimanche 29 novembre 2099, à 18~h (heure de Paris)
        Lieu~: Salle`,
      ),
    );
  });
});
