import { sql } from 'kysely';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { nameIn } from '../journal/operations';
import { TRASH_KINDS, type TrashKind } from './parts';

/** How long what was deleted can be restored. */
export const TRASH_LIFE = sql`interval '30 days'`;

/**
 * Keeps what the present operation deleted. Its rows are in the journal, so only their root is noted here.
 * @returns the id of the entry
 */
export async function moveToTrash(trx: WriteTransaction, kind: TrashKind): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into corbeille (operation_id, genre, ligne, nom, expire_le)
    select c.operation_id, c.objet, c.objet_id, coalesce(${nameIn(sql`c.avant`)}, f.nom_du_formulaire), now() + ${TRASH_LIFE}
    from changements as c
    left join formulaires as f on c.nom_table = 'reponses' and f.id = (c.avant ->> 'formulaire_id')::integer
    where c.operation_id = current_setting('parvis.operation')::bigint and c.nom_table = ${TRASH_KINDS[kind]}
      and c.apres is null
    returning id`.execute(trx);
  return rows[0]?.id;
}
