import { type ReactNode, type RefObject, useContext, useRef } from 'react';
import { Button } from '../button/Button';
import { Dialog, type DialogProps } from '../dialog/Dialog';
import { useUnsavedChanges } from '../dialog/useUnsavedChanges';
import { useUiTexts } from '../texts.fr';
import { Form, type FormFailure, type FormSchema } from './Form';
import { FormActions } from './FormActions';
import { FormContext } from './FormContext';
import styles from './FormDialog.module.css';
import { SubmitButton } from './SubmitButton';

interface FormDialogProps<T> extends Pick<DialogProps, 'title' | 'size' | 'onClose'> {
  /** Parses the values of the controls; texts are already trimmed. */
  schema: FormSchema<T>;
  /** Shows the messages, which also stand under their fields. Afterwards the first wrong field has the focus. */
  onInvalid?(messages: string): Promise<void>;
  /** Sends the checked values. Without a failure the dialog closes. */
  onSave(values: T): Promise<FormFailure | undefined>;
  saveLabel: string;
  savingLabel: string;
  /** Of the button that leaves without saving, where «Annuler» would be read as what the dialog is about. */
  cancelLabel?: string;
  /** The fields, uncontrolled. */
  children: ReactNode;
}

/**
 * A few fields in a dialog. They are disabled while they are saved, and keep what was typed when that fails. Once
 * something was typed, every way out asks first.
 */
export function FormDialog<T>(props: FormDialogProps<T>) {
  const { title, size, onClose, onSave, saveLabel, savingLabel, cancelLabel, children } = props;
  const fields = useRef<HTMLFieldSetElement>(null);
  // The dialog guards its own ways out. This guards «Annuler», the browser's back button and closing the page.
  const { setDirty, leave } = useUnsavedChanges(onClose);
  const save = async (values: T) => {
    const failure = await onSave(values);
    if (!failure) onClose();
    return failure;
  };
  return (
    <Dialog open title={title} size={size} onClose={onClose}>
      <Form schema={checked(props, fields)} onValid={save} onDirty={setDirty}>
        <Fields place={fields}>{children}</Fields>
        <FormActions>
          <Cancel label={cancelLabel} onClick={leave} />
          <SubmitButton busyLabel={savingLabel}>{saveLabel}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

const trimmed = ([name, value]: [string, unknown]) => [
  name,
  typeof value === 'string' ? value.trim() : value,
];

function checked<T>(
  { schema, onInvalid }: FormDialogProps<T>,
  fields: RefObject<HTMLFieldSetElement | null>,
): FormSchema<T> {
  const say = async (messages: string) => {
    await onInvalid?.(messages);
    fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  return {
    safeParse(values) {
      const parsed = schema.safeParse(Object.fromEntries(Object.entries(values as object).map(trimmed)));
      if (!parsed.success) void say(parsed.error.issues.map(({ message }) => message).join('\n'));
      return parsed;
    },
  };
}

interface FieldsProps {
  place: RefObject<HTMLFieldSetElement | null>;
  children: ReactNode;
}

function Fields({ place, children }: FieldsProps) {
  const { isSaving } = useContext(FormContext);
  return (
    <fieldset ref={place} disabled={isSaving} className={styles.fields}>
      {children}
    </fieldset>
  );
}

function Cancel({ label, onClick }: { label: string | undefined; onClick(): void }) {
  const { isSaving } = useContext(FormContext);
  const ui = useUiTexts();
  return (
    <Button disabled={isSaving} onClick={onClick}>
      {label ?? ui.cancel}
    </Button>
  );
}
