import { useSearchText } from '../../../../../data/useSearchText';
import { useTexts } from '../../../../../texts/texts';
import { TextField } from '../../../../../ui/form/fields/TextField';
import { ageOf } from '../../../data/criteria';
import { criteriaTexts } from './criteriaTexts';

interface AgeFieldProps {
  label: string;
  age: number | undefined;
  onAge(age: number | undefined): void;
}

/** An age in full years. The list follows after a pause; what is no age is said and changes nothing. */
export function AgeField({ label, age, onAge }: AgeFieldProps) {
  const texts = useTexts(criteriaTexts);
  const written = useSearchText(age === undefined ? '' : String(age), (text) => {
    if (text === '' || ageOf(text) !== undefined) onAge(ageOf(text));
  });
  const typed = written.value.trim();
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={written.value}
      error={typed !== '' && ageOf(typed) === undefined ? texts.badAge : undefined}
      onChange={written.type}
    />
  );
}
