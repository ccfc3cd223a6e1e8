/*
 * Which screen of the area shows. Screens opened from the list are local state without an address, so the list below
 * keeps its page, filters, selection and scroll position; `/community/details/{id}` opens a record directly, without a
 * list. Also decides where «back» leads from each.
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
  /** The address is the list's, so the list is rendered below the screen that shows. */
  hasList: boolean;
  /** The user moved between screens, so the one that shows takes the focus. */
  hasMoved: boolean;
  show(screen: Screen): void;
  /** From an edit to where it was opened, from a record to the list. */
  back(): void;
}

export function useScreens(): Screens {
  const { path, navigate } = useLocation();
  const route = matchRoute(memberRoutes.detail, path);
  // An address without an id is a member that doesn't exist.
  const home: Screen = route ? { screen: 'detail', id: Number(route.id) } : LIST;
  const [local, setLocal] = useState<{ path: string; screen: Screen }>();
  const screen = local?.path === path ? local.screen : home;

  const show = useStableCallback((next: Screen) => {
    const isElsewhere = next.screen === 'list' && route;
    setLocal({ path: isElsewhere ? memberRoutes.list : path, screen: next });
    // Unsaved changes have been asked about, or belong to a deleted member.
    if (isElsewhere) navigate(memberRoutes.list, { isSaved: true });
  });
  // A link to the list closes the record over it. An edit asks first, by itself.
  useSamePathNavigation(() => {
    if (!route && screen.screen === 'detail') show(LIST);
  });
  const back = useStableCallback(() => {
    if (screen.screen === 'edit' && screen.from === 'detail') show({ screen: 'detail', id: screen.id });
    else show(LIST);
  });
  return { screen, hasList: !route, hasMoved: local !== undefined, show, back };
}
