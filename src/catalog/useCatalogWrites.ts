/*
 * Writes of a short list. Hides that the shown answers change in place, what else a write makes stale, what is said
 * of it, and that a row somebody else deleted first is gone here too.
 */
import { failureOf, mayHaveWritten } from '../api/errors';
import { invalidate, useClient } from '../api/useApi';
import { failureText } from '../texts/failures';
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

  const edit = (change: (rows: Row[]) => Row[]) => source.change(client, change);
  const fail = async (error: unknown, sentence: string): Promise<FormFailure> => {
    const failure = failureOf(error);
    if (failure.kind === 'unauthenticated') return { form: words.signedInAgain };
    // Refused with reasons, nothing changed; after anything else something may have.
    if (failure.kind !== 'invalid' || failure.status === 409) void invalidate(client);
    const reasons = [failureText(failure, ''), mayHaveWritten(failure) && words.unsure]
      .filter(Boolean)
      .join('\n');
    await alert({ title: words.error, text: `${sentence}\n${reasons}`.trim(), tone: 'error' });
    const errors = failure.fields ?? {};
    return Object.keys(errors).length > 0 ? { errors } : { form: reasons || sentence };
  };
  /** Creates without a row; answers what to show in the form when it failed. */
  const save = async (row: Row | undefined, draft: Draft): Promise<FormFailure | undefined> => {
    try {
      const saved = await (row ? source.update(client, row, draft) : source.create(client, draft));
      const isIt = ({ id }: Row) => id === saved.id;
      edit((rows) => (rows.some(isIt) ? rows.map((one) => (isIt(one) ? saved : one)) : [...rows, saved]));
      toast((row ? texts.updated : texts.created)(shortened(item(saved).name)));
    } catch (error) {
      return fail(error, row ? texts.updateFailed : texts.createFailed);
    }
  };
  /** Answers whether the row is gone. */
  const remove = async (row: Row): Promise<boolean> => {
    const name = shortened(item(row).name);
    try {
      await source.remove(client, row);
      toast(texts.removed(name));
    } catch (error) {
      if (failureOf(error).status !== 404) return !(await fail(error, texts.removeFailed));
      void alert({ title: words.error, text: words.gone(name), tone: 'warning' });
    }
    edit((rows) => rows.filter(({ id }) => id !== row.id));
    return true;
  };
  return { save, remove };
}
