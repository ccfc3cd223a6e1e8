/** What an assignment is read with: an object where the server sends one, as the reference server does. */
export function entity<T extends object>(value: number | T | null | undefined): T {
  if (typeof value === 'object' && value !== null) return value;
  throw new Error(`The server sent ${value} instead of an object.`);
}
