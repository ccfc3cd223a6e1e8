/** The value, or a failure of the test that says that there is no `what`. */
export function present<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`There is no ${what}.`);
  return value;
}

/** The entry at this index, from the end where it is negative. @throws when there is none */
export const nth = <T>(list: ArrayLike<T>, index: number): T =>
  present(list[index < 0 ? list.length + index : index], `entry ${index} of ${list.length}`);
