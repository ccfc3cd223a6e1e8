import { createContext } from 'react';

export interface FormState {
  /** Message by field name. */
  errors: Readonly<Record<string, string>>;
  isSaving: boolean;
}

export const FormContext = createContext<FormState>({ errors: {}, isSaving: false });
