import { sql } from 'kysely';
import { attendanceReportCalls } from '../../../../src/api/endpoints/attendance/reports';
import type { Attended } from '../../../../src/domain/attendance/report';
import { notFound } from '../../http/httpError';
import { boundsOf, checkPage, type PageQuery, pageAnswer } from '../../http/paging';
import type { Database } from '../../store/database/database';
import { rowTexts } from '../../store/rows/texts';

const PAGE_SIZE = 10;
const PAGE_SIZE_MAX = 100;

interface Sums {
  count: number;
  participations: number;
  derniere: string | null;
}

type Row = { id: number; nom_evenement: string } & Pick<Attended, 'jour' | 'etat'>;

/**
 * What a member took part in, the latest first, also where the person was excused or absent.
 * @throws HttpError 404 when the member is gone, or past the last page
 */
export async function memberAttendance(db: Database, id: number, query: PageQuery) {
  const bounds = boundsOf(query, PAGE_SIZE, PAGE_SIZE_MAX);
  const { rows: sums } = await sql<Sums>`
    select count(p.etat)::integer as count, count(*) filter (where p.etat = 'present')::integer as participations,
      (max(p.jour) filter (where p.etat = 'present'))::text as derniere
    from membres as m left join presences as p on p.membre_id = m.id where m.id = ${id} group by m.id`.execute(
    db,
  );
  const [sum] = sums;
  if (!sum) throw notFound(rowTexts.noMember);
  const { count, ...told } = sum;
  checkPage(bounds, count);
  const { rows } = await sql<Row>`
    select e.id, e.nom_evenement, p.jour::text as jour, p.etat
    from presences as p join evenements as e on e.id = p.evenement_id
    where p.membre_id = ${id} and p.etat is not null
    order by p.jour desc, p.id desc limit ${bounds.size} offset ${bounds.offset}`.execute(db);
  const results = rows.map(({ id: event, nom_evenement, jour: day, etat }) => ({
    evenement: { id: event, nom_evenement },
    jour: day,
    etat,
  }));
  const path = attendanceReportCalls.ofMember.path.replace('{id}', String(id));
  return { ...pageAnswer(path, query, bounds, count, results), ...told };
}
