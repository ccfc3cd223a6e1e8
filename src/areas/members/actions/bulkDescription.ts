import type { Args, Endpoint } from '../../../api/endpoint';
import type { Failure } from '../../../api/errors';
import type { Query } from '../../../api/useApi';
import type { ActedMember, KnownMember, MembershipKey } from '../../../people/moves';
import type { Option, OptionCreation } from '../../../people/picker/useChoice';
import type { BulkAnswer } from '../../../people/removal/refusals';
import type { WholeSelection } from '../data/useSelection';
import type { ActionTexts } from './texts.fr';

export interface Outcome {
  title: string;
  text: string;
}

/** All members of a result; the action works on them in batches. */
export interface WholeTarget {
  selection: WholeSelection;
  /** The action was left with members still to come, who should stay selected. */
  onRest(whole: WholeSelection): void;
}

export interface BulkDialogProps {
  members: readonly ActedMember[];
  /** With it `membres` are only some of them, to be named. */
  whole?: WholeTarget | undefined;
  /** The action succeeded for all members or some. Shown data reload by themselves; the selection should be dropped. */
  onDone(): void;
  /** Closes the dialog. Also called after `onDone`. */
  onClose(): void;
}

export type ChosenOptions = readonly [Option, ...Option[]];

/** What one of the dialogs offers, sends and says. */
export interface BulkDescription<List, P, B, A> {
  /** Asks what can be chosen, again at each opening. */
  useList(): Query<List>;
  optionsOf(list: List, texts: ActionTexts): readonly Option[];
  /** Where an unknown option may be created on the way. */
  useCreation(): OptionCreation | undefined;
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
  /** The ids of the options that the member has already. */
  heldBy(known: KnownMember): readonly number[];
  /** A member is in one place of this kind only, and leaves it for the new one. */
  place?: MembershipKey;
  endpoint: Endpoint<P, B, A>;
  argsOf(chosen: ChosenOptions, membre_ids: number[]): Args<P, B>;
  failureText(failure: Failure, texts: ActionTexts): string;
  closesOnFailure?: boolean;
  /** @param count the members it reached */
  done(count: number, chosen: ChosenOptions, texts: ActionTexts, answer: A): Outcome;
}

/** Keeps the types of a description together. */
export const describeDialog = <List, P, B, A extends BulkAnswer>(
  description: BulkDescription<List, P, B, A>,
): BulkDescription<List, P, B, A> => description;
