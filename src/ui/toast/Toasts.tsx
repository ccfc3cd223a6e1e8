import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/Button';
import { IconButton } from '../button/IconButton';
import { Icon } from '../icon/Icon';
import { useUiTexts } from '../texts.fr';
import { useWidgetRoot } from '../widgetRoot/useWidgetRoot';
import type { ToastAction, ToastItem } from '../widgetRoot/WidgetRootStore';
import styles from './Toasts.module.css';

/** A pointer that leaves doesn't take the focus along, nor the other way round. */
const isHeld = (toasts: HTMLElement | null) => toasts?.matches(':hover, :focus-within');

/**
 * The toasts, in a manual popover above any dialog. They stay while the pointer or the focus is on one; Escape closes
 * them.
 */
export function Toasts({ toasts }: { toasts: readonly ToastItem[] }) {
  const widgetRoot = useWidgetRoot();
  const texts = useUiTexts();
  const ref = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!ref.current?.matches(':popover-open')) ref.current?.showPopover();
  }, []);
  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    widgetRoot.pauseToasts();
    const from = event.relatedTarget as HTMLElement | null;
    if (from && !event.currentTarget.contains(from)) cameFrom.current = from;
  };
  const resume = () => {
    if (isHeld(ref.current)) return;
    cameFrom.current = null;
    widgetRoot.resumeToasts();
  };
  const dismiss = (id: number) => {
    widgetRoot.dropToast(id);
    cameFrom.current?.focus();
  };
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const root = ref.current?.getRootNode() as ParentNode | undefined;
      // Escape closes an open dialog or menu first.
      const isFirst = root?.querySelectorAll(':modal, :popover-open').length === 1;
      if (isFirst) for (const { id } of toasts) dismiss(id);
    };
    addEventListener('keydown', handle);
    return () => removeEventListener('keydown', handle);
  });
  return (
    <section
      ref={ref}
      popover="manual"
      aria-label={texts.notifications}
      className={styles.toasts}
      onPointerEnter={widgetRoot.pauseToasts}
      onPointerLeave={resume}
      onFocus={handleFocus}
      onBlur={resume}
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onDismiss={() => dismiss(toast.id)} />
      ))}
    </section>
  );
}

const ICONS = { success: 'check-circle', warning: 'warning', error: 'error' } as const;

/** One message, its action, which also closes it, and the button that only closes it. */
function Toast({ toast, onDismiss }: { toast: ToastItem; onDismiss(): void }) {
  const { text, action, more, kind = 'success' } = toast;
  const texts = useUiTexts();
  const act = ({ run }: ToastAction) => {
    onDismiss();
    run();
  };
  return (
    <div part="toast" className={styles.toast} data-kind={kind}>
      <Icon name={ICONS[kind]} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.text}>{text}</p>
        {more && <div className={styles.more}>{more}</div>}
        {action && (
          <Button variant="quiet" onClick={() => act(action)}>
            {action.label}
          </Button>
        )}
      </div>
      <IconButton icon="close" label={texts.closeNotification} onClick={onDismiss} />
    </div>
  );
}
