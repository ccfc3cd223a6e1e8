import { type ComponentPropsWithoutRef, useLayoutEffect, useRef } from 'react';
import { VisuallyHidden } from '../../display/VisuallyHidden';
import { FieldError } from '../FieldFrame';
import { type FieldProps, useField } from '../useField';
import styles from './Choice.module.css';

interface CheckboxProps
  extends FieldProps,
    Omit<ComponentPropsWithoutRef<'input'>, keyof FieldProps | 'type' | 'onChange'> {
  /** Some but not all of the boxes it stands for are ticked. */
  indeterminate?: boolean | undefined;
  onChange?: ((checked: boolean) => void) | undefined;
}

/** A tick box with its label beside it (`hideLabel` in tables). */
export function Checkbox(props: CheckboxProps) {
  const {
    name,
    label,
    hideLabel,
    hint,
    error,
    required,
    className,
    indeterminate = false,
    onChange,
    ...rest
  } = props;
  const { id, message, control } = useField(props);
  const ref = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (ref.current) ref.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <div className={className ? `${styles.choice} ${className}` : styles.choice}>
      <label className={styles.label}>
        <input
          {...rest}
          {...control}
          ref={ref}
          type="checkbox"
          className={styles.box}
          onChange={onChange && ((event) => onChange(event.target.checked))}
        />
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={styles.text}>{label}</span>}
      </label>
      {hint && (
        <p id={`${id}h`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={id} message={message} />
    </div>
  );
}
