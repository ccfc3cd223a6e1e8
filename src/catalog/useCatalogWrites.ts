/*
 * The writes of a short list. It hides that cached answers change in place, which answers a write makes stale, how its
 * outcome is told, that a row is removed here too when another person has deleted it, and how two edits of one row are
 * brought together.
 */
import { failureOf, mayHaveWritten } from '../api/errors';
import { invalidate, useClient } from '../api/useApi';
import { useTrash } from '../data/useTrash';
import { keysOf } from '../domain/records';
import { useCapability } from '../session/useSession';
import { whySaveFailed } from '../texts/saveFailures';
import { useTexts } from '../texts/texts';
import { conflictTexts } from '../ui/conflict/texts';
import { useSaveOver } from '../ui/conflict/useSaveOver';
import { useAlert } from '../ui/dialog/useAlert';
import type { FormFailure } from '../ui/form/Form';
import { useToast } from '../ui/toast/useToast';
import type { CatalogProps } from './Catalog';
import { type Identified, shortened } from './source';
import { catalogTexts } from './texts';

/** Longer than 50 lines, because its writes share the words and the list. */
export function useCatalogWrites<Row extends Identified, Draft>(props: CatalogProps<Row, Draft>) {
  const { source, texts, item } = props;
  const conflictWords = useTexts(conflictTexts);
  const { question, save: saveOver } = useSaveOver();
  const compared = useCapability('versions') ? props.form.compared : undefined;
  const words = useTexts(catalogTexts);
  const client = useClient();
  const alert = useAlert();
  const toast = useToast();
  const trash = useTrash();

  const edit = (change: (rows: Row[]) => Row[]) => source.change(client, change);
  /** @param hasFields whether a form shows the reasons that the back end gives by field */
  const fail = async (error: unknown, sentence: string, hasFields: boolean): Promise<FormFailure> => {
    const failure = failureOf(error);
    if (failure.kind === 'unauthenticated') return { form: words.signedInAgain, canRetry: true };
    // A refusal with reasons changed nothing. Any other failure may have changed data.
    if (failure.kind !== 'invalid' || failure.status === 409) void invalidate(client);
    const errors = failure.fields ?? {};
    // Such as a name that is taken: its field says so, and no alert covers it.
    if (hasFields && Object.keys(errors).length > 0) return { errors };
    const reasons = [whySaveFailed(failure), mayHaveWritten(failure) && words.unsure].filter(Boolean);
    await alert({ title: words.error, text: [sentence, ...reasons].join('\n'), tone: 'error' });
    return { form: [...(reasons.length > 0 ? reasons : [sentence]), words.kept].join('\n'), canRetry: true };
  };
  const replace = (saved: Row) => {
    const isIt = ({ id }: Row) => id === saved.id;
    edit((rows) => (rows.some(isIt) ? rows.map((one) => (isIt(one) ? saved : one)) : [...rows, saved]));
  };
  /** Sends an edit; where another user saved the row meanwhile, the user chooses what to keep. */
  const update = async (row: Row, draft: Draft): Promise<FormFailure | undefined> => {
    const labels: Readonly<Record<string, string>> = compared?.labels ?? {};
    const words = { name: shortened(item(row).name), labelOf: (field: string) => labels[field] ?? field };
    const outcome = await saveOver(words, {
      opened: row,
      values: draft as Draft & object,
      fieldsOf: () => keysOf(labels),
      read: (present) => compared?.row.safeParse(present).data,
      send: (seen, values) => source.update(client, seen, values),
    });
    if (outcome.kind === 'edit') return { form: conflictWords.notSaved };
    const saved = outcome.kind === 'saved' ? outcome.answer : outcome.row;
    replace(saved);
    const name = shortened(item(saved).name);
    toast(outcome.kind === 'saved' ? texts.updated(name) : conflictWords.taken(name));
  };
  /** Creates a row when none is given. Resolves to what the form shows after a failure. */
  const save = async (row: Row | undefined, draft: Draft): Promise<FormFailure | undefined> => {
    try {
      if (row) return await update(row, draft);
      const saved = await source.create(client, draft);
      replace(saved);
      if (!source.isCreationTold?.(saved)) toast(texts.created(shortened(item(saved).name)));
    } catch (error) {
      return fail(error, row ? texts.updateFailed : texts.createFailed, true);
    }
  };
  /** Resolves to true when the row is gone. */
  const remove = async (row: Row): Promise<boolean> => {
    const name = shortened(item(row).name);
    try {
      const answer = await source.remove(client, row);
      toast(texts.removed(name), source.hasTrash && trash.undo(answer));
    } catch (error) {
      if (failureOf(error).status !== 404) return !(await fail(error, texts.removeFailed, false));
      void alert({ title: words.error, text: words.gone(name), tone: 'warning' });
    }
    edit((rows) => rows.filter(({ id }) => id !== row.id));
    return true;
  };
  return { save, remove, question };
}
