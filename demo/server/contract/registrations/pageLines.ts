import type { AttendeeState } from '../../../../src/domain/events/registrationState';
import { isToCome } from '../../../../src/domain/events/saidOfEvent';
import { eventFacts, saidNow, stateSentence } from '../../letters/events/eventFacts';
import type { Sender } from '../../letters/events/Sender';
import type { Database } from '../../store/database/database';
import { waitingPlaces } from './places';
import type { Registering } from './settings';
import { registrationPageTexts as texts } from './texts';

/** A name as a sentence begins with it: «La 2e personne». */
const atStart = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** What the page behind a receipt's link says of the event, then of each person, as the mails say it. */
export async function pageLines(
  db: Database,
  settings: Registering,
  people: readonly { id: number; name: string; etat: AttendeeState }[],
  sender: Sender,
): Promise<string[]> {
  const said = saidNow(settings, sender);
  const state = stateSentence(said);
  const places = await waitingPlaces(db, settings.evenement_id);
  const states = people.map(({ id, etat, ...person }) => {
    const name = atStart(person.name);
    if (etat === 'attente') return texts.state.attente(name, places.get(id) ?? 0);
    return etat === 'demande' || etat === 'offert' ? texts.state[etat](name) : texts.state.inscrit(name);
  });
  return [...(state ? [state] : []), ...eventFacts(said, sender.zone), ...(isToCome(said) ? states : [])];
}
