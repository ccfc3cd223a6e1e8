import { toCompleteCalls } from '../../../api/endpoints/toComplete';
import { useQuery } from '../../../api/useApi';
import type { ToCompleteRow } from '../../../domain/toComplete';
import { useIsSupported } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { Badge } from '../../../ui/display/Badge';
import { badgeTexts } from '../texts.fr';

/** What the dates of events lack, as the back end tells it; nothing where it doesn't, or where that failed. */
export function useLacks(): readonly ToCompleteRow[] {
  const isTold = useIsSupported(toCompleteCalls.toComplete);
  return useQuery(toCompleteCalls.toComplete, isTold ? {} : null).data?.lignes ?? [];
}

/** What one date of an event lacks: people in its roles, places for those who wait. */
export function EventLacks({ lacks, id, day }: { lacks: readonly ToCompleteRow[]; id: number; day: string }) {
  const texts = useTexts(badgeTexts);
  const words = { roles: texts.toFill, attente: texts.waiting, demandes: texts.toAccept };
  return lacks.map(({ genre, nombre, evenement, jour }) => {
    if (evenement?.id !== id || jour !== day || !(genre in words)) return null;
    return (
      <Badge key={genre} tone={genre === 'roles' ? 'danger' : 'warning'}>
        {words[genre as keyof typeof words](nombre)}
      </Badge>
    );
  });
}
