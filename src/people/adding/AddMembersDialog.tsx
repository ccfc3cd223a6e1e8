import { useMemo } from 'react';
import type { Args, Endpoint } from '../../api/endpoint';
import { memberCalls } from '../../api/endpoints/members';
import { failureOf } from '../../api/errors';
import { useQuery, useSave } from '../../api/useApi';
import type { PickedMember } from '../../domain/members/member';
import { failureText } from '../../texts/failures';
import { useTexts } from '../../texts/texts';
import { useAlert } from '../../ui/dialog/useAlert';
import { useToast } from '../../ui/toast/useToast';
import { type ActedMember, type MembershipKey, movesOf } from '../moves';
import { personOptions } from '../personOptions';
import { PickerDialog } from '../picker/PickerDialog';
import { PickerNote } from '../picker/PickerNote';
import { useChoice } from '../picker/useChoice';
import { useLoadAlert } from '../picker/useLoadAlert';
import { type BulkAnswer, refusalsIn } from '../removal/refusals';
import { addingTexts, moveTexts, noticeOf, warningOf } from '../texts.fr';
import { useChosenMembers } from './useChosenMembers';

export interface AddMembersDialogProps<P, B, A extends BulkAnswer> {
  /** Whether members are added to a group or to a department. */
  place: MembershipKey;
  to: { id: number; nom: string };
  /** Those who are in it already. */
  present: readonly { id: number }[];
  endpoint: Endpoint<P, B, A>;
  argsOf(membre_ids: number[]): Args<P, B>;
  onClose(): void;
}

const NO_MEMBERS: readonly PickedMember[] = [];

/** Adds people to a group or department. Before that, it names those who leave another one. */
export default function AddMembersDialog<P, B, A extends BulkAnswer>(props: AddMembersDialogProps<P, B, A>) {
  const { place, to, present, onClose } = props;
  const texts = useTexts(addingTexts);
  const words = useTexts(moveTexts);
  const query = useQuery(memberCalls.simple, {}, { alwaysReload: true });
  useLoadAlert(query, texts.loadFailed, texts.loadFailedText);
  const rows = query.data ?? NO_MEMBERS;
  const options = useMemo(() => personOptions(rows, new Set(present.map(({ id }) => id))), [rows, present]);
  const choice = useChoice(query, options, true, texts.loadFailedText);
  const chosen = useChosenMembers(choice.chosen);
  const { send, isSaving } = useAddition(props);
  const warning = warningOf(movesOf(chosen, place, to.id), place, chosen, words);
  return (
    <PickerDialog
      title={texts.title}
      description={texts.to(words[place], to.nom)}
      picker={texts.people}
      choice={choice}
      confirm={{ label: texts.confirm, busy: texts.busy, isSaving }}
      onConfirm={() => void send(chosen)}
      onClose={onClose}
    >
      <PickerNote hint={chosen.length > 0 ? warning : texts.hint} />
    </PickerDialog>
  );
}

/** Sends, and says who was added, who left another place for it, and who was refused. */
function useAddition<P, B, A extends BulkAnswer>(props: AddMembersDialogProps<P, B, A>) {
  const { place, to, endpoint, argsOf, onClose } = props;
  const texts = useTexts(addingTexts);
  const words = useTexts(moveTexts);
  const alert = useAlert();
  const toast = useToast();
  const { save, isSaving } = useSave(endpoint);
  const send = async (chosen: readonly ActedMember[]): Promise<void> => {
    if (chosen.length === 0)
      return alert({ title: texts.noMember, text: texts.noMemberText, tone: 'warning' });
    let answer: A;
    try {
      answer = await save(argsOf(chosen.map(({ id }) => id)));
    } catch (error) {
      const failure = failureOf(error);
      // The sign-in form opens first; the choice is still there afterwards.
      if (failure.kind === 'unauthenticated') return;
      const text = failure.kind === 'contract' ? texts.invalidAnswer : failureText(failure, texts.failedText);
      return alert({ title: texts.failed, text, tone: 'error' });
    }
    const refused = new Set(refusalsIn(answer).map(({ id }) => id));
    const reached = chosen.filter(({ id }) => !refused.has(id));
    const left = chosen.filter(({ id }) => refused.has(id)).map(({ label }) => label);
    const done = [
      texts.done(reached.length, words[place], to.nom),
      noticeOf(movesOf(reached, place, to.id), place, words),
    ].filter(Boolean);
    onClose();
    if (left.length === 0) return toast(done.join(' '));
    const text = [...done, texts.refused(left.length, left.join(', '))].join('\n');
    return alert({ title: texts.partly, text, tone: 'warning' });
  };
  return { send, isSaving };
}
