/*
 * Chooses one of up to 100,000 options on one line: a combobox after the ARIA practices whose listbox opens over the page
 * while the user types, presses an arrow or clicks. The first match is active at once, so that Enter takes it. It shares
 * search, window and keys with Picker, whose list is always open.
 */
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Failure } from '../../api/errors';
import { readFailureText } from '../../texts/failures';
import { useTexts } from '../../texts/texts';
import { VisuallyHidden } from '../display/VisuallyHidden';
import { ErrorState } from '../state/ErrorState';
import { useStableCallback } from '../useStableCallback';
import { NONE } from './activeKeys';
import styles from './ComboBox.module.css';
import { countOf } from './OptionIndex';
import type { PickerOption } from './option';
import picker from './Picker.module.css';
import { PickerBody } from './PickerBody';
import { PickerList } from './PickerList';
import { SearchBox } from './SearchBox';
import { pickerTexts } from './texts.fr';
import { useOptionIndex } from './useOptionIndex';
import { type PickerState, usePicker } from './usePicker';

interface ComboBoxProps<Id extends string | number> {
  label: string;
  /** Only options that may be chosen. Memoise the array, because a new one is indexed again. */
  options: readonly PickerOption<Id>[];
  /** Its label shows in the field until another text is typed. */
  chosen: Id | undefined;
  /** Called with undefined when the text of the chosen option is changed, and again when Enter confirms it. */
  onChoose(id: Id | undefined): void;
  isLoading: boolean;
  failure: Failure | undefined;
  onRetry(): void;
  /** Receives the field, to move the focus to it. */
  inputRef?: RefObject<HTMLInputElement | null> | undefined;
}

export function ComboBox<Id extends string | number>(props: ComboBoxProps<Id>) {
  const { label, options, chosen, isLoading, failure, onRetry, inputRef } = props;
  const id = useId();
  const listId = `${id}-list`;
  const ownRef = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownRef;
  const { box, pick } = useComboBox(props);
  const { results, active, isOpen } = box;
  const popup = useInView(isOpen);
  return (
    <div className={styles.combo} data-open={isOpen || undefined} part="picker">
      <label className={picker.label} htmlFor={id}>
        {label}
      </label>
      <SearchBox id={id} listId={listId} inputRef={input} {...box} />
      {isOpen && (
        <div ref={popup} className={styles.popup}>
          <PickerBody
            options={options}
            found={countOf(results)}
            query={results.query}
            isLoading={isLoading}
            failure={undefined}
            onRetry={onRetry}
          >
            <PickerList
              id={listId}
              label={label}
              results={results}
              active={active}
              selected={chosen === undefined ? NO_IDS : new Set([chosen])}
              isMultiple={false}
              onPick={pick}
            />
          </PickerBody>
        </div>
      )}
      <div role="status" className={styles.status}>
        <VisuallyHidden>{isOpen && <Found count={countOf(results)} isLoading={isLoading} />}</VisuallyHidden>
      </div>
      {failure && <ErrorState inline message={readFailureText(failure)} onRetry={onRetry} />}
    </div>
  );
}

const NO_IDS: ReadonlySet<string | number> = new Set();

function Found({ count, isLoading }: { count: number; isLoading: boolean }) {
  const texts = useTexts(pickerTexts);
  return <>{isLoading ? texts.loading : texts.results(count)}</>;
}

/** What the field shows, and what is done in it. */
function useComboBox<Id extends string | number>(props: ComboBoxProps<Id>) {
  const { options, chosen, onChoose } = props;
  const [isOpen, setOpen] = useState(false);
  const index = useOptionIndex(options);
  const choose = (optionIndex: number) => {
    const option = index.options[optionIndex];
    if (!option || option.isDisabled) return;
    setOpen(false);
    search.change('', NONE);
    onChoose(option.id);
  };
  const search: PickerState<Id> = usePicker(index, {
    isMultiple: false,
    onPick: choose,
    onRemoveLast: () => {},
  });
  const pick = useStableCallback(choose);
  const shown = chosen === undefined ? undefined : options.find((option) => option.id === chosen)?.label;
  const close = () => {
    setOpen(false);
    search.change(search.query, NONE);
  };
  const handleText = (text: string) => {
    setOpen(text !== '');
    search.change(text, text ? 0 : NONE);
    if (chosen !== undefined) onChoose(undefined);
  };
  const box = {
    results: search.results,
    active: search.active,
    isOpen,
    value: search.query || (shown ?? ''),
    onText: handleText,
    onKeyDown: keysOf(props, { search, isOpen, setOpen, close }),
    onClick: () => setOpen(true),
    onBlur: close,
  };
  return { box, pick };
}

interface OpenState {
  search: PickerState<string | number>;
  isOpen: boolean;
  setOpen(isOpen: boolean): void;
  close(): void;
}

/** The keys of the field: those of a Picker, and those that open and close the list or confirm the chosen option. */
const keysOf =
  <Id extends string | number>({ chosen, onChoose }: ComboBoxProps<Id>, state: OpenState) =>
  (event: KeyboardEvent<HTMLInputElement>) => {
    const { search, isOpen, setOpen, close } = state;
    const { key } = event;
    if (key === 'Enter' && !isOpen) {
      event.preventDefault();
      if (chosen !== undefined) return onChoose(chosen);
      return setOpen(true);
    }
    if (key === 'Escape' && isOpen && search.query === '') {
      event.preventDefault();
      event.stopPropagation();
      return close();
    }
    if (key === 'ArrowDown' || key === 'ArrowUp') setOpen(true);
    search.handleKeyDown(event);
    if (key === 'Escape') setOpen(false);
  };

/** Scrolls what has just opened into view. */
function useInView(isOpen: boolean) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isOpen) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return element;
}
