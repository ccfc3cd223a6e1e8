/** The proxies of an assembly, as sheets have them. */
import { sql } from 'kysely';
import type { GivenProxy } from '../../../../../src/domain/attendance/proxy';
import type { Database } from '../../../store/database/database';
import { instant } from '../instant';

/** Every proxy of an assembly, also those that were taken back. */
export async function proxiesOf(db: Database, assembly: number): Promise<GivenProxy[]> {
  const { rows } = await sql<GivenProxy>`
    select p.cle, p.mandant_id, p.porteur_id, p.repris, ${instant(sql`p.constate_le`)} as constate_le, p.appareil,
      nullif(trim(u.prenom || ' ' || u.nom), '') as auteur
    from pouvoirs as p left join utilisateurs as u on u.id = p.auteur_id
    where p.assemblee_id = ${assembly} order by p.constate_le, p.id`.execute(db);
  return rows;
}

/** The people in proxies: givers and holders. */
export const peopleIn = (proxies: readonly GivenProxy[]): number[] =>
  proxies.flatMap(({ mandant_id, porteur_id }) => [mandant_id, porteur_id].filter((id) => id !== null));
