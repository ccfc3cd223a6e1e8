import { useMemo, useState } from 'react';
import type { Query } from '../../../../api/useApi';
import type { PickerOption } from '../../../../ui/picker/option';
import type { PickerProps } from '../../../../ui/picker/Picker';

export type Option = PickerOption<number>;

export interface Choice {
  /** Everything a Picker needs but its label. */
  picker: Omit<PickerProps<number>, 'label'>;
  /** The chosen options that are still offered. */
  chosen: readonly Option[];
}

/**
 * What is chosen among options that come from the server and are asked again at each opening; `loadFailed` says what
 * is missing when they don't come.
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
    // While it is asked again, an earlier failure is no news.
    failure: isRefreshing || !failure ? undefined : { ...failure, message: failure.message ?? loadFailed },
    onRetry: reload,
  };
  return { picker, chosen };
}
