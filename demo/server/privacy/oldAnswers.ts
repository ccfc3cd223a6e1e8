/** Deletes the answers of forms that have kept them for their number of months, with their files and without the trash. */
import { sql } from 'kysely';
import type { Database } from '../database/openDatabase';
import { inTransaction } from '../database/writeQueue';
import { formTexts } from '../forms/texts';
import { notFound } from '../http/httpError';
import { journaled } from '../writes/journal';
import { eraseAnswers } from './eraseRows';
import { privacyTexts } from './texts';

/** Deleted in one transaction, so that other writes needn't wait long. */
const BATCH = 200;

const olderThan = (mois: unknown) => sql<boolean>`r.created_at < now() - make_interval(months => ${mois})`;

/** How many answers a number of months would delete now. @throws HttpError 404 */
export async function oldAnswerCount(db: Database, formId: number, mois: number): Promise<number> {
  const { rows } = await sql<{ nombre: number | null }>`
    select (select count(*)::integer from reponses as r where r.formulaire_id = f.id and ${olderThan(sql`${mois}::integer`)}) as nombre
    from formulaires as f where f.id = ${formId}`.execute(db);
  if (!rows[0]) throw notFound(formTexts.noForm);
  return rows[0].nombre ?? 0;
}

/** Each batch is an operation of the journal, which counts the answers. @returns how many were deleted */
export async function deleteOldAnswers(db: Database): Promise<number> {
  let deleted = 0;
  for (;;) {
    const operation = { action: 'rgpd.expirer', subject: 'reponses', name: privacyTexts.system };
    const count = await inTransaction(
      db,
      journaled(operation, async (trx) => {
        const { rows } = await sql<{ id: number }>`
          select r.id from reponses as r join formulaires as f on f.id = r.formulaire_id
          where f.conservation_mois is not null and ${olderThan(sql`f.conservation_mois::integer`)}
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
