import type { SearchTexts } from '../../domain/search/listSearch';

/** An option of a Picker. */
export interface PickerOption<Id extends string | number = string | number> {
  id: Id;
  label: string;
  /** How many letters at the start of the label are set apart by their weight, such as those of a last name. */
  strong?: number | undefined;
  /** What tells homonyms apart: an e-mail address, a birth date. */
  detail?: string | undefined;
  /** Shown as a dot before the label. */
  color?: string | undefined;
  /** Can be found and read, but not chosen; `detail` says why. */
  isDisabled?: boolean | undefined;
  /** Further texts that the search finds it by, in the order of importance. */
  keywords?: SearchTexts | undefined;
}
