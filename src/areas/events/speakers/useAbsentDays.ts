import { useCallback, useMemo } from 'react';
import { absenceCalls } from '../../../api/endpoints/services/absences';
import { useQuery } from '../../../api/useApi';
import { absentDays } from '../../../domain/calendar/absences';
import { useIsSupported, useRight } from '../../../session/useSession';
import { type EventSpeaker, speakerMember } from './speaker';

const NO_DAYS: readonly string[] = [];

/** The days of an event on which a speaker is absent (none where the back end keeps no absences), and the query that reads them. */
export function useAbsentDays(speakers: readonly EventSpeaker[], days: readonly string[]) {
  const isSupported = useIsSupported(absenceCalls.ofMembers);
  const mayRead = useRight('membres.lire');
  const members = useMemo(
    () => [...new Set(speakers.flatMap((speaker) => speakerMember(speaker) ?? []))].sort((a, b) => a - b),
    [speakers],
  );
  const [first] = days;
  const isAsked = isSupported && mayRead && members.length > 0 && first !== undefined;
  const query = useQuery(absenceCalls.ofMembers, isAsked ? { membres: members, du: first } : null, {
    keepPrevious: true,
  });
  const { data } = query;
  const absentOn = useCallback(
    (speaker: EventSpeaker): readonly string[] => {
      const member = speakerMember(speaker);
      const own = isAsked && data?.filter(({ membre_id }) => membre_id === member);
      return own ? absentDays(own, days) : NO_DAYS;
    },
    [data, days, isAsked],
  );
  return { absentOn, query };
}
