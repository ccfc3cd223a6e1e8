/** Rules about fields of forms that need no schema: what shows a form to visitors carries no zod. */

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

/** Back ends write either. */
export const isRequired = ({ is_required, required }: Requirement): boolean =>
  Boolean(is_required ?? required);

/** The choices of a field: written with commas, trimmed, blanks dropped. */
export const optionsOf = (option: string | null | undefined): string[] =>
  (option ?? '')
    .split(',')
    .map((choice) => choice.trim())
    .filter(Boolean);
