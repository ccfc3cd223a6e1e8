/*
 * Which column of the file holds which field. Headers are compared without case, accents and punctuation, with the
 * names that people and spreadsheets give them. Only whole names count, because «Nom du conjoint» is not «Nom».
 */

import type { MembreField } from '../../../../domain/members/membre';
import { COLONNES_IMPORT, REQUIRED_TO_CREATE } from '../../../../domain/members/membreColumns';
import { membreFields } from '../../../../domain/members/membreFields';
import { fold } from '../../../../domain/search/fold';
import { memberFields } from '../../fields';

/** Column of each field, from 0; a field without a column is left out of the import. */
export type Matching = Readonly<Partial<Record<MembreField, number>>>;

/** A header as it is compared: «Prénom(s) » is «prenom s», «date_naissance» is «date naissance». */
const plainHeader = (header: string): string =>
  fold(header)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

const fieldByName = new Map<string, MembreField>(
  COLONNES_IMPORT.flatMap((field) => {
    const { label } = membreFields[field];
    return [field, label, ...memberFields[field].importNames].map(
      (name) => [plainHeader(name), field] as const,
    );
  }),
);

/** The columns found by their headers; of two for the same field, the first. */
export function matchHeaders(headers: readonly string[]): Matching {
  const found: Partial<Record<MembreField, number>> = {};
  headers.forEach((header, column) => {
    const field = fieldByName.get(plainHeader(header));
    if (field) found[field] ??= column;
  });
  return found;
}

/** Required fields that have no column. */
export const missingFields = (matching: Matching): MembreField[] =>
  REQUIRED_TO_CREATE.filter((field) => matching[field] === undefined);
