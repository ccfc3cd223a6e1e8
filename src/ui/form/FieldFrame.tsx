import { type ReactNode, useEffect, useRef } from 'react';
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
  const place = useRevealed(message);
  if (!message) return null;
  return (
    <p ref={place} id={`${id}e`} className={styles.error} part="error">
      <Icon name="error" />
      <span>{message}</span>
    </p>
  );
}

/** Scrolls an error into view while its field has the focus: the browser scrolls to the control alone. */
function useRevealed(message: string | undefined) {
  const place = useRef<HTMLParagraphElement>(null);
  // After the form has moved the focus to its first error.
  useEffect(() => {
    const error = place.current;
    const field = error?.parentElement;
    if (!message || !error || !field) return;
    const root = field.getRootNode() as Document | ShadowRoot;
    const show = () => {
      // Visitors' forms have no such bar, and load nothing. Without the code the error stays where the browser scrolled to.
      if (root.querySelector('[data-sticky-bar]'))
        import('./reveal').then(({ reveal }) => reveal(error)).catch(() => {});
    };
    if (field.contains(root.activeElement)) show();
    field.addEventListener('focusin', show);
    return () => field.removeEventListener('focusin', show);
  }, [message]);
  return place;
}

export const RequiredMark = () => (
  <span className={styles.mark} aria-hidden="true">
    {' *'}
  </span>
);
