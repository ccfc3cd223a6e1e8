/** A speaker or a role of an assignment, which the reference server sends as an object and others as an id. */
export function entity<T extends object>(value: number | T | null | undefined): T {
  if (typeof value === 'object' && value !== null) return value;
  throw new Error(`The server sent ${value} instead of an object.`);
}
