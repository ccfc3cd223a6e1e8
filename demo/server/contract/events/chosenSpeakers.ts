/** Speakers as they are chosen: by id, as a member, or by name. They are found or created in the transaction of the write. */
import type { AssignmentDraft, ChosenSpeaker } from '../../../../src/domain/events/event';
import { HttpError } from '../../http/httpError';
import type { WriteTransaction } from '../../store/database/writeQueue';
import type { AssignmentProblem } from './assignments';
import { findOrCreateSpeaker } from './speakerRoutes';
import { eventTexts } from './texts';

/** The names of a member and the contact that is noted at an assignment. Undefined for a member who is gone. */
async function memberPerson(trx: WriteTransaction, id: number) {
  if (!Number.isInteger(id) || Math.abs(id) >= 2 ** 31) return undefined;
  const row = await trx
    .selectFrom('membres')
    .select(['nom', 'prenom', 'email', 'telephone', 'profession'])
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return (
    row && {
      names: { nom: row.nom, prenom: row.prenom, membre_id: id },
      contact: {
        member_email: row.email,
        member_telephone: row.telephone,
        member_profession: row.profession,
      },
    }
  );
}

/** What one line becomes: its assignment, or why there is none. */
export async function assignmentDraft(
  trx: WriteTransaction,
  event: number,
  { role_intervenant, intervenant: speaker, membre_id, nom, prenom, donnees }: ChosenSpeaker,
): Promise<AssignmentDraft | AssignmentProblem> {
  const assigned = { evenement: event, role_intervenant };
  if (speaker != null) return { ...assigned, intervenant: speaker, donnees: donnees ?? {} };
  const member = membre_id == null ? undefined : await memberPerson(trx, membre_id);
  if (membre_id != null && !member) return { field: 'membre_id', sentence: eventTexts.goneMember };
  const names = member?.names ?? { nom: nom ?? '', prenom: prenom ?? '' };
  try {
    const speaker = await findOrCreateSpeaker(trx, names);
    return { ...assigned, intervenant: speaker, donnees: donnees ?? member?.contact ?? {} };
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 422) throw error;
    const [sentence = error.message] = Object.values(error.details.errors ?? {});
    return { field: 'nom', sentence };
  }
}
