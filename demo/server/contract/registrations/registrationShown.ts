import { isToCome } from '../../../../src/domain/events/saidOfEvent';
import type { AttendeeState } from '../../../../src/domain/registrations/registrationState';
import { pageFacts, saidNow, stateSentence } from '../../letters/events/eventFacts';
import type { Sender } from '../../letters/events/Sender';
import type { Database } from '../../store/database/database';
import type { LinkPerson, LinkSubjectShown } from '../pages/linkOffer';
import { waitingPlaces } from './places';
import type { Registering } from './settings';
import { registrationPageTexts as texts } from './texts';

/** A name as a line begins with it: «La 2e personne». */
const atStart = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function stateOf(state: AttendeeState, place: number): NonNullable<LinkPerson['state']> {
  if (state === 'attente') return { word: texts.state.attente(place), isFirm: false };
  if (state === 'demande' || state === 'offert') return { word: texts.state[state], isFirm: false };
  return { word: texts.state.inscrit, isFirm: true };
}

interface ShownPerson {
  id: number;
  name: string;
  etat: AttendeeState;
}

/**
 * What the page behind a receipt's link says of the event, and of each person, as the mails say it.
 * @param action of a person's row; none by default
 */
export async function registrationShown(
  db: Database,
  settings: Registering,
  people: readonly ShownPerson[],
  sender: Sender,
  action?: (person: ShownPerson) => LinkPerson['action'],
): Promise<LinkSubjectShown> {
  const said = saidNow(settings, sender);
  const state = stateSentence(said);
  const places = await waitingPlaces(db, settings.evenement_id);
  const rows = people.map((person): LinkPerson => {
    const act = action?.(person);
    return {
      name: atStart(person.name),
      // No place is had at what doesn't take place.
      ...(isToCome(said) && { state: stateOf(person.etat, places.get(person.id) ?? 0) }),
      ...(act && { action: act }),
    };
  });
  return {
    owner: settings.organisation,
    title: settings.nom_evenement,
    facts: pageFacts(said, sender.zone),
    people: rows,
    peopleLabel: texts.peopleLabel,
    ...(state && { state: { kind: 'wait', text: state } }),
  };
}
