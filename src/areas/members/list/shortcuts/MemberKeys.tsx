import { useEffect, useRef, useState } from 'react';
import { identityOf } from '../../../../domain/identity';
import { useLocation } from '../../../../routing/useLocation';
import { useSession } from '../../../../session/useSession';
import { focusWhenShown } from '../../../../ui/display/headingFocus';
import { LazyDialog } from '../../../../ui/lazy/LazyDialog';
import { useStableCallback } from '../../../../ui/useStableCallback';
import { useWidgetRoot } from '../../../../ui/widgetRoot/useWidgetRoot';
import type { AreaKeysProps } from '../../../area';
import { memberPaths } from '../../../routes';
import { isHandledElsewhere, isModalOpen } from './handledElsewhere';
import { areSingleKeysOn } from './singleKeys';

const loadHelp = () => import('./ShortcutsDialog');

/**
 * `/` goes to the members' search from any screen, and `?` lists the shortcuts. The list handles its own
 * keys first, and those have had their default prevented. Keys typed in a field or pressed over a dialog mean text or
 * belong to the dialog.
 */
export default function MemberKeys({ isPage }: AreaKeysProps) {
  const store = useWidgetRoot();
  const { state } = useSession();
  const goToSearch = useGoToSearch();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const press = useStableCallback((event: KeyboardEvent) => {
    const { key } = event;
    const isHelp = key === '?';
    if (event.ctrlKey || event.metaKey || event.altKey || !(key === '/' || isHelp)) return;
    if (state.status !== 'signed-in' || event.defaultPrevented) return;
    if (!areSingleKeysOn(identityOf(state.user))) return;
    if (!store.root || isHandledElsewhere(event, store.root, isPage)) return;
    event.preventDefault();
    if (isHelp) setHelpOpen(true);
    else goToSearch();
  });
  useEffect(() => {
    const scope = isPage ? document.documentElement : store.root;
    scope?.addEventListener('keydown', press);
    return () => scope?.removeEventListener('keydown', press);
  }, [isPage, store, press]);
  return isHelpOpen && <LazyDialog load={loadHelp} props={{ onClose: () => setHelpOpen(false) }} />;
}

const PRESSES = ['keydown', 'pointerdown'] as const;

/** Opens the list, unless it is open, and moves the focus to its search. */
function useGoToSearch(): () => void {
  const store = useWidgetRoot();
  const { path, navigate } = useLocation();
  const isList = Boolean(memberPaths.list.match(path));
  const [isWanted, setWanted] = useState(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isList || !isWanted) return;
    setWanted(false);
    stop.current?.();
    stop.current = store.root ? focusWhenShown(store.root, shownSearch) : undefined;
  }, [isList, isWanted, store]);
  useEffect(() => () => stop.current?.(), []);
  useEffect(() => {
    if (isList || !isWanted) return;
    // Unsaved changes may keep the screen. Any press after the question means that it was answered so.
    const forget = () => {
      if (!store.root || !isModalOpen(store.root)) setWanted(false);
    };
    for (const type of PRESSES) addEventListener(type, forget, true);
    return () => {
      for (const type of PRESSES) removeEventListener(type, forget, true);
    };
  }, [isList, isWanted, store]);
  return () => {
    setWanted(true);
    if (!isList) navigate(memberPaths.list.to());
  };
}

/** The list's own search comes before those of its filters. */
function shownSearch(root: HTMLElement): HTMLElement | undefined {
  const search = [...root.querySelectorAll<HTMLInputElement>('input[type=search]')].find((input) =>
    input.checkVisibility(),
  );
  search?.select();
  return search;
}
