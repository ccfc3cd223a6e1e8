import { useTexts } from '../../texts/texts';
import { TextField, type TextFieldProps } from '../../ui/form/fields/TextField';
import { hiddenFieldTexts } from './texts.fr';

/** The names of what a page may add to what is sent, as one text. */
export function HiddenNamesField(props: Omit<TextFieldProps, 'label' | 'hint' | 'spellCheck'>) {
  const texts = useTexts(hiddenFieldTexts);
  return (
    <TextField
      label={texts.names}
      hint={texts.hint}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
