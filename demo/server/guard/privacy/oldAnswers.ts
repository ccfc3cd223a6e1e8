/** Deletes the answers of forms that have kept them for their number of months, with their files and without the trash. */
import { sql } from 'kysely';
import { notFound } from '../../http/httpError';
import type { Database } from '../../store/database/database';
import { inTransaction } from '../../store/database/writeQueue';
import { rowTexts } from '../../store/rows/texts';
import { monthsBefore } from '../../time/days';
import { localDay, startOfDay } from '../../time/zones';
import type { Api } from '../api';
import { journaled } from '../writes/journal';
import { eraseAnswers } from './eraseRows';
import { privacyTexts } from './texts';

/** Deleted in one transaction, so that other writes needn't wait long. */
const BATCH = 200;

interface Clock {
  /** IANA name of the organisation's time zone; undefined for that of the process. */
  timeZone?: string | undefined;
  now?: () => number;
}

/** The instant before which answers are older than a number of months. They are kept to the end of their last day. */
const endOfMonths = (months: number, { timeZone, now = Date.now }: Clock): string =>
  startOfDay(monthsBefore(localDay(timeZone, new Date(now())), months), timeZone);

/** How many answers a number of months would delete now. @throws HttpError 404 */
export async function oldAnswerCount(
  { db, timeZone, now }: Pick<Api, 'db' | 'timeZone' | 'now'>,
  formId: number,
  months: number,
): Promise<number> {
  const end = endOfMonths(months, { timeZone, now });
  const { rows } = await sql<{ nombre: number | null }>`
    select (select count(*)::integer from reponses as r where r.formulaire_id = f.id and r.created_at < ${end}) as nombre
    from formulaires as f where f.id = ${formId}`.execute(db);
  if (!rows[0]) throw notFound(rowTexts.noForm);
  return rows[0].nombre ?? 0;
}

/** Each batch is an operation of the journal, which counts the answers. @returns how many were deleted */
export async function deleteOldAnswers(db: Database, clock: Clock = {}): Promise<number> {
  const { rows: forms } = await sql<{ mois: number }>`
    select distinct conservation_mois as mois from formulaires where conservation_mois is not null`.execute(
    db,
  );
  const months = forms.map(({ mois }) => Number(mois));
  const ends = months.map((months) => endOfMonths(months, clock));
  let deleted = 0;
  for (;;) {
    const operation = { action: 'rgpd.expirer', subject: 'reponses', name: privacyTexts.system };
    const count = await inTransaction(
      db,
      journaled(operation, async (trx) => {
        const { rows } = await sql<{ id: number }>`
          select r.id from reponses as r join formulaires as f on f.id = r.formulaire_id
          join unnest(${months}::integer[], ${ends}::text[]) as kept(mois, fin) on kept.mois = f.conservation_mois
          where r.created_at < kept.fin::timestamptz
          order by r.id limit ${BATCH} for update of r`.execute(trx);
        const ids = rows.map(({ id }) => id);
        await eraseAnswers(trx, ids);
        return ids.length;
      }),
    );
    deleted += count;
    if (count < BATCH) return deleted;
  }
}
