/** What a line of the file may say about a member, in the order it is sent to the server. */
export const FIELDS = [
  'nom',
  'prenom',
  'genre',
  'date_naissance',
  'nationalite',
  'profession',
  'situation_matrimoniale',
  'telephone',
  'email',
  'ville',
  'adresse',
] as const;

export type Field = (typeof FIELDS)[number];
export type FieldValues = Readonly<Record<Field, string>>;

/** Without these a member can't be created. */
export const REQUIRED_FIELDS: readonly Field[] = ['nom', 'prenom', 'genre'];
