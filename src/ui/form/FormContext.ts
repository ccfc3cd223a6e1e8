import { createContext } from 'react';

interface FormState {
  /** Message by field name. */
  errors: Readonly<Record<string, string>>;
  isSaving: boolean;
  /** Submits the form. `intent` is passed to `onValid` and names the part to submit. */
  submit(intent?: string): void;
}

/** What fields outside of a Form get. */
export const NO_FORM: FormState = { errors: {}, isSaving: false, submit: () => {} };

export const FormContext = createContext(NO_FORM);
