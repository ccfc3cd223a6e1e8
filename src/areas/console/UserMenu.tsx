import { useHref } from '../../routing/useHref';
import { useLocation } from '../../routing/useLocation';
import { useSession, useUserName } from '../../session/useSession';
import { useTexts } from '../../texts/texts';
import { Icon } from '../../ui/icon/Icon';
import { Menu } from '../../ui/menu/Menu';
import { MenuItem } from '../../ui/menu/MenuItem';
import { useWidgetRoot } from '../../ui/widgetRoot/useWidgetRoot';
import type { AnyArea } from '../area';
import { areaAt } from '../frame/navigation/areaAt';
import styles from './console.module.css';
import { SETTINGS } from './screens';
import { consoleTexts } from './texts';

/** The name of the signed-in user, with links to the settings and to sign out. */
export function UserMenu({ areas }: { areas: readonly AnyArea[] }) {
  const texts = useTexts(consoleTexts);
  const { state, session } = useSession();
  const name = useUserName();
  const { navigate } = useLocation();
  const settings = useHref(SETTINGS);
  const widgetRoot = useWidgetRoot();
  const signOut = () => {
    // This menu is removed, and the form that replaces it takes the focus from the widget.
    if (widgetRoot.root) widgetRoot.root.tabIndex = -1;
    widgetRoot.root?.focus({ preventScroll: true });
    void session.logout();
  };
  return (
    <Menu label={name} lead={<Icon name="user" />} variant="quiet" align="end" className={styles.user}>
      {areaAt(areas, SETTINGS) && (
        <MenuItem icon="settings" href={settings} onSelect={() => navigate(SETTINGS)}>
          {texts.settings}
        </MenuItem>
      )}
      <MenuItem icon="logout" disabled={state.busy} onSelect={signOut}>
        {texts.signOut}
      </MenuItem>
    </Menu>
  );
}
