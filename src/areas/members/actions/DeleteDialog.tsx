import { useState } from 'react';
import { membres } from '../../../api/endpoints/membres';
import { membresWrites } from '../../../api/endpoints/membresWrites';
import { failureOf } from '../../../api/errors';
import { useQuery, useSave } from '../../../api/useApi';
import { useTrash } from '../../../data/useTrash';
import { conjointName, type Membre } from '../../../domain/members/membre';
import { failureText } from '../../../texts/failures';
import { fullNameOf } from '../../../texts/memberLabels';
import { useTexts } from '../../../texts/texts';
import { DangerDialog } from '../../../ui/dialog/DangerDialog';
import { useAlert } from '../../../ui/dialog/useAlert';
import { useToast } from '../../../ui/toast/useToast';
import styles from './DeleteDialog.module.css';
import { deletionTexts } from './deletionTexts';

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
  const [isDeleting, setDeleting] = useState(false);
  const { spouse, relatives } = useRelatives(membre, isDeleting);
  const remove = useDeletion({ membre, onDeleted, onClose }, spouse);
  const confirm = async () => {
    setDeleting(true);
    await remove();
    setDeleting(false);
  };
  return (
    <DangerDialog
      title={texts.title}
      question={texts.question(fullNameOf(membre))}
      warning={kept ?? texts.irreversible}
      isKept={kept !== undefined}
      confirmLabel={texts.confirm}
      busyLabel={texts.deleting}
      onConfirm={confirm}
      onClose={onClose}
    >
      <ul className={styles.losses}>
        <li>{texts.personal}</li>
        <li>{texts.family(relatives.join(', '))}</li>
        {(['memberships', 'tags', 'steps', 'linked'] as const).map((loss) => (
          <li key={loss}>{texts[loss]}</li>
        ))}
      </ul>
    </DangerDialog>
  );
}

/**
 * Who loses a link to the member. Rows of lists don't tell, so the record is read, but not again once it is being deleted:
 * the list reloads then, and the record would with it.
 */
function useRelatives(membre: Membre, isDeleting: boolean) {
  const texts = useTexts(deletionTexts);
  const isListed = membre.conjoint === undefined && membre.enfants === undefined;
  const isRead = isListed && !isDeleting;
  const { data } = useQuery(membres.withRelations, isRead ? { id: membre.id } : null, { keepPrevious: true });
  const { conjoint, enfants, parents } = data ?? membre;
  const spouse = conjointName(conjoint);
  const relatives = [
    ...(spouse ? [texts.spouse(spouse)] : []),
    ...(enfants ?? []).map((child) => texts.child(fullNameOf(child))),
    ...(parents ?? []).map((parent) => texts.parent(fullNameOf(parent))),
  ];
  return { spouse, relatives };
}

/** @param spouse the name of who has no spouse afterwards; empty where there is none */
function useDeletion({ membre, onDeleted, onClose }: DeleteDialogProps, spouse: string) {
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
    const text = [texts.doneText(name), spouse && texts.spouseFreed(spouse)].filter(Boolean).join(' ');
    // A modal alert can't offer to undo what it says.
    if (trash.kept) return toast(texts.notice(texts.done, text), trash.undo(answer));
    void alert({ title: texts.done, text, tone: 'success' });
  };
}
