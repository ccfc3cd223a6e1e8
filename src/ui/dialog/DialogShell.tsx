import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useCloseRequest, useLayer } from '../../routing/leaving';
import { useIsHidden } from '../widgetRoot/KeepAlive';
import { LiveRegion } from '../widgetRoot/LiveRegion';
import { useWidgetRoot } from '../widgetRoot/useWidgetRoot';
import styles from './Dialog.module.css';
import { useModal } from './useModal';

interface DialogShellProps {
  titleId: string;
  descriptionId?: string | undefined;
  role?: 'alertdialog' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** While there are unsaved changes or a save is running, the browser must not close it: it only calls `onDismiss`. */
  isGuarded?: boolean | undefined;
  /** A press beside it does nothing, because it asks a question or says what went wrong. */
  ignoresOutside?: boolean | undefined;
  /** Called for Escape, the back gesture and a click beside the dialog. */
  onDismiss(): void;
  children: ReactNode;
}

const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget;

/**
 * A menu or a picker inside the dialog closes first. A dialog below it in the React tree handles its own events. The key closes
 * the dialog itself: one that the browser closes says so later, and a key pressed meanwhile would find it open.
 */
function isOwnEscape(event: KeyboardEvent<HTMLDialogElement>): boolean {
  const dialog = event.currentTarget;
  if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return false;
  const isHere = (event.target as Element).closest('dialog') === dialog;
  return isHere && !dialog.querySelector('[popover=auto]:popover-open');
}

function useIsTop(id: string): boolean {
  const store = useWidgetRoot();
  return useSyncExternalStore(store.subscribe, () => store.get().top === id);
}

/** The native modal. Live region and toasts are inside it, because a modal makes everything outside inert. */
export function DialogShell(props: DialogShellProps) {
  const { titleId, descriptionId, role, size = 'medium', isGuarded = false } = props;
  const { ignoresOutside = false, onDismiss, children } = props;
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const isHidden = useIsHidden();
  useModal(ref, id);
  useLayer(!isHidden, onDismiss);
  const isTop = useIsTop(id);
  // The browser must not close it itself then, and the back gesture of Android would leave the page.
  useCloseRequest(isGuarded && isTop, onDismiss);

  const handleKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (!isOwnEscape(event)) return;
    event.preventDefault();
    onDismiss();
  };
  // Firefox and Safari can close it all the same. It then opens again and asks.
  const handleClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (!isOwn(event) || isHidden || event.currentTarget.open) return;
    if (isGuarded) event.currentTarget.showModal();
    onDismiss();
  };
  return (
    <dialog
      ref={ref}
      role={role}
      tabIndex={-1}
      part="dialog"
      className={`${styles.dialog} ${styles[size]}`}
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
      aria-modal="true"
      {...{ closedby: isGuarded ? 'none' : 'closerequest' }}
      onKeyDown={handleKeyDown}
      onCancel={(event) => isGuarded && isOwn(event) && event.preventDefault()}
      onClose={handleClose}
      onPointerDown={(event) => {
        pressedBeside.current = isOwn(event);
      }}
      onClick={(event) => isOwn(event) && pressedBeside.current && !ignoresOutside && onDismiss()}
    >
      <div className={styles.frame}>
        {children}
        <LiveRegion dialog={id} />
      </div>
    </dialog>
  );
}
