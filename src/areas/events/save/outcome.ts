/** The states of a save of an event and its speakers, and its outcomes. */
import type { Failure } from '../../../api/errors';

/** The member or the role was deleted since it was chosen, or a call failed for another reason. */
export type SpeakerFailure = 'memberGone' | 'roleGone' | 'call';

export type SpeakerState =
  /** `ready`: known on the server, not assigned yet. */
  { status: 'saving' | 'ready' | 'saved' } | { status: 'failed'; reason: SpeakerFailure; failure: Failure };

export interface SaveState {
  isRunning: boolean;
  /** The event's id, once it is known to exist on the server. */
  id: number | undefined;
  /** By key of the speaker; those that were never tried are absent. */
  speakers: Readonly<Record<string, SpeakerState>>;
}

export type FailedOutcome =
  /** With `isUnsure`, the event may have been saved all the same. */
  | { status: 'eventFailed'; failure: Failure; isUnsure: boolean }
  /** The event is saved, some speakers aren't: see their states. */
  | { status: 'speakersFailed'; id: number; failures: Failure[] }
  /** The event is saved, the list of its speakers isn't. */
  | { status: 'syncFailed'; id: number; failure: Failure }
  /** The event that an earlier run created was deleted since: the next run creates it again. */
  | { status: 'eventGone'; failure: Failure };

export type EventSaveOutcome =
  | FailedOutcome
  | { status: 'saved'; id: number }
  /** The user took everything that another user had saved. */
  | { status: 'taken'; id: number; name: string }
  /** The user returned to the form when asked. `text`: what it says then. */
  | { status: 'kept'; text: 'notSaved' | 'speakersKept' };

/** Everything that went wrong. */
export const failuresOf = (outcome: EventSaveOutcome): readonly Failure[] =>
  'failures' in outcome ? outcome.failures : 'failure' in outcome ? [outcome.failure] : [];

/** What another user stored first; undefined where the refusal doesn't have it. */
export function presentIn(outcome: EventSaveOutcome): unknown {
  const [failure] = failuresOf(outcome);
  return failure?.kind === 'invalid' && failure.status === 409 ? failure.present : undefined;
}
