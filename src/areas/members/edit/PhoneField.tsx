import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { isPhoneLike } from '../../../domain/contact/phoneSearch';
import { shownPhone } from '../../../domain/contact/telephone';
import { useTexts } from '../../../texts/texts';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden';
import { TextField, type TextFieldProps } from '../../../ui/form/fields/TextField';
import { LackableField } from './LackableField';
import { memberFormTexts } from './texts.fr';
import { useRelease } from './useRelease';

interface PhoneFieldProps extends TextFieldProps {
  /** Longest text in characters. */
  longest: number;
  isLackable: boolean;
}

/**
 * Telephone numbers: French ones get their usual form when the field is left, and what can't be a number is remarked but
 * not refused. What the record had stays as it is until it is typed again.
 */
export function PhoneField({ longest, isLackable, hint, ...props }: PhoneFieldProps) {
  const texts = useTexts(memberFormTexts);
  const [isOdd, setOdd] = useState(false);
  const whenReleased = useRelease();
  const remark = isOdd ? texts.oddPhone : '';
  const tidy = (input: HTMLInputElement) => {
    const shown = shownPhone(input.value.trim());
    if (input.value === input.defaultValue || input.value === shown) return;
    if (shown.length > longest) return;
    input.value = shown;
    // The form compares its values, and clears errors, at an input.
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const handleBlur = ({ target }: FocusEvent<HTMLInputElement>) => {
    tidy(target);
    whenReleased(() => setOdd(!isPhoneLike(target.value)));
  };
  const handleKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    // Enter sends the form without leaving the field.
    if (key === 'Enter') tidy(currentTarget);
  };
  const TextControl = isLackable ? LackableField : TextField;
  return (
    <>
      <TextControl
        {...props}
        type="tel"
        hint={remark || hint}
        onBlur={handleBlur}
        onKeyDown={handleKeyDown}
        onInput={() => setOdd(false)}
      />
      <VisuallyHidden>
        <span role="status">{remark}</span>
      </VisuallyHidden>
    </>
  );
}
