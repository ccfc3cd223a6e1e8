import type { ComponentPropsWithoutRef } from 'react';
import { FieldFrame } from '../FieldFrame';
import { type FieldProps, useField } from '../useField';
import styles from './Field.module.css';

interface TextAreaProps
  extends FieldProps,
    Omit<ComponentPropsWithoutRef<'textarea'>, keyof FieldProps | 'onChange'> {
  onChange?: ((value: string) => void) | undefined;
}

/** Several lines of text. It grows with its content where the browser supports that. */
export function TextArea(props: TextAreaProps) {
  const { name, label, hideLabel, hint, error, required, className, onChange, ...rest } = props;
  const { id, message, control } = useField(props);
  return (
    <FieldFrame id={id} field={props} message={message}>
      <textarea
        part="input"
        rows={3}
        {...rest}
        {...control}
        className={`${styles.input} ${styles.area}`}
        onChange={onChange && ((event) => onChange(event.target.value))}
      />
    </FieldFrame>
  );
}
