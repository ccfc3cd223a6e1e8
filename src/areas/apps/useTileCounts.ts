import { todayCalls } from '../../api/endpoints/statistics';
import { toCompleteCalls } from '../../api/endpoints/toComplete';
import { useQuery } from '../../api/useApi';
import { useIsSupported, useRight } from '../../session/useSession';
import { isoDay } from '../../texts/formats';
import { useTexts } from '../../texts/texts';
import { tileCountTexts } from './texts.fr';

interface TileCount {
  text: string;
  tone: 'accent' | 'danger';
}

/** What waits for somebody behind a tile, by the name of its area, where the back end announces what the dashboard tells. */
export function useTileCounts(): Readonly<Record<string, TileCount | undefined>> {
  const texts = useTexts(tileCountTexts);
  const isTodayTold = useIsSupported(todayCalls.today);
  const mayReadEvents = useRight('evenements.lire');
  const isLackTold = useIsSupported(toCompleteCalls.toComplete) && mayReadEvents;
  const today = useQuery(todayCalls.today, isTodayTold ? { jour: isoDay(new Date()) } : null);
  const lacks = useQuery(toCompleteCalls.toComplete, isLackTold ? {} : null);
  const answers = (today.data?.reponses?.liste ?? []).reduce((sum, { nouvelles }) => sum + nouvelles, 0);
  const mails = lacks.data?.lignes.find(({ genre }) => genre === 'messages')?.nombre ?? 0;
  return {
    ...(answers > 0 && { forms: { text: texts.newAnswers(answers), tone: 'accent' as const } }),
    ...(mails > 0 && { mails: { text: texts.failedMails(mails), tone: 'danger' as const } }),
  };
}
