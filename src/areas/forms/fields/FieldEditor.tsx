import { useTexts } from '../../../texts/texts';
import { Checkbox } from '../../../ui/form/fields/Checkbox';
import { Select, type SelectOption } from '../../../ui/form/fields/Select';
import { TextField } from '../../../ui/form/fields/TextField';
import type { FieldChange } from '../model/builderReducer';
import type { BuiltField } from '../model/builtForm';
import { fieldTypeOf, fieldTypes } from '../model/fieldTypes';
import type { FieldProblem } from '../model/problems';
import { fieldsTexts, fieldTypeTexts } from '../texts.fr';
import styles from './FieldEditor.module.css';
import { OptionList } from './OptionList';

interface FieldEditorProps {
  field: BuiltField;
  problem: FieldProblem | undefined;
  onChange(change: FieldChange): void;
  onRetype(type: string): void;
}

/** The controls of one field. */
export function FieldEditor({ field, problem, onChange, onRetype }: FieldEditorProps) {
  const texts = useTexts(fieldsTexts);
  const names = useTexts(fieldTypeTexts);
  const type = fieldTypeOf(field.type_de_champ);
  const choices: SelectOption[] = fieldTypes.map((info) => ({ value: info.type, label: names[info.type] }));
  if (!type) choices.unshift({ value: field.type_de_champ, label: texts.unknownType(field.type_de_champ) });
  return (
    <div className={styles.editor}>
      <TextField
        data-part="name"
        label={texts.name}
        required
        autoComplete="off"
        value={field.nom_du_champ}
        error={problem === 'nameless' ? texts.nameless : undefined}
        hint={problem === 'duplicate' ? texts.duplicateName : undefined}
        onChange={(nom_du_champ) => onChange({ nom_du_champ })}
      />
      <Select
        label={texts.type}
        options={choices}
        value={field.type_de_champ}
        hint={type ? undefined : texts.unknownTypeHint}
        onChange={onRetype}
      />
      {type?.takesOptions && (
        <OptionList options={field.options} onChange={(options) => onChange({ options })} />
      )}
      <TextField
        label={texts.placeholder}
        autoComplete="off"
        value={field.placeholder}
        onChange={(placeholder) => onChange({ placeholder })}
      />
      <Checkbox
        label={texts.isRequired}
        checked={field.is_required}
        onChange={(is_required) => onChange({ is_required })}
      />
    </div>
  );
}
