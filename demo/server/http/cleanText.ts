/** PostgreSQL refuses NUL and halves of surrogate pairs in text: they are taken out of whatever comes in. */
const unstorable = /\0|\p{Surrogate}/gu;

/** The same value with every text in it storable. */
export function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(unstorable, '');
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleaned(inner)]));
}
