/**
 * Places that an undo would give back although they were given to other people meanwhile. An event is never overbooked in silence: of
 * the registrations that came back, the latest stay as the operation left them, and their people are told.
 */
import { sql } from 'kysely';
import { HOLDING } from '../../../../src/domain/registrations/registrationState';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { memberOf } from '../../store/rows/memberOf';
import { type ChangedTable, netChanges } from './netChanges';
import type { Verdict } from './UndoOutcome';

interface Returned {
  id: number;
  /** The state in which the operation left the person. */
  left: string;
  /** The person's record, else the event. */
  objet: string;
  objet_id: number;
}

const held = sql`(${sql.join(HOLDING)})`;

/** @param changed the registered people; call it when their rows are restored */
export async function leaveFullEvents(trx: WriteTransaction, changed: ChangedTable): Promise<Verdict[]> {
  if (changed.part.table !== 'inscrits') return [];
  // Who was given a place by the operation may have been told so, and keeps it.
  await sql`update inscrits as p set etat = n.apres ->> 'etat', updated_at = greatest(now(), p.updated_at + interval '1 millisecond'),
      offert_jusqu_au = (n.apres ->> 'offert_jusqu_au')::timestamptz
    from (${netChanges(changed)}) as n where p.id = (n.apres ->> 'id')::integer and p.etat = n.avant ->> 'etat'
      and n.avant ->> 'etat' not in ${held} and n.apres ->> 'etat' in ${held}`.execute(trx);
  const { rows } = await sql<Returned>`
    with n as materialized (${netChanges(changed)}),
    back as (
      select p.id, p.evenement_id, n.apres ->> 'etat' as "left", ${memberOf} as member,
        row_number() over (partition by p.evenement_id order by p.id desc) as place
      from n join inscrits as p on p.id = (n.apres ->> 'id')::integer join inscriptions as i on i.id = p.inscription_id
      where n.avant is not null and p.etat in ${held} and not coalesce(n.apres ->> 'etat' in ${held}, false)
    ),
    over as (
      select r.evenement_id, (select count(*) from inscrits as h where h.evenement_id = r.evenement_id
        and h.etat in ${held}) - r.places as count
      from inscriptions_reglages as r where r.places is not null and r.evenement_id in (select evenement_id from back)
    )
    select b.id, b."left", case when b.member is null then 'evenements' else 'membres' end as objet,
      coalesce(b.member, b.evenement_id) as objet_id
    from back as b join over as o on o.evenement_id = b.evenement_id where b.place <= o.count order by b.id`.execute(
    trx,
  );
  for (const { id, left } of rows)
    await sql`update inscrits set etat = ${left}, offert_jusqu_au = null,
      updated_at = greatest(now(), updated_at + interval '1 millisecond') where id = ${id}`.execute(trx);
  return rows.map(({ objet, objet_id }) => ({ objet, objet_id, raison: 'complet' }));
}
