import { useRef } from 'react';
import { FieldError, RequiredMark } from '../FieldFrame';
import frame from '../FieldFrame.module.css';
import { type FieldProps, useField } from '../useField';
import { useRadios } from '../useRadios';
import styles from './Choice.module.css';
import type { SelectOption } from './Select';

interface RadioGroupProps extends FieldProps {
  options: readonly SelectOption[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
}

/** A choice of one from a few options, all in view. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hint, required, className, options, value, defaultValue, onChange } = props;
  const { id, message, control } = useField(props);
  const group = useRef<HTMLDivElement>(null);
  const name = control.name ?? id;
  useRadios(group, name);
  return (
    <div
      ref={group}
      role="radiogroup"
      part="field"
      aria-labelledby={`${id}l`}
      className={[frame.field, styles.group, className].filter(Boolean).join(' ')}
      aria-invalid={control['aria-invalid']}
      aria-describedby={control['aria-describedby']}
      aria-required={required || undefined}
    >
      <div id={`${id}l`} className={frame.label} part="label">
        {label}
        {required && <RequiredMark />}
      </div>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.label}>
            <input
              type="radio"
              name={name}
              value={option.value}
              required={required}
              className={`${styles.box} ${styles.radio}`}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              onChange={onChange ? () => onChange(option.value) : value === undefined ? undefined : () => {}}
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
    </div>
  );
}
