import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../button/Button';
import type { ButtonVariant } from '../button/buttonClass';
import { IconButton } from '../button/IconButton';
import type { IconName } from '../icon/Icon';
import popoverStyles from '../popover/Popover.module.css';
import { usePopover, usePopoverButton } from '../popover/usePopover';
import styles from './Menu.module.css';
import { MenuContext } from './MenuItem';
import { itemsOf, useMenuKeys } from './useMenuKeys';

interface MenuProps {
  /** Text of the button, or its accessible name when it shows only `icon`. */
  label: string;
  /** Makes it an icon button. */
  icon?: IconName | 'more' | undefined;
  /** Shown before the text, for example an Avatar. */
  lead?: ReactNode;
  variant?: ButtonVariant | undefined;
  /** The edge of the button that the list is aligned with. */
  align?: 'start' | 'end' | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  /** The entity that the menu acts on, if it can change. A change closes an open menu, which would act on another one. */
  about?: unknown;
  /** MenuItems, rendered only while the menu is open: fifty rows may each have a menu. */
  children: ReactNode;
}

type Edge = 'first' | 'last';

/** A button that opens a list of actions. */
export function Menu(props: MenuProps) {
  const { label, icon, lead, variant, align = 'start', disabled, className, about, children } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<{ edge: Edge | null; about: unknown }>();
  const edge = opened?.about === about ? opened?.edge : null;
  const setEdge = (next: Edge | null) => setOpened({ edge: next, about });
  const isOpen = Boolean(edge);
  const press = usePopoverButton(isOpen, (open) => setEdge(open ? 'first' : null));
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setEdge(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const shared = {
    ...press,
    ref: button,
    id: `${id}b`,
    disabled,
    className,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onKeyDown: handleKeyDown,
  } as const;
  return (
    <>
      {icon ? (
        <IconButton {...shared} variant={variant} icon={icon} label={label} />
      ) : (
        <Button {...shared} variant={variant} lead={lead} hasArrow>
          {label}
        </Button>
      )}
      {edge && (
        <MenuList id={id} anchor={button} edge={edge} align={align} onClosed={() => setEdge(null)}>
          {children}
        </MenuList>
      )}
    </>
  );
}

interface MenuListProps {
  id: string;
  anchor: React.RefObject<HTMLButtonElement | null>;
  edge: Edge;
  align: 'start' | 'end';
  onClosed(): void;
  children: ReactNode;
}

function MenuList({ id, anchor, edge, align, onClosed, children }: MenuListProps) {
  const ref = useRef<HTMLDivElement>(null);
  const close = usePopover(ref, {
    anchor,
    onClosed,
    onShown: (menu) => (itemsOf(menu).at(edge === 'first' ? 0 : -1) ?? menu).focus(),
  });
  const handleKeyDown = useMenuKeys(close);
  return (
    <div
      ref={ref}
      id={id}
      role="menu"
      part="menu"
      popover="auto"
      tabIndex={-1}
      aria-labelledby={`${id}b`}
      data-align={align}
      className={`${popoverStyles.popover} ${styles.menu}`}
      onKeyDown={handleKeyDown}
    >
      <MenuContext.Provider value={close}>{children}</MenuContext.Provider>
    </div>
  );
}
