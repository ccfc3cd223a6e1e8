import { sql } from 'kysely';

/**
 * The id of the member that a person `p` of a registration `i` is: the one that was chosen, else the only one with the same name
 * and address.
 */
export const memberOf = sql<number | null>`coalesce(p.membre_id, (select min(m.id) from membres as m
  where m.tri = split_part(p.cle, chr(9), 1) || chr(9) || split_part(p.cle, chr(9), 2) and lower(m.email) = i.email
  having count(*) = 1))`;
