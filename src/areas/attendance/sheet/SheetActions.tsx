import { type ReactNode, useContext } from 'react';
import { linkCalls } from '../../../api/endpoints/attendance/links';
import { sheetCalls } from '../../../api/endpoints/attendance/sheets';
import { withoutTick } from '../../../domain/attendance/counts';
import type { AttendanceState } from '../../../domain/attendance/tick';
import { useLocation } from '../../../routing/useLocation';
import { Allowed, useRight } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { IconButton } from '../../../ui/button/IconButton';
import { useLazyDialog } from '../../../ui/lazy/useLazyDialog';
import { Menu } from '../../../ui/menu/Menu';
import { MenuItem } from '../../../ui/menu/MenuItem';
import { useToast } from '../../../ui/toast/useToast';
import { InConsoleContext } from '../../frame/navigation/BackToApps';
import { eventPaths } from '../../routes';
import type { AttendanceStore } from '../sync/AttendanceStore';
import type { ShownSheet } from '../sync/ticking';
import styles from './Sheet.module.css';
import { newcomerTexts, sheetTexts } from './texts.fr';
import { useTicking } from './useTicking';

const loadExpected = () => import('./ExpectedDialog');
const loadHelperLink = () => import('../helper/HelperLinkDialog');
const loadNewcomer = () => import('./NewcomerDialog');

interface SheetActionsProps {
  store: AttendanceStore;
  state: ShownSheet;
  id: number;
  day: string;
  isHelper: boolean;
}

/** What is done with all people at once, in reach of the thumb. */
export function SheetActions(props: SheetActionsProps) {
  const { store, state, isHelper } = props;
  const texts = useTexts(sheetTexts);
  const left = withoutTick(state.people, state.ticks).length;
  const tickRest = useTickRest(store);
  const { dialog, open } = useLazyDialog();
  const restAbsent = (
    <MenuItem icon="close" onSelect={() => tickRest('absent', texts.restDone)}>
      {texts.restAbsent(left)}
    </MenuItem>
  );
  return (
    <>
      <div className={styles.bar}>
        <Button
          variant="primary"
          icon="check"
          title={texts.allPresentHint(left)}
          onClick={() => tickRest('present', texts.allDone)}
        >
          {texts.allPresent}
        </Button>
        {isHelper ? (
          <Menu icon="more" align="end" variant="secondary" label={texts.actions}>
            {restAbsent}
          </Menu>
        ) : (
          <UserActions {...props} open={open}>
            {restAbsent}
          </UserActions>
        )}
      </div>
      {dialog}
    </>
  );
}

interface UserActionsProps extends SheetActionsProps {
  /** Opens a dialog, which must not stand in the bar. */
  open: ReturnType<typeof useLazyDialog>['open'];
  children: ReactNode;
}

/** What a helper with a link isn't offered. */
function UserActions({ store, id, day, open, children }: UserActionsProps) {
  const texts = useTexts(sheetTexts);
  const newcomer = useTexts(newcomerTexts);
  const { navigate } = useLocation();
  const canOpenEvent = [useContext(InConsoleContext), useRight('evenements.lire')].every(Boolean);
  const addNewcomer = () => open(loadNewcomer, (onClose) => ({ store, id, day, name: '', onClose }));
  const choose = () => open(loadExpected, (onClose) => ({ store, id, day, onClose }));
  const shareLink = () => open(loadHelperLink, (onClose) => ({ id, day, onClose }));
  return (
    <>
      <Allowed right={sheetCalls.newcomer.right}>
        <IconButton icon="plus" variant="secondary" label={newcomer.button} onClick={addNewcomer} />
      </Allowed>
      <Menu icon="more" align="end" variant="secondary" label={texts.actions}>
        <MenuItem icon="users" onSelect={choose}>
          {texts.chooseExpected}
        </MenuItem>
        {children}
        <Allowed right={linkCalls.makeLink.right}>
          <MenuItem icon="share" onSelect={shareLink}>
            {texts.helperLink}
          </MenuItem>
        </Allowed>
        {canOpenEvent && (
          <MenuItem icon="calendar" onSelect={() => navigate(eventPaths.detail.to({ id }))}>
            {texts.openEvent}
          </MenuItem>
        )}
      </Menu>
    </>
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
