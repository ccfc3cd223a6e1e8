/** Reads what happened to one row. */
import { sql } from 'kysely';
import { JOURNAL_PAGE_SIZE, type RecordedChange } from '../../../../src/domain/journal/operation';
import { boundsOf, checkPage, type PageQuery, pageAnswer } from '../../http/paging';
import type { Database } from '../../store/database/database';
import { CONTACT, hiddenAmong } from '../../store/rows/hiddenContacts';
import { namedChange, namesFor } from './names';
import { authorOf, PAGE_SIZE_MAX } from './operations';
import type { JournalReader } from './reader';

interface HistoryQuery extends PageQuery {
  objet: string;
  objet_id: number;
}

type Values = Record<string, unknown> | null;

interface Row extends Omit<RecordedChange, 'auteur' | 'avant' | 'apres' | 'nom' | 'noms'> {
  compte_id: number | null;
  compte_nom: string | null;
  avant: Values;
  apres: Values;
}

/** Keeps the keys of both that differ, except for the time of the change. */
function differing(before: Values, after: Values): { avant: Values; apres: Values } {
  if (!before || !after) return { avant: before, apres: after };
  const keys = Object.keys(after).filter(
    (key) => key !== 'updated_at' && JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const only = (row: Record<string, unknown>) => Object.fromEntries(keys.map((key) => [key, row[key]]));
  return { avant: only(before), apres: only(after) };
}

const speakerOf = ({ nom_table, avant, apres }: Row): number[] => {
  const id = (apres ?? avant)?.intervenant_id;
  return nom_table === 'affectations' && typeof id === 'number' ? [id] : [];
};

/** The changes of assignments without the contact of members who are deleted, as events show them. */
async function withoutHiddenContacts(db: Database, rows: readonly Row[]): Promise<Row[]> {
  const hidden = await hiddenAmong(db, rows.flatMap(speakerOf));
  const left = (values: Values): Values =>
    values &&
    Object.fromEntries(Object.entries(values).filter(([key]) => !CONTACT.some((name) => name === key)));
  return rows.map((row) =>
    speakerOf(row).some((id) => hidden.has(id))
      ? { ...row, avant: left(row.avant), apres: left(row.apres) }
      : row,
  );
}

/**
 * @param reader what the caller may read
 * @throws HttpError 403 for a row that the caller may not read, 404 past the last page, 422
 */
export async function historyPage(db: Database, path: string, query: HistoryQuery, reader: JournalReader) {
  const bounds = boundsOf(query, JOURNAL_PAGE_SIZE, PAGE_SIZE_MAX);
  const { objet: subject, objet_id } = query;
  const id = Number.isInteger(objet_id) && Math.abs(objet_id) < 2 ** 31 ? objet_id : 0;
  reader.requireHistory(subject, id);
  const from = sql`from changements as c join operations as o on o.id = c.operation_id
    where c.objet = ${subject} and c.objet_id = ${id}
      and ${reader.change()} and ${reader.operation()}`;
  const { rows: counts } = await sql<{ count: number }>`select count(*) as count ${from}`.execute(db);
  const { count } = counts[0]!;
  checkPage(bounds, count);
  const { rows: recorded } = await sql<Row>`
    select c.id, o.quand, o.compte_id, o.compte_nom, o.action, c.nom_table, c.avant, c.apres,
      o.reduite_le is not null as reduit ${from}
    order by c.id desc limit ${bounds.size} offset ${bounds.offset}`.execute(db);
  const rows = await withoutHiddenContacts(db, recorded);
  const names = await namesFor(db, rows);
  const results = rows.map(({ compte_id, compte_nom, avant, apres, reduit: isReduced, ...row }) => ({
    ...row,
    ...(isReduced && { reduit: true }),
    auteur: authorOf({ compte_id, compte_nom }),
    ...namedChange({ ...row, avant, apres }, names),
    ...differing(avant, apres),
  }));
  return pageAnswer(path, query, bounds, count, results);
}
