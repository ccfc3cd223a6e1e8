import { History } from '../data/history/History';
import { useTrash } from '../data/useTrash';
import { useTexts } from '../texts/texts';
import { DangerDialog } from '../ui/dialog/DangerDialog';
import { useAlert } from '../ui/dialog/useAlert';
import { FormDialog } from '../ui/form/FormDialog';
import { formKit } from '../ui/form/fields/formKit';
import styles from './Catalog.module.css';
import { type CatalogPeople, type CatalogProps, type Identified, nameInSentence, type Open } from './source';
import { catalogListTexts } from './texts.fr';
import { useCatalogWrites } from './useCatalogWrites';
import { useMemberCount } from './useMemberCount';

interface ConcernedMembersProps<Row extends Identified> {
  row: Row;
  people: CatalogPeople<Row>;
  /** What happens to so many members. */
  say(count: number): string;
}

/** Says before a deletion how many members it concerns, or that this is not known. */
function ConcernedMembers<Row extends Identified>({ row, people, say }: ConcernedMembersProps<Row>) {
  const words = useTexts(catalogListTexts);
  const { count, hasFailed, isLoading } = useMemberCount(row, people);
  if (count === undefined && !hasFailed && !isLoading) return null;
  return (
    <p className={styles.concerned} role="status">
      {count !== undefined ? say(count) : hasFailed ? words.countFailed : words.counting}
    </p>
  );
}

export interface CatalogDialogsProps<Row extends Identified, Draft> extends CatalogProps<Row, Draft> {
  open: Open<Row>;
  onClose(): void;
  /** Called after a row was created or deleted. */
  onChanged(kind: 'created' | 'removed'): void;
}

/** The dialog that creates, edits or deletes a row. */
export default function CatalogDialogs<Row extends Identified, Draft>(
  props: CatalogDialogsProps<Row, Draft>,
) {
  const { open } = props;
  return open.kind === 'remove' ? (
    <RemoveDialog {...props} row={open.row} />
  ) : (
    <EditDialog {...props} row={open.row} />
  );
}

/** Asks before it deletes a row, and says how many people it concerns. */
function RemoveDialog<Row extends Identified, Draft>(props: CatalogDialogsProps<Row, Draft> & { row: Row }) {
  const { source, texts, item, people, row, onClose, onChanged } = props;
  const words = useTexts(catalogListTexts);
  const { remove } = useCatalogWrites(props);
  const trash = useTrash();
  const kept = source.hasTrash ? trash.kept : undefined;
  return (
    <DangerDialog
      title={texts.remove}
      question={texts.removeQuestion(nameInSentence(item(row)))}
      warning={kept ?? texts.irreversible}
      isKept={kept !== undefined}
      confirmLabel={words.remove}
      busyLabel={words.removing}
      onClose={onClose}
      onConfirm={async () => {
        if (!(await remove(row))) return;
        onClose();
        onChanged('removed');
      }}
    >
      {people && texts.concerned && <ConcernedMembers row={row} people={people} say={texts.concerned} />}
    </DangerDialog>
  );
}

/** Edits a row, or creates one when none is given. */
function EditDialog<Row extends Identified, Draft>(
  props: CatalogDialogsProps<Row, Draft> & { row: Row | undefined },
) {
  const { source, texts, form, row, onClose, onChanged } = props;
  const words = useTexts(catalogListTexts);
  const { save, question } = useCatalogWrites(props);
  const alert = useAlert();
  const handleSave = async (draft: Draft) => {
    const failure = await save(row, draft);
    if (!failure && !row) onChanged('created');
    return failure;
  };
  return (
    <>
      <FormDialog
        title={row ? texts.edit : texts.create}
        schema={form.schema}
        onInvalid={(text) => alert({ title: words.invalid, text, tone: 'warning' })}
        saveLabel={words.save}
        savingLabel={words.saving}
        onSave={handleSave}
        onClose={onClose}
      >
        <Content form={form} source={source} row={row} />
      </FormDialog>
      {question}
    </>
  );
}

interface ContentProps<Row extends Identified, Draft>
  extends Pick<CatalogProps<Row, Draft>, 'form' | 'source'> {
  row: Row | undefined;
}

/** The fields of a row, and what happened to it. */
function Content<Row extends Identified, Draft>({ form, source, row }: ContentProps<Row, Draft>) {
  return (
    <>
      {form.fields(row, formKit)}
      {row && source.journal && <History subject={source.journal} id={row.id} />}
    </>
  );
}
