/* Who comes together: a couple and their children, as far as the records tell. */

export interface Kin {
  id: number;
  spouse: number | null;
  /** Full years; undefined without a birth date. */
  age: number | undefined;
  parents: readonly number[];
  children: readonly number[];
}

const ADULT = 18;

/** Without a birth date, those are taken for children who have parents on file, and no spouse nor children. */
const isChild = ({ age, spouse, parents, children }: Kin): boolean =>
  parents.length > 0 && (age === undefined ? spouse === null && children.length === 0 : age < ADULT);

/**
 * The others of a person's household. Grown children have one of their own. The children of separated parents belong to
 * both.
 */
export function householdOf(person: Kin, kinOf: (id: number) => Kin | undefined): number[] {
  const adults = isChild(person) ? [...person.parents] : [person.id];
  const couple = adults.flatMap((id) => [id, kinOf(id)?.spouse ?? []].flat());
  const children = couple.flatMap((id) => kinOf(id)?.children ?? []);
  const young = children.filter((id) => {
    const child = kinOf(id);
    return child !== undefined && isChild(child);
  });
  return [...new Set([...couple, ...young])].filter((id) => id !== person.id && kinOf(id) !== undefined);
}
