import type { InputHTMLAttributes, RefObject } from 'react';
import { useTexts } from '../../texts/texts';
import field from '../form/fields/Field.module.css';
import { Icon } from '../icon/Icon';
import { useUiTexts } from '../texts.fr';
import { NONE } from './activeKeys';
import { countOf, indexAt, type Results } from './OptionIndex';
import { optionId } from './PickerList';
import { pickerTexts } from './texts.fr';

interface SearchBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'results'> {
  listId: string;
  inputRef: RefObject<HTMLInputElement | null>;
  value: string;
  /** Whether the listbox of the results shows. */
  isOpen: boolean;
  results: Results;
  /** The position of the active option among the results. */
  active: number;
  onText(text: string): void;
}

/** The text field of a searchable choice: a combobox that refers to the active option of its listbox. */
export function SearchBox(props: SearchBoxProps) {
  const { listId, inputRef, value, isOpen, results, active, onText, ...rest } = props;
  const { clearSearch } = useUiTexts();
  const { placeholder } = useTexts(pickerTexts);
  const isListed = isOpen && countOf(results) > 0;
  const hasActive = isListed && active !== NONE && active < countOf(results);
  return (
    <div className={field.adorned}>
      <Icon name="search" className={field.start} />
      <input
        {...rest}
        ref={inputRef}
        className={`${field.input} ${field.search}`}
        role="combobox"
        aria-expanded={isListed}
        aria-autocomplete="list"
        aria-controls={isListed ? listId : undefined}
        aria-activedescendant={hasActive ? optionId(listId, indexAt(results, active)) : undefined}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        value={value}
        onChange={(event) => onText(event.target.value)}
      />
      {value && (
        <button
          type="button"
          className={field.end}
          aria-label={clearSearch}
          title={clearSearch}
          onClick={() => {
            onText('');
            inputRef.current?.focus();
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
