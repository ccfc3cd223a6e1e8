/** One thing to choose. */
export interface PickerOption<Id extends string | number = string | number> {
  id: Id;
  label: string;
  /** Tells homonyms apart: an e-mail, a birth date. */
  detail?: string | undefined;
  /** Further words the search finds it by. */
  keywords?: string | undefined;
}
