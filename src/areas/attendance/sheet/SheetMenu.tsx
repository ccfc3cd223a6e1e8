import { type ReactNode, useContext } from 'react';
import { assemblyCalls } from '../../../api/endpoints/attendance/assemblies';
import { linkCalls } from '../../../api/endpoints/attendance/links';
import { withoutTick } from '../../../domain/attendance/counts';
import type { AttendanceState } from '../../../domain/attendance/tick';
import { useLocation } from '../../../routing/useLocation';
import { Allowed, useCapability, useRight } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import type { useLazyDialog } from '../../../ui/lazy/useLazyDialog';
import { Menu } from '../../../ui/menu/Menu';
import { MenuItem } from '../../../ui/menu/MenuItem';
import { useToast } from '../../../ui/toast/useToast';
import { InConsoleContext } from '../../frame/navigation/BackToApps';
import { eventPaths } from '../../routes';
import type { AttendanceStore } from '../sync/AttendanceStore';
import type { ShownSheet } from '../sync/ticking';
import type { SheetDay } from './OpenSheet';
import { sheetTexts } from './texts.fr';
import { useTicking } from './useTicking';

const loadAssembly = () => import('../assembly/AssemblyDialog');
const loadHelperLink = () => import('../helper/HelperLinkDialog');

interface SheetMenuProps {
  store: AttendanceStore;
  state: ShownSheet;
  place: SheetDay;
  isHelper: boolean;
  /** Opens a dialog. */
  open: ReturnType<typeof useLazyDialog>['open'];
  /** Chooses who is expected. */
  onChoose(): void;
  /** What an assembly has in place of ticking all people at once. */
  children?: ReactNode;
}

/** What is done with all names, and about the sheet. The names themselves are what is pressed most. */
export function SheetMenu({ store, state, place, isHelper, open, onChoose, children }: SheetMenuProps) {
  const texts = useTexts(sheetTexts);
  const { navigate } = useLocation();
  const left = withoutTick(state.people, state.ticks).length;
  const tickRest = useTickRest(store);
  const canOpenEvent = [useContext(InConsoleContext), useRight('evenements.lire'), !isHelper].every(Boolean);
  const hasAssemblies = useCapability('assemblees');
  const settle = () => open(loadAssembly, (onClose) => ({ ...place, onClose, onChanged: store.refresh }));
  const shareLink = () => open(loadHelperLink, (onClose) => ({ ...place, onClose }));
  return (
    <Menu icon="more" align="end" label={texts.actions}>
      {children}
      {!children && (
        <MenuItem icon="check" onSelect={() => tickRest('present', texts.allDone)}>
          {texts.allPresent}
        </MenuItem>
      )}
      {!children && left > 0 && (
        <MenuItem icon="close" onSelect={() => tickRest('absent', texts.restDone)}>
          {texts.restAbsent(left)}
        </MenuItem>
      )}
      {!isHelper && (
        <MenuItem icon="users" onSelect={onChoose}>
          {texts.chooseExpected}
        </MenuItem>
      )}
      {hasAssemblies && !isHelper && (
        <Allowed right={assemblyCalls.setAssembly.right}>
          <MenuItem icon="users" onSelect={settle}>
            {texts.assembly}
          </MenuItem>
        </Allowed>
      )}
      {!isHelper && (
        <Allowed right={linkCalls.makeLink.right}>
          <MenuItem icon="share" onSelect={shareLink}>
            {texts.helperLink}
          </MenuItem>
        </Allowed>
      )}
      {canOpenEvent && (
        <MenuItem icon="calendar" onSelect={() => navigate(eventPaths.detail.to(place))}>
          {texts.openEvent}
        </MenuItem>
      )}
    </Menu>
  );
}

/** Ticks all expected people who have no tick yet. */
function useTickRest(store: AttendanceStore) {
  const texts = useTexts(sheetTexts);
  const toast = useToast();
  const { tickAll } = useTicking(store);
  return (state: AttendanceState, told: (count: number) => string) => {
    const { people, ticks } = store.get();
    if (!tickAll(withoutTick(people, ticks), state, told)) toast(texts.nobodyLeft);
  };
}
