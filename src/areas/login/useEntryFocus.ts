import { type RefObject, useEffect, useRef } from 'react';

/** When the form appears, focuses the first empty field, or the last field when all are filled. */
export function useEntryFocus(isWanted: boolean): RefObject<HTMLDivElement | null> {
  const form = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form appears, never while the user types
  useEffect(() => {
    if (!isWanted) return;
    const fields = [...(form.current?.querySelectorAll('input') ?? [])];
    (fields.find((field) => field.value === '') ?? fields.at(-1))?.focus();
  }, []);
  return form;
}
