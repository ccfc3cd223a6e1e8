import { journalCalls } from '../api/endpoints/administration/journal';
import { type Failure, failureOf } from '../api/errors';
import { invalidate, useClient } from '../api/useApi';
import type { UndoReport } from '../domain/journal/undoReport';
import { useIsSupported } from '../session/useSession';
import { useTexts } from '../texts/texts';
import { useAlert } from '../ui/dialog/useAlert';
import { useToast } from '../ui/toast/useToast';
import type { ToastAction } from '../ui/widgetRoot/WidgetRootStore';
import { failedWrite, whyItFailed } from './save/saveFailures';
import { undoNoticeTexts } from './texts.fr';

/** An operation with many rows on a slow server. */
const UNDO_TIMEOUT = 60_000;

const plus = (total: UndoReport, one: UndoReport): UndoReport => ({
  annules: total.annules + one.annules,
  gardes: total.gardes + one.gardes,
  details: [...total.details, ...one.details],
});

/** Rows that stayed as they are, a line each. */
function leftText({ gardes, details }: UndoReport, texts: typeof undoNoticeTexts): string {
  const lines = details.map(({ nom, id, raison }) => texts.reason(nom || texts.nameless(id), texts[raison]));
  const more = gardes - lines.length;
  return [texts.left(gardes), ...lines, ...(more > 0 ? [texts.others(more)] : [])].join('\n');
}

/**
 * Undoes operations, the last one first, and says what was undone and what was left.
 * @returns whether any was undone; the promise resolves once the outcome is said
 */
export function useUndoRun(): (operations: readonly number[]) => Promise<boolean> {
  const texts = useTexts(undoNoticeTexts);
  const client = useClient();
  const alert = useAlert();
  const toast = useToast();
  const fail = async (failure: Failure, { annules }: UndoReport): Promise<void> => {
    if (failure.kind === 'unauthenticated') return;
    if (annules === 0) return alert(failedWrite(failure, texts.notUndone));
    const text = [whyItFailed(failure), texts.done(annules), texts.later].join('\n');
    return alert({ title: texts.stopped, text, tone: 'error' });
  };
  return async (operations) => {
    let total: UndoReport = { annules: 0, gardes: 0, details: [] };
    try {
      for (const id of [...operations].reverse())
        total = plus(total, await client.call(journalCalls.undo, { id }, { timeout: UNDO_TIMEOUT }));
    } catch (error) {
      await fail(failureOf(error), total);
      return total.annules > 0;
    } finally {
      void invalidate(client);
    }
    if (total.gardes === 0) {
      toast(texts.undone);
      return true;
    }
    const done = total.annules > 0 ? [texts.done(total.annules)] : [];
    await alert({
      title: done.length ? texts.partly : texts.nothing,
      text: [...done, leftText(total, texts)].join('\n'),
      tone: 'warning',
    });
    return true;
  };
}

/**
 * Gives a button that undoes an action, from the operations that its answers named.
 * @returns nothing where the back end named none
 */
export function useUndo(): (operations: readonly (number | null | undefined)[]) => ToastAction | undefined {
  const texts = useTexts(undoNoticeTexts);
  const isAnnounced = useIsSupported(journalCalls.undo);
  const run = useUndoRun();
  return (operations) => {
    const named = operations.filter((id) => typeof id === 'number');
    if (!isAnnounced || !named.length) return undefined;
    return { label: texts.undoAction, run: () => void run(named) };
  };
}
