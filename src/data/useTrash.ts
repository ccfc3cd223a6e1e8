import { trashCalls } from '../api/endpoints/administration/trash';
import { useClient, write } from '../api/useApi';
import { useCapability, useRight } from '../session/useSession';
import { useTexts } from '../texts/texts';
import { useAlert } from '../ui/dialog/useAlert';
import { useToast } from '../ui/toast/useToast';
import type { ToastAction } from '../ui/widgetRoot/WidgetRootStore';
import { deletionNoticeTexts } from './texts.fr';
import { useWriteFailure } from './useWriteFailure';

/** The entry of the trash that the answer of a deletion names. */
function entryOf(answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null || !('corbeille' in answer)) return undefined;
  return typeof answer.corbeille === 'number' ? answer.corbeille : undefined;
}

interface Trash {
  /** What a confirmation says instead of «irréversible»; missing where deletions are final. */
  kept: string | undefined;
  /** «Annuler» for the notice after a deletion, from the answer of its call. */
  undo(answer: unknown): ToastAction | undefined;
}

/** Gives what deletions say and offer where the back end keeps what is deleted. */
export function useTrash(): Trash {
  const texts = useTexts(deletionNoticeTexts);
  const isAnnounced = useCapability('corbeille');
  const mayRestore = useRight('corbeille.modifier');
  const client = useClient();
  const alert = useAlert();
  const toast = useToast();
  const tell = useWriteFailure();
  const restore = async (id: number) => {
    try {
      const { avertissements } = await write(client, trashCalls.restore, { id });
      if (!avertissements?.length) return toast(texts.restored);
      await alert({ title: texts.restored, text: avertissements.join('\n'), tone: 'warning' });
    } catch (error) {
      await tell(error, texts.notRestored);
    }
  };
  return {
    kept: isAnnounced ? texts.kept : undefined,
    undo(answer) {
      const id = isAnnounced && mayRestore ? entryOf(answer) : undefined;
      return id === undefined ? undefined : { label: texts.undo, run: () => void restore(id) };
    },
  };
}
