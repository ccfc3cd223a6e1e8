/*
 * The writes of a short list. It hides that cached answers change in place, which answers a write makes stale, how its
 * outcome is told, that a row is removed here too when another person has deleted it, and how two edits of one row are
 * brought together.
 */
import type { Client } from '../api/client';
import type { Failure } from '../api/errors';
import { invalidate, useClient } from '../api/useApi';
import { type FailureReport, joinLines, type Told } from '../data/save/saveFailures';
import { saved } from '../data/save/saveOver';
import { useSaving } from '../data/save/useSaving';
import { useTrash } from '../data/useTrash';
import type { BeforeSave } from '../domain/beforeWrite';
import { keysOf } from '../domain/records';
import { useConsent } from '../session/hostPage';
import { useCapability } from '../session/useSession';
import { useTexts } from '../texts/texts';
import { useAlert } from '../ui/dialog/useAlert';
import { useToast } from '../ui/toast/useToast';
import { type CatalogProps, type CatalogSource, type Identified, nameInSentence } from './source';
import { catalogListTexts } from './texts.fr';

/** Changes the rows of the list in place. */
const listOf = <Row extends Identified>(
  client: Client,
  source: Pick<CatalogSource<Row, never>, 'change'>,
) => ({
  put(row: Row) {
    const isIt = ({ id }: Row) => id === row.id;
    source.change(client, (rows) =>
      rows.some(isIt) ? rows.map((one) => (isIt(one) ? row : one)) : [...rows, row],
    );
  },
  drop: (row: Row) => source.change(client, (rows) => rows.filter(({ id }) => id !== row.id)),
});

/** @param hasFields whether a form shows the reasons that the back end gives by field */
const tellFailure =
  (texts: typeof catalogListTexts, failed: string, hasFields: boolean) =>
  ({ why, reasons, isUnclear }: Told): FailureReport => {
    // Such as a name that is taken: its field says so, and no alert covers it.
    if (reasons && hasFields) return { form: { errors: reasons } };
    const unsure = isUnclear && texts.unsure;
    const form = joinLines(why || (!unsure && failed), unsure, texts.kept);
    return { alert: joinLines(failed, why, unsure), form: { form, canRetry: true } };
  };

/** Sends an edit of a row; where another user came first, `over` asks what to keep. */
function useUpdate<Row extends Identified, Draft>(
  { source, form, item }: CatalogProps<Row, Draft>,
  over: ReturnType<typeof useSaving>['over'],
) {
  const client = useClient();
  const compared = useCapability('versions') ? form.compared : undefined;
  const labels: Readonly<Record<string, string>> = compared?.labels ?? {};
  return (row: Row, draft: Draft) =>
    over(
      { nameOf: (row: Row) => nameInSentence(item(row)), labelOf: (field) => labels[field] ?? field },
      {
        opened: row,
        values: draft as Draft & object,
        fieldsOf: () => keysOf(labels),
        read: (present) => compared?.row.safeParse(present).data,
        send: (seen, values) => source.update(client, seen, values),
      },
    );
}

/** A refusal with reasons changed nothing. Any other failure may have changed data. */
function useReload() {
  const client = useClient();
  return ({ kind, status }: Failure) => {
    if (kind !== 'invalid' || status === 409) void invalidate(client);
  };
}

export function useCatalogWrites<Row extends Identified, Draft>(props: CatalogProps<Row, Draft>) {
  const { source, texts, item } = props;
  const words = useTexts(catalogListTexts);
  const saving = useSaving(words);
  const update = useUpdate(props, saving.over);
  const client = useClient();
  const alert = useAlert();
  const toast = useToast();
  const trash = useTrash();
  const { maySave, mayDelete } = useConsent();
  const nameOf = (row: Row) => nameInSentence(item(row));
  const list = listOf(client, source);
  const reload = useReload();
  /** Creates a row when none is given. Resolves to what the form shows after a failure. */
  const save = (row: Row | undefined, draft: Draft) =>
    saving.save<Row>({
      mayStart: () => maySave({ kind: source.kind, ...(row && { id: row.id }), draft } as BeforeSave),
      send: () => (row ? update(row, draft) : saved(source.create(client, draft))),
      done(now, isTaken) {
        list.put(now);
        const isTold = isTaken || (!row && source.isCreationTold?.(now));
        if (!isTold) toast(texts[row ? 'updated' : 'created'](nameOf(now)));
      },
      tell: tellFailure(words, row ? texts.updateFailed : texts.createFailed, true),
      failed: reload,
    });
  /** Resolves to true when the row is gone. */
  const remove = async (row: Row): Promise<boolean> => {
    const name = nameOf(row);
    const failure = await saving.save({
      mayStart: () => mayDelete({ kind: source.kind, ids: [row.id] }),
      send: () => saved(source.remove(client, row)),
      done(answer) {
        toast(texts.removed(name), source.hasTrash && trash.undo(answer));
        list.drop(row);
      },
      tell: tellFailure(words, texts.removeFailed, false),
      failed(failure) {
        if (failure.status !== 404) return reload(failure);
        void alert({ title: words.error, text: words.gone(name), tone: 'warning' });
        list.drop(row);
        return true;
      },
    });
    return !failure;
  };
  return { save, remove, question: saving.question };
}
