import { useState } from 'react';
import { memberCalls } from '../../../api/endpoints/members';
import { memberWriteCalls } from '../../../api/endpoints/memberWrites';
import { failureOf } from '../../../api/errors';
import { useQuery, useSave } from '../../../api/useApi';
import { useTrash } from '../../../data/useTrash';
import { type Member, spouseName } from '../../../domain/members/member';
import { useConsent } from '../../../session/hostPage';
import { failureText } from '../../../texts/failures';
import { fullNameOf } from '../../../texts/records/memberLabels';
import { useTexts } from '../../../texts/texts';
import { DangerDialog } from '../../../ui/dialog/DangerDialog';
import { useAlert } from '../../../ui/dialog/useAlert';
import { useToast } from '../../../ui/toast/useToast';
import styles from './DeleteDialog.module.css';
import { deletionTexts } from './texts.fr';

interface DeleteDialogProps {
  member: Member;
  /** @param isOwn false when another user had already deleted the member */
  onDeleted(member: Member, isOwn: boolean): void;
  onClose(): void;
}

/** Lists what is deleted with a member, and deletes after a confirmation. */
export default function DeleteDialog({ member, onDeleted, onClose }: DeleteDialogProps) {
  const texts = useTexts(deletionTexts);
  const { kept } = useTrash();
  const [isDeleting, setDeleting] = useState(false);
  const { spouse, relatives } = useRelatives(member, isDeleting);
  const remove = useDeletion({ member, onDeleted, onClose }, spouse);
  const confirm = async () => {
    setDeleting(true);
    await remove();
    setDeleting(false);
  };
  return (
    <DangerDialog
      title={texts.title}
      question={texts.question(fullNameOf(member))}
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
function useRelatives(member: Member, isDeleting: boolean) {
  const texts = useTexts(deletionTexts);
  const isListed = member.conjoint === undefined && member.enfants === undefined;
  const isRead = isListed && !isDeleting;
  const { data } = useQuery(memberCalls.withRelations, isRead ? { id: member.id } : null, {
    keepPrevious: true,
  });
  const { conjoint: spouseValue, enfants: children, parents } = data ?? member;
  const spouse = spouseName(spouseValue);
  const relatives = [
    ...(spouse ? [texts.spouse(spouse)] : []),
    ...(children ?? []).map((child) => texts.child(fullNameOf(child))),
    ...(parents ?? []).map((parent) => texts.parent(fullNameOf(parent))),
  ];
  return { spouse, relatives };
}

/** @param spouse the name of who has no spouse afterwards; empty where there is none */
function useDeletion({ member, onDeleted, onClose }: DeleteDialogProps, spouse: string) {
  const texts = useTexts(deletionTexts);
  const alert = useAlert();
  const toast = useToast();
  const trash = useTrash();
  const { mayDelete } = useConsent();
  const { save } = useSave(memberWriteCalls.remove);
  const name = fullNameOf(member);
  const end = (isOwn: boolean) => {
    onDeleted(member, isOwn);
    onClose();
  };
  return async () => {
    if (!mayDelete({ kind: 'member', ids: [member.id] })) return;
    let answer: unknown;
    try {
      answer = await save({ id: member.id });
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
