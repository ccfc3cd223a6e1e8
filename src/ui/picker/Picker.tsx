// Chooses one or several among up to 100,000. It hides the search (OptionIndex), the window of options in the DOM
// (PickerList) and the keys (usePicker). The focus stays in the text field, which points at the active option: an
// APG combobox whose listbox is always open, so that it behaves the same in a dialog, a panel and a shadow root.
import { type RefObject, useId, useRef } from 'react';
import type { Failure } from '../../api/errors';
import { useTexts } from '../../texts/texts';
import field from '../form/fields/Field.module.css';
import { Icon } from '../icon/Icon';
import { useStableCallback } from '../stableCallback/useStableCallback';
import { useUiTexts } from '../texts';
import { NONE } from './activeKeys';
import { countOf, indexAt } from './OptionIndex';
import type { PickerOption } from './option';
import styles from './Picker.module.css';
import { PickerBody } from './PickerBody';
import { PickerChosen, useChosen } from './PickerChosen';
import { optionId, PickerList } from './PickerList';
import { pickerTexts } from './texts';
import { useOptionIndex } from './useOptionIndex';
import { type PickerState, usePicker } from './usePicker';

export interface PickerProps<Id extends string | number> {
  label: string;
  /** Everything there is to choose; leave out what may not be chosen. Memoise it: a new array is indexed anew. */
  options: readonly PickerOption<Id>[];
  multiple?: boolean | undefined;
  /** Chosen ids in the order of choice; at most one unless `multiple`. */
  selected: readonly Id[];
  onChange(selected: Id[]): void;
  /** Options, or further options, are on their way. */
  isLoading?: boolean | undefined;
  failure?: Failure | undefined;
  onRetry?: (() => void) | undefined;
}

/** Searchable choice of one or several options, blind to accents and case. */
export function Picker<Id extends string | number>(props: PickerProps<Id>) {
  const { label, options, multiple = false, selected, onChange, isLoading, failure, onRetry } = props;
  const id = useId();
  const listId = `${id}-list`;
  const input = useRef<HTMLInputElement>(null);
  const texts = useTexts(pickerTexts);
  const index = useOptionIndex(options);
  const chosen = useChosen(options, selected);

  const pick = (optionIndex: number) => {
    const option = index.options[optionIndex];
    if (!option) return;
    const others = selected.filter((other) => other !== option.id);
    if (!multiple) onChange([option.id]);
    else onChange(others.length < selected.length ? others : [...selected, option.id]);
  };
  const removeLast = () => selected.length > 0 && onChange(selected.slice(0, -1));
  const picker = usePicker(index, { isMultiple: multiple, onPick: pick, onRemoveLast: removeLast });
  const { query, active, results } = picker;
  const handlePick = useStableCallback((optionIndex: number, position: number) => {
    pick(optionIndex);
    picker.change(query, position);
  });
  const handleRemove = useStableCallback((option: PickerOption) => {
    onChange(selected.filter((other) => other !== option.id));
    // Its button goes away with it.
    input.current?.focus();
  });
  const found = countOf(results);

  return (
    <div className={styles.picker} part="picker">
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <SearchBox id={id} listId={listId} inputRef={input} picker={picker} />
      <PickerBody
        options={options}
        found={found}
        query={results.query}
        isLoading={isLoading}
        failure={failure}
        onRetry={onRetry}
      >
        <PickerList
          id={listId}
          label={label}
          results={results}
          active={active}
          selected={chosen.ids}
          isMultiple={multiple}
          onPick={handlePick}
        />
      </PickerBody>
      {/* It doesn't describe the field as well: its changes would be said twice. So would one that follows the next
          closely, if the whole was read for each. */}
      <p className={styles.status} role="status" aria-atomic="false">
        {statusOf(texts, results.query, found, selected.length, isLoading)}
      </p>
      <PickerChosen chosen={chosen.options} onRemove={handleRemove} />
    </div>
  );
}

interface SearchBoxProps {
  id: string;
  listId: string;
  inputRef: RefObject<HTMLInputElement | null>;
  picker: PickerState<string | number>;
}

function SearchBox({ id, listId, inputRef, picker }: SearchBoxProps) {
  const { clearSearch } = useUiTexts();
  const { placeholder } = useTexts(pickerTexts);
  const { query, active, results } = picker;
  const found = countOf(results);
  const hasActive = active !== NONE && active < found;
  return (
    <div className={field.adorned}>
      <Icon name="search" className={field.start} />
      <input
        ref={inputRef}
        id={id}
        className={`${field.input} ${field.search}`}
        role="combobox"
        aria-expanded={found > 0}
        aria-autocomplete="list"
        aria-controls={found > 0 ? listId : undefined}
        aria-activedescendant={hasActive ? optionId(listId, indexAt(results, active)) : undefined}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        value={query}
        onChange={(event) => picker.change(event.target.value, NONE)}
        onKeyDown={picker.handleKeyDown}
      />
      {query && (
        <button
          type="button"
          className={field.end}
          aria-label={clearSearch}
          title={clearSearch}
          onClick={() => {
            picker.change('', NONE);
            inputRef.current?.focus();
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

function statusOf(
  texts: typeof pickerTexts,
  query: string,
  found: number,
  chosen: number,
  isLoading: boolean | undefined,
): string {
  const parts: string[] = [];
  if (query) parts.push(texts.results(found));
  else if (found > 0) parts.push(texts.total(found));
  if (chosen > 0) parts.push(texts.chosen(chosen));
  if (isLoading) parts.push(texts.loading);
  return parts.join(' · ');
}
