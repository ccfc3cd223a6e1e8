/** The states of a save of an event and its speakers, and its outcomes. */
import type { Failure } from '../../../api/errors';

export type SpeakerState =
  /** `ready`: known on the server, not assigned yet. */
  { status: 'saving' | 'ready' | 'saved' } | { status: 'failed'; reason: SpeakerFailure; failure: Failure };

/** The member or the role was deleted since it was chosen, or a call failed for another reason. */
export type SpeakerFailure = 'memberGone' | 'roleGone' | 'call';

export interface SaveState {
  isRunning: boolean;
  /** The event's id, once it exists on the server. */
  id: number | undefined;
  /** By key of the speaker; those that were never tried are absent. */
  speakers: Readonly<Record<string, SpeakerState>>;
}

export type Outcome =
  | { status: 'saved'; id: number }
  /** Neither the event nor its speakers are saved; with `isUnsure` the event may have been saved all the same. */
  | { status: 'eventFailed'; failure: Failure; isUnsure: boolean }
  /** The event is saved, some speakers aren't: see their states. */
  | { status: 'speakersFailed'; id: number; failures: Failure[] }
  /** The event is saved, the list of its speakers isn't. */
  | { status: 'syncFailed'; id: number; failure: Failure }
  /** The event that an earlier run created was deleted since: the next run creates it again. */
  | { status: 'eventGone'; failure: Failure };

export type FailedOutcome = Exclude<Outcome, { status: 'saved' }>;

/** Everything that went wrong. */
export const failuresOf = (outcome: FailedOutcome): readonly Failure[] =>
  outcome.status === 'speakersFailed' ? outcome.failures : [outcome.failure];

/** The event, or the list of its assignments, that another user stored first; undefined where the refusal has none. */
export function presentIn(outcome: Outcome): unknown {
  if (outcome.status !== 'eventFailed' && outcome.status !== 'syncFailed') return undefined;
  const { failure } = outcome;
  return failure.kind === 'invalid' && failure.status === 409 ? failure.present : undefined;
}

/** Whether another user came first, and the refusal says what they stored. */
export const isConflict = (outcome: Outcome): boolean => presentIn(outcome) !== undefined;
