import { useMemo, useState } from 'react';
import type { Query } from '../../api/useApi';
import type { PickerCreation } from '../../ui/picker/CreationButton';
import type { PickerOption } from '../../ui/picker/option';
import type { PickerProps } from '../../ui/picker/Picker';

export type Option = PickerOption<number>;

export interface Choice {
  /** Everything a Picker needs but its label. */
  picker: Omit<PickerProps<number>, 'label'>;
  /** The chosen options that are still offered. */
  chosen: readonly Option[];
}

/** Creates an option that isn't there yet, by the text of the search. */
export interface OptionCreation extends Omit<PickerCreation, 'run'> {
  /** Resolves to the new option, which is among the offered ones then; after a failure, which was told, to nothing. */
  make(name: string): Promise<Option | undefined>;
}

/**
 * The choice among options that are loaded from the server at each opening; `loadFailed` is the text for options that
 * could not be loaded. An option that is created is chosen at once.
 */
export function useChoice(
  query: Query<unknown>,
  options: readonly Option[],
  multiple: boolean,
  loadFailed: string,
  creation?: OptionCreation,
): Choice {
  const [selected, setSelected] = useState<number[]>([]);
  const { failure, isLoading, isRefreshing, reload } = query;
  const chosen = useMemo(() => {
    const ids = new Set(selected);
    return ids.size === 0 ? [] : options.filter((option) => ids.has(option.id));
  }, [options, selected]);
  const create = async (name: string) => {
    const option = await creation?.make(name);
    if (option) setSelected((before) => (multiple ? [...before, option.id] : [option.id]));
  };
  const picker = {
    options,
    creation: creation && { ...creation, run: (name: string) => void create(name) },
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
