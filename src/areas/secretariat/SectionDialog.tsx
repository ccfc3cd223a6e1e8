import { useTexts } from '../../texts/texts';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { DateField } from '../../ui/field/DateField';
import { Form, type FormSchema } from '../../ui/field/Form';
import { TextArea } from '../../ui/field/TextArea';
import { TextField } from '../../ui/field/TextField';
import { FormActions } from '../../ui/form/FormActions';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { Notice } from '../../ui/notice/Notice';
import styles from './Secretariat.module.css';
import type { Field, Section } from './sections';
import { secretariatTexts } from './texts';

/** Required fields are the form's own business; nothing else is asked of what nobody keeps. */
const anything: FormSchema<unknown> = { safeParse: (data) => ({ success: true, data }) };

/** Takes what is typed nowhere: a valid form only closes it. */
export default function SectionDialog({ section, onClose }: { section: Section; onClose(): void }) {
  const texts = useTexts(secretariatTexts);
  return (
    <Dialog open title={texts[section.create]} onClose={onClose}>
      <Form schema={anything} onValid={() => onClose()}>
        <Notice title={texts.notSaved}>{texts.notSavedDialog}</Notice>
        <div className={styles.fields}>
          {section.fields.map((field) => (
            <SectionField key={field.name} field={field} />
          ))}
        </div>
        <FormActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <SubmitButton>{texts[section.submit]}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
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
