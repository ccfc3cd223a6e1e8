import { useMemo, useState } from 'react';
import { type ActedMember, movesOf } from '../../../../people/moves/moves';
import { moveTexts, noticeOf, warningOf } from '../../../../people/moves/moveTexts';
import { PickerDialog } from '../../../../people/picker/PickerDialog';
import { PickerNote } from '../../../../people/picker/PickerNote';
import { useChoice } from '../../../../people/picker/useChoice';
import { useLoadAlert } from '../../../../people/picker/useLoadAlert';
import { type Answered, refusalsIn } from '../../../../people/removal/refusals';
import { useTexts } from '../../../../texts/texts';
import { useAlert } from '../../../../ui/dialog/useAlert';
import { LazyPart } from '../../../../ui/lazy/LazyPart';
import type { WholeSelection } from '../../data/selection/useSelection';
import { wholeSelection } from '../../data/selection/wholeSelection';
import type { BatchRunProps } from '../batch/BatchRun';
import { actionTexts } from '../texts';
import { ActionTarget } from './ActionTarget';
import type { BulkDescription, Chosen } from './bulkDescription';
import { withoutHeld } from './heldOptions';
import { useBulkSave } from './useBulkSave';
import { useKnownMembers } from './useKnownMembers';
import { useMoves } from './useMoves';

/** All members of a result; the action works on them in batches. */
export interface WholeTarget {
  selection: WholeSelection;
  /** The action was left with members still to come, who should stay selected. */
  onRest(whole: WholeSelection): void;
}

export interface BulkDialogProps {
  membres: readonly ActedMember[];
  /** With it `membres` are only some of them, to be named. */
  whole?: WholeTarget | undefined;
  /** The action succeeded for all members or some. Shown data reload by themselves; the selection should be dropped. */
  onDone(): void;
  /** Closes the dialog. Also called after `onDone`. */
  onClose(): void;
}

const loadBatch = () => import('../batch/BatchRun');
const NO_MEMBERS: readonly ActedMember[] = [];

interface DescribedProps<List, P, B, A> extends BulkDialogProps {
  description: BulkDescription<List, P, B, A>;
}

/**
 * A dialog that gives one or many members something that is picked from a list. Longer than 50 lines, because it hands
 * the same choice to one call or to batches.
 */
export function BulkDialog<List, P, B, A extends Answered>(props: DescribedProps<List, P, B, A>) {
  const { description, whole, onDone, onClose } = props;
  const { useList, optionsOf, heldBy, place, endpoint, argsOf, failureText, closesOnFailure, done } =
    description;
  const texts = useTexts(actionTexts);
  const moveWords = useTexts(moveTexts);
  const alert = useAlert();
  const { nothing, ...words } = description.words(texts);
  const query = useList();
  useLoadAlert(query, texts.loadFailed, words.loadFailed);
  const { data } = query;
  const [given] = useState(whole ? NO_MEMBERS : props.membres);
  const [ids] = useState(() => whole?.selection.ids());
  const membres = useKnownMembers(given, place);
  const movesTo = useMoves(membres, place, whole?.selection);
  const options = useMemo(
    () => (data === undefined ? [] : withoutHeld(optionsOf(data, texts), membres, heldBy, texts)),
    [data, texts, optionsOf, membres, heldBy],
  );
  const choice = useChoice(query, options, nothing !== undefined, words.loadFailed);
  const [batch, setBatch] = useState<Chosen>();
  const { run, isSaving } = useBulkSave(endpoint, props, {
    title: words.failed,
    text: (failure) => failureText(failure, texts),
    closes: closesOnFailure,
  });
  const [target] = choice.chosen;
  const moves = target && movesTo(target.id);
  const warning = place && moves && warningOf(moves, place, membres, moveWords);
  const handleConfirm = () => {
    const [first, ...others] = choice.chosen;
    if (!first) return void (nothing && alert({ ...nothing, tone: 'warning' }));
    const chosen = [first, ...others] as const;
    if (ids) return setBatch(chosen);
    const membre_ids = membres.map(({ id }) => id);
    void run(argsOf(chosen, membre_ids), (count, answer) => {
      const { title, text } = done(count, chosen, texts, answer);
      const left = place && noticeOf(movesOf(reached(membres, answer), place, first.id), place, moveWords);
      return { title, text: left ? `${text}\n${left}` : text };
    });
  };
  const scope = <ActionTarget membres={props.membres} count={ids?.length} />;
  if (batch && ids && whole) {
    const onRest = async (rest: readonly number[]) =>
      whole.onRest(await wholeSelection(whole.selection.query, rest));
    const work = { description, scope, chosen: batch, ids, moves, onDone, onRest, onClose };
    return <LazyPart<BatchRunProps<List, P, B, A>> load={loadBatch} props={work} />;
  }
  return (
    <PickerDialog
      title={words.title}
      description={scope}
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
