import { COLONNES_IMPORT } from '../../../../domain/members/membreDraft';

/** What a line of the file may say about a member, in the order it is sent to the server. */
export const FIELDS = COLONNES_IMPORT;

export type Field = (typeof FIELDS)[number];
export type FieldValues = Readonly<Record<Field, string>>;

/** Without these a member can't be created. */
export const REQUIRED_FIELDS: readonly Field[] = ['nom', 'prenom', 'genre'];
