import { memo, useId } from 'react';
import { useTexts } from '../../../texts/texts';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden';
import frame from '../../../ui/form/FieldFrame.module.css';
import choice from '../../../ui/form/fields/Choice.module.css';
import { DateField } from '../../../ui/form/fields/DateField';
import { Select } from '../../../ui/form/fields/Select';
import { TextArea } from '../../../ui/form/fields/TextArea';
import { TextField } from '../../../ui/form/fields/TextField';
import { NumberField } from '../../../ui/form/PartsField';
import type { BuiltField } from '../model/builtForm';
import { fieldTypeOf } from '../model/fieldTypes';
import { placeholderTexts } from '../texts.fr';
import styles from './FormPreview.module.css';
import { previewTexts } from './texts.fr';

/** One field as visitors see it, disabled. */
export const PreviewField = memo(function PreviewField({ field }: { field: BuiltField }) {
  const texts = useTexts(previewTexts);
  const placeholders = useTexts(placeholderTexts);
  const type = fieldTypeOf(field.type_de_champ)?.type;
  const label = field.nom_du_champ.trim() || texts.unnamed;
  const { placeholder } = field;
  const shared = { label, required: field.is_required, disabled: true };
  switch (type) {
    case 'text':
    case 'email':
    case 'tel':
      return <TextField {...shared} type={type} placeholder={placeholder} />;
    case 'number':
      return <NumberField {...shared} placeholder={placeholder} />;
    // The next two can't show a placeholder.
    case 'date':
      return <DateField {...shared} hint={placeholder || undefined} />;
    case 'file':
      return <TextField {...shared} type={type} hint={placeholder || undefined} />;
    case 'textarea':
      return <TextArea {...shared} placeholder={placeholder} />;
    case 'select': {
      const options = optionsIn(field).map((option) => ({ value: option, label: option }));
      const hint = options.length === 0 ? texts.noOptions : undefined;
      return (
        <Select {...shared} placeholder={placeholder || placeholders.select} options={options} hint={hint} />
      );
    }
    case 'radio':
    case 'checkbox':
      return <ChoicePreview field={field} type={type} label={label} />;
    default:
      return <Unsupported label={label} isRequired={field.is_required} />;
  }
});

const optionsIn = ({ options }: BuiltField) => options.map((option) => option.trim()).filter(Boolean);

interface ChoicePreviewProps {
  field: BuiltField;
  type: 'radio' | 'checkbox';
  label: string;
}

function ChoicePreview({ field, type, label }: ChoicePreviewProps) {
  const texts = useTexts(previewTexts);
  const name = useId();
  const options = optionsIn(field);
  return (
    <fieldset className={`${frame.field} ${styles.group}`} disabled>
      <legend className={frame.label}>
        <Label label={label} isRequired={field.is_required} />
      </legend>
      {field.placeholder && <p className={frame.hint}>{field.placeholder}</p>}
      {options.length === 0 && <p className={frame.hint}>{texts.noOptions}</p>}
      {options.map((option, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two choices may read the same
        <label key={i} className={choice.label}>
          <input
            type={type}
            name={name}
            disabled
            className={type === 'radio' ? `${choice.box} ${choice.radio}` : choice.box}
          />
          <span className={choice.text}>{option}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Unsupported({ label, isRequired }: { label: string; isRequired: boolean }) {
  const texts = useTexts(previewTexts);
  return (
    <div className={frame.field}>
      <span className={frame.label}>
        <Label label={label} isRequired={isRequired} />
      </span>
      <p className={styles.unsupported}>{texts.unsupported}</p>
    </div>
  );
}

function Label({ label, isRequired }: { label: string; isRequired: boolean }) {
  const texts = useTexts(previewTexts);
  if (!isRequired) return <>{label}</>;
  return (
    <>
      {label}
      <span className={frame.mark} aria-hidden="true">
        {' *'}
      </span>
      <VisuallyHidden> ({texts.required})</VisuallyHidden>
    </>
  );
}
