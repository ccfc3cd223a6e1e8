/*
 * Reads a form from any text: an exported file, or a draft kept in the session. Whatever else a file holds (no JSON, a
 * list, a form of another program, ten thousand fields) becomes one problem with a message. It never throws.
 */
import { type FieldDefinition, optionsOf } from '../../../domain/forms/form';
import { ALWAYS, type Availability } from './availability';
import { MAX_FIELDS } from './builderReducer';
import type { BuiltField, BuiltForm } from './builtForm';

/** The most characters of a file. A form of 500 long fields has less than half a million. */
export const MAX_FILE = 2_000_000;

export type ReadProblem =
  | { kind: 'tooBig' | 'notJson' | 'notAForm' | 'nameless' | 'fieldless' }
  | { kind: 'tooManyFields'; count: number }
  /** `position` counts from 1. */
  | { kind: 'badField'; position: number };

type ReadForm = { form: BuiltForm } | { problem: ReadProblem };

type Loose = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textIn = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

const isText = (value: unknown): boolean =>
  value === undefined || value === null || typeof value !== 'object';

export function parseForm(text: string): ReadForm {
  if (text.length > MAX_FILE) return { problem: { kind: 'tooBig' } };
  try {
    // Some editors write a byte order mark before the first character.
    return readBuiltForm(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch {
    return { problem: { kind: 'notJson' } };
  }
}

/** Reads parsed JSON with at most `most` fields; the form may be wrapped in `data`, as in an answer of the server. */
export function readBuiltForm(value: unknown, most = MAX_FIELDS): ReadForm {
  const outer = isObject(value) ? value : {};
  const found = 'champs' in outer || !isObject(outer.data) ? outer : outer.data;
  const { champs: fields, nom_du_formulaire: name } = found;
  if (!('champs' in found) && !('nom_du_formulaire' in found)) return { problem: { kind: 'notAForm' } };
  if (typeof name !== 'string') return { problem: { kind: 'nameless' } };
  if (!Array.isArray(fields)) return { problem: { kind: 'fieldless' } };
  if (fields.length > most) return { problem: { kind: 'tooManyFields', count: fields.length } };
  const read = fields.map(builtFieldIn);
  const bad = read.indexOf(undefined);
  if (bad >= 0) return { problem: { kind: 'badField', position: bad + 1 } };
  return {
    form: {
      nom_du_formulaire: name,
      description: textIn(found.description),
      form_extend: found.form_extend === true,
      form_static: found.form_static === true,
      champs: read as BuiltField[],
      availability: availabilityIn(isObject(found.availability) ? found.availability : found),
    },
  };
}

/** Reads the availability from session storage or a file; unreadable values are left out. */
function availabilityIn(found: Loose): Availability {
  const { ouvert_du, ouvert_au, reponses_max, protection, organisation, confidentialite } = found;
  const { conservation_mois, champs_caches: hidden } = found;
  const minuteIn = (value: unknown) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d/.exec(textIn(value))?.[0] ?? ALWAYS.ouvert_du;
  return {
    ouvert_du: minuteIn(ouvert_du),
    ouvert_au: minuteIn(ouvert_au),
    reponses_max: textIn(reponses_max),
    protection: typeof protection === 'boolean' ? protection : ALWAYS.protection,
    organisation: textIn(organisation),
    confidentialite: textIn(confidentialite),
    conservation_mois: textIn(conservation_mois),
    // A kept draft holds the names as typed, a file as a list.
    champs_caches: Array.isArray(hidden) ? hidden.map(textIn).join(', ') : textIn(hidden),
  };
}

function builtFieldIn(value: unknown, key: number): BuiltField | undefined {
  if (!isObject(value)) return undefined;
  const { id, nom_du_champ, type_de_champ, option, options, placeholder } = value as Loose & FieldDefinition;
  if (typeof type_de_champ !== 'string') return undefined;
  if (![nom_du_champ, option, placeholder].every(isText)) return undefined;
  return {
    key,
    id: typeof id === 'number' ? id : undefined,
    nom_du_champ: textIn(nom_du_champ),
    type_de_champ,
    // A kept draft holds the choices as typed, with commas and blanks.
    options: Array.isArray(options) ? options.map(textIn) : optionsOf(textIn(option)),
    is_required: (value.is_required ?? value.required) === true,
    placeholder: textIn(placeholder),
  };
}
