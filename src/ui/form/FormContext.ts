import { createContext } from 'react';

interface FormState {
  /** Message by field name. */
  errors: Readonly<Record<string, string>>;
  isSaving: boolean;
  /** Submits the form; `intent` says which of its parts to submit, where `onValid` tells them apart. */
  submit(intent?: string): void;
}

export const FormContext = createContext<FormState>({ errors: {}, isSaving: false, submit: () => {} });
