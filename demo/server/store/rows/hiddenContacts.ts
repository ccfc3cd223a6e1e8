/**
 * The contact that an event shows of a member is left out while the member is deleted, and comes back with the member. It stays
 * stored: the speaker lost the member's id in the deletion, as the journal tells, and gets it again from the trash.
 */
import { type RawBuilder, sql } from 'kysely';
import type { AssignmentDraft } from '../../../../src/domain/events/event';
import type { Database } from '../database/database';
import type { WriteTransaction } from '../database/writeQueue';

export const CONTACT = ['member_email', 'member_telephone', 'member_profession'] as const;

export type Contact = Record<(typeof CONTACT)[number], string | null>;

/**
 * Whether the speaker was a member who is deleted. One that was taken off a member by hand keeps the contact, as long as
 * the member is there.
 * @param speaker the alias of its row
 */
export const isHidden = (
  speaker: string,
): RawBuilder<boolean> => sql<boolean>`(${sql.ref(`${speaker}.membre_id`)} is null
  and exists (select from changements as lost
    where lost.objet = 'intervenants' and lost.objet_id = ${sql.ref(`${speaker}.id`)} and lost.nom_table = 'intervenants'
      and lost.avant ->> 'membre_id' is not null and lost.apres is not null and lost.apres ->> 'membre_id' is null
      and not exists (select from membres where id = (lost.avant ->> 'membre_id')::integer)))`;

/** Which of these speakers have a contact that is left out. */
export async function hiddenAmong(db: Database, speakers: readonly number[]): Promise<Set<number>> {
  if (!speakers.length) return new Set();
  const { rows } = await sql<{ id: number }>`
    select i.id from intervenants as i where i.id = any(${speakers}) and ${isHidden('i')}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

interface Stored extends Contact {
  intervenant_id: number;
  role_id: number;
}

/**
 * The assignments as they are stored: those without a contact get the one that was left out when they were read, so that
 * a save doesn't delete it.
 */
export async function withHiddenContacts(
  trx: WriteTransaction,
  eventId: number,
  drafts: readonly AssignmentDraft[],
): Promise<AssignmentDraft[]> {
  const { rows } = await sql<Stored>`
    select a.intervenant_id, a.role_id, ${sql.join(CONTACT.map((name) => sql.ref(`a.${name}`)))}
    from affectations as a join intervenants as i on i.id = a.intervenant_id
    where a.evenement_id = ${eventId} and a.jour is null and ${isHidden('i')} order by a.rang, a.id`.execute(
    trx,
  );
  return drafts.map((draft) => {
    if (CONTACT.some((name) => draft.donnees[name])) return draft;
    const at = rows.findIndex(
      (row) => row.intervenant_id === draft.intervenant && row.role_id === draft.role_intervenant,
    );
    const [stored] = at < 0 ? [] : rows.splice(at, 1);
    if (!stored) return draft;
    const contact = Object.fromEntries(CONTACT.map((name) => [name, stored[name]]));
    return { ...draft, donnees: { ...draft.donnees, ...contact } };
  });
}
