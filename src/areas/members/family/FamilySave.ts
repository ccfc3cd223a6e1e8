/*
 * Saves a family, and remembers which calls succeeded, so that running again makes only the rest, and nobody twice. A back
 * end that announces `famille` gets all of it in one call. Elsewhere the calls of the specification follow one another: new
 * members, ticked addresses, spouses, children.
 * A creation without a clear answer is looked for by its values before it is sent again.
 */
import type { Client } from '../../../api/client';
import { memberCalls } from '../../../api/endpoints/members';
import { memberWriteCalls } from '../../../api/endpoints/memberWrites';
import { failureOf, mayHaveWritten } from '../../../api/errors';
import { SaveJob, SaveStep } from '../../../data/save/SaveJob';
import {
  addressWith,
  type Family,
  type FamilyPerson,
  familyDraftOf,
  isKnown,
  isNew,
  isSameAddress,
  type NewPerson,
  newAddressOf,
  peopleOf,
  problemsOf,
  refusalsByLine,
} from '../../../domain/members/family';
import type { FamilyDraft } from '../../../domain/members/familyDraft';
import type { Member } from '../../../domain/members/member';
import type { MemberDraft } from '../../../domain/members/memberDraft';
import { fullNameOf } from '../../../texts/records/memberLabels';
import { createdLike, createdSince } from '../edit/createdLike';
import { writeMember } from '../edit/writeMember';
import { FamilySteps } from './FamilySteps';
import { type FamilyOutcome, LineStop, type SheetProblem } from './outcome';

export class FamilySave {
  /** Whom this save has created, by line. */
  readonly made = new Map<string, Member>();
  /** The records of people on file as they were last read or written, by line. */
  readonly read = new Map<string, Member>();
  /** Whose address this save has replaced, by line. */
  readonly moved = new Map<string, Member>();
  readonly #job = new SaveJob<FamilyOutcome>();
  readonly #creations = new Map<string, SaveStep<MemberDraft, Member>>();
  /** The whole family that was sent without a clear answer, and what the sheet held then. */
  #whole: { given: string; body: FamilyDraft } | undefined;

  constructor(
    readonly client: Client,
    private readonly announced: () => ReadonlySet<string>,
  ) {}

  /** Does what is left to do. While it runs, further calls share its outcome. */
  run(family: Family): Promise<FamilyOutcome> {
    return this.#job.run(() => this.#settled(family));
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

  /** Whether the back end answers the family that it may have stored as it did the first time. */
  get isRepeatable(): boolean {
    return this.#whole !== undefined && this.announced().has('cles');
  }

  /** Creates a person, or finds whom an earlier attempt created. */
  create = ({ key, draft }: NewPerson): Promise<Member> => this.#creationOf(key).run(draft);

  #creationOf(key: string): SaveStep<MemberDraft, Member> {
    const creation = this.#creations.get(key) ?? this.#newCreation(key);
    this.#creations.set(key, creation);
    return creation;
  }

  #newCreation(key: string): SaveStep<MemberDraft, Member> {
    const { client, made } = this;
    /** Created, but the back end didn't say with which id. */
    let isNameless = false;
    const known = (member: Member | undefined, draft: MemberDraft): Member | undefined => {
      if (!member && isNameless) throw new LineStop({ key, kind: 'nameless', name: fullNameOf(draft) });
      if (member) made.set(key, member);
      return member;
    };
    return new SaveStep({
      async find(sent, draft) {
        const created = await createdSince(client, sent);
        const isEdited = created && JSON.stringify(sent) !== JSON.stringify(draft);
        return known(isEdited ? await writeMember(client, created, draft) : created, draft);
      },
      async run(draft) {
        const answer = await client.call(memberWriteCalls.create, { body: draft });
        // Some back ends answer a creation with nothing.
        isNameless = !answer;
        return known(answer ?? (await createdLike(client, draft)), draft)!;
      },
    });
  }

  async #settled(given: Family): Promise<FamilyOutcome> {
    try {
      const sent = this.#whole;
      const isSame = sent?.given === JSON.stringify(familyDraftOf(given));
      if (sent && isSame && this.isRepeatable) return await this.#sendWhole(given, sent.body);
      for (const person of peopleOf(given))
        if (isNew(person)) await this.#creationOf(person.key).look(person.draft);
      const { family, problems } = await this.#read(this.withMade(given));
      this.#whole = undefined;
      if (problems.length > 0) return { status: 'stopped', problems };
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
      return { status: 'saved', people, warnings: [] };
    } catch (error) {
      const failure = failureOf(error);
      if (mayHaveWritten(failure)) this.#rememberWhole(given, body);
      return { status: 'failed', failure, fields: refusalsByLine(given, failure.fields ?? {}) };
    }
  }

  #rememberWhole(given: Family, body: FamilyDraft): void {
    this.#whole = { given: JSON.stringify(familyDraftOf(given)), body };
    for (const person of peopleOf(given)) if (isNew(person)) this.#creationOf(person.key).doubt(person.draft);
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
      if (failureOf(error).kind === 'notFound') return undefined;
      throw error;
    }
  }
}

const isChanged = (known: Member, present: Member): boolean => !isSameAddress(known, present);

/** One after the other, because many back ends answer few calls at once. */
async function inTurn<T>(items: readonly T[], work: (item: T) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (const item of items) done.push(await work(item));
  return done;
}
