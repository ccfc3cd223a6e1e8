import { useMemo } from 'react';
import { speakerCalls } from '../../../../api/endpoints/speakers';
import { useQuery } from '../../../../api/useApi';
import type { ChosenSpeaker } from '../../../../domain/events/event';
import type { SpeakerRole } from '../../../../domain/events/speaker';
import { personOptions } from '../../../../people/personOptions';
import { useCapability } from '../../../../session/useSession';
import { useTexts } from '../../../../texts/texts';
import { type EventSpeaker, speakerOf, speakersOf } from '../../speakers/speaker';
import { chosenOf } from '../../speakers/speakerCalls';
import { usePeople } from '../../speakers/usePeople';
import { teamTexts } from './texts.fr';

/** The most speakers that are listed beside the members. */
const SPEAKERS_MAX = 1000;

/** Who may come, as the options of a field: `m` with the id of a member, `i` with that of a speaker without a record. */
export function useReplacements(role: SpeakerRole) {
  const { noRecord } = useTexts(teamTexts);
  const { rows: members, options: ofMembers, ...state } = usePeople();
  // Where it isn't known which speakers are members, these would show twice.
  const isKnown = useCapability('intervenants-membres');
  const { data } = useQuery(speakerCalls.list, isKnown ? { page_size: SPEAKERS_MAX } : null);
  const speakers = useMemo(() => (data?.results ?? []).filter(({ membre_id }) => membre_id == null), [data]);
  const options = useMemo(
    () => [
      ...ofMembers.map((option) => ({ ...option, id: `m${option.id}` })),
      ...personOptions(
        speakers.map(({ id, nom, prenom }) => ({ id, nom, name: `${nom ?? ''} ${prenom ?? ''}`.trim() })),
      ).map((option) => ({ ...option, id: `i${option.id}`, detail: noRecord })),
    ],
    [ofMembers, speakers, noRecord],
  );
  const speakerWith = (key: string | undefined): EventSpeaker | undefined => {
    const id = Number(key?.slice(1));
    if (key?.startsWith('m')) {
      const option = ofMembers.find((one) => one.id === id);
      return option && speakerOf({ ...option, email: members.find((one) => one.id === id)?.email }, role);
    }
    const stored = speakers.find((one) => one.id === id);
    return stored && speakersOf([{ intervenant: stored, role_intervenant: role }])[0];
  };
  return { ...state, options, speakerWith };
}

/** The person as the change of a team names them. The contact of a speaker without a record is the one that was noted. */
export function comingOf(speaker: EventSpeaker): ChosenSpeaker {
  const { donnees: _, ...chosen } = chosenOf(speaker);
  return chosen;
}
