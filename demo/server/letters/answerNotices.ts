/**
 * Mails about new answers are sent at most once per form and pause. What was sent last is in the database, so that several
 * instances of the server send one mail, and one that restarts continues.
 */
import { sql } from 'kysely';
import type { Database } from '../store/database/database';

/** Seconds between two mails about a form. */
const PAUSE_SECONDS = 15 * 60;

const dueBefore = (now: number): string => new Date(now - PAUSE_SECONDS * 1000).toISOString();

/** Counts from this answer on, unless earlier ones are being counted already. */
export const countFrom = (db: Database, formId: number, answerId: number): Promise<unknown> =>
  sql`insert into avis_reponses (formulaire_id, derniere)
    select id, ${answerId}::integer - 1 from formulaires where id = ${formId} on conflict do nothing`.execute(
    db,
  );

/** Forgets what was counted, when no mail is wanted any more. */
export const stopCounting = (db: Database, formId: number): Promise<unknown> =>
  db.deleteFrom('avis_reponses').where('formulaire_id', '=', formId).execute();

/** Forms with answers that a mail may be sent about now. */
export const dueForms = async (db: Database, now: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('avis_reponses as a')
    .select('a.formulaire_id')
    .where('a.envoye_le', '<=', dueBefore(now))
    .where((is) =>
      is.exists(
        is
          .selectFrom('reponses as r')
          .select('r.id')
          .whereRef('r.formulaire_id', '=', 'a.formulaire_id')
          .whereRef('r.id', '>', 'a.derniere'),
      ),
    )
    .execute();
  return rows.map(({ formulaire_id }) => formulaire_id);
};

/**
 * Takes the new answers of a form for one mail. Of several instances one gets them.
 * @returns nothing when there are none, or when the last mail is too recent
 */
export const takeAnswers = (db: Database, formId: number, now: number) =>
  db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('avis_reponses as a')
      .innerJoin('formulaires as f', 'f.id', 'a.formulaire_id')
      .select(['a.derniere', 'f.nom_du_formulaire as form'])
      .where('a.formulaire_id', '=', formId)
      .where((is) => is.or([is('a.envoye_le', 'is', null), is('a.envoye_le', '<=', dueBefore(now))]))
      .forUpdate('a')
      .executeTakeFirst();
    if (!row) return undefined;
    const { count, last } = await trx
      .selectFrom('reponses')
      .select((is) => [is.fn.countAll<string>().as('count'), is.fn.max('id').as('last')])
      .where('formulaire_id', '=', formId)
      .where('id', '>', row.derniere)
      .executeTakeFirstOrThrow();
    if (Number(count) === 0) return undefined;
    await trx
      .updateTable('avis_reponses')
      .set({ derniere: last, envoye_le: new Date(now).toISOString() })
      .where('formulaire_id', '=', formId)
      .execute();
    return { form: row.form, count: Number(count) };
  });
