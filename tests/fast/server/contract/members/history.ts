/** Random histories of a register, each step by a call of the server, with the number of members on every day after it. */
import { addDays } from '../../../../../src/domain/calendar/dayNumbers';
import { present } from '../../../../support/present';
import { startTestServer, type TestServer } from '../../../../support/server';
import { ask, dataOf } from '../../ask';

const FIRST = '2026-03-01';

/** Numbers between 0 and 1 that are the same for one seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What one step did: `past` is the day in the past that somebody gave it, if any. */
interface Step {
  name: string;
  past?: string | undefined;
}

interface Operation {
  id: number;
  past?: string | undefined;
}

interface Row {
  id: number;
  updated_at: string;
}

export class RandomHistory {
  private day = FIRST;
  private readonly random: () => number;
  private server: TestServer | undefined;
  private token = '';
  private number = 0;
  private active: number[] = [];
  private gone: number[] = [];
  private trash: number[] = [];
  private operations: Operation[] = [];

  constructor(seed: number) {
    this.random = randomOf(seed);
  }

  async open(): Promise<void> {
    this.server = await startTestServer({ members: 10, today: () => this.day });
    this.token = await this.server.login();
    await this.refresh();
  }

  close = async (): Promise<void> => this.server?.close();

  get today(): string {
    return this.day;
  }

  private call(method: string, path: string, body?: unknown) {
    return ask(present(this.server, 'the server'), path, { method, token: this.token, body });
  }

  private async ids(state: string): Promise<number[]> {
    return dataOf<number[]>(await this.call('GET', `/api/membres/identifiants/?etat=${state}`));
  }

  private async refresh(): Promise<void> {
    this.active = await this.ids('actif');
    this.gone = [...(await this.ids('parti')), ...(await this.ids('decede'))];
  }

  private one<T>(values: readonly T[]): T {
    return present(values[Math.floor(this.random() * values.length)], 'a value');
  }

  /** The number of members at the end of each day from the first one to today. */
  async stock(): Promise<Map<string, number>> {
    const path = `/api/membres/evolution-membres/?start_date=2026-01-01&end_date=${this.day}`;
    const points = dataOf<{ date: string; value: number }[]>(await this.call('GET', path));
    return new Map(points.map(({ date, value }) => [date, value]));
  }

  /** How many there are, by the counter of the dashboard. */
  async members(): Promise<number> {
    return dataOf<{ members: number }>(await this.call('GET', '/api/statistics/dashboard')).members;
  }

  private async create(): Promise<Step> {
    const draft = { nom: `Alpha${++this.number}`, prenom: 'Zoé', genre: 'feminin' };
    await this.call('POST', '/api/membres/', draft);
    return { name: 'create' };
  }

  private async import(): Promise<Step> {
    const lines = [1, 2, 3].map(() => `Bêta${++this.number};Léo;masculin`);
    const form = new FormData();
    form.append(
      'file',
      new File([`nom;prenom;genre\n${lines.join('\n')}\n`], 'membres.csv', { type: 'text/csv' }),
    );
    const headers = { Authorization: `Token ${this.token}` };
    const { url } = present(this.server, 'the server');
    const answer = await fetch(`${url}/api/membres/import/`, { method: 'POST', headers, body: form });
    const { data } = (await answer.json()) as { data: { operations: number[] } };
    this.operations.push(...data.operations.map((id) => ({ id })));
    return { name: 'import' };
  }

  /** Some leave today, others on a day that somebody remembers later. */
  private async change(ids: readonly number[], etat: string): Promise<Step> {
    const back = this.random() < 0.4 ? Math.floor(this.random() * 6) : 0;
    const day = addDays(this.day, -back);
    const answer = await this.call('POST', '/api/membres/etats/', { ids, etat, etat_depuis: day });
    const past = back > 0 && answer.status === 200 ? day : undefined;
    const { operation } = answer.status === 200 ? dataOf<{ operation?: number }>(answer) : {};
    if (operation !== undefined) this.operations.push({ id: operation, past });
    return { name: `${etat} ${day} ${answer.status}`, past };
  }

  private leave = (): Promise<Step> =>
    this.change([this.one(this.active)], this.random() < 0.7 ? 'parti' : 'decede');
  private comeBack = (): Promise<Step> => this.change([this.one(this.gone)], 'actif');

  private async remove(): Promise<Step> {
    const answer = await this.call('DELETE', `/api/membres/${this.one([...this.active, ...this.gone])}/`);
    this.trash.push(dataOf<{ corbeille: number }>(answer).corbeille);
    return { name: 'remove' };
  }

  private async restore(): Promise<Step> {
    const entry = this.one(this.trash);
    this.trash = this.trash.filter((other) => other !== entry);
    const { status } = await this.call('POST', `/api/corbeille/${entry}/restaurer/`);
    return { name: `restore ${status}` };
  }

  private async undo(): Promise<Step> {
    const operation = this.one(this.operations);
    this.operations = this.operations.filter((other) => other !== operation);
    const { status } = await this.call('POST', `/api/journal/${operation.id}/annuler/`);
    return { name: `undo ${operation.id} ${status}`, past: operation.past };
  }

  private async merge(): Promise<Step> {
    const everybody = [...this.active, ...this.gone];
    const [kept, other] = [this.one(everybody), this.one(everybody)];
    const read = async (id: number) => dataOf<Row>(await this.call('GET', `/api/membres/${id}/`));
    const [garde, autre] = [await read(kept), await read(other)];
    const fields = [
      'nom',
      'prenom',
      'genre',
      'date_naissance',
      'nationalite',
      'profession',
      'situation_matrimoniale',
    ];
    const more = [
      'telephone',
      'email',
      'ville',
      'adresse',
      'statut',
      'date_inscription',
      'groupe',
      'departement',
      'conjoint',
    ];
    const seen = ({ id, updated_at }: Row) => ({ id, updated_at });
    const answer = await this.call('POST', '/api/doublons/fusionner/', {
      garde: seen(garde),
      autre: seen(autre),
      choix: [...fields, ...more].map((champ) => ({ champ, id: kept })),
    });
    if (answer.status === 200) this.operations.push({ id: dataOf<{ operation: number }>(answer).operation });
    return { name: `merge ${answer.status}` };
  }

  private async erase(): Promise<Step> {
    const id = this.one([...this.active, ...this.gone]);
    const { nom, prenom, updated_at } = dataOf<{ nom: string; prenom: string; updated_at: string }>(
      await this.call('GET', `/api/membres/${id}/`),
    );
    const confirmation = {
      updated_at,
      confirmation: `${prenom} ${nom}`,
      reponses: [],
      intervenants: [],
      inscriptions: [],
    };
    const { status } = await this.call('POST', `/api/membres/${id}/effacer/`, confirmation);
    return { name: `erase ${status}` };
  }

  private nextDay(): Promise<Step> {
    this.day = addDays(this.day, 1 + Math.floor(this.random() * 3));
    return Promise.resolve({ name: this.day });
  }

  /** Does something at random. */
  async step(): Promise<Step> {
    const possible: (() => Promise<Step>)[] = [
      () => this.create(),
      () => this.nextDay(),
      () => this.nextDay(),
      () => this.import(),
      ...(this.active.length > 3
        ? [this.leave, this.leave, () => this.remove(), () => this.merge(), () => this.erase()]
        : []),
      ...(this.gone.length > 0 ? [this.comeBack] : []),
      ...(this.trash.length > 0 ? [() => this.restore()] : []),
      ...(this.operations.length > 0 ? [() => this.undo(), () => this.undo()] : []),
    ];
    const done = await this.one(possible)();
    await this.refresh();
    return done;
  }
}
