import { useState } from 'react';
import { isPhoneLike } from '../../domain/contact/phoneSearch';
import { useTexts } from '../../texts/texts';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden';
import { TextField, type TextFieldProps } from '../../ui/form/fields/TextField';
import { useRelease } from '../../ui/useRelease';
import { registrationTexts } from './texts.fr';

/** The telephone of a registration: what can't be a number is remarked when the field is left, and sent all the same. */
export function ContactPhone({ onChange, ...props }: TextFieldProps) {
  const texts = useTexts(registrationTexts);
  const [isOdd, setOdd] = useState(false);
  const whenReleased = useRelease();
  const remark = isOdd ? texts.oddPhone : '';
  return (
    <>
      <TextField
        {...props}
        type="tel"
        autoComplete="tel"
        hint={remark || undefined}
        onChange={(typed) => {
          setOdd(false);
          onChange?.(typed);
        }}
        onBlur={({ target }) => whenReleased(() => setOdd(!isPhoneLike(target.value)))}
      />
      <VisuallyHidden>
        <span role="status">{remark}</span>
      </VisuallyHidden>
    </>
  );
}
