import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../texts/texts';
import { Checkbox } from '../../../ui/form/fields/Checkbox';
import { TextField, type TextFieldProps } from '../../../ui/form/fields/TextField';
import styles from './MemberForm.module.css';
import { LACKING } from './memberForm';
import { memberFormTexts } from './texts.fr';

/** A required text with a box that says that the person has none: then it may stay empty. */
export function LackableField(props: TextFieldProps) {
  const texts = useTexts(memberFormTexts);
  const input = useRef<HTMLInputElement>(null);
  const typed = useRef('');
  const [isLacking, setLacking] = useState(false);
  const handleChange = (lacks: boolean) => {
    const field = input.current;
    if (!field) return;
    // What was typed comes back when the box is unticked.
    if (lacks) typed.current = field.value;
    field.value = lacks ? '' : typed.current;
    setLacking(lacks);
  };
  useEffect(() => {
    // The form removes the error of a field at its next input.
    if (isLacking) input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [isLacking]);
  return (
    <div className={styles.cell}>
      <TextField {...props} ref={input} required={!isLacking} readOnly={isLacking} />
      <Checkbox
        name={LACKING}
        value={props.name}
        label={texts.hasNone}
        aria-label={texts.hasNoneOf(props.label)}
        onChange={handleChange}
      />
    </div>
  );
}
