import type { ComponentPropsWithoutRef } from 'react';
import { Icon } from '../../icon/Icon';
import { FieldFrame } from '../FieldFrame';
import { type FieldProps, useField } from '../useField';
import styles from './Field.module.css';

export interface SelectOption {
  value: string;
  label: string;
  /** Shown, but can't be chosen. */
  isDisabled?: boolean;
}

interface SelectProps
  extends FieldProps,
    Omit<ComponentPropsWithoutRef<'select'>, keyof FieldProps | 'onChange' | 'children' | 'multiple'> {
  options: readonly SelectOption[];
  /** The first entry, whose value is empty. */
  placeholder?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
}

/** A choice of one from a short list, with the browser's own popup. */
export function Select(props: SelectProps) {
  const {
    name,
    label,
    hideLabel,
    hint,
    error,
    required,
    className,
    options,
    placeholder,
    onChange,
    ...rest
  } = props;
  const { id, message, control } = useField(props);
  return (
    <FieldFrame id={id} field={props} message={message}>
      <div className={styles.adorned}>
        <select
          part="input"
          {...rest}
          {...control}
          className={`${styles.input} ${styles.select}`}
          onChange={onChange && ((event) => onChange(event.target.value))}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className={styles.chevron} />
      </div>
    </FieldFrame>
  );
}
