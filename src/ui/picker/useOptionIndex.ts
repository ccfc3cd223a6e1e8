import { useEffect, useMemo, useState } from 'react';
import { OptionIndex } from './OptionIndex';
import type { PickerOption } from './option';

/** Fewer options are folded within a frame, so at once. */
const AT_ONCE = 2000;
const SLICE_MS = 4;

/**
 * The index of these options. Long lists are folded in slices between frames as soon as they are there; meanwhile the
 * previous index is used.
 */
export function useOptionIndex<Id extends string | number>(
  options: readonly PickerOption<Id>[],
): OptionIndex<Id> {
  const index = useMemo(() => {
    const created = new OptionIndex(options);
    if (options.length <= AT_ONCE) created.build(Number.POSITIVE_INFINITY);
    return created;
  }, [options]);
  const [ready, setReady] = useState(index.isReady ? index : undefined);
  useEffect(() => {
    if (index.isReady) {
      setReady(index);
      return;
    }
    let timer: ReturnType<typeof setTimeout>;
    const work = () => {
      if (index.build(SLICE_MS)) setReady(index);
      else timer = setTimeout(work);
    };
    timer = setTimeout(work);
    return () => clearTimeout(timer);
  }, [index]);
  return index.isReady ? index : (ready ?? index);
}
