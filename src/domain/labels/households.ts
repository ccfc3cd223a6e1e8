/**
 * Who gets one label or letter together. A household is one address and a family link: spouses, parents and children, and
 * children of the same parent. An equal address alone makes none, because two families may live in one house.
 */
import { foldAccents } from '../search/foldAccents';
import type { LabelPerson } from './labelPeople';

/** The people of one label, in the order of the list. */
export type Household = readonly LabelPerson[];

const written = (text: string | null | undefined): string => foldAccents(text?.trim() ?? '');

/** The address as it is compared; empty where no street is known, so that nothing joins people without one. */
function addressKey({ adresse, adresse_complement, code_postal, ville }: LabelPerson): string {
  const street = [adresse, adresse_complement].map(written).join('\n');
  return street.trim() ? [street, code_postal, ville].map((text) => written(text)).join('\n') : '';
}

/** Finds the one that stands for a set, and joins two sets. */
class Sets {
  readonly #over = new Map<string, string>();

  of(key: string): string {
    let top = key;
    for (let over = this.#over.get(top); over !== undefined; over = this.#over.get(top)) top = over;
    return top;
  }

  join(one: string, other: string): void {
    const [a, b] = [this.of(one), this.of(other)];
    if (a !== b) this.#over.set(b, a);
  }
}

/** One household for each person, or those who share an address and a family link together. */
export function householdsOf(people: readonly LabelPerson[], areJoined: boolean): readonly Household[] {
  if (!areJoined) return people.map((person) => [person]);
  const sets = new Sets();
  const idKey = (address: string, id: number) => `${id} ${address}`;
  for (const person of people) {
    const address = addressKey(person);
    const relatives = [person.conjoint ?? [], person.parents ?? []].flat();
    // A link leads to the person with this id at the same address, on the list or not, so that brothers and sisters meet.
    if (address) for (const id of relatives) sets.join(idKey(address, person.id), idKey(address, id));
  }
  const found = new Map<string, LabelPerson[]>();
  for (const person of people) {
    const address = addressKey(person);
    const key = address ? sets.of(idKey(address, person.id)) : `alone ${person.id}`;
    const others = found.get(key);
    if (others) others.push(person);
    else found.set(key, [person]);
  }
  // In the order of their first person; maps keep it.
  return [...found].map(([, members]) => members);
}

/** The adults of a household, and the children of people in it. */
export function generationsOf(household: Household): {
  heads: readonly LabelPerson[];
  children: readonly LabelPerson[];
} {
  const ids = new Set(household.map(({ id }) => id));
  const isChild = ({ parents }: LabelPerson) => (parents ?? []).some((id) => ids.has(id));
  return {
    heads: household.filter((person) => !isChild(person)),
    children: household.filter(isChild),
  };
}
