import { useContext, useLayoutEffect, useRef } from 'react';
import { Link, useHref } from '../../routing/Link';
import { useLocation } from '../../routing/useLocation';
import { useSession, useUserName } from '../../session/useSession';
import { useTexts } from '../../texts/texts';
import { IconButton } from '../../ui/button/IconButton';
import { Icon } from '../../ui/icon/Icon';
import { prefetchOnIntent } from '../../ui/lazy/prefetchOnIntent';
import { Menu } from '../../ui/menu/Menu';
import { MenuItem } from '../../ui/menu/MenuItem';
import { Logo } from '../../ui/state/Logo';
import type { AnyArea } from '../area';
import { areaAt } from '../frame/navigation/areaAt';
import { useOffered } from '../frame/navigation/useOffered';
import { loadPalette, useOpenPalette } from '../frame/palette/PaletteScope';
import { useSearchKey } from '../frame/palette/searchKey';
import { useSignOut } from '../frame/signOut/useSignOut';
import { usePrefetchOnIntent } from '../frame/usePrefetchOnIntent';
import { IsCheckedContext } from '../frame/WidgetContext';
import styles from './NavBar.module.css';
import { isUnder, linksOf, SETTINGS } from './screens';
import { consoleTexts } from './texts.fr';

/** The name of the signed-in user, with links to the settings and to sign out. */
function UserMenu({ areas }: { areas: readonly AnyArea[] }) {
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

const nearPalette = prefetchOnIntent(loadPalette);

/** Opens the command palette, as its key does. */
function SearchButton() {
  const texts = useTexts(consoleTexts);
  const open = useOpenPalette();
  const { shown, shortcut } = useSearchKey();
  return (
    <IconButton
      icon="search"
      label={texts.search}
      title={texts.searchWith(shown)}
      aria-keyshortcuts={shortcut}
      {...nearPalette}
      onClick={open}
    />
  );
}

interface NavBarProps {
  areas: readonly AnyArea[];
  path: string;
  /** Otherwise the page has its own banner. */
  isPage: boolean;
}

/** Links that don't fit scroll. This brings the active one into view without scrolling the page. */
function useActiveInView(path: string) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path makes another link the active one
  useLayoutEffect(() => {
    // Just before the next paint the page is laid out anyway; here it would be one layout more.
    const frame = requestAnimationFrame(() => {
      const link = list.current?.querySelector<HTMLElement>('[aria-current]');
      if (!list.current || !link) return;
      const [row, box] = [list.current.getBoundingClientRect(), link.getBoundingClientRect()];
      list.current.scrollLeft += box.left + box.width / 2 - (row.left + row.width / 2);
    });
    return () => cancelAnimationFrame(frame);
  }, [path]);
  return list;
}

export function NavBar({ areas, path, isPage }: NavBarProps) {
  const texts = useTexts(consoleTexts);
  const list = useActiveInView(path);
  const near = usePrefetchOnIntent(areas);
  const isChecked = useContext(IsCheckedContext);
  const Bar = isPage ? 'header' : 'div';
  return (
    <Bar className={styles.bar}>
      <p className={styles.brand}>
        <Logo className={styles.mark} />
        <span className={styles.brandName}>{texts.brand}</span>
      </p>
      <nav className={styles.nav} data-sticky-bar="" aria-label={texts.navigation}>
        <ul ref={list} className={styles.links}>
          {linksOf(useOffered(areas)).map(({ to, text }) => (
            <li key={to}>
              <Link
                to={to}
                className={styles.link}
                aria-current={isUnder(to, path) ? 'page' : undefined}
                {...near(to)}
              >
                {texts[text]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {isChecked && (
        <div className={styles.tools}>
          <SearchButton />
          <UserMenu areas={areas} />
        </div>
      )}
    </Bar>
  );
}
