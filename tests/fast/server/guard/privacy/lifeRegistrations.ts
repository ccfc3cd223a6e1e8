/** How a random life is registered for events: by hand and as a visitor, alone and with others, and told by mail. */
import { sql } from 'kysely';
import type { JsonAnswer, SignedInServer } from '../../signedInServer';

interface Words {
  token(kind: string): string;
  email(): string;
  phone(): string;
  below(count: number): number;
}

interface Known {
  id: number;
  nom: string;
  prenom: string;
  email: string | null;
  telephone: string | null;
}

const NORA = { nom: 'Basilic', prenom: 'Nora' };
/** Open for long after the events, so that visitors can register too. */
const SETTINGS = {
  ...{ ouvert_au: '2099-12-31T00:00', places: null, personnes_max: 20, attente: true, accord: false },
  conservation_mois: null,
  champs_caches: ['client'],
};

type Call = (method: string, path: string, body?: unknown) => Promise<JsonAnswer>;

export class LifeRegistrations {
  /** Where visitors register, and what they got when they opened the page. */
  private doors: { identifiant: string; tampon: string }[] = [];
  private sent = 0;

  constructor(
    private readonly server: SignedInServer,
    private readonly words: Words,
    private readonly call: Call,
  ) {}

  async begin(events: readonly number[]): Promise<void> {
    for (const event of events) {
      const { data } = await this.call('PUT', `/api/events/${event}/inscriptions/`, SETTINGS);
      const { identifiant } = data.reglages;
      const { data: page } = await this.call('GET', `/api/inscriptions/${identifiant}/`);
      this.doors.push({ identifiant, tampon: page.tampon });
    }
  }

  private async record(ids: readonly number[]): Promise<Known | undefined> {
    const { rows } = await sql<Known>`
      select id, nom, prenom, email, telephone from membres where id = any(${[...ids]}) order by id`.execute(
      this.server.db,
    );
    return rows[this.words.below(rows.length)];
  }

  /** By hand: of a record, or by a name and a contact that one has; a repeated call would get the same answer. */
  async register(evenement: number, ids: readonly number[]): Promise<void> {
    const known = await this.record(ids);
    if (!known) return;
    const { id, nom, prenom, email, telephone } = known;
    const own = this.words.below(2) && email ? { email } : { telephone };
    const ways = [
      { personnes: [{ nom, prenom: this.words.token('inscrit'), membre_id: id }] },
      {
        ...{ email: this.words.email(), telephone: this.words.phone() },
        personnes: [{ nom, prenom, membre_id: id }],
      },
      { ...own, personnes: [{ nom, prenom }] },
      { ...own, personnes: [{ nom, prenom }, NORA] },
      { email: 'nora@basilic.example', personnes: [NORA, { nom, prenom, membre_id: id }] },
    ];
    const body = JSON.stringify({ evenement, ...ways[this.words.below(ways.length)] });
    const headers = { 'content-type': 'application/json', 'Idempotency-Key': `vie-${id}-${++this.sent}` };
    await this.server.fetch('POST', '/api/events/register/', { headers, body });
  }

  /** As a visitor, with the name and the address of a record. */
  async visit(ids: readonly number[]): Promise<void> {
    const known = await this.record(ids);
    const door = this.doors[this.words.below(this.doors.length)];
    if (!known?.email || !door) return;
    const { nom, prenom, email } = known;
    const hidden = { client: this.words.token('page') };
    const body = { tampon: door.tampon, email, personnes: [{ nom, prenom }], champs_caches: hidden };
    await this.call('POST', `/api/inscriptions/${door.identifiant}/`, body);
  }

  async withdraw(event: number, ids: readonly number[]): Promise<void> {
    const { rows } = await sql<{ id: number }>`
      select id from inscrits where evenement_id = ${event} and membre_id = any(${[...ids]}) order by id`.execute(
      this.server.db,
    );
    const inscrits = rows.map(({ id }) => id);
    if (inscrits.length) await this.call('POST', `/api/events/${event}/unregister/`, { inscrits });
  }

  /** A mail that waits for one of the addresses. */
  async tell(ids: readonly number[]): Promise<void> {
    const known = await this.record(ids);
    if (!known?.email) return;
    await sql`insert into messages (genre, destinataire, objet, texte, prochain_le)
      values ('rappel', ${known.email}, 'Rappel', ${`Bonjour ${known.prenom},`}, now() + interval '9 days')`.execute(
      this.server.db,
    );
  }
}
