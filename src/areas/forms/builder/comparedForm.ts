/*
 * A form as a flat row, so that two edits of it are compared part by part: its own texts and marks, the order of its
 * fields, and each field by its name. No React.
 */
import { ALWAYS } from '../model/availability';
import { type BuiltField, type BuiltForm, EMPTY_FORM } from '../model/builtForm';

const FIELD = 'champ:';

/** The parts of a form by name. A field that the form doesn't have is missing. */
type ComparedForm = Readonly<Record<string, unknown>>;

/** What two users may have changed in a field; keys and ids are no content. */
type FieldContent = Omit<BuiltField, 'key' | 'id'>;

/** The name of the field that a part is; undefined for other parts. */
export const fieldNameIn = (part: string): string | undefined =>
  part.startsWith(FIELD) ? part.slice(FIELD.length) : undefined;

/** The part of each field. Fields of the same name are counted. */
function partsOf(formFields: readonly BuiltField[]): string[] {
  const counts = new Map<string, number>();
  return formFields.map(({ nom_du_champ }) => {
    const name = nom_du_champ.trim();
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return FIELD + (count === 1 ? name : `${name} (${count})`);
  });
}

function contentOf({
  nom_du_champ,
  type_de_champ,
  options,
  is_required,
  placeholder,
}: BuiltField): FieldContent {
  const written = options.map((option) => option.trim()).filter(Boolean);
  return {
    nom_du_champ: nom_du_champ.trim(),
    type_de_champ,
    options: written,
    is_required,
    placeholder: placeholder.trim(),
  };
}

export function comparedForm({ champs: formFields, availability, ...own }: BuiltForm): ComparedForm {
  const parts = partsOf(formFields);
  const fields = formFields.map((field, at) => [parts[at], contentOf(field)]);
  return { ...own, ...availability, ordre: parts.join('\n'), ...Object.fromEntries(fields) };
}

const isContent = (value: unknown): value is FieldContent => typeof value === 'object' && value !== null;

/**
 * The form of these parts. A field keeps the id under which it is stored in the `present` form, so that it keeps its
 * answers; a field that was deleted there becomes a new one.
 */
export function formOf(parts: ComparedForm, mine: BuiltForm, present: BuiltForm): BuiltForm {
  const stored = idsOf(present);
  const own = idsOf(mine);
  const free = new Set(present.champs.map(({ id }) => id));
  const ordered = [...String(parts.ordre ?? '').split('\n'), ...Object.keys(parts)];
  const names = [...new Set(ordered)].filter(
    (part) => fieldNameIn(part) !== undefined && isContent(parts[part]),
  );
  for (const name of names) free.delete(stored.get(name));
  const formFields = names.map((name, key): BuiltField => {
    const renamed = own.get(name);
    const id = stored.get(name) ?? (free.delete(renamed) ? renamed : undefined);
    return { ...(parts[name] as FieldContent), key, id };
  });
  const pick = <T extends object>(shape: T): T =>
    Object.fromEntries(Object.keys(shape).map((part) => [part, parts[part]])) as T;
  return { ...pick(EMPTY_FORM), champs: formFields, availability: pick(ALWAYS) };
}

const idsOf = ({ champs: formFields }: BuiltForm): Map<string, number | undefined> => {
  const parts = partsOf(formFields);
  return new Map(formFields.map(({ id }, at) => [parts[at] ?? '', id]));
};
