/**
 * Exports members as CSV in slices, by name. Each slice is one query that begins after the last row of the previous slice,
 * so no transaction, cursor or growing offset is needed between two slices.
 */
import { type RawBuilder, sql } from 'kysely';
import { BYTE_ORDER_MARK, csvLine } from '../../../../../src/domain/csv/csvLine';
import { type ExportColumn, fieldsOfKind } from '../../../../../src/domain/members/memberFieldRules';
import { standingsOf } from '../../../../../src/domain/register/consents';
import { type Condition, whereAll } from '../../../store/database/conditions';
import type { Database } from '../../../store/database/database';
import { listedConsents } from '../../../store/rows/consents';
import { isUpToDateFor } from '../../../store/rows/dues';
import { dayAsRead } from '../../../time/asRead';
import { type ExportFormat, phoneAsRead } from '../../exports/exportFormat';
import { memberTexts } from '../texts';

const SLICE = 1000;

const linked: Partial<Record<ExportColumn, RawBuilder<string | null>>> = {
  groupe: sql`(select g.nom from groupes_membres a join groupes g on g.id = a.groupe_id
    where a.membre_id = m.id and a.date_sortie is null)`,
  departement: sql`(select d.nom from departements_membres a join departements d on d.id = a.departement_id
    where a.membre_id = m.id and a.date_sortie is null)`,
  etapes: sql`(select string_agg(e.libelle, ', ' order by e.ordre, e.id)
    from membres_etapes a join etapes e on e.id = a.etape_id where a.membre_id = m.id)`,
  tags: sql`(select string_agg(t.name, ', ' order by t.name, t.id)
    from membres_tags a join tags t on t.id = a.tag_id where a.membre_id = m.id)`,
  // A day and a reason are those of a departure or a death; who is back has neither.
  etat_depuis: sql`case when m.etat <> 'actif' then m.etat_depuis end`,
  etat_motif: sql`case when m.etat <> 'actif' then m.etat_motif end`,
  consentements: sql`${listedConsents}::text`,
  oppositions: sql`(select string_agg(o.genre, ', ' order by o.depuis, o.id) from oppositions o where o.membre_id = m.id)`,
};

type Row = Record<ExportColumn, string | number | null> & { tri: string; membre: number };

/** What a person reads in place of a stored value. */
const words: Partial<Record<ExportColumn, (value: string) => string>> = {
  genre: (code) => memberTexts.genres[code] ?? code,
  situation_matrimoniale: (code) => memberTexts.situations[code] ?? code,
  statut: (code) => (code === 'membre' ? memberTexts.member : memberTexts.registered),
  date_naissance: dayAsRead,
  etat: (code) => memberTexts.states[code] ?? code,
  etat_depuis: dayAsRead,
  etat_motif: (code) => memberTexts.reasons[code] ?? code,
  oppositions: (codes) => codes.replaceAll(/\w+/g, (code) => memberTexts.contacts[code] ?? code),
  date_inscription: (instant) => dayAsRead(instant.slice(0, 10)),
  ...Object.fromEntries(fieldsOfKind('phone').map((field) => [field, phoneAsRead])),
};

/** The columns of a file and how their cells are written. */
interface FileLayout {
  columns: readonly ExportColumn[];
  format: ExportFormat;
  /** The year for which `cotisations` says who is up to date. */
  year: number;
  /** The day on which consents hold. */
  today: string;
}

/** What holds of each kind that was asked. */
const consentsText = (json: string, { format, today }: FileLayout): string =>
  standingsOf({ consentements: JSON.parse(json) }, today)
    .map(({ state, by }) => {
      const days = [by?.du, by?.jusquau, by?.retire_le].map((day) => day ?? '');
      const [from = '', to = '', back = ''] =
        format === 'excel' ? days.map((day) => day && dayAsRead(day)) : days;
      return memberTexts.consent[state](by?.nom ?? '', from, to, back);
    })
    .join(', ');

const lineOf = (layout: FileLayout, row: Row): string => {
  const { columns, format } = layout;
  return csvLine(
    columns.map((name) => {
      const value = row[name];
      if (name === 'consentements' && typeof value === 'string') return consentsText(value, layout);
      return format === 'excel' && typeof value === 'string' ? (words[name]?.(value) ?? value) : value;
    }),
    format,
  );
};

const header = ({ columns, format, year }: FileLayout): string =>
  BYTE_ORDER_MARK +
  csvLine(
    columns.map((name) => (name === 'cotisations' ? memberTexts.upToDate(year) : memberTexts.columns[name])),
    format,
  );

const selectedOf = ({ columns, year }: FileLayout) => {
  const dues = sql`case when ${isUpToDateFor(year)} then ${memberTexts.yes}::text end`;
  const cellOf = (name: ExportColumn) =>
    name === 'cotisations' ? dues : (linked[name] ?? sql.ref(`m.${name}`));
  return sql.join(columns.map((name) => sql`${cellOf(name)} as ${sql.ref(name)}`));
};

/** Yields the file of these members in chunks, in this order. Those deleted meanwhile are missing. */
export async function* exportOf(
  db: Database,
  layout: FileLayout,
  ids: readonly number[],
): AsyncGenerator<string> {
  yield header(layout);
  for (let at = 0; at < ids.length; at += SLICE) {
    const { rows } = await sql<Row>`
      select ${selectedOf(layout)} from membres as m
      join unnest(${ids.slice(at, at + SLICE)}::integer[]) with ordinality as wanted(id, place) on wanted.id = m.id
      order by place`.execute(db);
    if (rows.length) yield rows.map((row) => lineOf(layout, row)).join('');
  }
}

/** Yields the file in chunks. The first one is the header, which needs no query. */
export async function* memberExport(
  db: Database,
  layout: FileLayout,
  conditions: readonly Condition[],
): AsyncGenerator<string> {
  yield header(layout);
  let after: Condition[] = [];
  for (;;) {
    const { rows } = await sql<Row>`
      select ${selectedOf(layout)}, m.tri, m.id as membre from membres as m ${whereAll([...conditions, ...after])}
      order by m.tri, m.id limit ${SLICE}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => lineOf(layout, row)).join('');
    if (rows.length < SLICE) return;
    after = [sql`(m.tri, m.id) > (${last.tri}, ${last.membre})`];
  }
}
