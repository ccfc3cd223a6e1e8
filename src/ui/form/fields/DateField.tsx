import { PartsField, type PartsFieldProps } from '../PartsField';

/** A calendar day, as `yyyy-mm-dd` or ''. */
export const DateField = (props: PartsFieldProps) => (
  // Without a limit the browser accepts years of five digits.
  <PartsField max="9999-12-31" {...props} type="date" />
);
