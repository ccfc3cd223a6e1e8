import { todayCalls } from '../../api/endpoints/statistics';
import { toCompleteCalls } from '../../api/endpoints/toComplete';
import { useQuery } from '../../api/useApi';
import { useIsSupported, useRight } from '../../session/useSession';
import { isoDay } from '../../texts/formats';
import { useTexts } from '../../texts/texts';
import { Badge } from '../../ui/display/Badge';
import { tileCountTexts } from './texts.fr';

/** The areas behind whose tiles something may wait. */
export type CountedArea = 'forms' | 'mails';

/** What waits for somebody behind a tile, where the back end announces what the dashboard tells. */
export default function TileCount({ area }: { area: CountedArea }) {
  return area === 'forms' ? <NewAnswers /> : <FailedMails />;
}

function NewAnswers() {
  const texts = useTexts(tileCountTexts);
  const isTold = useIsSupported(todayCalls.today);
  const { data } = useQuery(todayCalls.today, isTold ? { jour: isoDay(new Date()) } : null);
  const answers = (data?.reponses?.liste ?? []).reduce((sum, { nouvelles }) => sum + nouvelles, 0);
  return answers > 0 && <Badge tone="accent">{texts.newAnswers(answers)}</Badge>;
}

function FailedMails() {
  const texts = useTexts(tileCountTexts);
  const mayReadEvents = useRight('evenements.lire');
  const isTold = useIsSupported(toCompleteCalls.toComplete) && mayReadEvents;
  const { data } = useQuery(toCompleteCalls.toComplete, isTold ? {} : null);
  const mails = data?.lignes.find(({ genre }) => genre === 'messages')?.nombre ?? 0;
  return mails > 0 && <Badge tone="danger">{texts.failedMails(mails)}</Badge>;
}
