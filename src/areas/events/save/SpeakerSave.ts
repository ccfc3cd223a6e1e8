/*
 * Saves the speakers of an event that is on the server: one assignment after the other for a new event, all at once for
 * an existing one. It remembers which speakers were found and which assignments may have been written, so that running
 * again writes none twice.
 */
import { ApiError, type Failure, failureOf, mayHaveWritten } from '../../../api/errors';
import type { AffectationDraft } from '../../../domain/events/evenement';
import { assignmentIds, type Speaker, speakersOf } from '../speakers/speaker';
import { isSameAssignment } from './matches';
import type { Outcome } from './outcome';
import type { SaveProgress } from './SaveProgress';
import { assignmentOf, MemberGone, SpeakerFinder } from './SpeakerFinder';
import type { SaveCalls } from './saveCalls';

const NO_ROLE: Failure = { kind: 'notFound', status: 404 };

/** Whether the back end refused what was sent. */
const isRefused = ({ kind, status }: Failure): boolean =>
  kind === 'notFound' || (kind === 'invalid' && status >= 400);

export class SpeakerSave {
  readonly #finder: SpeakerFinder;
  /** Keys of the speakers whose assignment may have been written. */
  #unsure = new Set<string>();
  /** The assignments that this save has sent. */
  #sent: AffectationDraft[] = [];
  /** The speakers that were assigned one by one. */
  #assigned: Speaker[] = [];

  constructor(
    private readonly calls: SaveCalls,
    private readonly progress: SaveProgress,
  ) {
    this.#finder = new SpeakerFinder(calls);
  }

  /** For an event that is created again: it has no assignments. The speakers stay known, they still exist. */
  startOver(): void {
    this.#unsure.clear();
    this.#sent = [];
    this.#assigned = [];
  }

  assigned = (): readonly Speaker[] => this.#assigned;

  /** Whether a speaker who is assigned, or may be, is no longer on the list. */
  isTakenBack(speakers: readonly Speaker[]): boolean {
    const listed = new Set(speakers.map(({ key }) => key));
    const states = Object.entries(this.progress.get().speakers);
    const saved = states.filter(([, { status }]) => status === 'saved').map(([key]) => key);
    return [...saved, ...this.#unsure].some((key) => !listed.has(key));
  }

  /**
   * Assigns the speakers who aren't assigned yet; with `only`, the one of this key. With `mayBeAssigned` the event may
   * have assignments already, so each is looked for before it is written.
   */
  async assignEach(
    id: number,
    speakers: readonly Speaker[],
    { only, mayBeAssigned }: { only: string | undefined; mayBeAssigned: boolean },
  ): Promise<Outcome> {
    for (const speaker of speakers) {
      const isDue = only === undefined || only === speaker.key;
      if (!isDue || this.progress.speaker(speaker.key)?.status === 'saved') continue;
      await this.#attempt(id, speaker, 'saved', (draft) => this.#assign(speaker, draft, mayBeAssigned));
      if (this.progress.speaker(speaker.key)?.status === 'saved') this.#assigned.push(speaker);
      if (this.#isSignedOut(speaker)) break;
    }
    return this.#outcome(id, speakers);
  }

  /**
   * Replaces all assignments, but only once every speaker is known: an incomplete list would remove the others.
   * @param keepsOthers whether the assignments that other users have added are kept: the form of a new event doesn't
   * show them
   * @param shown the ids of the assignments that the list was made from, where it is compared with others
   */
  async synchronize(
    id: number,
    speakers: readonly Speaker[],
    { keepsOthers, shown }: { keepsOthers: boolean; shown: readonly number[] | undefined },
  ): Promise<Outcome> {
    const drafts: AffectationDraft[] = [];
    for (const speaker of speakers) {
      await this.#attempt(id, speaker, 'ready', (draft) => drafts.push(draft));
      if (this.#isSignedOut(speaker)) break;
    }
    const prepared = this.#outcome(id, speakers);
    if (prepared.status !== 'saved') return prepared;
    try {
      const { others, seen } = keepsOthers
        ? await this.#addedByOthers(id, drafts)
        : { others: [], seen: shown };
      this.#sent.push(...drafts);
      await this.calls.synchronize(id, [...drafts, ...others], seen);
      return prepared;
    } catch (error) {
      const failure = failureOf(error);
      if (isRefused(failure)) await this.#markGoneRoles(speakers, failure);
      return { status: 'syncFailed', id, failure };
    }
  }

  /** The assignments of other users, and the ids of all that are stored. */
  async #addedByOthers(id: number, drafts: readonly AffectationDraft[]) {
    const stored = await this.calls.assignments(id);
    const own = [...this.#sent, ...drafts];
    const added = stored.filter((assignment) => !own.some((draft) => isSameAssignment(assignment, draft)));
    const others: AffectationDraft[] = [];
    for (const speaker of speakersOf(added)) {
      // What can't be sent again would be removed.
      if (!speaker.role) throw new ApiError(NO_ROLE);
      others.push(assignmentOf(id, speaker.role, await this.#finder.find(speaker)));
    }
    return { others, seen: assignmentIds(stored) };
  }

  async #assign(speaker: Speaker, draft: AffectationDraft, mayBeAssigned: boolean): Promise<void> {
    const isUnsure = mayBeAssigned || this.#unsure.has(speaker.key);
    if (isUnsure && (await this.#isAssigned(draft))) return;
    this.#sent.push(draft);
    try {
      await this.calls.assign(draft);
    } catch (error) {
      if (mayHaveWritten(failureOf(error))) this.#unsure.add(speaker.key);
      throw error;
    }
  }

  #isAssigned = async (draft: AffectationDraft): Promise<boolean> =>
    (await this.calls.assignments(draft.evenement)).some((assignment) => isSameAssignment(assignment, draft));

  /**
   * Finds or creates the speaker, calls `use` with the assignment and marks the speaker `done`; a failure is noted in
   * the speaker's state. A speaker that the back end returns without an id is a failed call, and never assigned.
   */
  async #attempt(
    id: number,
    speaker: Speaker,
    done: 'ready' | 'saved',
    use: (draft: AffectationDraft) => unknown,
  ): Promise<void> {
    const { key, role } = speaker;
    if (!role) return this.progress.fail(key, 'roleGone', NO_ROLE);
    this.progress.mark(key, { status: 'saving' });
    try {
      await use(assignmentOf(id, role, await this.#finder.find(speaker)));
      this.progress.mark(key, { status: done });
    } catch (error) {
      if (error instanceof MemberGone) return this.progress.fail(key, 'memberGone', error.failure);
      const failure = failureOf(error);
      const isRoleGone = isRefused(failure) && (await this.#isGone(role.id));
      this.progress.fail(key, isRoleGone ? 'roleGone' : 'call', failure);
    }
  }

  async #markGoneRoles(speakers: readonly Speaker[], failure: Failure): Promise<void> {
    const gone = new Map<number, Promise<boolean>>();
    for (const { key, role } of speakers) {
      if (!role) continue;
      if (!gone.has(role.id)) gone.set(role.id, this.#isGone(role.id));
      if (await gone.get(role.id)) this.progress.fail(key, 'roleGone', failure);
    }
  }

  /** When this question fails as well, the first failure is reported as it is. */
  #isGone = (role: number): Promise<boolean> => this.calls.isRoleGone(role).catch(() => false);

  #outcome(id: number, speakers: readonly Speaker[]): Outcome {
    const states = speakers.map(({ key }) => this.progress.speaker(key));
    if (states.every((state) => state?.status === 'saved' || state?.status === 'ready'))
      return { status: 'saved', id };
    const failures = states.flatMap((state) => (state?.status === 'failed' ? state.failure : []));
    return { status: 'speakersFailed', id, failures };
  }

  #isSignedOut({ key }: Speaker): boolean {
    const state = this.progress.speaker(key);
    return state?.status === 'failed' && state.failure.kind === 'unauthenticated';
  }
}
