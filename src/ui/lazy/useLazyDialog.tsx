import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import type { Load } from '../loading/loadOnce';
import { type Closable, LazyDialog } from './LazyDialog';

interface LazyDialogOpener {
  /** The open dialog, to be placed once. */
  dialog: ReactNode;
  /** Opens a dialog with the props of this moment. */
  open<P extends Closable>(load: Load<ComponentType<P>>, propsOf: (close: () => void) => P): void;
}

/** One dialog at a time, whose code loads when it is first opened. */
export function useLazyDialog(): LazyDialogOpener {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const open = useCallback<LazyDialogOpener['open']>(
    (load, propsOf) => setDialog(<LazyDialog load={load} props={propsOf(() => setDialog(null))} />),
    [],
  );
  return { dialog, open };
}
