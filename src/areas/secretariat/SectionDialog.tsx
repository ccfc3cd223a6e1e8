import { useTexts } from '../../texts/texts';
import { Notice } from '../../ui/display/Notice';
import type { FormSchema } from '../../ui/form/Form';
import { FormDialog } from '../../ui/form/FormDialog';
import { DateField } from '../../ui/form/fields/DateField';
import { TextArea } from '../../ui/form/fields/TextArea';
import { TextField } from '../../ui/form/fields/TextField';
import styles from './Secretariat.module.css';
import type { Field, Section } from './sections';
import { secretariatTexts } from './texts.fr';

/** Accepts everything: the form checks required fields, and the values are not saved. */
const anything: FormSchema<unknown> = { safeParse: (data) => ({ success: true, data }) };
const keepNothing = async () => undefined;

/** A dialog that saves nothing: a valid form closes it. */
export default function SectionDialog({ section, onClose }: { section: Section; onClose(): void }) {
  const texts = useTexts(secretariatTexts);
  return (
    <FormDialog
      title={texts[section.create]}
      schema={anything}
      saveLabel={texts[section.submit]}
      savingLabel={texts[section.submit]}
      onSave={keepNothing}
      onClose={onClose}
    >
      <Notice title={texts.notSaved}>{texts.notSavedDialog}</Notice>
      <div className={styles.fields}>
        {section.fields.map((field) => (
          <SectionField key={field.name} field={field} />
        ))}
      </div>
    </FormDialog>
  );
}

function SectionField({ field: { name, kind = 'text', required, hint } }: { field: Field }) {
  const texts: Readonly<Record<string, unknown>> = useTexts(secretariatTexts);
  const props = {
    name,
    label: String(texts[name]),
    required,
    hint: hint && String(texts[hint]),
    autoComplete: 'off',
  };
  if (kind === 'area') return <TextArea {...props} className={styles.whole} />;
  if (kind === 'date') return <DateField {...props} />;
  return <TextField {...props} type={kind} />;
}
