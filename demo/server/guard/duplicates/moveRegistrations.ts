/**
 * Gives a member the registrations of another one: those that were linked to it, and those that were told to be either of the two
 * by name and address, of which the merge may leave one behind. Both may be on the list of one event: both registrations stay, with
 * their answers, and the sheet of the event has one line for the member.
 */
import { sql } from 'kysely';
import type { WriteTransaction } from '../../store/database/writeQueue';

/** Registered people without a link who are one of the two and no other member. */
const IS_EITHER = (both: readonly number[]) => sql`(
  select coalesce(array_agg(m.id) <@ ${[...both]}::integer[], false) from membres as m
  where m.tri = split_part(p.cle, chr(9), 1) || chr(9) || split_part(p.cle, chr(9), 2) and lower(m.email) = i.email)`;

export async function moveRegistrations(
  trx: WriteTransaction,
  { to, from }: { to: number; from: number },
): Promise<void> {
  await sql`update inscrits as p set membre_id = ${to} from inscriptions as i
    where i.id = p.inscription_id and (p.membre_id = ${from} or p.membre_id is null
      and i.email in (select lower(email) from membres where id in (${to}, ${from}))
      and ${IS_EITHER([to, from])})`.execute(trx);
  // Of several ticks for one day, the later one stays.
  await sql`insert into presences as p
      (evenement_id, jour, membre_id, etat, parti, cle, appareil, appareil_le, constate_le, recu_le, auteur_id, version)
    select distinct on (evenement_id, jour) evenement_id, jour, ${to}::integer, etat, parti, cle, appareil,
      appareil_le, constate_le, recu_le, auteur_id, version
    from presences where inscrit_id in (select id from inscrits where membre_id = ${to})
    order by evenement_id, jour, constate_le desc, id desc
    on conflict (evenement_id, jour, personne_id) do update set etat = excluded.etat, parti = excluded.parti,
      cle = excluded.cle, appareil = excluded.appareil, appareil_le = excluded.appareil_le, constate_le = excluded.constate_le,
      auteur_id = excluded.auteur_id
    where p.constate_le < excluded.constate_le`.execute(trx);
  await sql`delete from presences where inscrit_id in (select id from inscrits where membre_id = ${to})`.execute(
    trx,
  );
}
