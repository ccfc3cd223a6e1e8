import { type RefObject, useContext, useLayoutEffect, useRef } from 'react';
import { DialogGuardContext } from '../dialog/DialogGuard';
import { WidgetRootContext } from '../widgetRoot/useWidgetRoot';
import { snapshotOf } from './formValues';

/**
 * Compares a form with its first values, and tells the caller, the Dialog around it and the WidgetRoot when the result
 * changes.
 */
export function useDirtiness(
  ref: RefObject<HTMLFormElement | null>,
  onDirty: ((isDirty: boolean) => void) | undefined,
) {
  const guard = useContext(DialogGuardContext);
  const unsaved = useContext(WidgetRootContext)?.unsaved;
  const initial = useRef('');
  const wasDirty = useRef(false);
  useLayoutEffect(() => {
    if (ref.current) initial.current = snapshotOf(ref.current);
  }, [ref]);
  useLayoutEffect(() => () => void unsaved?.delete(initial), [unsaved]);
  const check = () => {
    const isDirty = ref.current !== null && snapshotOf(ref.current) !== initial.current;
    if (isDirty === wasDirty.current) return;
    wasDirty.current = isDirty;
    onDirty?.(isDirty);
    guard?.setDirty(isDirty);
    unsaved?.[isDirty ? 'add' : 'delete'](initial);
  };
  /** Call it after a save: the present values are the first ones then. */
  const settle = () => {
    if (ref.current) initial.current = snapshotOf(ref.current);
    check();
  };
  return { check, settle };
}
