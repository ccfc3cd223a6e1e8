import { useContext, useId } from 'react';
import { FormContext } from './FormContext';

/** Props of every field. */
export interface FieldProps {
  name?: string | undefined;
  label: string;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined;
  hint?: string | undefined;
  /** Overrides the error of the Form for this field. */
  error?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
}

/** The ids and ARIA attributes that connect a control with its label, hint and error. */
export function useField({ name, hint, error, required }: FieldProps) {
  const id = useId();
  const form = useContext(FormContext);
  const message = error ?? (name === undefined ? undefined : form.errors[name]);
  const described = [hint && `${id}h`, message && `${id}e`].filter(Boolean).join(' ');
  return {
    id,
    message,
    control: {
      id,
      name,
      required,
      'aria-invalid': message ? (true as const) : undefined,
      'aria-describedby': described || undefined,
    },
  };
}
