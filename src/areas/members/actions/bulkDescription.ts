import type { Args, Endpoint } from '../../../api/endpoint';
import type { Failure } from '../../../api/errors';
import type { Query } from '../../../api/useApi';
import type { KnownMember, Place } from '../../../people/moves';
import type { Option } from '../../../people/picker/useChoice';
import type { Answered } from '../../../people/removal/refusals';
import type { ActionTexts } from './texts';
import type { Outcome } from './useBulkSave';

export type Chosen = readonly [Option, ...Option[]];

/** What one of the dialogs offers, sends and says. */
export interface BulkDescription<List, P, B, A> {
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
  /** The ids of the options that the member has already. */
  heldBy(known: KnownMember): readonly number[];
  /** A member is in one place of this kind only, and leaves it for the new one. */
  place?: Place;
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
