/** Reads the operations of the journal, newest first. */
import { type RawBuilder, sql } from 'kysely';
import { addDays } from '../../../../src/domain/calendar/dayNumbers';
import {
  JOURNAL_PAGE_SIZE,
  type Operation,
  type OperationSubject,
} from '../../../../src/domain/journal/operation';
import { invalid } from '../../http/httpError';
import { boundsOf, checkPage, type PageQuery, pageAnswer } from '../../http/paging';
import { httpTexts } from '../../http/texts';
import { whereAll } from '../../store/database/conditions';
import type { Database } from '../../store/database/database';
import { UNDO_DAYS } from '../../store/tables/writeSchema';
import { isCalendarDay } from '../../time/days';
import { startOfDay } from '../../time/zones';
import type { Api } from '../api';
import type { JournalReader } from './reader';

export const PAGE_SIZE_MAX = 100;
/** Rows of an operation that are named. */
const NAMED_MAX = 5;

interface OperationQuery extends PageQuery {
  compte?: number;
  genre?: string;
  du?: string;
  au?: string;
}

function conditionsOf(
  { compte: account, genre, du, au }: OperationQuery,
  timeZone: string | undefined,
): RawBuilder<boolean>[] {
  for (const [name, day] of Object.entries({ du, au }))
    if (day && !isCalendarDay(day)) throw invalid({ [name]: httpTexts.badDate });
  if (account !== undefined && !(Number.isInteger(account) && Math.abs(account) < 2 ** 31))
    throw invalid({ compte: httpTexts.badNumber });
  return [
    ...(account === undefined ? [] : [sql<boolean>`o.compte_id = ${account}::integer`]),
    ...(genre ? [sql<boolean>`o.genre = ${genre}`] : []),
    ...(du ? [sql<boolean>`o.quand >= ${startOfDay(du, timeZone)}`] : []),
    ...(au ? [sql<boolean>`o.quand < ${startOfDay(addDays(au, 1), timeZone)}`] : []),
  ];
}

interface Row {
  id: number;
  quand: string;
  compte_id: number | null;
  compte_nom: string | null;
  action: string;
  genre: string;
  nombre: number;
  annulee: boolean;
  is_recent: boolean;
}

/** The author as answers name it. */
export const authorOf = ({ compte_id, compte_nom }: Pick<Row, 'compte_id' | 'compte_nom'>) =>
  compte_nom === null ? null : { id: compte_id, nom: compte_nom };

/** The name that a changed row shows, whatever its table. */
export const nameIn = (row: RawBuilder<unknown>) => sql<string | null>`coalesce(
  nullif(concat_ws(' ', ${row} ->> 'nom', ${row} ->> 'prenom'), ''), ${row} ->> 'nom_evenement', ${row} ->> 'name',
  ${row} ->> 'libelle', ${row} ->> 'nom_du_formulaire')`;

interface Named {
  operation_id: number;
  objet: string;
  id: number;
  nom: string | null;
  existe: boolean;
  vers: OperationSubject['vers'];
}

/** Whether the row is there today; of the tables whose rows have a screen of their own, or a list that shows them alone. */
const isThere = sql<boolean>`case c.objet
  when 'membres' then exists (select from membres where id = c.objet_id)
  when 'evenements' then exists (select from evenements where id = c.objet_id)
  when 'formulaires' then exists (select from formulaires where id = c.objet_id)
  when 'groupes' then exists (select from groupes where id = c.objet_id)
  when 'departements' then exists (select from departements where id = c.objet_id)
  when 'tags' then exists (select from tags where id = c.objet_id)
  when 'etapes' then exists (select from etapes where id = c.objet_id)
  else false end`;

/** What leads to a row without a screen of its own; nothing for the others. */
const instead = sql`case c.objet
  when 'intervenants' then (select case when i.membre_id is not null
      then json_build_object('objet', 'membres', 'id', i.membre_id)
      else (select json_build_object('objet', 'evenements', 'id', max(a.evenement_id)) from affectations as a
        where a.intervenant_id = i.id having max(a.evenement_id) is not null) end
    from intervenants as i where i.id = c.objet_id)
  when 'reponses' then json_build_object('objet', 'formulaires', 'id', max(f.id)) end`;

/** An erased record, which an erasure was about, comes before the events that it also changed. */
const isErased = sql`(c.avant is null and c.apres is null and c.nom_table = c.objet)`;

/** What the first changes of each operation were about. Links have no name, so the row that they belong to gives it. */
async function namedBy(
  db: Database,
  ids: readonly number[],
  reader: JournalReader,
): Promise<Map<number, Operation['objets']>> {
  const { rows } = await sql<Named>`
    select c.operation_id, c.objet, c.objet_id as id,
      coalesce(max(${nameIn(sql`coalesce(c.apres, c.avant)`)}), max(m.nom || ' ' || m.prenom), max(e.nom_evenement),
        max(f.nom_du_formulaire), max(coalesce(c.apres, c.avant) ->> 'role') filter (where c.objet = 'exigences')) as nom,
      ${isThere} as existe, ${instead} as vers
    from unnest(${ids}::bigint[]) as o(id)
    cross join lateral (
      select * from changements as c where c.operation_id = o.id and ${reader.change()} 
        order by ${isErased} desc, c.id limit ${NAMED_MAX * 4}
    ) as c
    left join membres as m on c.objet = 'membres' and m.id = c.objet_id
    left join evenements as e on c.objet = 'evenements' and e.id = c.objet_id
    left join formulaires as f
      on c.nom_table = 'reponses' and f.id = (coalesce(c.apres, c.avant) ->> 'formulaire_id')::integer
    group by c.operation_id, c.objet, c.objet_id order by bool_or(${isErased}) desc, min(c.id)`.execute(db);
  const named = new Map<number, Operation['objets']>();
  for (const { operation_id, vers, ...row } of rows) {
    const subject = vers?.id ? { ...row, vers } : row;
    const list = named.get(operation_id) ?? [];
    if (list.length < NAMED_MAX) named.set(operation_id, [...list, subject]);
  }
  return named;
}

/** The columns that each update changed in rows of its subject, by operation; links to other rows are told by their names. */
async function changedFields(
  db: Database,
  ids: readonly number[],
  reader: JournalReader,
): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ id: number; champs: string[] }>`
    select c.operation_id as id, array_agg(distinct field.key) as champs
    from changements as c cross join lateral jsonb_each(c.apres) as field
    where c.operation_id = any(${ids}::bigint[]) and ${reader.change()} and c.nom_table in (c.objet, 'roles_intervenants')
      and c.avant is not null and field.key <> 'updated_at' and c.avant -> field.key is distinct from field.value
    group by c.operation_id`.execute(db);
  return new Map(rows.map(({ id, champs: fields }) => [Number(id), fields]));
}

const isUpdate = ({ action }: Row): boolean => /\.update(?:Whole)?$/.test(action);

/**
 * @param reader what the caller may read
 * @param mayUndo whether the caller may undo a call of this name
 * @throws HttpError 404 past the last page, 422
 */
export async function operationPage(
  { db, timeZone }: Pick<Api, 'db' | 'timeZone'>,
  path: string,
  query: OperationQuery,
  reader: JournalReader,
  mayUndo: (action: string) => boolean,
) {
  const bounds = boundsOf(query, JOURNAL_PAGE_SIZE, PAGE_SIZE_MAX);
  const where = whereAll([...conditionsOf(query, timeZone), reader.operation()]);
  const { rows: counts } = await sql<{ count: number }>`
    select count(*) as count from operations as o ${where}`.execute(db);
  const { count } = counts[0]!;
  checkPage(bounds, count);
  const { rows } = await sql<Row>`
    select o.id, o.quand, o.compte_id, o.compte_nom, o.action, o.genre,
      (select count(*) from changements as c where c.operation_id = o.id and ${reader.isReached}) as nombre,
      o.annulee_par is not null as annulee, o.quand >= now() - make_interval(days => ${UNDO_DAYS}::integer) as is_recent
    from operations as o ${where} order by o.id desc limit ${bounds.size} offset ${bounds.offset}`.execute(
    db,
  );
  const named = await namedBy(
    db,
    rows.map(({ id }) => id),
    reader,
  );
  const fields = await changedFields(
    db,
    rows.filter(isUpdate).map(({ id }) => id),
    reader,
  );
  const results = rows.map(({ compte_id, compte_nom, is_recent, ...row }) => ({
    ...row,
    ...(fields.has(Number(row.id)) && { champs: fields.get(Number(row.id)) }),
    auteur: authorOf({ compte_id, compte_nom }),
    objets: named.get(row.id) ?? [],
    annulable: is_recent && !row.annulee && mayUndo(row.action),
  }));
  return pageAnswer(path, query, bounds, count, results);
}
