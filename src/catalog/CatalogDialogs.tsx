import { useTexts } from '../texts/texts';
import { DangerDialog } from '../ui/dangerDialog/DangerDialog';
import { useAlert } from '../ui/dialog/useAlert';
import { FormDialog } from '../ui/formDialog/FormDialog';
import { formKit } from '../ui/formDialog/formKit';
import type { CatalogProps } from './Catalog';
import { type Identified, shortened } from './source';
import { catalogTexts } from './texts';
import { useCatalogWrites } from './useCatalogWrites';

/** Which dialog is open on which row; `edit` without a row creates one. */
export type Open<Row> = { kind: 'edit'; row?: Row } | { kind: 'remove' | 'view'; row: Row } | undefined;

export interface CatalogDialogsProps<Row extends Identified, Draft> extends CatalogProps<Row, Draft> {
  open: NonNullable<Open<Row>>;
  onOpen(open: Open<Row>): void;
  /** A row came or went. */
  onChanged(kind: 'created' | 'removed'): void;
}

/** The dialog that is open. */
export default function CatalogDialogs<Row extends Identified, Draft>(
  props: CatalogDialogsProps<Row, Draft>,
) {
  const { source, texts, item, form, view, readonly, open, onOpen, onChanged } = props;
  const words = useTexts(catalogTexts);
  const { save, remove } = useCatalogWrites(source, texts, item);
  const alert = useAlert();
  const close = () => onOpen(undefined);
  const { kind, row } = open;
  if (kind === 'view')
    return view?.dialog(row, close, readonly ? undefined : () => onOpen({ kind: 'edit', row }));
  if (kind === 'remove')
    return (
      <DangerDialog
        title={texts.remove}
        question={texts.removeQuestion(shortened(item(row).name))}
        warning={texts.irreversible}
        confirmLabel={words.remove}
        busyLabel={words.removing}
        onClose={close}
        onConfirm={async () => {
          if (!(await remove(row))) return;
          close();
          onChanged('removed');
        }}
      />
    );
  const handleSave = async (draft: Draft) => {
    const failure = await save(row, draft);
    if (!failure && !row) onChanged('created');
    return failure;
  };
  return (
    <FormDialog
      title={row ? texts.edit : texts.create}
      schema={form.schema}
      onInvalid={(text) => alert({ title: words.invalid, text, tone: 'warning' })}
      saveLabel={words.save}
      savingLabel={words.saving}
      onSave={handleSave}
      onClose={close}
    >
      {form.fields(row, formKit)}
    </FormDialog>
  );
}
