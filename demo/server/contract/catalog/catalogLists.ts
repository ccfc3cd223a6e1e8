import type { Department } from '../../../../src/domain/members/department';
import type { Group } from '../../../../src/domain/members/group';
import type { Step } from '../../../../src/domain/members/step';
import type { Tag } from '../../../../src/domain/members/tag';
import type { Database } from '../../store/database/database';

/** Rows are sorted here, because how a database orders accents depends on how it was created. */
const collator = new Intl.Collator('fr', { numeric: true });

/** The ids of all groups or departments, by name. */
export async function idsByName(db: Database, table: 'groupes' | 'departements'): Promise<number[]> {
  const rows = await db.selectFrom(table).select(['id', 'nom']).execute();
  return rows.sort((a, b) => collator.compare(a.nom, b.nom) || a.id - b.id).map(({ id }) => id);
}

/** Groups by name, each with the number of its current members; with an id, only that group. */
export async function groupsWithCounts(db: Database, id?: number): Promise<Group[]> {
  const rows = await db
    .selectFrom('groupes as g')
    .leftJoin(
      (from) =>
        from
          .selectFrom('groupes_membres')
          .select((is) => ['groupe_id', is.fn.countAll<number>().as('membres_count')])
          .where('date_sortie', 'is', null)
          .$if(id !== undefined, (query) => query.where('groupe_id', '=', id!))
          .groupBy('groupe_id')
          .as('c'),
      (join) => join.onRef('c.groupe_id', '=', 'g.id'),
    )
    .select(['g.id', 'g.nom', 'g.description', 'g.color', 'g.created_at', 'g.updated_at'])
    .select((is) => is.fn.coalesce('c.membres_count', is.lit(0)).as('membres_count'))
    .$if(id !== undefined, (query) => query.where('g.id', '=', id!))
    .execute();
  return rows.sort((a, b) => collator.compare(a.nom, b.nom));
}

/** Departments by name, each with the number of its current members, who are the people who serve in it. */
export async function departmentsWithCounts(db: Database, id?: number): Promise<Department[]> {
  const rows = await db
    .selectFrom('departements as d')
    .leftJoin(
      (from) =>
        from
          .selectFrom('departements_membres')
          .select((is) => ['departement_id', is.fn.countAll<number>().as('membres_count')])
          .where('date_sortie', 'is', null)
          .$if(id !== undefined, (query) => query.where('departement_id', '=', id!))
          .groupBy('departement_id')
          .as('c'),
      (join) => join.onRef('c.departement_id', '=', 'd.id'),
    )
    .select(['d.id', 'd.nom', 'd.mission', 'd.color', 'd.created_at', 'd.updated_at'])
    .select((is) => is.fn.coalesce('c.membres_count', is.lit(0)).as('membres_count'))
    .$if(id !== undefined, (query) => query.where('d.id', '=', id!))
    .execute();
  rows.sort((a, b) => collator.compare(a.nom, b.nom));
  return rows.map((row) => ({ ...row, nombre_serviteurs: row.membres_count }));
}

export async function tagsByName(db: Database, id?: number): Promise<Tag[]> {
  const rows = await db
    .selectFrom('tags')
    .select(['id', 'name', 'can_be_inevent', 'updated_at'])
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .execute();
  return rows.sort((a, b) => collator.compare(a.name, b.name));
}

export const stepsInOrder = (db: Database, id?: number): Promise<Step[]> =>
  db
    .selectFrom('etapes')
    .select(['id', 'libelle', 'description', 'ordre', 'couleur', 'duree_estimee', 'actif', 'updated_at'])
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .orderBy('ordre')
    .orderBy('id')
    .execute();
