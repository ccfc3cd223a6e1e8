/** The value, which the test cannot go on without; `what` names it in the sentence of the failure. */
export function present<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`There is no ${what}.`);
  return value;
}
