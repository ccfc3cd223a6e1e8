import { forwardRef } from 'react';
import { TextField, type TextFieldProps } from './TextField';

/** A calendar day, as `yyyy-mm-dd` or ''. */
export const DateField = forwardRef<HTMLInputElement, Omit<TextFieldProps, 'type'>>(
  function DateField(props, ref) {
    // Without a limit the browser accepts years of five digits.
    return <TextField max="9999-12-31" {...props} type="date" ref={ref} />;
  },
);
