/** Lists members without activity, remembers those that are kept, and stores after how many months they are listed. */
import { sql } from 'kysely';
import {
  INACTIVE_PAGE_SIZE,
  type InactiveMember,
  RETENTION_MONTHS,
  RETENTION_MONTHS_MAX,
} from '../../../../src/domain/privacy/retention';
import { invalid, notFound } from '../../http/httpError';
import { boundsOf, checkPage, type PageQuery, pageAnswer } from '../../http/paging';
import type { Database } from '../../store/database/database';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { rowTexts } from '../../store/rows/texts';
import { monthsBefore } from '../../time/days';
import { localDay, startOfDay } from '../../time/zones';
import type { Api } from '../api';
import { checkVersion } from '../writes/version';
import { privacyTexts } from './texts';

const PAGE_SIZE_MAX = 100;
const SETTING = 'conservation';

interface RetentionSetting {
  mois: number;
  updated_at: string;
}

/** The version before the first change, so that of two first changes at once only one is made. */
const NEVER_SET = '1970-01-01T00:00:00.000Z';

/** A number of months that the organisation may set, with its name and what holds until then. */
export interface MonthsSetting {
  name: string;
  months: number;
}

const INACTIVE: MonthsSetting = { name: SETTING, months: RETENTION_MONTHS };

export async function storedMonths(db: Database, { name, months }: MonthsSetting): Promise<RetentionSetting> {
  const { rows } = await sql<RetentionSetting>`
    select (valeur ->> 'mois')::integer as mois, updated_at from reglages where nom = ${name}`.execute(db);
  return rows[0] ?? { mois: months, updated_at: NEVER_SET };
}

export const retentionSetting = (db: Database): Promise<RetentionSetting> => storedMonths(db, INACTIVE);

/** @throws HttpError 422 */
export function checkedMonths(months: number, field = 'mois'): number {
  if (Number.isInteger(months) && months >= 1 && months <= RETENTION_MONTHS_MAX) return months;
  throw invalid({ [field]: privacyTexts.badMonths(RETENTION_MONTHS_MAX) });
}

/** @throws HttpError 409 when it has changed since it was shown */
export async function storeMonths(
  trx: WriteTransaction,
  setting: MonthsSetting,
  { mois, updated_at: seen }: { mois: number; updated_at?: string | null | undefined },
): Promise<RetentionSetting> {
  await sql`select pg_advisory_xact_lock(hashtext(${setting.name}))`.execute(trx);
  const before = await storedMonths(trx, setting);
  const { updated_at } = before;
  await checkVersion({
    seen,
    updated_at,
    sentence: privacyTexts.settingChanged,
    present: async () => before,
  });
  await sql`insert into reglages (nom, valeur) values (${setting.name}, jsonb_build_object('mois', ${mois}::integer))
    on conflict (nom) do update set valeur = excluded.valeur,
      updated_at = greatest(now(), reglages.updated_at + interval '1 millisecond')`.execute(trx);
  return storedMonths(trx, setting);
}

/** @throws HttpError 409 when it has changed since it was shown */
export const setRetention = (trx: WriteTransaction, change: Parameters<typeof storeMonths>[2]) =>
  storeMonths(trx, INACTIVE, change);

/**
 * Members without activity since the day: their record, groups, departments, steps and tags haven't changed, they are no
 * speaker of a later event, and no user has decided to keep them.
 */
const inactiveSince = (since: string, instant: string) => sql`from membres as m
  where m.updated_at < ${instant} and m.date_inscription < ${since}::date
    and not exists (select 1 from revues where membre_id = m.id and le >= ${instant})
    and not exists (select 1 from groupes_membres
      where membre_id = m.id and (date_inscription >= ${since}::date or date_sortie >= ${since}::date))
    and not exists (select 1 from departements_membres
      where membre_id = m.id and (date_inscription >= ${since}::date or date_sortie >= ${since}::date))
    and not exists (select 1 from membres_etapes where membre_id = m.id and date_association >= ${since}::date)
    and not exists (select 1 from intervenants as i join affectations as a on a.intervenant_id = i.id
      join evenements as e on e.id = a.evenement_id
      where i.membre_id = m.id and (greatest(e.date, e.date_fin) >= ${since}::date or e.is_recurrent))
    and not exists (select 1 from changements as c join operations as o on o.id = c.operation_id
      where c.objet = 'membres' and c.objet_id = m.id and o.quand >= ${instant})`;

/** Without the day of the last change, which depends on the time zone. */
const lastDay = sql`to_char(greatest(m.date_inscription,
    (select max(greatest(date_inscription, date_sortie)) from groupes_membres where membre_id = m.id),
    (select max(greatest(date_inscription, date_sortie)) from departements_membres where membre_id = m.id),
    (select max(date_association)::date from membres_etapes where membre_id = m.id),
    (select max(coalesce(a.jour, greatest(e.date, e.date_fin)::date)) from intervenants as i join affectations as a on a.intervenant_id = i.id
      join evenements as e on e.id = a.evenement_id where i.membre_id = m.id)), 'YYYY-MM-DD')`;

/** @throws HttpError 404 past the last page, 422 */
export async function inactiveMembers(
  { db, timeZone, today }: Pick<Api, 'db' | 'timeZone' | 'today'>,
  path: string,
  query: PageQuery,
) {
  const bounds = boundsOf(query, INACTIVE_PAGE_SIZE, PAGE_SIZE_MAX);
  const { mois } = await retentionSetting(db);
  const since = monthsBefore(today(), mois);
  const from = inactiveSince(since, startOfDay(since, timeZone));
  // The members are found once, for the count and for the page.
  const { rows: found } = await sql<{ count: number; ids: number[] }>`
    with found as materialized (select m.id, m.updated_at ${from})
    select (select count(*)::integer from found) as count, array(
      select id from found order by updated_at, id limit ${bounds.size} offset ${bounds.offset}) as ids`.execute(
    db,
  );
  const { count, ids } = found[0] ?? { count: 0, ids: [] };
  checkPage(bounds, count);
  const { rows } = await sql<
    Omit<InactiveMember, 'derniere_activite'> & { updated_at: string; last_day: string }
  >`
    select m.id, m.nom, m.prenom, m.updated_at, ${lastDay} as last_day from membres as m
    where m.id = any(${ids}) order by m.updated_at, m.id`.execute(db);
  const results = rows.map(({ updated_at, last_day, ...row }): InactiveMember => {
    const changed = localDay(timeZone, new Date(updated_at));
    const [, derniere_activite = changed] = [changed, last_day].sort();
    return { ...row, derniere_activite };
  });
  return { ...pageAnswer(path, query, bounds, count, results), mois };
}

/** Lists the member again only after the same time. @throws HttpError 404 */
export async function keepMember(trx: WriteTransaction, id: number, auteur_id: number): Promise<void> {
  const { rows } = await sql`select 1 from membres where id = ${id} for key share`.execute(trx);
  if (!rows.length) throw notFound(rowTexts.noMember);
  await trx.deleteFrom('revues').where('membre_id', '=', id).execute();
  await trx.insertInto('revues').values({ membre_id: id, auteur_id }).execute();
}
