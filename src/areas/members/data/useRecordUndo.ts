import type { Args, Endpoint } from '../../../api/endpoint';
import { useClient, write } from '../../../api/useApi';
import { useWriteFailure } from '../../../data/useWriteFailure';
import { useTexts } from '../../../texts/texts';
import { useToast } from '../../../ui/toast/useToast';
import type { ToastAction } from '../../../ui/widgetRoot/WidgetRootStore';
import { addTexts } from './texts.fr';

export type Undo = <P, B, A>(endpoint: Endpoint<P, B, A>, ...calls: Args<P, B>[]) => ToastAction;

/** «Annuler» for a notice: makes the calls that take the change back, one after the other, and says how that went. */
export function useRecordUndo(): Undo {
  const texts = useTexts(addTexts);
  const client = useClient();
  const tell = useWriteFailure();
  const toast = useToast();
  return (endpoint, ...calls) => ({
    label: texts.undo,
    run: () =>
      void inTurn(calls, (args) => write(client, endpoint, args)).then(
        () => toast(texts.undone),
        (error: unknown) => tell(error, texts.undoFailed),
      ),
  });
}

async function inTurn<T>(calls: readonly T[], make: (call: T) => Promise<unknown>): Promise<void> {
  for (const call of calls) await make(call);
}
