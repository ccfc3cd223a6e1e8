import { useCallback, useState } from 'react';
import { useLocation } from '../../routing/useLocation';
import { useStableCallback } from '../../ui/stableCallback/useStableCallback';
import { listPath } from './list/listAddress';
import { detailPath, type EventScreen, editPath } from './screens';

/**
 * Opens the screens of the area. Leaving a form leads back to the screen that it was opened from, and the list has the
 * address that it had before.
 */
export function useScreenLinks(shown: EventScreen, keepPlace: () => void) {
  const { query, navigate } = useLocation();
  const [formFrom, setFormFrom] = useState<'list' | 'detail'>('detail');
  const listQuery = useListQuery(shown, query.toString());
  const leaveFor = useStableCallback((to: string) => {
    keepPlace();
    navigate(to);
  });
  const open = useCallback((id: number) => leaveFor(detailPath(id)), [leaveFor]);
  const edit = useStableCallback((id: number) => {
    setFormFrom(shown.screen === 'list' ? 'list' : 'detail');
    leaveFor(editPath(id));
  });
  const leaveForm = useStableCallback(() => {
    const isOfEvent = shown.screen === 'edit' && formFrom === 'detail' && Number.isSafeInteger(shown.id);
    navigate(isOfEvent ? detailPath(shown.id) : listPath(listQuery), { isSaved: true });
  });
  const toList = useStableCallback(() => navigate(listPath(listQuery)));
  return { open, edit, toList, leaveForm, listQuery };
}

/** The query of the list’s address; while another screen shows, the last one. */
function useListQuery({ screen }: EventScreen, query: string): string {
  const isList = screen === 'list';
  const [kept, keep] = useState(isList ? query : '');
  if (isList && kept !== query) keep(query);
  return isList ? query : kept;
}
