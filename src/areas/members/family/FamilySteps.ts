/*
 * Saves a family by the calls of the specification, one after the other. It stops at the first that fails; what was done
 * until then stands in the save that it belongs to.
 */
import type { Client } from '../../../api/client';
import { memberWriteCalls } from '../../../api/endpoints/memberWrites';
import { type Failure, failureOf } from '../../../api/errors';
import {
  childrenOf,
  type Family,
  type FamilyPerson,
  isKnown,
  isSpouseOf,
  type KnownPerson,
  movedDraft,
  type NewPerson,
  newAddressOf,
  peopleOf,
  spouseIn,
} from '../../../domain/members/family';
import type { Member } from '../../../domain/members/member';
import { writeMember } from '../edit/writeMember';
import { type FamilyOutcome, LineStop } from './outcome';

/** The line that a call is about, and where a refusal stands; without `field` at the fields that it names. */
interface Place {
  key: string;
  field?: string;
}

/** The sentences of a refusal by line and field. */
function fieldsAt({ key, field }: Place, { fields = {}, message }: Failure): Record<string, string> {
  if (!field)
    return Object.fromEntries(Object.entries(fields).map(([name, text]) => [`${key}.${name}`, text]));
  const [sentence = message] = Object.values(fields);
  return sentence ? { [`${key}.${field}`]: sentence } : {};
}

const isRefusal = ({ kind }: Failure): boolean => kind === 'invalid' || kind === 'notFound';

/** The save that these steps belong to. */
interface Save {
  readonly client: Client;
  /** Records as they were last read or written, and those whose address was replaced, by line. */
  readonly read: Map<string, Member>;
  readonly moved: Map<string, Member>;
  create(person: NewPerson): Promise<Member>;
}

export class FamilySteps {
  readonly #warnings: string[] = [];
  /** Who each line is, once that is known. */
  readonly #members = new Map<string, Member>();
  #place: Place = { key: '' };

  constructor(
    private readonly save: Save,
    private readonly family: Family,
  ) {}

  /** @throws LineStop where a line needs a decision */
  async run(): Promise<FamilyOutcome> {
    const { family } = this;
    try {
      for (const person of peopleOf(family))
        this.#members.set(person.key, await (isKnown(person) ? this.#move(person) : this.#create(person)));
      await this.#marry();
      for (const parent of family.adults) await this.#adopt(parent);
      const people = peopleOf(family).flatMap(({ key }) => this.#members.get(key) ?? []);
      return { status: 'saved', people, warnings: this.#warnings };
    } catch (error) {
      if (error instanceof LineStop) throw error;
      const failure = failureOf(error);
      return { status: 'failed', failure, fields: isRefusal(failure) ? fieldsAt(this.#place, failure) : {} };
    }
  }

  #memberOf = ({ key }: FamilyPerson): Member => this.#members.get(key)!;

  #create(person: NewPerson): Promise<Member> {
    this.#place = { key: person.key };
    return this.save.create(person);
  }

  async #move(person: KnownPerson): Promise<Member> {
    const { key, known } = person;
    const address = newAddressOf(person, this.family.head);
    if (!address) return known;
    this.#place = { key, field: 'adresse' };
    const moved = await writeMember(this.save.client, known, movedDraft(known, address));
    this.save.read.set(key, moved);
    this.save.moved.set(key, moved);
    return moved;
  }

  async #marry(): Promise<void> {
    const [first] = this.family.adults;
    const second = first && spouseIn(this.family, first);
    if (!first || !second) return;
    const [one, other] = [this.#memberOf(first), this.#memberOf(second)];
    if (isSpouseOf(one, { key: second.key, known: other, takesAddress: false })) return;
    this.#place = { key: second.key, field: 'conjoint' };
    const args = { id: one.id, body: { conjoint_id: other.id } };
    const { warnings } = await this.save.client.call(memberWriteCalls.addSpouse, args);
    this.#warnings.push(...(warnings ?? []));
  }

  /** Links the children that the parent doesn't have yet; back ends refuse a link that exists. */
  async #adopt(parent: FamilyPerson): Promise<void> {
    const { id, enfants: known } = this.#memberOf(parent);
    const has = new Set((known ?? []).map((child) => child.id));
    const missing = childrenOf(this.family, parent).filter((child) => !has.has(this.#memberOf(child).id));
    const [first] = missing;
    if (!first) return;
    this.#place = { key: first.key, field: 'parents' };
    const args = { id, body: { enfants_ids: missing.map((child) => this.#memberOf(child).id) } };
    const { warnings } = await this.save.client.call(memberWriteCalls.addChildren, args);
    this.#warnings.push(...(warnings ?? []));
  }
}
