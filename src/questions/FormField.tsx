import { memo } from 'react';
import { FILE_ENDINGS, FILE_MEGABYTES, isAnswerable, isKnownType } from '../domain/forms/answer';
import { useTexts } from '../texts/texts';
import { Select } from '../ui/form/fields/Select';
import { TextArea } from '../ui/form/fields/TextArea';
import { TextField } from '../ui/form/fields/TextField';
import { LazyPart } from '../ui/lazy/LazyPart';
import { ChoiceField, type FormFieldProps } from './ChoiceField';
import styles from './form.module.css';
import { publicFormTexts } from './texts.fr';

/** One field of the form. Typing in one renders no other. */
export const FormField = memo(function FormField(props: FormFieldProps) {
  const { key, champ, name } = props.field;
  return (
    <div className={styles.field} data-field={key}>
      {isAnswerable(champ) ? (
        <Control {...props} />
      ) : (
        <Unanswerable label={name} type={champ.type_de_champ} />
      )}
    </div>
  );
});

/** Few forms ask for a day or a file. Until the code is here, a line as high stands in its place. */
const loadDateField = () =>
  import('../ui/form/fields/DateField').then(({ DateField }) => ({ default: DateField }));
const loadFileField = () => import('./FileField');

const DAY_PATTERN = 'jjmmaaaa/.- ';

/** «jj/mm/aaaa»: the browser shows the order of its own language, which may be another. */
const isDayPattern = (hint: string): boolean =>
  [...hint.toLowerCase()].every((letter) => DAY_PATTERN.includes(letter));

/** Ends what is followed by another sentence. */
const sentence = (hint: string | null | undefined): string =>
  !hint || '.!?…:;'.includes(hint.trimEnd().slice(-1)) ? (hint ?? '') : `${hint.trimEnd()}.`;

const endings = FILE_ENDINGS.join(', ');

/** The control of a field, one case for each type. */
function Control(props: FormFieldProps) {
  const texts = useTexts(publicFormTexts);
  const { field, answer, problem, disabled, onAnswer } = props;
  const { champ, name: label, key, options } = field;
  const { type_de_champ: type, placeholder, is_required } = champ;
  const text = typeof answer === 'string' ? answer : '';
  const onChange = (value: string) => onAnswer(key, value);
  const shared = { label, error: problem, required: Boolean(is_required), disabled };
  const typed = { ...shared, value: text, onChange, placeholder: placeholder || undefined };
  switch (type) {
    case 'textarea':
      return <TextArea {...typed} />;
    case 'number':
      // An input of type number drops text that it can't parse, and the mouse wheel changes its value.
      return <TextField {...typed} inputMode="decimal" autoComplete="off" />;
    case 'email':
    case 'tel':
      return <TextField {...typed} type={type} autoComplete={type} />;
    case 'date': {
      const hint = placeholder && !isDayPattern(placeholder) ? placeholder : undefined;
      const day = { ...typed, placeholder: undefined, hint };
      return <LazyPart load={loadDateField} props={day} placeholder={<TextField {...day} disabled />} />;
    }
    case 'select':
      return (
        <Select
          {...typed}
          placeholder={placeholder || texts.choose}
          options={options.map((option) => ({ value: option, label: option }))}
        />
      );
    case 'file': {
      const hint = [sentence(placeholder), texts.fileHint(endings, FILE_MEGABYTES)].filter(Boolean).join(' ');
      const file = answer instanceof File ? answer : undefined;
      const onFile = (chosen: File | undefined) => onAnswer(key, chosen);
      return (
        <LazyPart
          load={loadFileField}
          props={{ ...shared, hint, file, onFile }}
          placeholder={<TextField {...shared} hint={hint} value="" disabled />}
        />
      );
    }
    case 'radio':
    case 'checkbox':
      return <ChoiceField {...props} type={type} />;
    default:
      return <TextField {...typed} />;
  }
}

/** A field that can't be answered, and why. */
function Unanswerable({ label, type }: { label: string; type: string | null | undefined }) {
  const texts = useTexts(publicFormTexts);
  const reason = isKnownType(type) ? texts.noOptions : texts.unsupported;
  return (
    <>
      <p className={styles.label}>{label}</p>
      <p className={styles.unsupported}>{reason}</p>
    </>
  );
}
