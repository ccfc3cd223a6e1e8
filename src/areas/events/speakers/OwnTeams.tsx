import { eventCalls } from '../../../api/endpoints/events';
import { teamCalls } from '../../../api/endpoints/services/teams';
import { useQuery } from '../../../api/useApi';
import { useIsSupported } from '../../../session/useSession';
import { isoDay } from '../../../texts/formats';
import { formatLongDate } from '../../../texts/records/longFormats';
import { useTexts } from '../../../texts/texts';
import { Notice } from '../../../ui/display/Notice';
import { ownTeamTexts } from './texts.fr';

/** Says which dates to come keep a team of their own, whatever is changed for the series. */
export function OwnTeams({ id }: { id: number | undefined }) {
  const texts = useTexts(ownTeamTexts);
  const hasTeams = useIsSupported(teamCalls.changeTeams);
  const { data } = useQuery(eventCalls.get, hasTeams && id !== undefined ? { id } : null);
  const today = isoDay(new Date());
  const days = hasTeams ? (data?.equipes ?? []).filter((day) => day >= today) : [];
  if (days.length === 0) return null;
  return <Notice>{texts.kept(days.map(formatLongDate).join(', '), days.length)}</Notice>;
}
