import { useCallback, useMemo } from 'react';
import { engagementCalls } from '../../../api/endpoints/services/engagements';
import { useQuery } from '../../../api/useApi';
import type { DatedHours } from '../../../domain/calendar/overlap';
import { clashesOf, ENGAGED_DAYS_MAX, type EngagedDate } from '../../../domain/events/engagement';
import { useIsSupported } from '../../../session/useSession';
import { type EventSpeaker, speakerId, speakerMember } from './speaker';

/** A date of another event at which a person is to be at the same time as on a date of this one. */
export interface Clash {
  own: DatedHours;
  other: EngagedDate;
}

const NONE: readonly Clash[] = [];
const ids = (found: readonly (number | null | undefined)[]): number[] =>
  [...new Set(found.flatMap((id) => id ?? []))].sort((a, b) => a - b);

/** Where else the speakers of an event are to serve at the same time (nowhere where the back end doesn't tell), and the query. */
export function useEngagements(
  speakers: readonly EventSpeaker[],
  dates: readonly DatedHours[],
  id: number | undefined,
) {
  const isSupported = useIsSupported(engagementCalls.engagements);
  const args = useMemo(
    () => ({
      membres: ids(speakers.map(speakerMember)),
      intervenants: ids(speakers.map(speakerId)),
      jours: [...new Set(dates.map(({ jour }) => jour))].slice(0, ENGAGED_DAYS_MAX),
    }),
    [speakers, dates],
  );
  const isAsked = isSupported && args.jours.length > 0 && args.membres.length + args.intervenants.length > 0;
  const query = useQuery(engagementCalls.engagements, isAsked ? args : null, {
    keepPrevious: true,
    alwaysReload: true,
  });
  const { data } = query;
  const clashesAt = useCallback(
    (speaker: EventSpeaker): readonly Clash[] => {
      if (!isAsked || !data) return NONE;
      const [member, stored] = [speakerMember(speaker), speakerId(speaker)];
      const theirs = data.engagements.filter(
        ({ membre_id, intervenant }) => (membre_id != null && membre_id === member) || intervenant === stored,
      );
      return dates.flatMap((own) =>
        clashesOf({ ...own, id }, theirs, data.fuseau).map((other) => ({ own, other })),
      );
    },
    [data, dates, id, isAsked],
  );
  return { clashesAt, query };
}
