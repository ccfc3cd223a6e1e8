/** Empties registered people, stored and in the trash. Their rows stay, so that events keep their counts. */
import { type RawBuilder, sql } from 'kysely';
import { sortKey } from '../../../../../src/domain/search/foldAccents';
import { searchLine } from '../../../../../src/domain/search/words';
import { greeting } from '../../../letters/letterTexts';
import { mailName } from '../../../letters/mailName';
import { endLinks } from '../../../links/Links';
import type { Database } from '../../../store/database/database';
import type { WriteTransaction } from '../../../store/database/writeQueue';
import { privacyTexts } from '../texts';
import { becoming, isErased } from './columns';
import type { ContactColumn, FoundRegistration } from './registrations';

export interface RegistrationErasure {
  /** Ids of registered people. */
  people: readonly number[];
  /** What goes of the registrations themselves, by their ids. */
  contacts: ReadonlyMap<number, readonly ContactColumn[]>;
}

/** What goes with these people. */
export const erasureOf = (found: readonly FoundRegistration[]): RegistrationErasure => ({
  people: found.map(({ id }) => id),
  contacts: new Map(found.map(({ registration, own }) => [registration, own])),
});

type Becomes = ReturnType<typeof becoming>[number][1];

/** What stands in a column afterwards, as a value of the row, or in what the journal has of it. */
function emptyValue(becomes: Becomes, id: RawBuilder<unknown>): RawBuilder<unknown> {
  if (becomes === 'number') return sql`(${id})::text`;
  if (becomes === 'nobody') return sql`${privacyTexts.erasedAttendee}::text`;
  if (becomes === null) return sql`null`;
  return typeof becomes === 'string' ? sql`${becomes}::text` : sql`${JSON.stringify(becomes)}::jsonb`;
}

type Column = ReturnType<typeof becoming>[number];

/** Empties columns of stored rows, and in what the journal has of deleted ones. */
async function empty(
  trx: WriteTransaction,
  table: 'inscrits' | 'inscriptions',
  ids: readonly number[],
  columns: readonly Column[],
): Promise<void> {
  if (!ids.length || !columns.length) return;
  const stored = columns.map(
    ([column, becomes]) => sql`${sql.ref(column)} = ${emptyValue(becomes, sql`id`)}`,
  );
  await sql`update ${sql.table(table)} set ${sql.join(stored)} where id = any(${[...ids]}::integer[])`.execute(
    trx,
  );
  const told = columns.map(
    ([column, becomes]) => sql`${column}::text, ${emptyValue(becomes, sql`avant ->> 'id'`)}`,
  );
  await sql`update changements set avant = avant || jsonb_build_object(${sql.join(told)})
    where nom_table = ${table} and apres is null and jsonb_exists(avant, 'created_at')
      and (avant ->> 'id')::integer = any(${[...ids]}::integer[])`.execute(trx);
}

interface Companion {
  id: number;
  /** The change that has a deleted one. */
  change: string | null;
  event: number;
  nom: string;
  prenom: string;
  email: string | null;
  telephone: string | null;
}

/** Those who stay on registrations, as they are and as the journal has them, with what is left of the contact. */
async function companions(db: Database, registrations: readonly number[]): Promise<Companion[]> {
  const { rows } = await sql<Companion>`
    select p.id, null as change, p.evenement_id as event, p.nom, p.prenom, i.email, i.telephone
    from inscrits as p join inscriptions as i on i.id = p.inscription_id
    where i.id = any(${[...registrations]}::integer[]) and p.nom <> ${privacyTexts.erasedAttendee}
    union all
    select (p.avant ->> 'id')::integer, p.id::text, (p.avant ->> 'evenement_id')::integer, p.avant ->> 'nom',
      p.avant ->> 'prenom', i.avant ->> 'email', i.avant ->> 'telephone'
    from changements as p join changements as i on i.operation_id = p.operation_id and i.nom_table = 'inscriptions'
      and i.apres is null and i.avant ->> 'id' = p.avant ->> 'inscription_id'
    where p.nom_table = 'inscrits' and p.apres is null and p.avant ->> 'nom' <> ${privacyTexts.erasedAttendee}
      and (p.avant ->> 'inscription_id')::integer = any(${[...registrations]}::integer[])`.execute(db);
  return rows;
}

/** By what those who stay are found and told apart, without the contact that went. */
async function indexAgain(trx: WriteTransaction, registrations: readonly number[]): Promise<void> {
  if (!registrations.length || !isErased('inscrits')) return;
  for (const { id, change, event, ...row } of await companions(trx, registrations)) {
    const { nom, prenom, email, telephone } = row;
    const name = sortKey({ nom, prenom });
    const key = `${name}\t${email ?? telephone?.replace(/\D/g, '') ?? ''}`;
    const recherche = searchLine(`${prenom} ${nom} ${email ?? ''} ${telephone ?? ''}`);
    // Another one of the event may have that name and no contact either.
    const ownKey = sql`case when exists (select from inscrits as o where o.evenement_id = ${event} and o.id <> ${id}
      and o.cle = ${key}) then ${`${name}\t${id}`}::text else ${key}::text end`;
    if (change === null)
      await sql`update inscrits set cle = ${ownKey}, recherche = ${recherche} where id = ${id}`.execute(trx);
    else
      await sql`update changements set avant = avant || jsonb_build_object('cle', ${ownKey}, 'recherche', ${recherche}::text)
        where id = ${change}::bigint`.execute(trx);
  }
}

interface Greeted {
  id: number;
  registration: number;
  prenom: string;
}

/** The signs of a first name in a mail that mean something else in a pattern. */
const PATTERN_SIGNS = ['(', ')', '.'];

/** A first name as a pattern of the database, which finds it as a whole word. */
const namePattern = (name: string): string =>
  PATTERN_SIGNS.reduce((pattern, sign) => pattern.replaceAll(sign, () => `\\${sign}`), name);

/**
 * Mails that wait for those who stay greet the first person of a registration, who may be the one who goes, and name each person
 * with the state, in the subject too.
 */
async function nameNobody(trx: WriteTransaction, people: readonly Greeted[]): Promise<void> {
  const { erasedInLetter: inside, erasedAtStart: atStart } = privacyTexts;
  for (const { id, registration, prenom } of people) {
    const name = mailName(prenom);
    if (!name) continue;
    const [found, word] = [namePattern(name), '[[:alpha:]]'];
    const first = `(^|\n)(- )?${found}(?!${word})`;
    const any = `(?<!${word})${found}(?!${word})`;
    await sql`update messages as m set objet = regexp_replace(objet, ${any}::text, ${inside}::text, 'g'),
        texte = regexp_replace(regexp_replace(replace(texte, ${greeting(name)}, ${greeting(undefined)}),
          ${first}::text, ${`\\1\\2${atStart}`}::text, 'g'), ${any}::text, ${inside}::text, 'g')
      where m.texte is not null and strpos(m.objet || m.texte, ${name}) > 0 and (
        lower(m.destinataire) = (select lower(email) from inscriptions where id = ${registration})
        or m.lien ->> 'usage' = 'place' and m.lien ->> 'subject' = ${String(id)})`.execute(trx);
  }
}

/** Empties people, and what is theirs of the contact and answers of their registrations. */
export async function eraseRegistrations(
  trx: WriteTransaction,
  { people, contacts }: RegistrationErasure,
): Promise<void> {
  const { rows: greeted } = await sql<Greeted>`
    select id, inscription_id as registration, prenom from inscrits where id = any(${[...people]}::integer[])`.execute(
    trx,
  );
  await nameNobody(trx, greeted);
  await empty(trx, 'inscrits', people, becoming('inscrits'));
  if (isErased('inscrits'))
    await sql`update inscrits set membre_id = null where id = any(${[...people]}::integer[])
      and membre_id is not null`.execute(trx);
  const registrationsOf = (column: string) =>
    [...contacts].filter(([, columns]) => columns.some((one) => one === column)).map(([id]) => id);
  for (const column of becoming('inscriptions')) {
    const [name] = column;
    await empty(trx, 'inscriptions', registrationsOf(name), [column]);
  }
  // Links in mails lead to what has gone: to the place of a person, or to a registration whose address went.
  await endLinks(trx, ['place'], people);
  await endLinks(trx, ['inscription'], registrationsOf('email'));
  await indexAgain(trx, [...contacts.keys()]);
}
