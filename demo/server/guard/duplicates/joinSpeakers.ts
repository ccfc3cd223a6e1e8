import { sql } from 'kysely';
import type { WriteTransaction } from '../../store/database/writeQueue';
import type { Copy } from './copyLinks';

/** Makes the speaker of a member that of another. Two speakers become one, with every role that either has at an event. */
export async function joinSpeakers(trx: WriteTransaction, { to, from }: Copy): Promise<void> {
  const found = await trx
    .selectFrom('intervenants')
    .select(['id', 'membre_id'])
    .where('membre_id', 'in', [to, from])
    .execute();
  const own = found.find(({ membre_id }) => membre_id === to);
  const other = found.find(({ membre_id }) => membre_id === from);
  if (!other) return;
  if (!own) {
    await trx.updateTable('intervenants').set({ membre_id: to }).where('id', '=', other.id).execute();
    return;
  }
  await sql`delete from affectations as a using affectations as k
    where a.intervenant_id = ${other.id} and k.intervenant_id = ${own.id} and a.evenement_id = k.evenement_id
      and a.role_id = k.role_id and coalesce(a.member_email, a.member_telephone, '')
        = coalesce(k.member_email, k.member_telephone, '')`.execute(trx);
  await trx
    .updateTable('affectations')
    .set({ intervenant_id: own.id })
    .where('intervenant_id', '=', other.id)
    .execute();
  await trx.deleteFrom('intervenants').where('id', '=', other.id).execute();
}
