/** A random life of one person in the records: the calls are real, and every value that says who it is is a token. */
import { sql } from 'kysely';
import { ERASED_SPEAKER } from '../../../../../demo/server/guard/privacy/person/traces';
import type { PairComparison } from '../../../../../src/domain/duplicates/merge';
import { choiceList, comparisonsOf, proposedChoices } from '../../../../../src/domain/duplicates/mergeFields';
import type { JsonAnswer, SignedInServer } from '../../signedInServer';
import { LifeRegistrations } from './lifeRegistrations';

/** Numbers that look random and are the same in each run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Speaker {
  id: number;
  /** It was renamed to another person after it had lost its link, so it is no more this one. */
  isOther: boolean;
}

/** Answers that are no error of the server: what is asked for may be impossible at that moment. */
const ALLOWED = [200, 201, 204, 403, 404, 409, 410, 422];

/** What is likelier stands more than once. */
export const STEPS = [
  ...(['create', 'import', 'rename', 'merge', 'merge', 'undoMerge', 'speak', 'speak', 'assign'] as const),
  ...(['leaveEvent', 'editSpeaker', 'editSpeaker', 'answer', 'trash', 'trashSpeaker'] as const),
  ...(['trashEvent', 'restore', 'restore', 'purge', 'register', 'register', 'register', 'visit'] as const),
  ...(['withdraw', 'cancelEvent', 'tell'] as const),
];

export type Step = (typeof STEPS)[number];

const OTHER = { nom: 'Passante', prenom: 'Paule' };

export class Life {
  /** Everything that may not be found afterwards. */
  readonly tokens: string[] = [];
  /** What was tried, for the message of a failing test. */
  readonly steps: string[] = [];
  /** The kinds of steps that changed something. */
  readonly done = new Set<string>();
  private readonly records = new Set<number>();
  private readonly speakers: Speaker[] = [];
  private readonly merges: number[] = [];
  private readonly below: (count: number) => number;
  private readonly registrations: LifeRegistrations;
  private form = { id: 0, identifiant: '', field: 0, file: 0 };
  private places: { event: number; role: number }[] = [];
  private made = 0;

  constructor(
    private readonly server: SignedInServer,
    private readonly seed: number,
  ) {
    this.below = numbersFrom(seed);
    const words = {
      ...{ token: (kind: string) => this.token(kind), below: (count: number) => this.below(count) },
      ...{ email: () => this.email(), phone: () => this.phone() },
    };
    this.registrations = new LifeRegistrations(server, words, (...args) => this.call(...args));
  }

  private token(kind: string): string {
    const text = `zq${kind}x${this.seed}y${++this.made}w`;
    this.tokens.push(text);
    return text;
  }

  private phone(): string {
    const digits = `07${String(10_000_000 + ((this.seed * 7919 + ++this.made * 104_729) % 89_999_999))}`;
    const typed = digits.replace(/(..)(?=.)/g, '$1 ');
    this.tokens.push(typed, digits.slice(1));
    return typed;
  }

  private email(): string {
    return `${this.token('mail')}@introuvable.example`;
  }

  private readonly address = this.once(() => this.email());
  private readonly family = this.once(() => this.token('nom'));

  /** The value that is made with the first call. */
  private once(make: () => string): () => string {
    let value: string | undefined;
    return () => (value ??= make());
  }

  private draft() {
    return {
      nom: this.family(),
      prenom: this.token('prenom'),
      genre: 'feminin',
      email: this.address(),
      telephone: this.phone(),
      adresse: `12 rue ${this.token('rue')}`,
      profession: this.token('metier'),
      ville: 'Lyon',
    };
  }

  private async call(method: string, path: string, body?: unknown): Promise<JsonAnswer> {
    const answer = await this.server.call(method, path, body);
    if (answer.status < 300 && method !== 'GET') this.done.add(this.steps.at(-1) ?? '');
    if (!ALLOWED.includes(answer.status))
      throw new Error(`${method} ${path}: ${answer.status} after ${this.steps.join(', ')}`);
    return answer;
  }

  private pick<T>(list: readonly T[]): T | undefined {
    return list[this.below(list.length)];
  }

  /** The records that are there. */
  async present(): Promise<number[]> {
    const { rows } = await sql<{
      id: number;
    }>`select id from membres where id = any(${[...this.records]})`.execute(this.server.db);
    return rows.map(({ id }) => id);
  }

  private async trashed(kind: string, ids: readonly number[]): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select id from corbeille where genre = ${kind} and ligne = any(${[...ids]})`.execute(this.server.db);
    return rows.map(({ id }) => id);
  }

  async begin(): Promise<void> {
    const { data } = await this.call('POST', '/api/formulaires/', {
      ...{ nom_du_formulaire: `Vie ${this.seed}`, description: '', form_extend: false, form_static: false },
      champs_caches: ['client'],
      champs: [
        { nom_du_champ: 'E-mail', type_de_champ: 'email', is_required: false },
        { nom_du_champ: 'Fiche', type_de_champ: 'file', is_required: false },
      ],
    });
    this.form = { ...data, field: data.champs[0].id, file: data.champs[1].id };
    const { rows } = await sql<{ event: number; role: number }>`
      select evenement_id as event, min(role_id) as role from affectations group by evenement_id
      order by evenement_id limit 3`.execute(this.server.db);
    this.places = rows;
    await this.registrations.begin(rows.map(({ event }) => event));
    await this.create();
  }

  private async create(): Promise<void> {
    const { data } = await this.call('POST', '/api/membres/', this.draft());
    if (data) this.records.add(data.id);
  }

  private async import(): Promise<void> {
    const { nom, prenom, telephone, profession } = this.draft();
    const file = `nom;prenom;genre;telephone;profession\n${nom};${prenom};feminin;${telephone};${profession}\n`;
    if ((await this.server.import(file)).status < 300) this.done.add('import');
    const { rows } = await sql<{ id: number }>`select id from membres where nom = ${nom}`.execute(
      this.server.db,
    );
    for (const { id } of rows) this.records.add(id);
  }

  private async rename(): Promise<void> {
    const id = this.pick(await this.present());
    if (id === undefined) return;
    await this.call('PUT', `/api/membres/${id}/`, { ...this.draft(), id });
  }

  private async merge(): Promise<void> {
    const [one, other] = await this.present();
    if (one === undefined || other === undefined) return this.create();
    const { data } = await this.call('GET', `/api/doublons/${one}/${other}/`);
    if (!data) return;
    const pair = data as PairComparison;
    const seen = ({ id, updated_at }: PairComparison['un']) => ({ id, updated_at });
    const choices = proposedChoices(comparisonsOf(pair.un, pair.autre));
    const taken = Object.fromEntries(Object.keys(choices).map((field) => [field, this.pick([one, other])]));
    const { data: merged } = await this.call('POST', '/api/doublons/fusionner/', {
      ...{ garde: seen(pair.un), autre: seen(pair.autre) },
      choix: choiceList({ ...choices, ...taken }),
    });
    if (merged?.operation) this.merges.push(merged.operation);
  }

  private async undoMerge(): Promise<void> {
    const { rows } = await sql<{ id: number }>`
      select id from operations where action = 'doublons.merge' and annulee_par is null order by id desc limit 1`.execute(
      this.server.db,
    );
    if (rows[0]) await this.call('POST', `/api/journal/${rows[0].id}/annuler/`);
  }

  private async speak(): Promise<void> {
    const membre_id = this.pick(await this.present());
    if (membre_id === undefined) return;
    const name = { nom: this.family(), prenom: this.token('orateur') };
    const { data, status } = await this.call('POST', '/api/intervenants/', { ...name, membre_id });
    if (status === 201) this.speakers.push({ id: data.id, isOther: false });
    await this.assign();
  }

  private async isEmptied(speaker: number): Promise<boolean> {
    const { rows } = await sql<{ nom: string }>`
      select nom from intervenants where id = ${speaker}`.execute(this.server.db);
    return rows[0]?.nom === ERASED_SPEAKER.nom;
  }

  private async assign(): Promise<void> {
    const speaker = this.pick(this.speakers);
    const place = this.pick(this.places);
    if (!speaker || !place) return;
    const contact = {
      member_email: this.below(2) ? this.address() : this.email(),
      member_telephone: this.below(2) ? this.phone() : null,
      member_profession: this.below(2) ? this.token('poste') : null,
    };
    const others = {
      member_email: 'paule@passante.example',
      member_telephone: null,
      member_profession: null,
    };
    // A card that a purge has emptied is nobody's, so what is typed for it later can't be told to be the person's.
    if (await this.isEmptied(speaker.id)) return;
    await this.call('POST', `/api/events/${place.event}/assignments/`, {
      ...{ evenement: place.event, intervenant: speaker.id, role_intervenant: place.role },
      donnees: speaker.isOther ? others : contact,
    });
  }

  private async leaveEvent(): Promise<void> {
    const event = this.pick(this.places)?.event;
    if (event === undefined) return;
    const { rows } = await sql<{ intervenant: number; role_intervenant: number; donnees: object }>`
      select intervenant_id as intervenant, role_id as role_intervenant, json_build_object('member_email', member_email,
        'member_telephone', member_telephone, 'member_profession', member_profession) as donnees
      from affectations where evenement_id = ${event} and intervenant_id <> all(${this.speakers.map(({ id }) => id)})`.execute(
      this.server.db,
    );
    const assignments = rows.map((row) => ({ ...row, evenement: event }));
    await this.call('PUT', `/api/events/${event}/assignments/`, { assignments });
  }

  /** Renames, unlinks or links a speaker. A name that it gets without a link is another person's. */
  private async editSpeaker(): Promise<void> {
    const speaker = this.pick(this.speakers);
    if (!speaker) return;
    const { data } = await this.call('GET', `/api/intervenants/${speaker.id}/`);
    if (!data) return;
    const name = { nom: data.nom, prenom: data.prenom };
    const isLinked = data.membre_id !== null && data.membre_id !== undefined;
    const edits = isLinked
      ? [
          { nom: this.family(), prenom: this.token('orateur') },
          { ...name, membre_id: null },
        ]
      : [
          OTHER,
          ...(speaker.isOther ? [] : [{ ...name, membre_id: this.pick(await this.present()) ?? null }]),
        ];
    const edit = this.pick(edits)!;
    const { status } = await this.call('PUT', `/api/intervenants/${speaker.id}/`, edit);
    if (status === 200 && edit === OTHER) speaker.isOther = true;
  }

  private async answer(): Promise<void> {
    const body = new FormData();
    body.append('valeurs', JSON.stringify({ [this.form.field]: this.address() }));
    body.append('champs_caches', JSON.stringify({ client: this.address() }));
    const name = `${this.token('fichier')}.pdf`;
    body.append(String(this.form.file), new File([`%PDF-1.4 ${name}`], name, { type: 'application/pdf' }));
    const path = `${this.server.url}/api/formulaires/${this.form.identifiant}/reponses/`;
    const { status } = await fetch(path, { method: 'POST', body });
    if (status === 201) this.done.add('answer');
  }

  private async trash(): Promise<void> {
    const id = this.pick(await this.present());
    if (id !== undefined) await this.call('DELETE', `/api/membres/${id}/`);
  }

  private async trashSpeaker(): Promise<void> {
    const speaker = this.pick(this.speakers);
    if (speaker) await this.call('DELETE', `/api/intervenants/${speaker.id}/`);
  }

  private async trashEvent(): Promise<void> {
    const event = this.pick(this.places)?.event;
    if (event !== undefined) await this.call('DELETE', `/api/events/${event}/`);
  }

  private async entries(): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`select id from corbeille order by id`.execute(this.server.db);
    return rows.map(({ id }) => id);
  }

  private async restore(): Promise<void> {
    const id = this.pick(await this.entries());
    if (id !== undefined) await this.call('POST', `/api/corbeille/${id}/restaurer/`);
  }

  private async purge(): Promise<void> {
    const id = this.pick(await this.entries());
    if (id !== undefined) await this.call('DELETE', `/api/corbeille/${id}/`);
  }

  private async register(): Promise<void> {
    const event = this.pick(this.places)?.event;
    if (event === undefined) return;
    await this.registrations.register(event, await this.present());
    this.done.add('register');
  }

  private readonly visit = async (): Promise<void> => this.registrations.visit(await this.present());

  private async withdraw(): Promise<void> {
    const event = this.pick(this.places)?.event;
    if (event !== undefined) await this.registrations.withdraw(event, await this.present());
  }

  private async cancelEvent(): Promise<void> {
    const event = this.pick(this.places)?.event;
    if (event === undefined) return;
    await this.call('POST', `/api/events/${event}/cancel/`, { motif: 'Neige', prevenir: false });
  }

  private async tell(): Promise<void> {
    await this.registrations.tell(await this.present());
    this.done.add('tell');
  }

  /** Goes on by one step. */
  async step(name: Step = this.pick(STEPS) ?? 'create'): Promise<void> {
    this.steps.push(name);
    await this[name]();
  }

  /** Erases every record that is there with all that is proposed, and empties the trash if others are left in it. */
  async erase(): Promise<void> {
    // Answers are found by a record, so a person who has none gets one, as an operator would do.
    if (!(await this.present()).length) await this.create();
    for (const id of await this.present()) {
      const { data: preview } = await this.call('GET', `/api/membres/${id}/effacement/`);
      const { data: member } = await this.call('GET', `/api/membres/${id}/`);
      const ids = (list: { id: number }[]) => list.map((one) => one.id);
      const { status, message } = await this.call('POST', `/api/membres/${id}/effacer/`, {
        ...{ updated_at: preview.updated_at, confirmation: `${member.prenom} ${member.nom}` },
        ...{ reponses: ids(preview.reponses), intervenants: ids(preview.intervenants) },
        inscriptions: ids(preview.inscriptions),
      });
      if (status !== 200) throw new Error(`Erasing: ${status} ${message} after ${this.steps.join(', ')}`);
    }
    const left = await this.trashed('membres', [...this.records]);
    if (left.length) await this.call('DELETE', '/api/corbeille/');
  }
}
