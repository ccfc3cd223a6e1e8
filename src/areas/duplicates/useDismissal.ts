import { doublons } from '../../api/endpoints/doublons';
import { failureOf } from '../../api/errors';
import { useClient, useSave, write } from '../../api/useApi';
import type { Paire } from '../../domain/duplicates/doublon';
import { failedWrite } from '../../texts/saveFailures';
import { useTexts } from '../../texts/texts';
import { useAlert } from '../../ui/dialog/useAlert';
import { useToast } from '../../ui/toast/useToast';
import { duplicatesTexts } from './texts';

/** Remembers that two members are two people, and offers to undo it. `onDone` runs once it is stored. */
export function useDismissal(onDone: () => void = () => {}) {
  const texts = useTexts(duplicatesTexts);
  const client = useClient();
  const alert = useAlert();
  const toast = useToast();
  const { save, isSaving } = useSave(doublons.dismiss);
  const attempt = async (work: () => Promise<unknown>, done: () => void) => {
    try {
      await work();
      done();
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'unauthenticated') return;
      await alert(failedWrite(failure, texts.notSaved));
    }
  };
  const undismiss = (pair: Paire) =>
    attempt(
      () => write(client, doublons.undismiss, pair),
      () => toast(texts.undismissed),
    );
  const dismiss = (pair: Paire) =>
    attempt(
      () => save({ body: pair }),
      () => {
        toast(texts.dismissed, { label: texts.undo, run: () => void undismiss(pair) });
        onDone();
      },
    );
  return { dismiss, undismiss, isDismissing: isSaving };
}
