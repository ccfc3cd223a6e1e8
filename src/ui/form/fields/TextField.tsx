import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { FieldFrame } from '../FieldFrame';
import { type FieldProps, useField } from '../useField';
import styles from './Field.module.css';

export interface TextFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithoutRef<'input'>, keyof FieldProps | 'type' | 'onChange'> {
  /** For a day or a time use DateField or TimeField, and for a number a text with `inputMode`. */
  type?: 'text' | 'email' | 'tel' | 'file' | undefined;
  onChange?: ((value: string) => void) | undefined;
}

/** A line of text. Inside a Form, leave it uncontrolled (`defaultValue`). */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
  const { name, label, hideLabel, hint, error, required, className, onChange, ...rest } = props;
  const { id, message, control } = useField(props);
  return (
    <FieldFrame id={id} field={props} message={message}>
      <input
        type="text"
        part="input"
        {...rest}
        {...control}
        ref={ref}
        className={styles.input}
        onChange={onChange && ((event) => onChange(event.target.value))}
      />
    </FieldFrame>
  );
});
