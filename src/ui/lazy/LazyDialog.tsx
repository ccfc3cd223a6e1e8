import type { ComponentType } from 'react';
import { IconButton } from '../button/IconButton';
import type { Load } from '../loading/loadOnce';
import { useLazyModule } from '../loading/useLazyModule';
import { useUiTexts } from '../texts.fr';
import styles from './LazyDialog.module.css';
import { LazyFailure } from './LazyFailure';

export interface Closable {
  onClose(): void;
}

interface LazyDialogProps<P extends Closable> {
  load: Load<ComponentType<P>>;
  props: P;
}

/**
 * A dialog whose code loads when it is opened. Where the code does not load, a bar at the bottom of the window says so:
 * the dialog may have been opened from a toolbar, or above a list of any length.
 */
export function LazyDialog<P extends Closable>({ load, props }: LazyDialogProps<P>) {
  const texts = useUiTexts();
  const { value: Dialog, error, retry } = useLazyModule(load);
  if (Dialog) return <Dialog {...props} />;
  if (!error) return null;
  return (
    <div ref={showPopover} popover="manual" className={styles.bar}>
      <LazyFailure inline error={error} retry={retry} />
      <IconButton icon="close" label={texts.close} onClick={props.onClose} />
    </div>
  );
}

/** Above the page, and above a dialog that this one was opened from. */
function showPopover(element: HTMLElement | null): void {
  // In strict mode React calls this twice for one element.
  if (element?.isConnected && !element.matches(':popover-open')) element.showPopover();
}
