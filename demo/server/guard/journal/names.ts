/** Names of the rows that a recorded change refers to by id, so that a history is read without ids. */
import { sql } from 'kysely';
import type { Database } from '../../store/database/database';
import { nameIn } from './operations';

/** What the journal calls the rows of a table, where that is not the name of the table. */
const SUBJECTS: Readonly<Record<string, string>> = { roles_intervenants: 'roles' };

/** The columns that refer to other rows, by table. Those of links name the link; its owner's column is left out. */
const REFERENCES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  membres: { conjoint_id: 'membres' },
  groupes_membres: { groupe_id: 'groupes' },
  departements_membres: { departement_id: 'departements' },
  membres_tags: { tag_id: 'tags' },
  membres_etapes: { etape_id: 'etapes' },
  enfants: { enfant_id: 'membres' },
  doublons_ecartes: { membre_b: 'membres' },
  presences: { evenement_id: 'evenements' },
  pouvoirs: { porteur_id: 'membres', evenement_id: 'evenements' },
  consentements: { type_id: 'types_consentement' },
  services: { intervenant_id: 'intervenants' },
  roles_attendus: { role_id: 'roles_intervenants' },
  affectations: { intervenant_id: 'intervenants', role_id: 'roles_intervenants' },
};

type Values = Record<string, unknown> | null;

interface Recorded {
  nom_table: string;
  avant: Values;
  apres: Values;
}

type Names = Map<string, string>;

const keyOf = (table: string, id: unknown) => `${table} ${id}`;

/** The names of these rows as they are, or, for deleted rows, as the journal last recorded them. */
async function namesOf(db: Database, table: string, ids: readonly number[], names: Names): Promise<void> {
  const stored = await sql<{ id: number; nom: string | null }>`
    select id, ${nameIn(sql`to_jsonb(t)`)} as nom from ${sql.table(table)} as t where id = any(${ids})`.execute(
    db,
  );
  const found = new Set(stored.rows.map(({ id }) => id));
  const gone = ids.filter((id) => !found.has(id));
  const recorded = gone.length
    ? await sql<{ id: number; nom: string | null }>`
        select distinct on (c.objet_id) c.objet_id as id, ${nameIn(sql`coalesce(c.apres, c.avant)`)} as nom
        from changements as c where c.objet = ${SUBJECTS[table] ?? table} and c.nom_table = ${table}
          and c.objet_id = any(${gone}) order by c.objet_id, c.id desc`.execute(db)
    : { rows: [] };
  for (const { id, nom } of [...stored.rows, ...recorded.rows]) if (nom) names.set(keyOf(table, id), nom);
}

/** Reads the names that these changes need. */
export async function namesFor(db: Database, changes: readonly Recorded[]): Promise<Names> {
  const wanted = new Map<string, Set<number>>();
  for (const { nom_table, avant, apres } of changes)
    for (const [column, table] of Object.entries(REFERENCES[nom_table] ?? {}))
      for (const id of [avant?.[column], apres?.[column]])
        if (typeof id === 'number') wanted.set(table, (wanted.get(table) ?? new Set()).add(id));
  const names: Names = new Map();
  for (const [table, ids] of wanted) await namesOf(db, table, [...ids], names);
  return names;
}

/** What a changed row is called, and the names that its values stand for, by column and id. */
export function namedChange({ nom_table, avant, apres }: Recorded, names: Names) {
  const columns = Object.entries(REFERENCES[nom_table] ?? {});
  const nameAt = (row: Values, column: string, table: string) => names.get(keyOf(table, row?.[column]));
  const namesById = columns.map(([column, table]) => [
    column,
    Object.fromEntries(
      [avant, apres].flatMap((row) => {
        const name = nameAt(row, column, table);
        return name === undefined ? [] : [[String(row?.[column]), name]];
      }),
    ),
  ]);
  const own = (apres ?? avant)?.nom_du_champ;
  const linked = columns.map(([column, table]) => nameAt(apres ?? avant, column, table)).filter(Boolean);
  const name = typeof own === 'string' ? own : nom_table === 'membres' ? '' : linked.join(', ');
  return { nom: name || null, noms: Object.fromEntries(namesById) as Record<string, Record<string, string>> };
}
