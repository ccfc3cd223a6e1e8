/** Exports events as CSV in slices by date, as memberExport.ts does, so nothing is held between two slices. */
import { sql } from 'kysely';
import { BYTE_ORDER_MARK, csvLine } from '../csv/csvLine';
import { dayAsRead, type ExportFormat } from '../csv/exportFormat';
import { whereAll } from '../database/conditions';
import type { Database } from '../database/openDatabase';
import { type EventFilter, eventConditions } from './eventFilter';
import type { EventRow } from './eventRow';
import { eventTexts } from './texts';

const SLICE = 1000;

type Row = Omit<EventRow, 'created_at' | 'updated_at'> & { date: string; speakers: string | null };

/** `excel` has the day alone as people read it: the hours have columns of their own. */
const line = (row: Row, format: ExportFormat): string =>
  csvLine([
    row.id,
    row.nom_evenement,
    format === 'excel' ? dayAsRead(row.date.slice(0, 10)) : row.date,
    row.heure_debut ?? null,
    row.heure_fin ?? null,
    row.lieu ?? null,
    row.is_recurrent ? eventTexts.yes : eventTexts.no,
    (row.frequency && eventTexts.frequencies[row.frequency]) ?? null,
    row.speakers,
  ]);

/** Yields the file in chunks. The first one is the header, which needs no query. */
export async function* eventExport(
  db: Database,
  filter: EventFilter,
  format: ExportFormat,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(Object.values(eventTexts.columns));
  let after: { date: string; id: number } | undefined;
  for (;;) {
    const conditions = eventConditions(filter);
    if (after) conditions.push(sql`(e.date, e.id) > (${after.date}::timestamp, ${after.id})`);
    const { rows } = await sql<Row>`
      select e.id, e.nom_evenement, to_char(e.date, 'YYYY-MM-DD HH24:MI:SS') as date, e.heure_debut, e.heure_fin,
        e.lieu, e.is_recurrent, e.frequency,
        (select string_agg(btrim(i.nom || ' ' || i.prenom) || ' (' || r.libelle || ')', ', ' order by a.rang, a.id)
          from affectations a join intervenants i on i.id = a.intervenant_id
          join roles_intervenants r on r.id = a.role_id where a.evenement_id = e.id) as speakers
      from evenements as e ${whereAll(conditions)} order by e.date, e.id limit ${SLICE}`.execute(db);
    if (!rows.length) return;
    yield rows.map((row) => line(row, format)).join('');
    if (rows.length < SLICE) return;
    after = rows.at(-1)!;
  }
}
