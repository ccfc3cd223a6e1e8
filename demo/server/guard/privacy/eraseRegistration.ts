/** Erases one registered person, who may have no record: from the list of the event, its file, the trash and what waits. */
import { sql } from 'kysely';
import { notFound } from '../../http/httpError';
import { eraseMailsTo } from '../../letters/mailRows';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { rowTexts } from '../../store/rows/texts';
import { noteRegistrations } from './erasures';
import { eraseRegistrations } from './person/eraseRegistrations';
import { PersonFacts } from './person/PersonFacts';
import type { ContactColumn } from './person/registrations';
import { emptyStoredAnswers } from './person/storedAnswers';
import { privacyTexts } from './texts';

interface Row {
  registration: number;
  nom: string;
  prenom: string;
  email: string | null;
  telephone: string | null;
  /** Of the same registration. */
  others: number;
  /** Registrations and records that have the address too. */
  same_address: number;
}

/**
 * Alone on a registration, the person takes its contact and answers along.
 * @param isTheirs whether these are the person's where others are on it
 * @throws HttpError 404 when there is no such person on the list
 */
export async function eraseRegistration(
  trx: WriteTransaction,
  event: number,
  id: number,
  isTheirs: boolean,
): Promise<void> {
  const { rows } = await sql<Row>`
    select i.id as registration, p.nom, p.prenom, i.email, i.telephone,
      (select count(*)::integer from inscrits as o where o.inscription_id = i.id and o.id <> p.id
        and o.nom <> ${privacyTexts.erasedAttendee}) as others,
      (select count(*) from inscriptions as o where lower(o.email) = lower(i.email) and o.id <> i.id)::integer
        + (select count(*) from membres as m where lower(m.email) = lower(i.email))::integer as same_address
    from inscrits as p join inscriptions as i on i.id = p.inscription_id
    where p.evenement_id = ${event} and p.id = ${id} and p.nom <> ${privacyTexts.erasedAttendee}`.execute(
    trx,
  );
  const [row] = rows;
  if (!row) throw notFound(rowTexts.noAttendee);
  const goes = isTheirs || row.others === 0;
  const columns: readonly ContactColumn[] = goes ? ['email', 'telephone', 'valeurs', 'champs_caches'] : [];
  const erasure = { people: [id], contacts: new Map([[row.registration, columns]]) };
  const known = new PersonFacts();
  known.add('inscrits', { ...row });
  if (goes) known.add('inscriptions', { ...row });
  await noteRegistrations(trx, erasure);
  await eraseRegistrations(trx, erasure);
  // Mails about other registrations at that address still go out.
  if (goes && row.email && row.same_address === 0) await eraseMailsTo(trx, [row.email]);
  await emptyStoredAnswers(trx, known, [id]);
}
