/*
 * How a save recognises its own event, speaker or assignment among those the back end returns. A back end may tidy up
 * what it stores, so case and spaces don't count.
 */
import type {
  Affectation,
  AffectationDraft,
  Evenement,
  EvenementDraft,
} from '../../../domain/events/evenement';
import type { Intervenant } from '../../../domain/events/intervenant';
import type { SpeakerIdentity } from '../speakers/assignment';

type Named = { nom?: string | null; prenom?: string | null };

/** First name and last name, the form in which speakers are searched. */
export const searchName = ({ nom, prenom }: Named): string =>
  [prenom, nom]
    .map((word) => word?.trim())
    .filter(Boolean)
    .join(' ');

const lower = (text: string): string => text.toLowerCase();

const comparable = (name: string): string => lower(name).trim().replaceAll(/\s+/g, ' ');

/** Whether the event has the draft's name, place and hour. Two events may share a name alone. */
export const isSameEvent = (
  event: Evenement,
  { nom_evenement, lieu, heure_debut }: EvenementDraft,
): boolean =>
  comparable(event.nom_evenement) === comparable(nom_evenement) &&
  comparable(event.lieu ?? '') === comparable(lieu ?? '') &&
  (event.heure_debut ?? '').slice(0, 5) === (heure_debut ?? '');

/**
 * Finds the speaker with this name, whatever the case. Where the back end keeps the member of a speaker, the speaker
 * of this member comes first, and one of another member is never taken.
 */
export function matchingSpeaker(
  found: readonly Intervenant[],
  { membre_id, ...identity }: SpeakerIdentity,
  hasMembers: boolean,
): Intervenant | undefined {
  const wanted = comparable(searchName(identity));
  const namesakes = found.filter((speaker) => comparable(searchName(speaker)) === wanted);
  if (!hasMembers) return namesakes[0];
  return (
    namesakes.find((speaker) => membre_id != null && speaker.membre_id === membre_id) ??
    namesakes.find((speaker) => membre_id == null || speaker.membre_id == null)
  );
}

const idOf = (value: number | { id: number } | null | undefined): number | undefined =>
  typeof value === 'object' ? value?.id : value;

/** Two people of the same name are one speaker to the back end: their email address tells them apart. */
export const isSameAssignment = (
  { intervenant, role_intervenant, donnees }: Affectation,
  draft: AffectationDraft,
): boolean =>
  idOf(intervenant) === draft.intervenant &&
  idOf(role_intervenant) === draft.role_intervenant &&
  (donnees?.member_email ?? '') === (draft.donnees.member_email ?? '');
