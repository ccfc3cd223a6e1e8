/*
 * Chooses one or several of up to 100,000 options. It hides the search (OptionIndex), the window of options in the DOM
 * (PickerList) and the keys (usePicker). The focus stays in the text field, which refers to the active option: it is a
 * combobox after the ARIA practices whose listbox is always open, so it behaves the same in a dialog, a panel and a
 * shadow root.
 */
import { type RefObject, useId, useRef } from 'react';
import type { Failure } from '../../api/errors';
import { useTexts } from '../../texts/texts';
import { useStableCallback } from '../useStableCallback';
import { NONE } from './activeKeys';
import type { PickerCreation } from './CreationButton';
import { countOf } from './OptionIndex';
import type { PickerOption } from './option';
import styles from './Picker.module.css';
import { PickerBody } from './PickerBody';
import { PickerChosen, useChosen } from './PickerChosen';
import { PickerList } from './PickerList';
import { SearchBox } from './SearchBox';
import { pickerTexts } from './texts.fr';
import { useOptionIndex } from './useOptionIndex';
import { usePicker } from './usePicker';

export interface PickerProps<Id extends string | number> {
  label: string;
  /** Only options that may be chosen. Memoise the array, because a new one is indexed again. */
  options: readonly PickerOption<Id>[];
  multiple?: boolean | undefined;
  /** A choice acts at once, so the chosen options aren't listed. */
  isInstant?: boolean | undefined;
  /** The chosen ids in the order of choice; at most one unless `multiple`. */
  selected: readonly Id[];
  onChange(selected: Id[]): void;
  /** True while options, or further ones, are loading. */
  isLoading?: boolean | undefined;
  failure?: Failure | undefined;
  onRetry?: (() => void) | undefined;
  /** Offers to create what is searched and isn't there. */
  creation?: PickerCreation | undefined;
}

/** A searchable choice of one or several options. The search ignores accents and case. */
export function Picker<Id extends string | number>(props: PickerProps<Id>) {
  const { label, options, multiple = false, isInstant, selected, isLoading, failure, onRetry } = props;
  const id = useId();
  const listId = `${id}-list`;
  const input = useRef<HTMLInputElement>(null);
  const texts = useTexts(pickerTexts);
  const chosen = useChosen(options, selected);
  const { box, pick, remove, creation } = useChoice(props, input);
  const { active, results } = box;
  const found = countOf(results);
  return (
    <div className={styles.picker} part="picker">
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <SearchBox id={id} listId={listId} inputRef={input} {...box} />
      <PickerBody
        options={options}
        found={found}
        query={results.query}
        isLoading={isLoading}
        failure={failure}
        onRetry={onRetry}
        creation={creation}
      >
        <PickerList
          id={listId}
          label={label}
          results={results}
          active={active}
          selected={chosen.ids}
          isMultiple={multiple}
          onPick={pick}
        />
      </PickerBody>
      {/* It isn't the description of the field too, because its changes would be read twice. They would also be read
          twice if a change that follows another closely had the whole text read again. */}
      <p className={styles.status} role="status" aria-atomic="false">
        {statusOf(texts, results.query, found, selected.length, isLoading)}
      </p>
      {!isInstant && <PickerChosen chosen={chosen.options} onRemove={remove} />}
    </div>
  );
}

/** The search, and what changes the choice. */
function useChoice<Id extends string | number>(
  { options, multiple = false, selected, onChange, creation }: PickerProps<Id>,
  input: RefObject<HTMLInputElement | null>,
) {
  const index = useOptionIndex(options);
  const choose = (optionIndex: number) => {
    const option = index.options[optionIndex];
    if (option && !option.isDisabled) onChange(multiple ? toggled(selected, option.id) : [option.id]);
  };
  const removeLast = () => selected.length > 0 && onChange(selected.slice(0, -1));
  const picker = usePicker(index, { isMultiple: multiple, onPick: choose, onRemoveLast: removeLast });
  const pick = useStableCallback((optionIndex: number, position: number) => {
    choose(optionIndex);
    picker.change(picker.query, position);
  });
  const remove = useStableCallback((option: PickerOption) => {
    onChange(selected.filter((other) => other !== option.id));
    // The button that had the focus is removed with the option.
    input.current?.focus();
  });
  const create = (name: string) => {
    // The button that had the focus is removed once there is such an option.
    input.current?.focus();
    creation?.run(name);
  };
  const box = {
    value: picker.query,
    isOpen: true,
    results: picker.results,
    active: picker.active,
    onText: (text: string) => picker.change(text, NONE),
    onKeyDown: picker.handleKeyDown,
  };
  return { box, pick, remove, creation: creation && { ...creation, run: create } };
}

function toggled<Id>(selected: readonly Id[], id: Id): Id[] {
  const others = selected.filter((other) => other !== id);
  return others.length < selected.length ? others : [...selected, id];
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
