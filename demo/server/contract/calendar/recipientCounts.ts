/** Counts who would get a mail about an event, by the rules of `recipientsOf`: people by kind, then addresses. */
import { sql } from 'kysely';
import {
  type RecipientCounts,
  UNREACHED_MAX,
  type Unreached,
} from '../../../../src/domain/events/recipients';
import { type AttendeeState, ON_LIST } from '../../../../src/domain/registrations/registrationState';
import type { Database } from '../../store/database/database';
import { memberOf } from '../../store/rows/memberOf';
import { isTakenBy } from '../../store/rows/whoCounts';
import { type Concerned, concernedAddresses, recipientsOf } from './recipients';

interface RegisteredRow extends Unreached {
  etat: AttendeeState;
  has_address: boolean;
}

async function registeredPeople(db: Database, event: number, states: readonly AttendeeState[]) {
  const { rows } = await sql<RegisteredRow>`
    select p.nom, p.prenom, i.telephone, p.etat, i.email is not null as has_address
    from inscriptions as i join inscrits as p on p.inscription_id = i.id
    where i.evenement_id = ${event} and p.etat = any(${states})
      and not exists (select from membres as m where m.id = ${memberOf} and not ${isTakenBy('serviceMails')}) order by p.nom, p.prenom, p.id`.execute(
    db,
  );
  return rows;
}

/** Each speaker once, whatever the number of roles, with the address of any of them. */
async function speakersOf(db: Database, event: number, concerned: Concerned) {
  const people = new Map<number, Unreached & { has_address: boolean }>();
  for (const { speaker, email, telephone, isGone } of await concernedAddresses(db, event, concerned)) {
    if (isGone) continue;
    const known = people.get(speaker.id);
    people.set(speaker.id, {
      nom: speaker.nom,
      prenom: speaker.prenom,
      telephone: known?.telephone ?? telephone,
      has_address: known?.has_address || email !== undefined,
    });
  }
  return [...people.values()];
}

const WAITS: readonly AttendeeState[] = ['attente', 'offert'];

/** @param isReminder whether only those are meant who come, as reminders do */
export async function recipientCounts(
  db: Database,
  event: number,
  concerned: Concerned,
  isReminder: boolean,
): Promise<Omit<RecipientCounts, 'envoi'>> {
  const registered = await registeredPeople(db, event, isReminder ? ['inscrit'] : ON_LIST);
  const speakers = await speakersOf(db, event, concerned);
  const recipients = await recipientsOf(db, event, concerned);
  const unreached = [...registered, ...speakers].filter(({ has_address }) => !has_address);
  const reached = registered.filter(({ has_address }) => has_address);
  const waiting = reached.filter(({ etat }) => WAITS.includes(etat)).length;
  return {
    inscrits: reached.length - waiting,
    attente: waiting,
    intervenants: speakers.filter(({ has_address }) => has_address).length,
    adresses: recipients.filter(({ isComing }) => isComing || !isReminder).length,
    sans_adresse: {
      total: unreached.length,
      liste: unreached
        .slice(0, UNREACHED_MAX)
        .map(({ nom, prenom, telephone }) => ({ nom, prenom, telephone: telephone ?? null })),
    },
  };
}
