/** Rules for the fields of forms, without a schema: the visitors’ form loads no zod. */

export const FIELD_TYPES = [
  'text',
  'email',
  'number',
  'tel',
  'date',
  'textarea',
  'select',
  'radio',
  'checkbox',
  'file',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

export const takesOptions = (type: string | null | undefined): boolean =>
  type === 'select' || type === 'radio' || type === 'checkbox';

interface Requirement {
  is_required?: boolean | null;
  required?: boolean | null;
}

/** Back ends send one of the two keys. */
export const isRequired = ({ is_required, required }: Requirement): boolean =>
  Boolean(is_required ?? required);

/** The choices of a field, from one text with commas; trimmed and without blanks. */
export const optionsOf = (option: string | null | undefined): string[] =>
  (option ?? '')
    .split(',')
    .map((choice) => choice.trim())
    .filter(Boolean);
