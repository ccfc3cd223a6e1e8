import { useContext } from 'react';
import { Button, type ButtonProps } from '../button/Button';
import { FormContext } from './FormContext';

/** The primary button of a Form, busy while the form saves. */
export function SubmitButton({ variant = 'primary', busy, ...rest }: ButtonProps) {
  const { isSaving } = useContext(FormContext);
  return <Button {...rest} type="submit" variant={variant} busy={busy || isSaving} />;
}
