import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { IconButton } from '../../../ui/button/IconButton';
import { TextField } from '../../../ui/form/fields/TextField';
import { splitOption } from '../model/problems';
import { fieldsTexts } from '../texts.fr';
import styles from './FieldEditor.module.css';

interface OptionListProps {
  options: readonly string[];
  onChange(options: readonly string[]): void;
}

/** The choices of a field, each in a box: Enter adds the next one, Backspace in an empty box removes it. */
export function OptionList({ options, onChange }: OptionListProps) {
  const texts = useTexts(fieldsTexts);
  const list = useRef<HTMLOListElement>(null);
  const boxToFocus = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (boxToFocus.current === null) return;
    list.current?.querySelectorAll('input')[boxToFocus.current]?.focus();
    boxToFocus.current = null;
  });

  /** Replaces `count` choices by `parts` and moves the focus to the last of them. */
  const put = (index: number, parts: readonly string[], count = 1) => {
    boxToFocus.current = Math.max(0, index + parts.length - 1);
    onChange(options.toSpliced(index, count, ...parts));
  };
  return (
    <fieldset className={styles.options}>
      <legend className={styles.label}>{texts.options}</legend>
      {options.length > 0 && (
        <ol ref={list} className={styles.optionList}>
          {options.map((option, index) => (
            <OptionBox
              // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its place, its text changes with each letter
              key={index}
              option={option}
              position={index + 1}
              isOnly={options.length === 1}
              onType={(text) => onChange(options.with(index, text))}
              onReplace={(parts) => put(index, parts)}
              onInsert={() => put(index + 1, [''], 0)}
            />
          ))}
        </ol>
      )}
      {!options.some((option) => option.trim()) && <p className={styles.warning}>{texts.optionless}</p>}
      <Button
        icon="plus"
        variant="quiet"
        className={styles.addOption}
        onClick={() => put(options.length, [''], 0)}
      >
        {texts.addOption}
      </Button>
    </fieldset>
  );
}

interface OptionBoxProps {
  option: string;
  position: number;
  isOnly: boolean;
  onType(text: string): void;
  /** Replaces the choice; by nothing, it is removed. */
  onReplace(parts: readonly string[]): void;
  /** Adds an empty choice after this one. */
  onInsert(): void;
}

function OptionBox({ option, position, isOnly, onType, onReplace, onInsert }: OptionBoxProps) {
  const texts = useTexts(fieldsTexts);
  const parts = splitOption(option);
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      onInsert();
    } else if (event.key === 'Backspace' && option === '' && !isOnly) {
      event.preventDefault();
      onReplace([]);
    }
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const lines = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .filter((line) => line.trim());
    if (lines.length < 2) return;
    event.preventDefault();
    onReplace(option ? [option, ...lines] : lines);
  };
  return (
    <li className={styles.option}>
      <TextField
        className={styles.optionBox}
        label={texts.option(position)}
        hideLabel
        placeholder={texts.option(position)}
        value={option}
        hint={parts.length > 1 ? texts.comma(parts) : undefined}
        onChange={onType}
        onKeyDown={handleKeyDown}
        onPaste={handlePaste}
      />
      <IconButton icon="close" label={texts.removeOption(position)} onClick={() => onReplace([])} />
      {parts.length > 1 && (
        <Button className={styles.separate} onClick={() => onReplace(parts)}>
          {texts.separateOptions(parts.length)}
        </Button>
      )}
    </li>
  );
}
