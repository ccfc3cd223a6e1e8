/**
 * Writes without a pause, one call after the other, and records what was acknowledged: members, marriages, tags, events
 * with three speakers, answers with a file, and groups with names that several writers want.
 */
import { present } from '../../../support/present.ts';
import { Caller, dataOf, newAddress, type Reply } from '../harness/caller.ts';
import type { Ledger } from './Ledger.ts';

export const SPEAKERS = 3;
export const TAG = 3;
const FILE_BYTES = 20_000;

export interface WrittenForm {
  identifiant: string;
  text: number;
  file: number;
}

/** Creates a form with a text field and a file field. */
export async function createForm(caller: Caller): Promise<WrittenForm> {
  const field = (nom_du_champ: string, type_de_champ: string) => ({
    nom_du_champ,
    type_de_champ,
    is_required: true,
  });
  const fields = [field('Clé', 'text'), field('Pièce', 'file')];
  const draft = {
    nom_du_formulaire: 'Essai de charge',
    description: '',
    form_extend: false,
    form_static: false,
    champs: fields,
  };
  const form = dataOf<{ identifiant: string; champs: { id: number }[] }>(
    await caller.post('/api/formulaires/', draft),
  );
  const [text, file] = form.champs;
  return {
    identifiant: form.identifiant,
    text: present(text, 'text field').id,
    file: present(file, 'file field').id,
  };
}

/** Whether the server is gone or stopping, so that the write may be missing. */
const isAway = ({ status, retryAfter }: Reply): boolean =>
  status === 0 || (status === 503 && retryAfter !== null);

export class Writer {
  private made = 0;
  private isStopped = false;
  private single: number[] = [];

  constructor(
    private readonly caller: Caller,
    private readonly ledger: Ledger,
    private readonly name: string,
    private readonly form: WrittenForm,
    /** Called for each missing answer; throws to end the work. */
    private readonly onAway: () => Promise<void> = async () => {},
  ) {}

  stop(): void {
    this.isStopped = true;
  }

  async run(): Promise<void> {
    const works = [
      () => this.createMember(),
      () => this.createMember(),
      () => this.marry(),
      () => this.tag(),
      () => this.createEvent(),
      () => this.answer(),
      () => this.createGroup(),
    ];
    while (!this.isStopped)
      for (const work of works) {
        if (this.isStopped) return;
        await work();
      }
  }

  private next = (): string => `${this.ledger.key} ${this.name} ${++this.made}`;

  /** Whether the write was acknowledged; intended refusals are only counted. */
  private async said(reply: Reply, what: string): Promise<boolean> {
    if (reply.status >= 200 && reply.status < 300) return true;
    if (isAway(reply)) {
      this.ledger.unanswered++;
      await this.onAway();
    } else if (reply.status === 409 || reply.status === 507) this.ledger.refused++;
    else this.ledger.surprise(`${what}: ${reply.status} ${String(reply.body.message ?? '')}`);
    return false;
  }

  private async createMember(): Promise<void> {
    const name = this.next();
    const reply = await this.caller.post('/api/membres/', { nom: name, prenom: 'Essai', genre: 'masculin' });
    if (!(await this.said(reply, 'member'))) return;
    const { id } = dataOf<{ id: number }>(reply);
    this.ledger.members.set(id, name);
    this.single.push(id);
  }

  private async marry(): Promise<void> {
    const [member, spouse] = [this.single.shift(), this.single.shift()];
    if (!member || !spouse) return;
    const reply = await this.caller.post(`/api/membres/${member}/ajouter_conjoint/`, { conjoint_id: spouse });
    if (await this.said(reply, 'marriage')) this.ledger.couples.push([member, spouse]);
  }

  private async tag(): Promise<void> {
    const membre_ids = [...this.ledger.members.keys()].slice(-5);
    if (!membre_ids.length) return;
    const reply = await this.caller.post('/api/membres/taged_multiple/', { membre_ids, tags_ids: [TAG] });
    if (await this.said(reply, 'tags')) this.ledger.tagged.push(...membre_ids);
  }

  private async createEvent(): Promise<void> {
    const nom_evenement = this.next();
    const draft = { nom_evenement, date: '2026-05-01T10:00:00', is_recurrent: false };
    const reply = await this.caller.post('/api/events/', draft);
    if (!(await this.said(reply, 'event'))) return;
    const { id } = dataOf<{ id: number }>(reply);
    this.ledger.events.set(id, nom_evenement);
    const assignments = Array.from({ length: SPEAKERS }, (_, index) => ({
      ...{ evenement: id, intervenant: index + 1, role_intervenant: 1, donnees: {} },
    }));
    const assigned = await this.caller.ask('PUT', `/api/events/${id}/assignments/`, { assignments });
    if (await this.said(assigned, 'speakers')) this.ledger.withSpeakers.add(id);
  }

  /** Answers the form as a visitor with a new address, because of the limit per address. */
  private async answer(): Promise<void> {
    const key = this.next();
    const { identifiant, text, file } = this.form;
    const form = new FormData();
    form.set('valeurs', JSON.stringify({ [text]: key }));
    form.set(String(file), new File(['x'.repeat(FILE_BYTES)], 'essai.txt', { type: 'text/plain' }));
    const visitor = new Caller(this.caller.url);
    visitor.address = newAddress();
    const reply = await visitor.ask('POST', `/api/formulaires/${identifiant}/reponses/`, form);
    if (await this.said(reply, 'answer')) this.ledger.answers.add(key);
  }

  /** All writers create groups of the same names in the same order, so each name is given once. */
  private async createGroup(): Promise<void> {
    const name = `${this.ledger.key} groupe ${Math.floor(this.made / 12)}`;
    const reply = await this.caller.post('/api/groupes/', { nom: name });
    if (!(await this.said(reply, 'group'))) return;
    if (this.ledger.groups.has(name)) this.ledger.surprise(`group: ${name} was given twice`);
    this.ledger.groups.add(name);
  }
}
