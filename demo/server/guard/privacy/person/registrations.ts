/** People registered for events: taken out by who they are, kept as a number. */
import { sql } from 'kysely';
import { sortKey } from '../../../../../src/domain/search/foldAccents';
import type { WriteTransaction } from '../../../store/database/writeQueue';
import { privacyTexts } from '../texts';
import type { Trail } from './trail';

/** Empties people on lists, their contact where no other person shares it, and what the registration answered. */
async function emptyStored(
  trx: WriteTransaction,
  members: readonly number[],
  keys: readonly string[],
): Promise<void> {
  await sql`update inscrits set prenom = '', nom = ${privacyTexts.erasedAttendee}, cle = id::text, recherche = '',
      membre_id = null
    where membre_id = any(${members}::integer[]) or cle = any(${keys}::text[])`.execute(trx);
  await sql`update inscriptions as i set email = null, telephone = null, valeurs = '{}'
    where not exists (select from inscrits as p where p.inscription_id = i.id and p.cle <> p.id::text)
      and (i.email is not null or i.telephone is not null or i.valeurs <> '{}')`.execute(trx);
}

/** The same for people of events that are in the trash. */
async function emptyTrashed(
  trx: WriteTransaction,
  members: readonly number[],
  keys: readonly string[],
): Promise<void> {
  const emptied = JSON.stringify({
    prenom: '',
    nom: privacyTexts.erasedAttendee,
    recherche: '',
    membre_id: null,
  });
  await sql`update changements set avant = avant || ${emptied}::jsonb || jsonb_build_object('cle', avant ->> 'id')
    where nom_table = 'inscrits' and apres is null and avant is not null
      and ((avant ->> 'membre_id')::integer = any(${members}::integer[]) or avant ->> 'cle' = any(${keys}::text[]))`.execute(
    trx,
  );
  await sql`update changements as c set avant = avant || '{"email":null,"telephone":null,"valeurs":{}}'::jsonb
    where nom_table = 'inscriptions' and apres is null and avant is not null and not exists (
      select from changements as p where p.operation_id = c.operation_id and p.nom_table = 'inscrits'
        and p.avant ->> 'inscription_id' = c.avant ->> 'id' and p.avant ->> 'cle' <> p.avant ->> 'id')`.execute(
    trx,
  );
}

/** Empties the people who are this member, and those of one of the names with one of the addresses. */
export async function eraseAttendees(trx: WriteTransaction, { members, known }: Trail): Promise<void> {
  const emails = [...known.texts.email].map((email) => email.trim().toLowerCase());
  const keys = known.names.flatMap((name) => emails.map((email) => `${sortKey(name)}\t${email}`));
  await emptyStored(trx, [...members], keys);
  await emptyTrashed(trx, [...members], keys);
}
