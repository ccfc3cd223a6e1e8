import type { ReactNode } from 'react';
import { visuallyHidden as hidden } from '../display/VisuallyHidden';
import { Icon } from '../icon/Icon';
import styles from './FieldFrame.module.css';
import type { FieldProps } from './useField';

interface FieldFrameProps {
  id: string;
  field: FieldProps;
  message: string | undefined;
  children: ReactNode;
}

/** The label above a control, and its hint and error below. */
export function FieldFrame({ id, field, message, children }: FieldFrameProps) {
  const { label, hideLabel, hint, required, className } = field;
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field} part="field">
      <label htmlFor={id} className={hideLabel ? hidden : styles.label} part="label">
        {label}
        {required && !hideLabel && <RequiredMark />}
      </label>
      {children}
      {hint && (
        <p id={`${id}h`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={id} message={message} />
    </div>
  );
}

/** The error under a control, which refers to it by `aria-describedby`. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p id={`${id}e`} className={styles.error} part="error">
      <Icon name="error" />
      <span>{message}</span>
    </p>
  );
}

export const RequiredMark = () => (
  <span className={styles.mark} aria-hidden="true">
    {' *'}
  </span>
);
