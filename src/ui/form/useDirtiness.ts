import { type RefObject, useContext, useLayoutEffect, useRef } from 'react';
import { DialogGuardContext } from '../dialog/DialogGuard';
import { snapshotOf } from './formValues';

/** Compares a form with what it first held, and tells the caller and the Dialog around when that changes. */
export function useDirtiness(
  ref: RefObject<HTMLFormElement | null>,
  onDirty: ((isDirty: boolean) => void) | undefined,
) {
  const guard = useContext(DialogGuardContext);
  const initial = useRef('');
  const wasDirty = useRef(false);
  useLayoutEffect(() => {
    if (ref.current) initial.current = snapshotOf(ref.current);
  }, [ref]);
  const check = () => {
    const isDirty = ref.current !== null && snapshotOf(ref.current) !== initial.current;
    if (isDirty === wasDirty.current) return;
    wasDirty.current = isDirty;
    onDirty?.(isDirty);
    guard?.setDirty(isDirty);
  };
  /** What the form holds is saved. */
  const settle = () => {
    if (ref.current) initial.current = snapshotOf(ref.current);
    check();
  };
  return { check, settle };
}
