/*
 * Saves a family, and remembers which calls succeeded, so that running again makes only the rest, and nobody twice. A back
 * end that announces `famille` gets all of it in one call. Elsewhere the calls of the specification follow one another: new
 * members, ticked addresses, spouses, children.
 * After a call that may have been carried out nobody is created before it was read whether they are on file. Only one run
 * at a time.
 */
import type { Client } from '../../../api/client';
import { memberCalls } from '../../../api/endpoints/members';
import { memberWriteCalls } from '../../../api/endpoints/memberWrites';
import { type Failure, failureOf, mayHaveWritten } from '../../../api/errors';
import {
  addressWith,
  type Family,
  type FamilyPerson,
  familyDraftOf,
  isKnown,
  isNew,
  isSameAddress,
  newAddressOf,
  peopleOf,
  problemsOf,
  refusalsByLine,
} from '../../../domain/members/family';
import type { FamilyDraft } from '../../../domain/members/familyDraft';
import type { Member } from '../../../domain/members/member';
import type { MemberDraft } from '../../../domain/members/memberDraft';
import { fullNameOf } from '../../../texts/memberLabels';
import { afterCreation } from '../edit/createdLike';
import { writeMember } from '../edit/writeMember';
import { FamilySteps } from './FamilySteps';
import { type FamilyOutcome, LineStop, type SheetProblem } from './outcome';

/** A creation whose outcome isn't known, or whose id the back end didn't say. */
interface Unsure {
  draft: MemberDraft;
  isCreated: boolean;
  /** The user has been told of a namesake; saving again creates the person. */
  isTold?: boolean;
}

export class FamilySave {
  /** Whom this save has created, by line. */
  readonly made = new Map<string, Member>();
  /** The records of people on file as they were last read or written, by line. */
  readonly read = new Map<string, Member>();
  /** Whose address this save has replaced, by line. */
  readonly moved = new Map<string, Member>();
  readonly unsure = new Map<string, Unsure>();
  #running: Promise<FamilyOutcome> | undefined;
  /** The whole family that was sent without a clear answer, and what the sheet held then. */
  #whole: { given: string; body: FamilyDraft } | undefined;

  constructor(
    readonly client: Client,
    private readonly announced: () => ReadonlySet<string>,
  ) {}

  /** Does what is left to do. While it runs, further calls share its outcome. */
  run(family: Family): Promise<FamilyOutcome> {
    this.#running ??= this.#settled(family).finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** What this save has created and the sheet still holds as new. */
  withMade(family: Family): Family {
    const now = <P extends FamilyPerson>(person: P): P => {
      const known = isNew(person) ? this.made.get(person.key) : undefined;
      if (!known) return person;
      const { draft: _, ...line } = person as P & { draft: unknown };
      return { ...line, known, takesAddress: false } as unknown as P;
    };
    return { ...family, adults: family.adults.map(now), children: family.children.map(now) };
  }

  async #settled(given: Family): Promise<FamilyOutcome> {
    try {
      const sent = this.#whole;
      const isRepeat = sent?.given === JSON.stringify(familyDraftOf(given));
      // With its key, the same call is answered as before where it was carried out.
      if (sent && isRepeat && this.announced().has('cles')) return await this.#sendWhole(given, sent.body);
      const doubts = await this.#settleDoubts(given);
      const { family, problems } = await this.#read(this.withMade(given));
      if (doubts.length === 0) this.#whole = undefined;
      if (doubts.length + problems.length > 0)
        return { status: 'stopped', problems: [...doubts, ...problems] };
      if (this.announced().has('famille') && this.made.size === 0)
        return await this.#sendWhole(given, familyDraftOf(family));
      return await new FamilySteps(this, family).run();
    } catch (error) {
      if (error instanceof LineStop) return { status: 'stopped', problems: [error.problem] };
      return { status: 'failed', failure: failureOf(error), fields: {} };
    }
  }

  async #sendWhole(given: Family, body: FamilyDraft): Promise<FamilyOutcome> {
    try {
      const { adultes: adults, enfants: children } = await this.client.call(memberWriteCalls.createFamily, {
        body,
      });
      const people = [...adults, ...children];
      peopleOf(given).forEach((person, at) => {
        const member = people[at];
        if (!member) return;
        if (isNew(person)) this.made.set(person.key, member);
        else if (newAddressOf(person, given.head)) this.moved.set(person.key, member);
      });
      this.#whole = undefined;
      this.unsure.clear();
      return { status: 'saved', people, warnings: [] };
    } catch (error) {
      const failure = failureOf(error);
      if (mayHaveWritten(failure)) this.#rememberWhole(given, body);
      return { status: 'failed', failure, fields: refusalsByLine(given, failure.fields ?? {}) };
    }
  }

  #rememberWhole(given: Family, body: FamilyDraft): void {
    this.#whole = { given: JSON.stringify(familyDraftOf(given)), body };
    for (const person of peopleOf(given))
      if (isNew(person)) this.unsure.set(person.key, { draft: person.draft, isCreated: false });
  }

  /** Finds out who was created by calls without a clear answer. What was typed since is saved on their record. */
  async #settleDoubts(given: Family): Promise<SheetProblem[]> {
    const problems: SheetProblem[] = [];
    for (const [key, doubt] of [...this.unsure]) {
      const person = peopleOf(given).find((one) => one.key === key);
      const name = fullNameOf(doubt.draft);
      const isChosen = person !== undefined && isKnown(person);
      const { created, hasNamesake } = isChosen
        ? { created: undefined, hasNamesake: false }
        : await afterCreation(this.client, doubt.draft);
      if (created) {
        const isEdited =
          person && isNew(person) && JSON.stringify(person.draft) !== JSON.stringify(doubt.draft);
        this.made.set(key, isEdited ? await writeMember(this.client, created, person.draft) : created);
      } else if (doubt.isCreated && !isChosen) {
        problems.push({ key, kind: 'nameless', name });
        continue;
      } else if (hasNamesake && !doubt.isTold) {
        this.unsure.set(key, { ...doubt, isTold: true });
        problems.push({ key, kind: 'namesake', name });
        continue;
      }
      this.unsure.delete(key);
    }
    return problems;
  }

  /** Reads adults on file, and those whose address would be replaced, as they are now. */
  async #read(family: Family): Promise<{ family: Family; problems: readonly SheetProblem[] }> {
    const problems: SheetProblem[] = [];
    const { head, adults } = family;
    const now = async <P extends FamilyPerson>(person: P): Promise<P> => {
      if (!isKnown(person)) return person;
      const { key, known } = person;
      const isMoving = newAddressOf(person, head) !== undefined;
      if (!isMoving && !adults.some((adult) => adult.key === key)) return person;
      const present = await this.#presentOf(known);
      const name = fullNameOf(present ?? known);
      if (!present) problems.push({ key, kind: 'gone', name });
      else if (isMoving && isChanged(known, present) && !isSameAddress(present, addressWith(known, head)))
        problems.push({ key, kind: 'changed', name });
      if (present) this.read.set(key, present);
      return { ...person, known: present ?? known };
    };
    const fresh = {
      ...family,
      adults: await inTurn(adults, now),
      children: await inTurn(family.children, now),
    };
    return { family: fresh, problems: [...problems, ...problemsOf(fresh)] };
  }

  /** The record as it is now; nothing when it is gone. */
  async #presentOf({ id }: Member): Promise<Member | undefined> {
    try {
      return await this.client.call(memberCalls.withRelations, { id });
    } catch (error) {
      if (isGone(failureOf(error))) return undefined;
      throw error;
    }
  }
}

const isGone = ({ kind }: Failure): boolean => kind === 'notFound';

const isChanged = (known: Member, present: Member): boolean => !isSameAddress(known, present);

/** One after the other, because many back ends answer few calls at once. */
async function inTurn<T>(items: readonly T[], work: (item: T) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (const item of items) done.push(await work(item));
  return done;
}
