import type { AttendanceState } from '../../../domain/attendance/tick';
import { useTexts } from '../../../texts/texts';
import { useToast } from '../../../ui/toast/useToast';
import type { AttendanceStore } from '../sync/AttendanceStore';
import { sheetTexts } from './texts.fr';

/** Ticks several people at once, with a notice that can take it back. */
export function useTicking(store: AttendanceStore) {
  const texts = useTexts(sheetTexts);
  const toast = useToast();
  /** @returns false where all of them were so already */
  const tickAll = (
    ids: readonly number[],
    state: AttendanceState,
    told: (count: number) => string,
  ): boolean => {
    const done = store.tick(ids, state);
    if (done.length === 0) return false;
    toast(told(done.length), {
      label: texts.undo,
      run: () => toast(texts.undone(store.undo(done))),
    });
    return true;
  };
  return { tickAll };
}
