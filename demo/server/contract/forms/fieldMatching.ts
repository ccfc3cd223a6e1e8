/**
 * Matches the fields that are sent with the stored ones, so that earlier answers stay with their question. The specified
 * payload has no ids. A field then matches the stored field with its name and type (of several, the one in its place), or
 * else the one with its name. If the form still has as many fields as before, a renamed field matches the stored field in
 * its place with its type. Each stored field is matched at most once.
 */
import type { CheckedField, FieldColumns } from './formFields';

export interface StoredField extends FieldColumns {
  id: number;
}

interface Pair {
  sent: CheckedField;
  stored: StoredField;
  isSamePlace: boolean;
}
type Rule = (pair: Pair) => boolean;

const isSameName: Rule = ({ sent, stored }) => sent.columns.nom_du_champ === stored.nom_du_champ;
const isSameType: Rule = ({ sent, stored }) => sent.columns.type_de_champ === stored.type_de_champ;

const rules: readonly Rule[] = [
  ({ sent, stored }) => sent.id === stored.id,
  (pair) => pair.isSamePlace && isSameName(pair) && isSameType(pair),
  (pair) => isSameName(pair) && isSameType(pair),
  isSameName,
];
const renamed: Rule = (pair) => pair.isSamePlace && isSameType(pair);

/** @returns the id of each sent field's stored one, in their order; undefined for a new field */
export function matchFields(
  sent: readonly CheckedField[],
  stored: readonly StoredField[],
): (number | undefined)[] {
  const matched: (number | undefined)[] = sent.map(() => undefined);
  const free = new Set(stored.map((_, place) => place));
  for (const rule of sent.length === stored.length ? [...rules, renamed] : rules) {
    sent.forEach((one, place) => {
      if (matched[place] !== undefined) return;
      for (const storedPlace of free) {
        const other = stored[storedPlace]!;
        if (!rule({ sent: one, stored: other, isSamePlace: place === storedPlace })) continue;
        matched[place] = other.id;
        free.delete(storedPlace);
        return;
      }
    });
  }
  return matched;
}
