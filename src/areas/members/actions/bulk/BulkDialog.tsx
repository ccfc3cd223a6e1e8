import { useMemo, useState } from 'react';
import { type Answered, refusalsIn } from '../../../../people/removal/refusals';
import { useTexts } from '../../../../texts/texts';
import { useAlert } from '../../../../ui/dialog/useAlert';
import { PickerDialog } from '../picker/PickerDialog';
import { PickerNote } from '../picker/PickerNote';
import { useChoice } from '../picker/useChoice';
import { useLoadAlert } from '../picker/useLoadAlert';
import { actionTexts } from '../texts';
import { ActionTarget } from './ActionTarget';
import type { BulkDescription } from './bulkDescription';
import { withoutHeld } from './heldOptions';
import { type ActedMember, movesOf } from './moves';
import { moveTexts, noticeOf, warningOf } from './moveTexts';
import { useBulkSave } from './useBulkSave';
import { useKnownMembers } from './useKnownMembers';

export interface BulkDialogProps {
  membres: readonly ActedMember[];
  /** The action succeeded for all members or some. Shown data reload by themselves; the selection should be dropped. */
  onDone(): void;
  /** Closes the dialog. Also called after `onDone`. */
  onClose(): void;
}

interface DescribedProps<List, P, B, A> extends BulkDialogProps {
  description: BulkDescription<List, P, B, A>;
}

/** A dialog that gives one or many members something that is picked from a list. */
export function BulkDialog<List, P, B, A extends Answered>(props: DescribedProps<List, P, B, A>) {
  const { description, onClose } = props;
  const { useList, optionsOf, heldBy, place, endpoint, argsOf, failureText, closesOnFailure, done } =
    description;
  const texts = useTexts(actionTexts);
  const moveWords = useTexts(moveTexts);
  const alert = useAlert();
  const { nothing, ...words } = description.words(texts);
  const query = useList();
  useLoadAlert(query, texts.loadFailed, words.loadFailed);
  const { data } = query;
  const [given] = useState(props.membres);
  const membres = useKnownMembers(given, place);
  const options = useMemo(
    () => (data === undefined ? [] : withoutHeld(optionsOf(data, texts), membres, heldBy, texts)),
    [data, texts, optionsOf, membres, heldBy],
  );
  const choice = useChoice(query, options, nothing !== undefined, words.loadFailed);
  const { run, isSaving } = useBulkSave(endpoint, props, {
    title: words.failed,
    text: (failure) => failureText(failure, texts),
    closes: closesOnFailure,
  });
  const [target] = choice.chosen;
  const warning = place && target && warningOf(movesOf(membres, place, target.id), place, membres, moveWords);
  const handleConfirm = () => {
    const [first, ...others] = choice.chosen;
    if (!first) return void (nothing && alert({ ...nothing, tone: 'warning' }));
    const chosen = [first, ...others] as const;
    const membre_ids = membres.map(({ id }) => id);
    void run(argsOf(chosen, membre_ids), (count, answer) => {
      const { title, text } = done(count, chosen, texts, answer);
      const left = place && noticeOf(movesOf(reached(membres, answer), place, first.id), place, moveWords);
      return { title, text: left ? `${text}\n${left}` : text };
    });
  };
  return (
    <PickerDialog
      title={words.title}
      description={<ActionTarget membres={membres} />}
      picker={words.picker}
      choice={choice}
      confirm={{ label: words.confirm, busy: words.busy, isSaving }}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <PickerNote hint={warning} />
    </PickerDialog>
  );
}

/** The members that the action did not leave out. */
function reached(membres: readonly ActedMember[], answer: Answered): readonly ActedMember[] {
  const refused = new Set(refusalsIn(answer).map(({ id }) => id));
  return membres.filter(({ id }) => !refused.has(id));
}
