import { userNameOf } from '../../domain/utilisateur';
import { useLocation } from '../../routing/useLocation';
import { useSession } from '../../session/useSession';
import { useTexts } from '../../texts/texts';
import { Menu } from '../../ui/menu/Menu';
import { MenuItem } from '../../ui/menu/MenuItem';
import type { AnyArea } from '../area';
import { areaAt } from './screens';
import { consoleTexts } from './texts';

const SETTINGS = '/settings';

export function UserMenu({ areas }: { areas: readonly AnyArea[] }) {
  const texts = useTexts(consoleTexts);
  const { state, session } = useSession();
  const { navigate } = useLocation();
  return (
    <Menu label={userNameOf(state.user)} icon="user">
      {areaAt(areas, SETTINGS) && (
        <MenuItem icon="settings" onSelect={() => navigate(SETTINGS)}>
          {texts.settings}
        </MenuItem>
      )}
      <MenuItem icon="logout" disabled={state.busy} onSelect={() => void session.logout()}>
        {texts.signOut}
      </MenuItem>
    </Menu>
  );
}
