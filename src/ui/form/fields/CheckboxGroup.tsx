import { FieldError } from '../FieldFrame';
import frame from '../FieldFrame.module.css';
import { type FieldProps, useField } from '../useField';
import styles from './Choice.module.css';
import type { SelectOption } from './Select';

interface CheckboxGroupProps extends Omit<FieldProps, 'name' | 'hideLabel' | 'required'> {
  options: readonly SelectOption[];
  values: readonly string[];
  onChange(values: string[]): void;
}

/** A choice of several from a few options, all in view. The values come in the order of the options. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, hint, className, options, values, onChange } = props;
  const { id, message, control } = useField(props);
  const toggle = (value: string, isOn: boolean) =>
    onChange(
      options.map((option) => option.value).filter((one) => (one === value ? isOn : values.includes(one))),
    );
  return (
    <fieldset
      part="field"
      className={[frame.field, styles.group, className].filter(Boolean).join(' ')}
      aria-describedby={control['aria-describedby']}
    >
      <legend className={frame.label} part="label">
        {label}
      </legend>
      <div className={`${styles.options} ${styles.columns}`}>
        {options.map((option) => (
          <label key={option.value} className={styles.label}>
            <input
              type="checkbox"
              className={styles.box}
              checked={values.includes(option.value)}
              aria-invalid={control['aria-invalid']}
              onChange={(event) => toggle(option.value, event.target.checked)}
            />
            <span className={styles.text}>{option.label}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}h`} className={frame.hint}>
          {hint}
        </p>
      )}
      <FieldError id={id} message={message} />
    </fieldset>
  );
}
