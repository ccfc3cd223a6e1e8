import { useEffect, useRef } from 'react';
import { useTexts } from '../../../texts/texts';
import { TextField } from '../../../ui/form/fields/TextField';
import { codeTexts } from './texts.fr';

/** The code of the second factor. It appears once the password was right, and then has the focus. */
export default function CodeField() {
  const texts = useTexts(codeTexts);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <TextField
      ref={input}
      name="code"
      label={texts.code}
      hint={texts.hint}
      required
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={50}
    />
  );
}
