/** Takes the mail that is sent next: by class, and within a class the one that is due the longest. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../store/database/database';
import type { MailKind } from './MailQueue';
import { type MailClass, mailKindsOf } from './mailClasses';
import { VISITOR_MAILS } from './mailLimits';
import { type HeldMail, MAIL_COLUMNS } from './mailRows';

const instant = (ms: number): string => new Date(ms).toISOString();

/** The mails of visitors that left within the hour are below their number. */
const visitorsMay = (now: number): RawBuilder<boolean> => sql`(
  select count(*) from messages where genre = any(${mailKindsOf('visitor')}::text[]) and etat = 'envoye'
    and fini_le > ${instant(now - VISITOR_MAILS.seconds * 1000)}::timestamptz) < ${VISITOR_MAILS.attempts}::bigint`;

function isOf(wanted: MailClass, now: number): RawBuilder<boolean> {
  const kinds = (of: MailClass) => sql`any(${mailKindsOf(of)}::text[])`;
  if (wanted === 'access') return sql`genre = ${kinds('access')}`;
  if (wanted === 'visitor') return sql`genre = ${kinds('visitor')} and ${visitorsMay(now)}`;
  return sql`not (genre = ${kinds('access')} or genre = ${kinds('visitor')})`;
}

/** The first that is due of a class, and that no other attempt holds. Another class is only looked at where there is none. */
const first = (wanted: MailClass, now: number, held: readonly MailKind[]): RawBuilder<number> => sql`(
  select id from messages where etat = 'attente' and prochain_le <= ${instant(now)}::timestamptz
    and genre <> all(${[...held]}::text[]) and (prise_fin is null or prise_fin <= ${instant(now)}::timestamptz) and ${isOf(wanted, now)}
  order by prochain_le, id limit 1 for update skip locked)`;

/**
 * Takes a mail for one attempt, until `end`.
 * @param held kinds that wait for now
 * @param order the classes, the first one with a mail that is due is taken from
 */
export async function claimMail(
  db: Database,
  attempt: string,
  { now, end, held = [] }: { now: number; end: number; held?: readonly MailKind[] },
  order: readonly MailClass[],
): Promise<HeldMail | undefined> {
  const due = sql.join(order.map((each) => first(each, now, held)));
  const row = await db
    .updateTable('messages')
    .set({ prise: attempt, prise_fin: instant(end) })
    .where(sql<boolean>`id = coalesce(${due})`)
    .returning(MAIL_COLUMNS)
    .executeTakeFirst();
  return row as HeldMail | undefined;
}
