import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { IconButton } from '../../../ui/button/IconButton';
import { TextField } from '../../../ui/form/fields/TextField';
import { splitOption } from '../model/problems';
import styles from './FieldEditor.module.css';
import { fieldsTexts } from './texts';

interface OptionListProps {
  options: readonly string[];
  onChange(options: readonly string[]): void;
}

/** The choices of a field, one box each: Enter adds the next, Backspace in an empty one takes it away. */
export function OptionList({ options, onChange }: OptionListProps) {
  const texts = useTexts(fieldsTexts);
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    list.current?.querySelectorAll('input')[wanted.current]?.focus();
    wanted.current = null;
  });

  /** Writes `parts` in place of the choice and goes to the last of them. */
  const put = (index: number, parts: readonly string[], count = 1) => {
    wanted.current = Math.max(0, index + parts.length - 1);
    onChange(options.toSpliced(index, count, ...parts));
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      put(index + 1, [''], 0);
    } else if (event.key === 'Backspace' && options[index] === '' && options.length > 1) {
      event.preventDefault();
      put(index, []);
    }
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>, index: number) => {
    const lines = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .filter((line) => line.trim());
    if (lines.length < 2) return;
    event.preventDefault();
    put(index, options[index] ? [options[index], ...lines] : lines);
  };
  return (
    <fieldset className={styles.options}>
      <legend className={styles.label}>{texts.options}</legend>
      {options.length > 0 && (
        <ol ref={list} className={styles.optionList}>
          {options.map((option, index) => {
            const parts = splitOption(option);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its place, its text changes with each letter
              <li key={index} className={styles.option}>
                <TextField
                  className={styles.optionBox}
                  label={texts.option(index + 1)}
                  hideLabel
                  placeholder={texts.option(index + 1)}
                  value={option}
                  hint={parts.length > 1 ? texts.comma(parts) : undefined}
                  onChange={(value) => onChange(options.with(index, value))}
                  onKeyDown={(event) => handleKeyDown(event, index)}
                  onPaste={(event) => handlePaste(event, index)}
                />
                <IconButton
                  icon="close"
                  label={texts.removeOption(index + 1)}
                  onClick={() => put(index, [])}
                />
                {parts.length > 1 && (
                  <Button className={styles.separate} onClick={() => put(index, parts)}>
                    {texts.separateOptions(parts.length)}
                  </Button>
                )}
              </li>
            );
          })}
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
