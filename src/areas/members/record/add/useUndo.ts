import type { Args, Endpoint } from '../../../../api/endpoint';
import { failureOf } from '../../../../api/errors';
import { useClient, write } from '../../../../api/useApi';
import { whySaveFailed } from '../../../../texts/saveFailures';
import { useTexts } from '../../../../texts/texts';
import { useAlert } from '../../../../ui/dialog/useAlert';
import { useToast } from '../../../../ui/toast/useToast';
import type { ToastAction } from '../../../../ui/widgetRoot/WidgetRootStore';
import { addTexts } from './texts';

export type Undo = <P, B, A>(endpoint: Endpoint<P, B, A>, args: Args<P, B>) => ToastAction;

/** «Annuler» for a notice: makes the call that takes the change back, and says how that went. */
export function useUndo(): Undo {
  const texts = useTexts(addTexts);
  const client = useClient();
  const alert = useAlert();
  const toast = useToast();
  return (endpoint, args) => ({
    label: texts.undo,
    run: () =>
      void write(client, endpoint, args).then(
        () => toast(texts.undone),
        (error: unknown) => {
          const failure = failureOf(error);
          if (failure.kind === 'unauthenticated') return;
          void alert({ title: texts.undoFailed, text: whySaveFailed(failure), tone: 'error' });
        },
      ),
  });
}
