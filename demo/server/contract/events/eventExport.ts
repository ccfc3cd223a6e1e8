/** Exports events as CSV in slices by date, as memberExport.ts does, so nothing is held between two slices. */
import { sql } from 'kysely';
import { addDays, lastDayFrom, lengthOf } from '../../../../src/domain/calendar/dayNumbers';
import { seriesDates } from '../../../../src/domain/calendar/exceptions';
import type { DayRange } from '../../../../src/domain/calendar/occurrences';
import { seriesRule } from '../../../../src/domain/calendar/seriesRule';
import { seriesWords } from '../../../../src/domain/calendar/seriesWords';
import { seriesTexts } from '../../../../src/domain/calendar/texts.fr';
import { BYTE_ORDER_MARK, csvLine } from '../../../../src/domain/csv/csvLine';
import { whereAll } from '../../store/database/conditions';
import type { Database } from '../../store/database/database';
import { type EventRow, exceptionsColumn, goesOnFrom } from '../../store/rows/eventRow';
import { seriesColumns, seriesOf } from '../../store/rows/seriesColumns';
import { dayAsRead } from '../../time/asRead';
import type { ExportFormat } from '../exports/exportFormat';
import { type EventFilter, eventConditions } from './eventFilter';
import { eventTexts } from './texts';

const SLICE = 1000;

type Row = Omit<
  EventRow,
  'created_at' | 'updated_at' | 'annule_motif' | 'sequence' | 'change_le' | 'rappels' | 'equipes'
> & {
  date: string;
  speakers: string | null;
  /** Of the dates that have a team of their own. */
  teams: string | null;
};

/** The frequency, or the rule in words where it has more than that. */
function rhythmOf(row: Row): string | null {
  const stored = seriesOf(row);
  const rule = stored && seriesRule(row.frequency, row.date, stored);
  if (rule) return seriesWords(rule, seriesTexts);
  return (row.frequency && eventTexts.frequencies[row.frequency]) ?? null;
}

interface ExportOptions {
  format: ExportFormat;
  /** Whether the last days of events are told, in a column after all others. */
  hasDays: boolean;
}

/** `excel` has the day alone as people read it: the hours have columns of their own. */
const line = (row: Row, { format, hasDays }: ExportOptions): string =>
  csvLine(
    [
      row.id,
      row.nom_evenement,
      format === 'excel' ? dayAsRead(row.date.slice(0, 10)) : row.date,
      row.heure_debut ?? null,
      row.heure_fin ?? null,
      row.lieu ?? null,
      row.is_recurrent ? eventTexts.yes : eventTexts.no,
      rhythmOf(row),
      [row.speakers, row.teams].filter(Boolean).join(' · ') || null,
      row.annule_le ? eventTexts.yes : eventTexts.no,
      ...(hasDays
        ? [row.date_fin && format === 'excel' ? dayAsRead(row.date_fin) : (row.date_fin ?? null)]
        : []),
    ],
    format,
  );

/**
 * Yields the file in chunks. The first one is the header, which needs no query. A series that began before the period
 * is in the file when one of its days is in the period, as it is in lists of events.
 */
export async function* eventExport(
  db: Database,
  filter: EventFilter,
  options: ExportOptions,
): AsyncGenerator<string> {
  const { date_fin: lastDay, ...columns } = eventTexts.columns;
  yield BYTE_ORDER_MARK + csvLine([...Object.values(columns), ...(options.hasDays ? [lastDay] : [])]);
  const { date_from: from = '', date_to: to = '' } = filter;
  const series = new EarlierSeries({ from, to }, options.format);
  let after: { date: string; id: number } | undefined;
  for (;;) {
    const rows = await slice(db, filter, after);
    const isLast = rows.length < SLICE;
    const shown = series.merge(rows, isLast);
    if (shown.length) yield shown.map((row) => line(row, options)).join('');
    if (isLast) return;
    after = rows.at(-1)!;
  }
}

async function slice(db: Database, filter: EventFilter, after: { date: string; id: number } | undefined) {
  const { date_from, ...others } = filter;
  const conditions = eventConditions(others);
  if (date_from) conditions.push(sql`(${goesOnFrom(date_from)} or e.is_recurrent)`);
  if (after) conditions.push(sql`(e.date, e.id) > (${after.date}::timestamp, ${after.id})`);
  const { rows } = await sql<Row>`
    select e.id, e.nom_evenement, to_char(e.date, 'YYYY-MM-DD HH24:MI:SS') as date,
      e.date_fin::text as date_fin, e.heure_debut, e.heure_fin,
      e.lieu, e.is_recurrent, e.frequency, ${seriesColumns}, e.annule_le, ${exceptionsColumn},
      (select string_agg(btrim(i.nom || ' ' || i.prenom) || ' (' || r.libelle || ')', ', ' order by a.rang, a.id)
        from affectations a join intervenants i on i.id = a.intervenant_id
        join roles_intervenants r on r.id = a.role_id where a.evenement_id = e.id and a.jour is null) as speakers,
      (select string_agg(to_char(q.jour, 'DD/MM/YYYY') || '\u00a0: ' || coalesce((
          select string_agg(btrim(i.nom || ' ' || i.prenom) || ' (' || r.libelle || ')', ', ' order by a.rang, a.id)
          from affectations a join intervenants i on i.id = a.intervenant_id
          join roles_intervenants r on r.id = a.role_id
          where a.evenement_id = q.evenement_id and a.jour = q.jour), '–'), ' · ' order by q.jour)
        from equipes as q where q.evenement_id = e.id and e.is_recurrent) as teams
    from evenements as e ${whereAll(conditions)} order by e.date, e.id limit ${SLICE}`.execute(db);
  return rows;
}

/**
 * What began before the period: series, and events that go on in it. For people each series stands on its first day in the period, among the events of
 * that day; exact values keep the day that is stored. Rows come by date, so all of these come before the period's own.
 */
class EarlierSeries {
  private waiting: Row[] = [];

  constructor(
    private readonly period: DayRange,
    private readonly format: ExportFormat,
  ) {}

  /** The rows to write now, in order. */
  merge(rows: readonly Row[], isLast: boolean): Row[] {
    const shown: Row[] = [];
    for (const row of rows) {
      if (row.date.slice(0, 10) < this.period.from && row.is_recurrent) this.keep(row);
      else shown.push(...this.upTo(row.date), row);
    }
    return isLast ? [...shown, ...this.waiting] : shown;
  }

  private keep(row: Row): void {
    const rule = seriesRule(row.frequency, row.date, seriesOf(row));
    const length = lengthOf(row);
    const period = { ...this.period, from: addDays(this.period.from, 1 - length) };
    const [first] = rule ? seriesDates(rule, row.exceptions ?? [], period, { limit: 1 }) : [];
    if (!first) return;
    const { day } = first;
    const moved = { date: day + row.date.slice(10), date_fin: length > 1 ? lastDayFrom(day, length) : null };
    this.waiting.push(this.format === 'excel' ? { ...row, ...moved } : row);
    this.waiting.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.id - b.id));
  }

  private upTo(date: string): Row[] {
    const later = this.waiting.findIndex((row) => row.date > date);
    return this.waiting.splice(0, later < 0 ? this.waiting.length : later);
  }
}
