/*
 * A form out of any text: an exported file, or what the session kept. It hides every shape a file may have instead
 * (not JSON, a list, another program's form, ten thousand fields) behind one problem that can be said, and never throws.
 */
import { type Champ, optionsOf } from '../../../domain/forms/formulaire';
import { ALWAYS, type Availability } from './availability';
import { MAX_FIELDS } from './builderReducer';
import type { ChampDraft, FormDraft } from './formDraft';

/** Characters; a form of 500 long fields has less than half a million. */
export const MAX_FILE = 2_000_000;

export type ReadProblem =
  | { kind: 'tooBig' | 'notJson' | 'notAForm' | 'nameless' | 'fieldless' }
  | { kind: 'tooManyFields'; count: number }
  /** `position` counts from 1. */
  | { kind: 'badField'; position: number };

type ReadForm = { form: FormDraft } | { problem: ReadProblem };

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
    // Editors of another age write a mark before the first character.
    return readForm(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch {
    return { problem: { kind: 'notJson' } };
  }
}

/** A form that was parsed already, of at most `most` fields; also one that still sits in its answer's `data`. */
export function readForm(value: unknown, most = MAX_FIELDS): ReadForm {
  const outer = isObject(value) ? value : {};
  const found = 'champs' in outer || !isObject(outer.data) ? outer : outer.data;
  const { champs, nom_du_formulaire: nom } = found;
  if (!('champs' in found) && !('nom_du_formulaire' in found)) return { problem: { kind: 'notAForm' } };
  if (typeof nom !== 'string') return { problem: { kind: 'nameless' } };
  if (!Array.isArray(champs)) return { problem: { kind: 'fieldless' } };
  if (champs.length > most) return { problem: { kind: 'tooManyFields', count: champs.length } };
  const read = champs.map(champDraftIn);
  const bad = read.indexOf(undefined);
  if (bad >= 0) return { problem: { kind: 'badField', position: bad + 1 } };
  return {
    form: {
      nom_du_formulaire: nom,
      description: textIn(found.description),
      form_extend: found.form_extend === true,
      form_static: found.form_static === true,
      champs: read as ChampDraft[],
      availability: availabilityIn(isObject(found.availability) ? found.availability : found),
    },
  };
}

/** Reads the availability from session storage or a file; unreadable values are left out. */
function availabilityIn({ ouvert_du, ouvert_au, reponses_max, protection }: Loose): Availability {
  const minuteIn = (value: unknown) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d/.exec(textIn(value))?.[0] ?? ALWAYS.ouvert_du;
  return {
    ouvert_du: minuteIn(ouvert_du),
    ouvert_au: minuteIn(ouvert_au),
    reponses_max: textIn(reponses_max),
    protection: typeof protection === 'boolean' ? protection : ALWAYS.protection,
  };
}

function champDraftIn(value: unknown, key: number): ChampDraft | undefined {
  if (!isObject(value)) return undefined;
  const { id, nom_du_champ, type_de_champ, option, options, placeholder } = value as Loose & Champ;
  if (typeof type_de_champ !== 'string') return undefined;
  if (![nom_du_champ, option, placeholder].every(isText)) return undefined;
  return {
    key,
    id: typeof id === 'number' ? id : undefined,
    nom_du_champ: textIn(nom_du_champ),
    type_de_champ,
    // As the session keeps them: what was typed, commas and blanks included.
    options: Array.isArray(options) ? options.map(textIn) : optionsOf(textIn(option)),
    is_required: (value.is_required ?? value.required) === true,
    placeholder: textIn(placeholder),
  };
}
