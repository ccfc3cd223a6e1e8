import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStableCallback } from '../useStableCallback';
import { FormContext, NO_FORM } from './FormContext';
import { isUnfinished } from './unfinished';

interface PartsOptions {
  value: string | undefined;
  defaultValue: string | undefined;
  onChange: ((value: string) => void) | undefined;
}

/** Earlier years are years of which not all digits are typed. */
const FIRST_YEAR = '1000';

const isHalf = (input: HTMLInputElement, known: string): boolean =>
  input.validity.badInput ||
  (input.type === 'date' && input.value !== '' && input.value < FIRST_YEAR && input.value !== known);

/**
 * What a field of several parts does while only some of them are typed: the caller keeps the last whole value, the form
 * counts it as typed and is not sent, and once the user has left the field or tries to send, the field says so.
 */
export function useParts({ value, defaultValue, onChange }: PartsOptions) {
  const ref = useRef<HTMLInputElement>(null);
  /** What the input holds as its value while it is unfinished. */
  const [half, setHalf] = useState<string>();
  const [isTold, setTold] = useState(false);
  const known = useRef(value ?? defaultValue ?? '');

  const look = useStableCallback((isLeft: boolean) => {
    const input = ref.current;
    if (!input) return;
    const unfinished = isHalf(input, known.current);
    setHalf(unfinished ? input.value : undefined);
    setTold(unfinished && (isLeft || isTold));
    if (unfinished || input.value === known.current) return;
    known.current = input.value;
    onChange?.(input.value);
  });

  // A value from elsewhere, such as that of another period, replaces what was begun.
  useLayoutEffect(() => {
    if (value === undefined || !ref.current || value === known.current) return;
    known.current = value;
    ref.current.value = value;
    setHalf(undefined);
    setTold(false);
  }, [value]);
  useFormStop(ref, look);
  useTypedPart(ref, half !== undefined);
  return {
    isTold,
    input: {
      ref,
      ...(value === undefined ? { defaultValue } : { value: half ?? value }),
      'data-unfinished': half === undefined ? undefined : '',
      onChange: () => look(false),
      // A part alone changes no value, so the browser sends no `input` event.
      onKeyUp: () => look(false),
      onBlur: () => afterPress(ref.current, () => look(true)),
      onInvalid: () => look(true),
    },
  };
}

/**
 * Calls `next` now or, where the field was left by pressing something, after that press: a message that appears under the
 * field while the button is down would move what is being pressed away from the pointer.
 */
function afterPress(field: HTMLElement | null, next: () => void): void {
  if (!(field?.getRootNode() as ParentNode | undefined)?.querySelector(':active')) {
    next();
    return;
  }
  const press = new AbortController();
  const handle = () => {
    press.abort();
    setTimeout(next);
  };
  // A tap of a finger has ended before the focus moves; its click follows.
  for (const type of ['pointerup', 'click'])
    addEventListener(type, handle, { capture: true, signal: press.signal });
}

/** Tells the form that a part was typed, or that none is left. */
function useTypedPart(ref: { current: HTMLInputElement | null }, isUnfinishedNow: boolean): void {
  const last = useRef(isUnfinishedNow);
  useEffect(() => {
    if (last.current === isUnfinishedNow) return;
    last.current = isUnfinishedNow;
    ref.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [ref, isUnfinishedNow]);
}

/** In a `<form>` that is no Form, an unfinished field stops the submission itself. */
function useFormStop(ref: { current: HTMLInputElement | null }, look: (isLeft: boolean) => void): void {
  const isInForm = useContext(FormContext) !== NO_FORM;
  useEffect(() => {
    const form = isInForm ? null : ref.current?.form;
    const stop = (event: Event) => {
      if (!ref.current || !isUnfinished(ref.current)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      look(true);
      ref.current.focus();
    };
    form?.addEventListener('submit', stop, true);
    return () => form?.removeEventListener('submit', stop, true);
  }, [ref, look, isInForm]);
}
