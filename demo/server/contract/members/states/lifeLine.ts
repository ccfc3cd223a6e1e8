/** The dated facts of one member, and those of the organisation by day or month. */
import { sql } from 'kysely';
import type { LifeLine, Movements } from '../../../../../src/domain/register/facts';
import { notFound } from '../../../http/httpError';
import type { Database } from '../../../store/database/database';
import { factsOf } from '../../../store/rows/facts';
import { rowTexts } from '../../../store/rows/texts';
import { monthStart } from '../../../time/days';
import { type EvolutionQuery, evolutionRange } from '../../statistics/evolution';

/** @throws HttpError 404 */
export async function lifeLine(db: Database, id: number): Promise<LifeLine> {
  const member = await db.selectFrom('membres').select('id').where('id', '=', id).executeTakeFirst();
  if (!member) throw notFound(rowTexts.noMember);
  return { faits: await factsOf(db, { id }) };
}

interface MovementRow {
  day: string;
  entrees: number;
  retours: number;
  sorties: number;
  corrections: number;
}

const KINDS = ['entrees', 'retours', 'sorties', 'corrections'] as const;

/** The days or months on which something happened. @throws HttpError 422 for dates that are invalid, reversed, or too far apart */
export async function movements(db: Database, query: EvolutionQuery, today: string): Promise<Movements> {
  const { isMonthly, from, to } = evolutionRange(query, today);
  const { rows } = await sql<MovementRow>`
    select jour::text as day, (count(*) filter (where genre = 'entree'))::integer as entrees,
      (count(*) filter (where genre = 'retour'))::integer as retours,
      (count(*) filter (where genre = 'sortie' and sens <> 0))::integer as sorties,
      (coalesce(sum(sens) filter (where genre = 'correction'), 0))::integer as corrections
    from faits where domaine = 'organisation' and objet_id is null and jour between ${from}::date and ${to}::date
    group by jour order by jour`.execute(db);
  const points = new Map<string, Movements['points'][number]>();
  for (const { day, ...row } of rows) {
    const date = isMonthly ? monthStart(day) : day;
    const point = points.get(date) ?? { date, entrees: 0, retours: 0, sorties: 0, corrections: 0 };
    for (const kind of KINDS) point[kind] += row[kind];
    points.set(date, point);
  }
  const { rows: noted } = await sql<{ day: string | null }>`
    select coalesce((select valeur #>> '{}' from reglages where nom = 'sorties_depuis'), min(note_le)::text) as day
    from faits`.execute(db);
  return { sorties_depuis: noted[0]?.day ?? null, points: [...points.values()] };
}
