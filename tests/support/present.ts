/** The value, which the test cannot go on without; `what` names it in the sentence of the failure. */
export function present<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`There is no ${what}.`);
  return value;
}

/** The value at this place of a list, from its end with a negative one. @throws when the list is shorter */
export const nth = <T>(list: readonly T[], at: number): T =>
  present(list.at(at), `value at ${at} of a list of ${list.length}`);
