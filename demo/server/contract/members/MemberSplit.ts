/** The members that an action concerns: those that exist, and a refusal for each of the others. */
import { sql } from 'kysely';
import { invalid } from '../../http/httpError';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { isTakenBy } from '../../store/rows/whoCounts';
import { memberTexts } from './texts';

/** Maximum number of members per call. */
const MEMBERS_MAX = 10_000;
const ID_MAX = 2 ** 31 - 1;

interface Refusal {
  id: number;
  /** Last name, then first name; null for a deleted member. */
  nom: string | null;
  message: string;
}

/**
 * Checks the ids and removes repeated ones.
 * @throws HttpError 422 under `field`
 */
export function idsIn(field: string, ids: readonly number[], none: string, max = MEMBERS_MAX): number[] {
  if (!ids.length) throw invalid({ [field]: none });
  if (ids.length > max) throw invalid({ [field]: memberTexts.tooMany(max) });
  if (!ids.every((id) => Number.isInteger(id) && id > 0 && id <= ID_MAX))
    throw invalid({ [field]: memberTexts.badId });
  return [...new Set(ids)];
}

/** Splits members into those acted on and those left out, in the order of their ids. */
export class MemberSplit {
  readonly refusals: Refusal[] = [];
  private constructor(
    private readonly names: Map<number, string>,
    private readonly gone: ReadonlySet<number>,
  ) {}

  static async of(trx: WriteTransaction, ids: readonly number[]): Promise<MemberSplit> {
    const { rows } = await sql<{ id: number; nom: string; prenom: string; taken: boolean }>`
      select id, nom, prenom, ${isTakenBy('pickers')} as taken from membres as m where id = any(${ids})`.execute(
      trx,
    );
    const known = new Map(rows.map(({ id, nom, prenom }) => [id, `${nom} ${prenom}`]));
    const chosen = new MemberSplit(
      new Map(ids.flatMap((id) => (known.has(id) ? [[id, known.get(id)!]] : []))),
      new Set(rows.filter(({ taken }) => !taken).map(({ id }) => id)),
    );
    for (const id of ids)
      if (!known.has(id)) chosen.refusals.push({ id, nom: null, message: memberTexts.goneMember });
    return chosen;
  }

  get ids(): number[] {
    return [...this.names.keys()];
  }

  /** Leaves out those who left or died: they enter nothing any more. */
  refuseGone(): void {
    this.refuse((id) => this.gone.has(id), memberTexts.notActive);
  }

  /** Leaves out the members for which `isRefused` holds. */
  refuse(isRefused: (id: number) => boolean, message: string): void {
    for (const [id, name] of [...this.names]) {
      if (!isRefused(id)) continue;
      this.refusals.push({ id, nom: name, message });
      this.names.delete(id);
    }
  }
}
