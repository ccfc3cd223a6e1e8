import { duplicateCalls } from '../../api/endpoints/duplicates';
import { useClient, useSave, write } from '../../api/useApi';
import { useWriteFailure } from '../../data/useWriteFailure';
import type { PairIds } from '../../domain/duplicates/duplicatePair';
import { useTexts } from '../../texts/texts';
import { useToast } from '../../ui/toast/useToast';
import { duplicatesTexts } from './texts.fr';

/** Remembers that two members are two people, and offers to undo it. `onDone` runs once it is stored. */
export function useDismissal(onDone: () => void = () => {}) {
  const texts = useTexts(duplicatesTexts);
  const client = useClient();
  const tell = useWriteFailure();
  const toast = useToast();
  const { save, isSaving } = useSave(duplicateCalls.dismiss);
  const attempt = async (work: () => Promise<unknown>, done: () => void) => {
    try {
      await work();
      done();
    } catch (error) {
      await tell(error, texts.notSaved);
    }
  };
  const undismiss = (pair: PairIds) =>
    attempt(
      () => write(client, duplicateCalls.undismiss, pair),
      () => toast(texts.undismissed),
    );
  const dismiss = (pair: PairIds) =>
    attempt(
      () => save({ body: pair }),
      () => {
        toast(texts.dismissed, { label: texts.undo, run: () => void undismiss(pair) });
        onDone();
      },
    );
  return { dismiss, undismiss, isDismissing: isSaving };
}
