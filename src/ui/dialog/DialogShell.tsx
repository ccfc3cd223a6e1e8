import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useRef } from 'react';
import { LiveRegion } from '../toast/LiveRegion';
import { useIsHidden } from '../widgetRoot/KeepAlive';
import styles from './Dialog.module.css';
import { useModal } from './useModal';

interface DialogShellProps {
  titleId: string;
  descriptionId?: string | undefined;
  role?: 'alertdialog' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** The browser may not close it (unsaved changes, saving): every way out only asks through `onDismiss`. */
  isGuarded?: boolean | undefined;
  /** Escape, the back gesture, a click beside the dialog. */
  onDismiss(): void;
  children: ReactNode;
}

const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget;

/** A menu or a picker in the dialog goes first; a dialog below in the React tree answers for itself. */
function isOwnEscape(event: KeyboardEvent<HTMLDialogElement>): boolean {
  const dialog = event.currentTarget;
  if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return false;
  const isHere = (event.target as Element).closest('dialog') === dialog;
  return isHere && !dialog.querySelector('[popover=auto]:popover-open');
}

/** The native modal: top layer, focus, ways out; live region and toasts inside, where a modal lets them live. */
export function DialogShell(props: DialogShellProps) {
  const { titleId, descriptionId, role, size = 'medium', isGuarded = false, onDismiss, children } = props;
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const isHidden = useIsHidden();
  useModal(ref, id);

  const handleKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (!isGuarded || !isOwnEscape(event)) return;
    event.preventDefault();
    onDismiss();
  };
  // Firefox and Safari can close in spite of everything: then it opens again, and asks.
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
      onClick={(event) => {
        if (isOwn(event) && pressedBeside.current && role !== 'alertdialog') onDismiss();
      }}
    >
      <div className={styles.frame}>
        {children}
        <LiveRegion dialog={id} />
      </div>
    </dialog>
  );
}
