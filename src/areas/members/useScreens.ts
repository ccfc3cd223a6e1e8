/*
 * Which of the area's screens shows. From the list one goes on by local state, without an address of its own, so the
 * list below keeps its page, filters, selection and scroll; `/community/details/{id}` opens a record directly, over no
 * list. Hides where «back» leads from each.
 */
import { useState } from 'react';
import { matchRoute } from '../../routing/matchRoute';
import { useLocation } from '../../routing/useLocation';
import { useSamePathNavigation } from '../../routing/useSamePathNavigation';
import { useStableCallback } from '../../ui/stableCallback/useStableCallback';
import { memberRoutes } from './area';

type Screen =
  | { screen: 'list' }
  | { screen: 'detail'; id: number }
  | { screen: 'edit'; id: number; from: 'list' | 'detail' };

/** The screens about one member, as code that is fetched just before it is needed. */
export const loadDetail = () => import('./record/MemberDetail');
export const loadEdit = () => import('./edit/MemberEdit');

const LIST: Screen = { screen: 'list' };

interface Screens {
  screen: Screen;
  /** The address says list: it is there, below whatever shows. */
  hasList: boolean;
  /** Somebody moved between screens: the one that shows takes the focus. */
  hasMoved: boolean;
  show(screen: Screen): void;
  /** From an edit to where it was opened, from a record to the list. */
  back(): void;
}

export function useScreens(): Screens {
  const { path, navigate } = useLocation();
  const route = matchRoute(memberRoutes.detail, path);
  // Without an id there is no such member.
  const home: Screen = route ? { screen: 'detail', id: Number(route.id) } : LIST;
  const [local, setLocal] = useState<{ path: string; screen: Screen }>();
  const screen = local?.path === path ? local.screen : home;

  const show = useStableCallback((next: Screen) => {
    const isElsewhere = next.screen === 'list' && route;
    setLocal({ path: isElsewhere ? memberRoutes.list : path, screen: next });
    // Whatever was unsaved has been asked about, or is about a member who is gone.
    if (isElsewhere) navigate(memberRoutes.list, { isSaved: true });
  });
  // The list's own address was asked for: the record over it gives way. An edit asks first, by itself.
  useSamePathNavigation(() => {
    if (!route && screen.screen === 'detail') show(LIST);
  });
  const back = useStableCallback(() => {
    if (screen.screen === 'edit' && screen.from === 'detail') show({ screen: 'detail', id: screen.id });
    else show(LIST);
  });
  return { screen, hasList: !route, hasMoved: local !== undefined, show, back };
}
