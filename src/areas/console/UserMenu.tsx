import { useHref } from '../../routing/useHref';
import { useLocation } from '../../routing/useLocation';
import { useSession, useUserName } from '../../session/useSession';
import { useTexts } from '../../texts/texts';
import { Icon } from '../../ui/icon/Icon';
import { Menu } from '../../ui/menu/Menu';
import { MenuItem } from '../../ui/menu/MenuItem';
import type { AnyArea } from '../area';
import { areaAt } from '../frame/navigation/areaAt';
import { useSignOut } from '../frame/signIn/useSignOut';
import styles from './console.module.css';
import { SETTINGS } from './screens';
import { consoleTexts } from './texts';

/** The name of the signed-in user, with links to the settings and to sign out. */
export function UserMenu({ areas }: { areas: readonly AnyArea[] }) {
  const texts = useTexts(consoleTexts);
  const { state } = useSession();
  const name = useUserName();
  const { navigate } = useLocation();
  const settings = useHref(SETTINGS);
  const signOut = useSignOut();
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
