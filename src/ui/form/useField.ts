import { useContext, useId } from 'react';
import { FormContext } from './FormContext';

/** What every field takes. */
export interface FieldProps {
  name?: string | undefined;
  label: string;
  /** The label stays for screen readers only. */
  hideLabel?: boolean | undefined;
  hint?: string | undefined;
  /** Overrides the error of the Form for this field. */
  error?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
}

/** Ids and ARIA that tie a control to its label, hint and error. */
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
