import { sql } from 'kysely';
import type { KeptReason } from '../../../../src/domain/journal/undoReport';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { nameIn } from '../journal/operations';

/** Rows that are named among those left as they are. */
const NAMED_MAX = 20;

/** What was done with one changed row. */
export interface Verdict {
  /** What the row is a part of, such as a member. */
  objet: string;
  objet_id: number;
  /** Why it was left as it is; null for a row that was reversed. */
  raison: KeptReason | null;
}

/** Collects what was reversed and what was left. Several rows of one member count once. */
export class UndoOutcome {
  private readonly reversed = new Set<string>();
  private readonly left = new Map<string, Verdict & { raison: KeptReason }>();

  add(verdicts: readonly Verdict[]): void {
    for (const { objet: subject, objet_id, raison } of verdicts) {
      const key = `${subject} ${objet_id}`;
      if (!raison) this.reversed.add(key);
      else if (!this.left.has(key)) this.left.set(key, { objet: subject, objet_id, raison });
    }
  }

  get reversedCount(): number {
    return [...this.reversed].filter((key) => !this.left.has(key)).length;
  }

  get leftCount(): number {
    return this.left.size;
  }

  /** Whether any row changed. A member can have rows that changed and rows that were left. */
  get hasReversed(): boolean {
    return this.reversed.size > 0;
  }

  /** The first rows that were left, by their ids, with their names. */
  async named(trx: WriteTransaction) {
    const first = [...this.left.values()].sort((a, b) => a.objet_id - b.objet_id).slice(0, NAMED_MAX);
    if (!first.length) return [];
    const { rows } = await sql<{ nom: string | null }>`
      select coalesce(m.nom || ' ' || m.prenom, k.nom, (
        select ${nameIn(sql`coalesce(c.apres, c.avant)`)} from changements as c
        where c.objet = o.objet and c.objet_id = o.id and ${nameIn(sql`coalesce(c.apres, c.avant)`)} is not null
        order by c.id desc limit 1)) as nom
      from unnest(${first.map(({ objet: subject }) => subject)}::text[], ${first.map(({ objet_id }) => objet_id)}::integer[])
        with ordinality as o(objet, id, place)
      left join membres as m on o.objet = 'membres' and m.id = o.id
      left join corbeille as k on k.genre = o.objet and k.ligne = o.id
      order by o.place`.execute(trx);
    return first.map(({ objet: subject, objet_id: id, raison }, at) => ({
      objet: subject,
      id,
      nom: rows[at]?.nom ?? null,
      raison,
    }));
  }
}
