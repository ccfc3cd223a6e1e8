import { assemblyCalls } from '../../../api/endpoints/attendance/assemblies';
import { failureOf } from '../../../api/errors';
import { useSave } from '../../../api/useApi';
import { isUnclear, saveFailureText } from '../../../data/save/saveFailures';
import { useTexts } from '../../../texts/texts';
import { useConfirm } from '../../../ui/dialog/useConfirm';
import { useToast } from '../../../ui/toast/useToast';
import type { SheetDay } from '../sheet/OpenSheet';
import type { AttendanceStore } from '../sync/AttendanceStore';
import { assemblyTexts } from './texts.fr';
import type { Voting } from './useVoting';

/** Closes the sheet of an assembly and opens it again, each after a question. */
export function useClosing(store: AttendanceStore, { id, day }: SheetDay, { count }: Voting) {
  const texts = useTexts(assemblyTexts);
  const confirm = useConfirm();
  const toast = useToast();
  const closing = useSave(assemblyCalls.closeAssembly);
  const opening = useSave(assemblyCalls.reopenAssembly);
  const attempt = async (save: () => Promise<string>, refused: string) => {
    try {
      toast(await save());
    } catch (error) {
      const failure = failureOf(error);
      toast(saveFailureText(failure, isUnclear(failure) ? texts.maybe : refused));
    }
    store.refresh();
  };
  const close = async () => {
    const isSure = await confirm({
      ...{ title: texts.closeTitle, text: texts.closeText(count.votes, count.voters) },
      ...{ confirmLabel: texts.close, cancelLabel: texts.keepOpen },
    });
    if (!isSure) return;
    await attempt(async () => {
      const { voix: votes } = await closing.save({ id, body: { jour: day } });
      return texts.closedNow(votes ?? count.votes);
    }, texts.notClosed);
  };
  const reopen = async () => {
    const isSure = await confirm({
      ...{ title: texts.reopenTitle, text: texts.reopenText },
      ...{ confirmLabel: texts.reopenConfirm, cancelLabel: texts.keepClosed },
    });
    if (!isSure) return;
    await attempt(async () => {
      await opening.save({ id, jour: day });
      return texts.reopened;
    }, texts.notReopened);
  };
  return { close, reopen };
}
