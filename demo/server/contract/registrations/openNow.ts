/** Whether an event takes registrations now, and the sentence that says why not. */
import { minuteWords } from '../../../../src/domain/calendar/momentWords';
import { HttpError } from '../../http/httpError';
import { saidTexts } from '../../letters/events/texts';
import type { Database } from '../../store/database/database';
import { countStates, heldOf, publicHeld } from './places';
import { publicSettings, type Registering, registrationState } from './settings';
import { registrationReplies } from './texts';

/** Why registrations are closed; undefined while they are open. */
function closedSentence(settings: Registering, state: string): string | undefined {
  if (settings.event.annulation) return saidTexts.cancelled;
  if (state === 'pas_ouvert') return registrationReplies.notYet(minuteWords(settings.ouvert_du ?? ''));
  if (state === 'ferme') return registrationReplies.over;
  return state === 'complet' ? registrationReplies.full : undefined;
}

export async function stateNow(db: Database, settings: Registering, minute: string) {
  const held = heldOf(await countStates(db, settings.evenement_id));
  const state = registrationState(settings, held, minute);
  return { held, etat: state, message: closedSentence(settings, state) ?? null };
}

/** @throws HttpError 403 with `etat` */
export async function refuseIfClosed(db: Database, settings: Registering, minute: string): Promise<void> {
  const { etat, message } = await stateNow(db, settings, minute);
  if (message) throw new HttpError(403, message, { etat });
}

/** The identifiers of registrations that are open now, by event, of the events that visitors see in the agenda. */
export async function openRegistrations(db: Database, minute: string): Promise<Map<number, string>> {
  const all = await publicSettings(db);
  const held = all.length > 0 ? await publicHeld(db) : new Map<number, number>();
  const open = all.filter(
    (one) => registrationState(one, held.get(one.evenement_id) ?? 0, minute) === 'ouvert',
  );
  return new Map(open.map(({ evenement_id, identifiant }) => [evenement_id, identifiant]));
}
