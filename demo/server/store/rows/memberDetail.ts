import { sql } from 'kysely';
import { memberWriteCalls } from '../../../../src/api/endpoints/memberWrites';
import type { Department } from '../../../../src/domain/members/department';
import type { Group } from '../../../../src/domain/members/group';
import type { Member, Relative } from '../../../../src/domain/members/member';
import type { Step } from '../../../../src/domain/members/step';
import type { Tag } from '../../../../src/domain/members/tag';
import { notFound } from '../../http/httpError';
import type { Database } from '../database/database';
import { KEPT_PLAN } from '../server/keptPlan';
import { UNDO_DAYS } from '../tables/writeSchema';
import { consentsColumn } from './consents';
import { duesColumn } from './dues';
import { type MemberRow, memberColumns, wireMember } from './memberRow';
import { rowTexts } from './texts';

/* Whose spouse a member was until lately, so that a deletion or another marriage is told on both records. */

/** The calls that end a marriage, and the reason that they are. */
const reasonOf = sql`case o.action when ${memberWriteCalls.remove.id} then 'supprime'
  when ${memberWriteCalls.addSpouse.id} then 'remarie' when ${memberWriteCalls.removeSpouse.id} then 'retire' end`;

/**
 * The column `ancien_conjoint` of `membres as m`: the last spouse of a member without one, as long as the journal can
 * undo what ended it. The name is the one of the record or of the trash, so it goes with them.
 */
const formerSpouse = sql`case when m.conjoint_id is null then (
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

/** What a member belongs to. The database writes each value as JSON, which saves a query per row. */
interface Belongings {
  groupe_actuel: Group | null;
  departement_actuel: Department | null;
  etape_actuelle: Step[] | null;
  tags: Tag[] | null;
  oppositions: NonNullable<Member['oppositions']> | null;
  cotisations: NonNullable<Member['cotisations']> | null;
  consentements: NonNullable<Member['consentements']> | null;
}

interface PersonColumns {
  conjoint: Relative | null;
  categorie_age: Member['categorie_age'];
}

interface Relations extends Belongings, PersonColumns {
  enfants: Relative[] | null;
  parents: Relative[] | null;
  ancien_conjoint: Member['ancien_conjoint'];
}

const belongings = sql`
  (select json_build_object('id', g.id, 'nom', g.nom, 'description', g.description, 'color', g.color,
      'date_inscription', a.date_inscription, 'date_sortie', a.date_sortie)
    from groupes_membres a join groupes g on g.id = a.groupe_id
    where a.membre_id = m.id and a.date_sortie is null) as groupe_actuel,
  (select json_build_object('id', d.id, 'nom', d.nom, 'mission', d.mission, 'color', d.color,
      'date_inscription', a.date_inscription, 'date_sortie', a.date_sortie)
    from departements_membres a join departements d on d.id = a.departement_id
    where a.membre_id = m.id and a.date_sortie is null) as departement_actuel,
  (select json_agg(json_build_object('id', e.id, 'libelle', e.libelle, 'description', e.description,
      'ordre', e.ordre, 'couleur', e.couleur, 'date_association', a.date_association) order by e.ordre, e.id)
    from membres_etapes a join etapes e on e.id = a.etape_id where a.membre_id = m.id) as etape_actuelle,
  (select json_agg(json_build_object('id', t.id, 'name', t.name, 'can_be_inevent', t.can_be_inevent) order by t.name)
    from membres_tags a join tags t on t.id = a.tag_id where a.membre_id = m.id) as tags,
  (select json_agg(json_build_object('genre', o.genre, 'depuis', o.depuis) order by o.depuis, o.id)
    from oppositions o where o.membre_id = m.id) as oppositions,
  ${duesColumn}, ${consentsColumn}`;

/** The columns for spouse and age category, from `membres as m`. */
export const personColumns = sql`
  (select json_strip_nulls(json_build_object('id', c.id, 'nom', c.nom, 'prenom', c.prenom, 'etat', nullif(c.etat, 'actif'),
      'genre', case when c.etat <> 'actif' then c.genre end, 'etat_depuis', c.etat_depuis))
    from membres c where c.id = m.conjoint_id) as conjoint,
  (select json_build_object('libelle', c.libelle, 'min_age', c.min_age, 'max_age', c.max_age)
    from categories_age c
    where extract(year from age(m.date_naissance)) between c.min_age and c.max_age
    order by c.min_age limit 1) as categorie_age`;

const relations = sql`${personColumns},
  (select json_agg(json_build_object('id', e.id, 'nom', e.nom, 'prenom', e.prenom) order by e.date_naissance, e.id)
    from enfants a join membres e on e.id = a.enfant_id where a.parent_id = m.id) as enfants,
  (select json_agg(json_build_object('id', p.id, 'nom', p.nom, 'prenom', p.prenom) order by p.tri, p.id)
    from enfants a join membres p on p.id = a.parent_id where a.enfant_id = m.id) as parents,
  ${formerSpouse}`;

/** The columns of a list of members, from `membres as m`. */
export const memberListColumns = sql`${memberColumns}, ${belongings}`;

export type ListRow = MemberRow & Belongings;

/** A member of a list in the form of the wire, where null stands for an empty list. */
export const wireListed = (row: ListRow): Member => ({
  ...wireMember(row),
  etape_actuelle: row.etape_actuelle ?? [],
  tags: row.tags ?? [],
  oppositions: row.oppositions ?? [],
  cotisations: row.cotisations ?? [],
  consentements: row.consentements ?? [],
});

/**
 * A member with everything linked to it.
 * @throws HttpError 404
 */
export async function memberWithRelations(db: Database, id: number): Promise<Member> {
  const { rows } = await sql<MemberRow & Relations>`
    ${sql.raw(KEPT_PLAN)} select ${memberListColumns}, ${relations} from membres as m where m.id = ${id}`.execute(
    db,
  );
  const row = rows[0];
  if (!row) throw notFound(rowTexts.noMember);
  const { ancien_conjoint, ...own } = row;
  return {
    ...wireListed(own),
    conjoint: row.conjoint,
    enfants: row.enfants ?? [],
    parents: row.parents ?? [],
    // A record that has nothing to tell has no such key.
    ...(ancien_conjoint && { ancien_conjoint }),
  };
}
