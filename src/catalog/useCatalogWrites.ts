/*
 * The writes of a short list. It hides that cached answers change in place, which answers a write makes stale, how its
 * outcome is told, and that a row is removed here too when another person has deleted it.
 */
import { failureOf, mayHaveWritten } from '../api/errors';
import { invalidate, useClient } from '../api/useApi';
import { useTrash } from '../data/trash/useTrash';
import { whySaveFailed } from '../texts/saveFailures';
import { useTexts } from '../texts/texts';
import { useAlert } from '../ui/dialog/useAlert';
import type { FormFailure } from '../ui/form/Form';
import { useToast } from '../ui/toast/useToast';
import type { CatalogProps } from './Catalog';
import { type Identified, shortened } from './source';
import { catalogTexts } from './texts';

export function useCatalogWrites<Row extends Identified, Draft>(props: CatalogProps<Row, Draft>) {
  const { source, texts, item } = props;
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
  /** Creates a row when none is given. Resolves to what the form shows after a failure. */
  const save = async (row: Row | undefined, draft: Draft): Promise<FormFailure | undefined> => {
    try {
      const saved = await (row ? source.update(client, row, draft) : source.create(client, draft));
      const isIt = ({ id }: Row) => id === saved.id;
      edit((rows) => (rows.some(isIt) ? rows.map((one) => (isIt(one) ? saved : one)) : [...rows, saved]));
      toast((row ? texts.updated : texts.created)(shortened(item(saved).name)));
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
  return { save, remove };
}
