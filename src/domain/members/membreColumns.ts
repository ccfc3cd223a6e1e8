/** Lists of fields, in the order of the columns of a file. Apart from their rows, because the members list needs none. */
import { keysOf } from '../records';
import type { MembreField } from './membre';
import { columnLabels, membreFields } from './membreFields';

/** What a line of an import may say. */
export const COLONNES_IMPORT = keysOf<MembreField>(membreFields);

/** What an export may hold. */
export const COLONNES_EXPORT = keysOf(columnLabels);

export const REQUIRED_TO_CREATE = COLONNES_IMPORT.filter((key) => membreFields[key].required === 'always');
export const REQUIRED_TO_EDIT = COLONNES_IMPORT.filter((key) => membreFields[key].required);
