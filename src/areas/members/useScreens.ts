/*
 * Which screen of the area shows, by the address. The list stays below the record or the edit form that was opened from
 * it, so it comes back with its page, filters, selection and scroll position, and without a request.
 */
import { useState } from 'react';
import { useLocation } from '../../routing/useLocation';
import { useStableCallback } from '../../ui/useStableCallback';
import { memberPaths } from '../routes';

type Screen = { screen: 'list' } | { screen: 'detail' | 'edit'; id: number };

/** The screens about one member, as code that is fetched just before it is needed. */
export const loadMemberDetail = () => import('./record/MemberDetail');
export const loadEdit = () => import('./edit/MemberEdit');

/** The screen of a path. An address that doesn't hold an id in digits shows a member that doesn't exist. */
export function memberScreenAt(path: string): Screen {
  const edited = memberPaths.edit.match(path);
  if (edited) return { screen: 'edit', ...edited };
  const read = memberPaths.detail.match(path);
  return read ? { screen: 'detail', id: read.id ?? Number.NaN } : { screen: 'list' };
}

interface Screens {
  screen: Screen;
  /** The list has shown, and stays below the screen that shows. */
  hasList: boolean;
  /** The user moved between screens, so the one that shows takes the focus. */
  hasMoved: boolean;
  open(id: number): void;
  edit(id: number): void;
  /** To where the screen was opened from: the list, a relative's record, or from an edit the record. */
  back(): void;
  /** From a member that is gone. */
  toList(): void;
}

export function useScreens(): Screens {
  const { path, navigate, back } = useLocation();
  const screen = memberScreenAt(path);
  const isList = screen.screen === 'list';
  const [start] = useState(path);
  const [hasShownList, setShownList] = useState(isList);
  if (isList && !hasShownList) setShownList(true);
  const [hasMoved, setMoved] = useState(false);
  if (path !== start && !hasMoved) setMoved(true);

  const { list, detail, edit } = memberPaths;
  const parent = screen.screen === 'edit' ? detail.to(screen) : list.to();
  return {
    screen,
    hasList: hasShownList,
    hasMoved,
    open: useStableCallback((id: number) => navigate(detail.to({ id }))),
    edit: useStableCallback((id: number) => navigate(edit.to({ id }))),
    // Unsaved changes have been asked about before.
    back: useStableCallback(() => back(parent, { isSaved: true })),
    toList: useStableCallback(() => navigate(list.to(), { isSaved: true, replace: true })),
  };
}
