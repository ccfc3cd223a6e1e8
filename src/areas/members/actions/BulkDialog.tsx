import { useMemo } from 'react';
import type { Args, Endpoint } from '../../../api/endpoint';
import type { Failure } from '../../../api/errors';
import type { Query } from '../../../api/useApi';
import { useTexts } from '../../../texts/texts';
import { useAlert } from '../../../ui/dialog/useAlert';
import { ActionTarget } from './ActionTarget';
import { PickerDialog } from './picker/PickerDialog';
import { type Option, useChoice } from './picker/useChoice';
import { useLoadAlert } from './picker/useLoadAlert';
import type { Answered } from './refusals';
import { type ActionTexts, actionTexts } from './texts';
import { type Outcome, useBulkSave } from './useBulkSave';

export interface ActedMember {
  id: number;
  /** Last name, then first name. */
  label: string;
}

export interface BulkDialogProps {
  membres: readonly ActedMember[];
  /** The action succeeded for all members or some. Shown data reload by themselves; the selection should be dropped. */
  onDone(): void;
  /** Closes the dialog. Also called after `onDone`. */
  onClose(): void;
}

type Chosen = readonly [Option, ...Option[]];

/** What one of the dialogs offers, sends and says. */
interface BulkDescription<List, P, B, A> {
  /** Asks what can be chosen, again at each opening. */
  useList(): Query<List>;
  optionsOf(list: List, texts: ActionTexts): readonly Option[];
  words(texts: ActionTexts): {
    title: string;
    picker: string;
    confirm: string;
    busy: string;
    loadFailed: string;
    /** The title of a failure. */
    failed: string;
    /** Said where nothing is chosen; with it several may be. */
    nothing?: Outcome;
  };
  endpoint: Endpoint<P, B, A>;
  argsOf(chosen: Chosen, membre_ids: number[]): Args<P, B>;
  failureText(failure: Failure, texts: ActionTexts): string;
  closesOnFailure?: boolean;
  /** @param count the members it reached */
  done(count: number, chosen: Chosen, texts: ActionTexts, answer: A): Outcome;
}

/** Keeps the types of a description together. */
export const describeDialog = <List, P, B, A extends Answered>(
  description: BulkDescription<List, P, B, A>,
): BulkDescription<List, P, B, A> => description;

interface DescribedProps<List, P, B, A> extends BulkDialogProps {
  description: BulkDescription<List, P, B, A>;
}

/** A dialog that gives one or many members something that is picked from a list. */
export function BulkDialog<List, P, B, A extends Answered>(props: DescribedProps<List, P, B, A>) {
  const { description, membres, onClose } = props;
  const { useList, optionsOf, endpoint, argsOf, failureText, closesOnFailure, done } = description;
  const texts = useTexts(actionTexts);
  const alert = useAlert();
  const { nothing, ...words } = description.words(texts);
  const query = useList();
  useLoadAlert(query, texts.loadFailed, words.loadFailed);
  const { data } = query;
  const options = useMemo(() => (data === undefined ? [] : optionsOf(data, texts)), [data, texts, optionsOf]);
  const choice = useChoice(query, options, nothing !== undefined, words.loadFailed);
  const { run, isSaving } = useBulkSave(endpoint, props, {
    title: words.failed,
    text: (failure) => failureText(failure, texts),
    closes: closesOnFailure,
  });
  const handleConfirm = () => {
    const [first, ...others] = choice.chosen;
    if (!first) return void (nothing && alert({ ...nothing, tone: 'warning' }));
    const chosen = [first, ...others] as const;
    const membre_ids = membres.map(({ id }) => id);
    void run(argsOf(chosen, membre_ids), (count, answer) => done(count, chosen, texts, answer));
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
    />
  );
}
