/**
 * A user of the console: opens a screen, thinks for 1 to 3 seconds, opens the next screen, and sometimes signs out and
 * in again. A screen makes the calls of the real screen, in parallel.
 */
import { present } from '../../../support/present.ts';
import { ACCOUNT, Caller, dataOf, newAddress, type Reply } from '../harness/caller.ts';
import type { Measures } from './measures.ts';

const THINK_MS = [1000, 3000] as const;
const WORDS = ['mar', 'dup', 'jean', 'le gu', 'ber', 'anne', 'rous', 'thom', 'petit', 'mor', 'zzz', 'lef'];
const FORM = 'premiere-visite';

interface Row {
  id: number;
}

interface FormRow {
  champs: { id: number; nom_du_champ: string }[];
}

const pick = <T>(list: readonly T[]): T => present(list[Math.floor(Math.random() * list.length)], 'choice');
const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

export class User {
  private readonly caller: Caller;
  private readonly visitor: Caller;
  private shown: number[] = [1];
  /** Whether this user signed in. The crowd's first tokens share a session, which a sign-out would end for all. */
  private hasOwnSession = false;
  private made = 0;

  constructor(
    url: string,
    private readonly name: string,
    private readonly members: number,
    private readonly measures: Measures,
  ) {
    this.caller = new Caller(url);
    this.visitor = new Caller(url);
  }

  /** The screens, with the percentage of visits. */
  private readonly screens: [share: number, visit: () => Promise<unknown>][] = [
    [12, () => this.dashboard()],
    [20, () => this.list()],
    [18, () => this.page()],
    [14, () => this.search()],
    [12, () => this.record()],
    [4, () => this.edit()],
    [2, () => this.create()],
    [2, () => this.tag()],
    [9, () => this.month()],
    [2, () => this.createEvent()],
    [4, () => this.answer()],
    [1, () => this.leave()],
  ];

  /** @param token of a session of this user, who signed in earlier */
  async live(token: string, until: number): Promise<void> {
    this.caller.token = token;
    while (Date.now() < until) {
      if (!this.caller.token) await this.enter();
      else await this.choose()();
      await this.think();
    }
  }

  private think(): Promise<void> {
    const [least, most] = THINK_MS;
    return new Promise((done) => setTimeout(done, least + Math.random() * (most - least)));
  }

  private choose(): () => Promise<unknown> {
    let at = Math.random() * 100;
    for (const [share, visit] of this.screens) {
      at -= share;
      if (at < 0) return visit;
    }
    return () => this.list();
  }

  /** Makes a call and measures it. */
  private async call(
    name: string,
    caller: Caller,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Reply> {
    const begun = performance.now();
    const reply = await caller.ask(method, path, body);
    // The server says that it is busy and when to try again, and the console does so.
    const isBusy = reply.status === 503 && reply.retryAfter !== null;
    const outcome =
      reply.status === 409 || isBusy ? 'refused' : reply.status < 400 && reply.status ? 'good' : 'error';
    const problem = `${reply.status} ${String(reply.body.message ?? '')}`;
    this.measures.add(name, performance.now() - begun, outcome, problem);
    return reply;
  }

  private read = (name: string, path: string): Promise<Reply> => this.call(name, this.caller, 'GET', path);
  private write = (name: string, method: string, path: string, body: unknown): Promise<Reply> =>
    this.call(name, this.caller, method, path, body);

  private async enter(): Promise<void> {
    const reply = await this.call('sign in', this.caller, 'POST', '/api/login', ACCOUNT);
    this.caller.token = dataOf<{ token?: string } | undefined>(reply)?.token ?? '';
    if (!this.caller.token) return;
    this.hasOwnSession = true;
    await Promise.all([this.read('session', '/api/verify-token'), this.dashboard()]);
  }

  private async leave(): Promise<void> {
    if (this.hasOwnSession) await this.call('sign out', this.caller, 'POST', '/api/logout');
    this.caller.token = '';
  }

  private async dashboard(): Promise<void> {
    await Promise.all([
      this.read('dashboard counts', '/api/statistics/dashboard'),
      this.read('evolution', '/api/membres/evolution-membres/?period=monthly'),
      this.read('groups', '/api/groupes/statistiques/'),
      this.read('departments', '/api/departements/statistiques/'),
    ]);
  }

  private async rows(name: string, path: string): Promise<void> {
    const { body } = await this.read(name, path);
    const rows: Row[] = Array.isArray(body.results) ? body.results : [];
    const ids = rows.map(({ id }) => id);
    if (ids.length) this.shown = ids;
  }

  private async list(): Promise<void> {
    await Promise.all([
      this.rows('members, first page', '/api/membres/?page=1&page_size=10'),
      this.read('groups', '/api/groupes/statistiques/'),
      this.read('steps', '/api/etapes/tous_les_etapes/'),
      this.read('tags', '/api/tags/tous_les_tags/'),
    ]);
  }

  private async page(): Promise<void> {
    const page = 1 + Math.floor(Math.random() * Math.min(50, this.members / 10));
    await this.rows('members, a page', `/api/membres/?page=${page}&page_size=10`);
  }

  private async search(): Promise<void> {
    await this.rows(
      'members, search',
      `/api/membres/?page=1&page_size=10&search=${encodeURIComponent(pick(WORDS))}`,
    );
  }

  private record = async (): Promise<Reply> =>
    this.read('record', `/api/membres/${pick(this.shown)}/membre_avec_relations/`);

  private async edit(): Promise<void> {
    const reply = await this.record();
    const member = dataOf<Row & Record<string, unknown>>(reply);
    if (reply.status !== 200) return;
    const { id, nom, prenom, genre, email, adresse, telephone, ville, updated_at } = member;
    const place = adresse || '1 rue de la Paix';
    const body = {
      ...{ id, nom, prenom, genre, ville, updated_at },
      email: email || 'membre@exemple.fr',
      adresse: place === '1 rue de la Paix' ? '2 rue de la Paix' : '1 rue de la Paix',
      telephone: telephone || '0612345678',
    };
    await this.write('edit a member', 'PUT', `/api/membres/${id}/`, body);
  }

  private async create(): Promise<void> {
    const body = { nom: `Charge ${this.name}`, prenom: `Essai ${++this.made}`, genre: 'feminin' };
    await this.write('create a member', 'POST', '/api/membres/', body);
  }

  private async tag(): Promise<void> {
    const tags = [1 + Math.floor(Math.random() * 20)];
    await this.write('tag the members shown', 'POST', '/api/membres/taged_multiple/', {
      membre_ids: this.shown,
      tags_ids: tags,
    });
  }

  private async month(): Promise<void> {
    const from = pick([-60, -30, 0, 30, 60]);
    await this.read(
      'events of six weeks',
      `/api/events/?page=1&page_size=250&ordering=date&date_from=${day(from)}&date_to=${day(from + 41)}`,
    );
  }

  private async createEvent(): Promise<void> {
    const nom_evenement = `Charge ${this.name} ${++this.made}`;
    await this.read(
      'is the name taken?',
      `/api/events/check-name/?nom_evenement=${encodeURIComponent(nom_evenement)}`,
    );
    const draft = { nom_evenement, date: `${day(made(this.made))}T19:00:00`, is_recurrent: false };
    const { id } =
      dataOf<Partial<Row> | null>(await this.write('create an event', 'POST', '/api/events/', draft)) ?? {};
    if (!id) return;
    const line = { evenement: id, intervenant: 1, role_intervenant: 1, donnees: {} };
    await this.write('assign a speaker', 'POST', `/api/events/${id}/assignments/`, line);
  }

  /** A visitor from any address answers a form. */
  private async answer(): Promise<void> {
    this.visitor.address = newAddress();
    const reply = await this.call('form', this.visitor, 'GET', `/api/formulaires/public/${FORM}/`);
    if (reply.status !== 200) return;
    const { champs: fields = [] } = dataOf<Partial<FormRow> | null>(reply) ?? {};
    const wanted = fields.filter(({ nom_du_champ }) => /nom$/i.test(nom_du_champ));
    const values = Object.fromEntries(wanted.map(({ id }) => [id, `Visite ${this.name}`]));
    await this.call('answer a form', this.visitor, 'POST', `/api/formulaires/${FORM}/reponses/`, {
      valeurs: values,
    });
  }
}

const made = (count: number): number => (count * 7) % 60;
