import { type RefObject, useEffect, useRef } from 'react';

/** Puts the focus on the first field that is still empty, else on the last one, when the form appears. */
export function useEntryFocus(isWanted: boolean): RefObject<HTMLDivElement | null> {
  const form = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on arrival, never while somebody types
  useEffect(() => {
    if (!isWanted) return;
    const fields = [...(form.current?.querySelectorAll('input') ?? [])];
    (fields.find((field) => field.value === '') ?? fields.at(-1))?.focus();
  }, []);
  return form;
}
