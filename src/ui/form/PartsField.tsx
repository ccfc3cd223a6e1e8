import { useTexts } from '../../texts/texts';
import { partsTexts } from '../texts.fr';
import { TextField, type TextFieldProps } from './fields/TextField';
import { useParts } from './useParts';

export interface PartsFieldProps
  extends Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onBlur' | 'onKeyUp'> {
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called with whole values only, or with ''. */
  onChange?: ((value: string) => void) | undefined;
}

/** A field that may hold what is no value, because its parts are typed one by one. */
export function PartsField(props: PartsFieldProps & { type: keyof typeof partsTexts }) {
  const { type, value, defaultValue, onChange, error, ...rest } = props;
  const texts = useTexts(partsTexts);
  const { isTold, input } = useParts({ value, defaultValue, onChange });
  // Only this field may be of such a type, because all others take half a date for none.
  return <TextField {...rest} {...input} type={type as 'text'} error={isTold ? texts[type] : error} />;
}

/** A time of day, as `hh:mm` or ''. */
export const TimeField = (props: PartsFieldProps) => <PartsField {...props} type="time" />;

/** A number. Most numbers are better asked as a text with `inputMode`, which the mouse wheel doesn't change. */
export const NumberField = (props: PartsFieldProps) => <PartsField {...props} type="number" />;
