import type { ComponentPropsWithoutRef } from 'react';
import { VisuallyHidden } from '../../display/VisuallyHidden';
import { type FieldProps, useField } from '../useField';
import styles from './Choice.module.css';
import own from './Switch.module.css';

interface SwitchProps
  extends Omit<FieldProps, 'error' | 'required'>,
    Omit<ComponentPropsWithoutRef<'input'>, keyof FieldProps | 'type' | 'onChange'> {
  onChange?: ((checked: boolean) => void) | undefined;
}

/** An on/off setting that takes effect at once, without «Enregistrer». */
export function Switch(props: SwitchProps) {
  const { name, label, hideLabel, hint, className, onChange, ...rest } = props;
  const { id, control } = useField(props);
  return (
    <div className={className ? `${styles.choice} ${className}` : styles.choice}>
      <label className={styles.label}>
        <input
          {...rest}
          {...control}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the checkbox itself has the state
          role="switch"
          className={own.switch}
          onChange={onChange && ((event) => onChange(event.target.checked))}
        />
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={styles.text}>{label}</span>}
      </label>
      {hint && (
        <p id={`${id}h`} className={`${styles.hint} ${own.hint}`}>
          {hint}
        </p>
      )}
    </div>
  );
}
