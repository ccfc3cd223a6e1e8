/** A server whose clock the tests of registrations set, and an event that takes registrations. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type {
  Attendee,
  Registration,
  RegistrationDraft,
} from '../../../../../src/domain/registrations/registration';
import type { Page } from '../../../../../src/domain/wire';
import { present } from '../../../../support/present';
import { startTestServer, type TestServer } from '../../../../support/server';
import { ask, bodyOf, dataOf } from '../../ask';

const PLAIN: RegistrationDraft = {
  ...{ ouvert_du: null, ouvert_au: null, modifiable_au: null, places: null, personnes_max: 8, attente: true },
  ...{ offre_heures: null, accord: false, formulaire_id: null, organisation: null, confidentialite: null },
  conservation_mois: null,
};

export const ZONE = 'Europe/Paris';

export class RegistrationServer {
  at = Date.parse('2099-03-15T09:00:00Z');
  server!: TestServer;
  token = '';
  private made = 0;

  /** The organisation's local minute. */
  readonly minute = () =>
    new Date(this.at).toLocaleString('sv-SE', { timeZone: ZONE }).slice(0, 16).replace(' ', 'T');

  async start(
    more: Pick<
      Parameters<typeof startTestServer>[0] & object,
      'hasMail' | 'clock' | 'organisation' | 'privacy' | 'today'
    > = {},
  ): Promise<void> {
    this.server = await startTestServer({
      ...more,
      ...{ members: 3, trustProxy: true, timeZone: ZONE, now: () => this.at, minute: this.minute },
    });
    this.token = await this.server.login();
  }

  /** Jumps to another day; the session of before has ended then. */
  async goTo(moment: string): Promise<void> {
    this.at = Date.parse(moment);
    this.token = await this.server.login();
  }

  call = (method: string, path: string, body?: unknown) =>
    ask(this.server, path, { method, body, token: this.token });

  /** An event on 21 November 2099 at 10:00 that takes registrations. */
  async event(settings: Partial<RegistrationDraft> = {}, more: object = {}) {
    const draft = {
      ...{ nom_evenement: `Camp ${++this.made}`, lieu: 'Temple', date: '2099-11-21T10:00:00' },
      ...{ heure_debut: '10:00', heure_fin: '11:30', is_recurrent: false, ...more },
    };
    const { id } = dataOf<{ id: number }>(await this.call('POST', '/api/events/', draft));
    const registration = await this.set(id, settings);
    return {
      id,
      name: draft.nom_evenement,
      identifiant: present(registration.reglages, 'settings').identifiant,
    };
  }

  async set(id: number, settings: Partial<RegistrationDraft>): Promise<Registration> {
    return dataOf<Registration>(
      await this.call('PUT', `/api/events/${id}/inscriptions/`, { ...PLAIN, ...settings }),
    );
  }

  /** Registers as a visitor who has had the page for a while. */
  async register(
    identifiant: string,
    email: string,
    names: readonly string[],
    more: object = {},
    address = email,
  ) {
    const { tampon } = dataOf<{ tampon: string }>(
      await ask(this.server, `/api/inscriptions/${identifiant}/`),
    );
    this.at += 5000;
    return this.send(identifiant, { tampon, email, personnes: names.map(personOf), ...more }, address);
  }

  send = (identifiant: string, body: object, address = 'x') =>
    ask(this.server, `/api/inscriptions/${identifiant}/`, {
      ...{ method: 'POST', body, headers: { 'x-forwarded-for': address } },
    });

  states = (answer: Awaited<ReturnType<typeof ask>>) =>
    dataOf<{ personnes: { prenom: string; etat: string; place: number | null }[] }>(answer).personnes.map(
      ({ prenom, etat, place }) => [prenom, etat, place].filter(Boolean).join(' '),
    );

  async people(id: number, query = ''): Promise<Attendee[]> {
    return bodyOf<Page<Attendee>>(
      await this.call('GET', `/api/events/${id}/attendees/?page_size=500${query}`),
    ).results;
  }

  async listed(id: number): Promise<string[]> {
    return (await this.people(id)).map(({ prenom, etat, place }) =>
      [prenom, etat, place].filter(Boolean).join(' '),
    );
  }

  async mailsTo(email: string) {
    await this.server.settle();
    return this.server.mails.filter(({ to }) => to === email);
  }

  /** The path of the link in the last mail to an address. */
  async linkTo(email: string): Promise<string> {
    const mails = (await this.mailsTo(email)).filter(({ text }) => text.includes('/lien?'));
    const [address = ''] = /http\S+/.exec(present(mails.at(-1), 'mail with a link').text) ?? [];
    const { pathname, search } = new URL(address);
    return pathname + search;
  }

  /** Presses a button of the page behind a link. */
  async press(link: string, action: string, fields: Record<string, string> = {}) {
    const jeton = new URLSearchParams(link.split('?')[1]).get('jeton') ?? '';
    return ask(this.server, '/lien', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ jeton, action, ...fields }).toString(),
    });
  }

  open = (link: string) => ask(this.server, link);
}

export const personOf = (name: string) => {
  const [prenom = '', nom = 'Diallo'] = name.split(' ');
  return { prenom, nom };
};

/** Starts a server before the tests of a file, and closes it after them. */
export function registrationServer(
  more: Parameters<RegistrationServer['start']>[0] = {},
): RegistrationServer {
  const home = new RegistrationServer();
  beforeAll(() => home.start(more), 60_000);
  afterAll(() => home.server.close());
  beforeEach(async () => {
    await home.server.settle();
    home.server.mails.length = 0;
    await home.server.db.deleteFrom('tentatives').execute();
    home.at += 3_600_000;
    // The events of the next test must be to come.
    if (home.at > Date.parse('2099-11-01T00:00:00Z')) await home.goTo('2099-04-01T09:00:00Z');
  });
  return home;
}
