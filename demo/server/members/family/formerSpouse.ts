/** Whose spouse a member was until lately, so that a deletion or another marriage is told on both records. */
import { sql } from 'kysely';
import { membresWrites } from '../../../../src/api/endpoints/membresWrites';
import { UNDO_DAYS } from '../../undo/reversible';

/** The calls that end a marriage, and the reason that they are. */
const reasonOf = sql`case o.action when ${membresWrites.remove.id} then 'supprime'
  when ${membresWrites.addSpouse.id} then 'remarie' when ${membresWrites.removeSpouse.id} then 'retire' end`;

/**
 * The column `ancien_conjoint` of `membres as m`: the last spouse of a member without one, as long as the journal can
 * undo what ended it. The name is the one of the record or of the trash, so it goes with them.
 */
export const formerSpouse = sql`case when m.conjoint_id is null then (
    select json_build_object('id', l.id, 'nom', coalesce(c.nom, k.nom), 'prenom', c.prenom,
        'quand', to_char(l.quand at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
        'motif', case when c.id is null then 'supprime' else l.motif end)
      from (
        select (h.avant ->> 'conjoint_id')::integer as id, o.quand, ${reasonOf} as motif
        from changements as h join operations as o on o.id = h.operation_id
        where h.objet = 'membres' and h.objet_id = m.id and h.nom_table = 'membres'
          and h.avant ->> 'conjoint_id' is not null and h.apres ->> 'conjoint_id' is null
          and o.quand >= now() - make_interval(days => ${UNDO_DAYS}::integer)
        order by h.id desc limit 1
      ) as l
      left join membres as c on c.id = l.id
      left join corbeille as k on k.genre = 'membres' and k.ligne = l.id
      where l.motif is not null and coalesce(c.nom, k.nom) is not null
  ) end as ancien_conjoint`;
