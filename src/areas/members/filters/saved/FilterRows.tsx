import * as z from 'zod/mini';
import { useTexts } from '../../../../texts/texts';
import { Button } from '../../../../ui/button/Button';
import { IconButton } from '../../../../ui/button/IconButton';
import { Form } from '../../../../ui/form/Form';
import { TextField } from '../../../../ui/form/fields/TextField';
import { SubmitButton } from '../../../../ui/form/SubmitButton';
import { savedTexts } from '../texts.fr';
import styles from './FilterManager.module.css';
import { FILTER_NAME_MAX } from './savedFilters';

interface FilterRowProps {
  name: string;
  /** In smaller letters below the name. */
  note?: string | undefined;
  onEdit(): void;
  onRemove(): void;
}

/** A saved filter, to rename or delete. */
export function FilterRow({ name, note, onEdit, onRemove }: FilterRowProps) {
  const texts = useTexts(savedTexts);
  return (
    <>
      <span className={styles.name}>
        {name}
        {note && <small className={styles.note}>{note}</small>}
      </span>
      <IconButton icon="edit" label={texts.rename(name)} onClick={onEdit} />
      <IconButton icon="trash" label={texts.remove(name)} onClick={onRemove} />
    </>
  );
}

type RenameRefusal = { errors?: Record<string, string>; form?: string } | undefined;

interface RenameFormProps {
  name: string;
  onRename(to: string): RenameRefusal | Promise<RenameRefusal>;
  onCancel(): void;
}

const named = z.object({ name: z.string() });

/** The new name of a saved filter. */
export function RenameForm({ name, onRename, onCancel }: RenameFormProps) {
  const texts = useTexts(savedTexts);
  return (
    <Form className={styles.form} schema={named} onValid={({ name: to }) => onRename(to)}>
      <TextField
        name="name"
        label={texts.rename(name)}
        hideLabel
        required
        autoFocus
        autoComplete="off"
        maxLength={FILTER_NAME_MAX}
        defaultValue={name}
        className={styles.field}
      />
      <SubmitButton>{texts.save}</SubmitButton>
      <Button onClick={onCancel}>{texts.cancel}</Button>
    </Form>
  );
}
