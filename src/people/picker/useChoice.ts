import { useMemo, useState } from 'react';
import type { Query } from '../../api/useApi';
import type { PickerOption } from '../../ui/picker/option';
import type { PickerProps } from '../../ui/picker/Picker';

export type Option = PickerOption<number>;

export interface Choice {
  /** Everything a Picker needs but its label. */
  picker: Omit<PickerProps<number>, 'label'>;
  /** The chosen options that are still offered. */
  chosen: readonly Option[];
}

/**
 * The choice among options that are loaded from the server at each opening; `loadFailed` is the text for options that
 * could not be loaded.
 */
export function useChoice(
  query: Query<unknown>,
  options: readonly Option[],
  multiple: boolean,
  loadFailed: string,
): Choice {
  const [selected, setSelected] = useState<number[]>([]);
  const { failure, isLoading, isRefreshing, reload } = query;
  const chosen = useMemo(() => {
    const ids = new Set(selected);
    return ids.size === 0 ? [] : options.filter((option) => ids.has(option.id));
  }, [options, selected]);
  const picker = {
    options,
    multiple,
    selected,
    onChange: setSelected,
    isLoading: isLoading || isRefreshing,
    // An earlier failure does not show while the options load again.
    failure: isRefreshing || !failure ? undefined : { ...failure, message: failure.message ?? loadFailed },
    onRetry: reload,
  };
  return { picker, chosen };
}
