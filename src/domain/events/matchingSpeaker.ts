/*
 * Which speaker a person is. Speakers are searched by «first name last name»; a back end may tidy up what it stores, so
 * case and spaces don't count.
 */
import type { SpeakerDraft, SpeakerRecord } from './speaker';

/** Results of a search among which the speaker is looked for. */
export const SPEAKERS_SEARCHED = 100;

type Named = { nom?: string | null | undefined; prenom?: string | null | undefined };

/** First name and last name, the form in which speakers are searched. */
export const searchName = ({ nom, prenom }: Named): string =>
  [prenom, nom]
    .map((word) => word?.trim())
    .filter(Boolean)
    .join(' ');

const comparableName = (name: string): string => name.toLowerCase().trim().replaceAll(/\s+/g, ' ');

/**
 * Finds the speaker with this name, whatever the case. Where the back end keeps the member of a speaker, the speaker
 * of this member comes first, and one of another member is never taken.
 */
export function matchingSpeaker(
  speakers: readonly SpeakerRecord[],
  { membre_id, ...names }: SpeakerDraft,
  hasMembers: boolean,
): SpeakerRecord | undefined {
  const wanted = comparableName(searchName(names));
  const namesakes = speakers.filter((speaker) => comparableName(searchName(speaker)) === wanted);
  if (!hasMembers) return namesakes[0];
  return (
    namesakes.find((speaker) => membre_id != null && speaker.membre_id === membre_id) ??
    namesakes.find((speaker) => membre_id == null || speaker.membre_id == null)
  );
}
