import { membresWrites } from '../../../../api/endpoints/membresWrites';
import { failureOf } from '../../../../api/errors';
import { useSave } from '../../../../api/useApi';
import { useTrash } from '../../../../data/trash/useTrash';
import type { Membre } from '../../../../domain/members/membre';
import { failureText } from '../../../../texts/failures';
import { fullNameOf } from '../../../../texts/memberLabels';
import { useTexts } from '../../../../texts/texts';
import { DangerDialog } from '../../../../ui/dangerDialog/DangerDialog';
import { useAlert } from '../../../../ui/dialog/useAlert';
import { useToast } from '../../../../ui/toast/useToast';
import styles from './DeleteDialog.module.css';
import { deletionTexts } from './texts';

interface DeleteDialogProps {
  membre: Membre;
  /** @param isOwn false when another user had already deleted the member */
  onDeleted(membre: Membre, isOwn: boolean): void;
  onClose(): void;
}

/** Lists what is deleted with a member, and deletes after a confirmation. */
export default function DeleteDialog({ membre, onDeleted, onClose }: DeleteDialogProps) {
  const texts = useTexts(deletionTexts);
  const { kept } = useTrash();
  const remove = useDeletion({ membre, onDeleted, onClose });
  return (
    <DangerDialog
      title={texts.title}
      question={texts.question(fullNameOf(membre))}
      warning={kept ?? texts.irreversible}
      isKept={kept !== undefined}
      confirmLabel={texts.confirm}
      busyLabel={texts.deleting}
      onConfirm={remove}
      onClose={onClose}
    >
      <ul className={styles.losses}>
        {(['personal', 'family', 'memberships', 'tags', 'steps', 'linked'] as const).map((loss) => (
          <li key={loss}>{texts[loss]}</li>
        ))}
      </ul>
    </DangerDialog>
  );
}

function useDeletion({ membre, onDeleted, onClose }: DeleteDialogProps) {
  const texts = useTexts(deletionTexts);
  const alert = useAlert();
  const toast = useToast();
  const trash = useTrash();
  const { save } = useSave(membresWrites.remove);
  const name = fullNameOf(membre);
  const end = (isOwn: boolean) => {
    onDeleted(membre, isOwn);
    onClose();
  };
  return async () => {
    let answer: unknown;
    try {
      answer = await save({ id: membre.id });
    } catch (error) {
      const failure = failureOf(error);
      // The sign-in form opens first; the question is still there afterwards.
      if (failure.kind === 'unauthenticated') return;
      if (failure.kind !== 'notFound')
        return void alert({ title: texts.error, text: failureText(failure, texts.failed), tone: 'error' });
      end(false);
      return void alert({ title: texts.gone, text: texts.goneText(name), tone: 'warning' });
    }
    end(true);
    // A modal alert can't offer to undo what it says.
    if (trash.kept) return toast(texts.doneText(name), trash.undo(answer));
    void alert({ title: texts.done, text: texts.doneText(name), tone: 'success' });
  };
}
