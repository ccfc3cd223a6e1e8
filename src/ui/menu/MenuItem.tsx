import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import { Icon, type IconName } from '../icon/Icon';
import styles from './Menu.module.css';

/** Closes the menu around an item. */
export const MenuContext = createContext<() => void>(() => {});

interface MenuItemProps {
  /** Runs after the menu has closed and the focus is back on its button. */
  onSelect?: (() => void) | undefined;
  /** Makes it a link. If `onSelect` is given, a plain click calls it instead of following the link. */
  href?: string | undefined;
  icon?: IconName | undefined;
  /** The item can be reached and read, but does nothing. */
  disabled?: boolean | undefined;
  danger?: boolean | undefined;
  /** Its words with what it acts on, for screen readers. */
  name?: string | undefined;
  children: ReactNode;
}

/** An action of a Menu. */
export function MenuItem({ onSelect, href, icon, disabled, danger, name, children }: MenuItemProps) {
  const close = useContext(MenuContext);
  const handleClick = (event: MouseEvent) => {
    if (disabled) return event.preventDefault();
    if (href && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    if (href && onSelect) event.preventDefault();
    close();
    onSelect?.();
  };
  const shared = {
    role: 'menuitem',
    part: 'menu-item',
    tabIndex: -1,
    className: danger ? `${styles.item} ${styles.danger}` : styles.item,
    'aria-label': name,
    'aria-disabled': disabled || undefined,
    onClick: handleClick,
  } as const;
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span className={styles.text}>{children}</span>
    </>
  );
  return href ? (
    <a {...shared} href={href}>
      {content}
    </a>
  ) : (
    <button {...shared} type="button">
      {content}
    </button>
  );
}
