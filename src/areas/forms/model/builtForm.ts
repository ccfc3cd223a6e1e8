import {
  type FieldDefinition,
  type FieldType,
  type FormDefinition,
  isRequired,
  optionsOf,
} from '../../../domain/forms/form';
import { ALWAYS, type Availability, availabilityOf, sameAvailability } from './availability';
import { defaultPlaceholder } from './fieldTypes';

/** A field in the builder. */
export interface BuiltField {
  /** Identifies the field on this screen, whatever its name; never sent. */
  readonly key: number;
  /** The server’s id, for a field that is stored. */
  readonly id?: number | undefined;
  readonly nom_du_champ: string;
  /** Any text, because a back end may have types that Parvis doesn’t know. */
  readonly type_de_champ: string;
  /** As typed, including blank choices; sent as one text with commas. */
  readonly options: readonly string[];
  readonly is_required: boolean;
  readonly placeholder: string;
}

/** A form in the builder. */
export interface BuiltForm {
  readonly nom_du_formulaire: string;
  readonly description: string;
  readonly form_extend: boolean;
  readonly form_static: boolean;
  readonly champs: readonly BuiltField[];
  readonly availability: Availability;
}

export const EMPTY_FORM: BuiltForm = {
  nom_du_formulaire: '',
  description: '',
  form_extend: false,
  form_static: false,
  champs: [],
  availability: ALWAYS,
};

export const newField = (key: number, type: FieldType): BuiltField => ({
  key,
  nom_du_champ: '',
  type_de_champ: type,
  options: [],
  is_required: false,
  placeholder: defaultPlaceholder(type),
});

const builtFieldOf = (field: FieldDefinition, key: number): BuiltField => ({
  key,
  id: field.id ?? undefined,
  nom_du_champ: field.nom_du_champ ?? '',
  type_de_champ: field.type_de_champ ?? '',
  options: optionsOf(field.option),
  is_required: isRequired(field),
  placeholder: field.placeholder ?? '',
});

/** A form of the server, for the builder. */
export const builtFormOf = (form: Omit<FormDefinition, 'id'>): BuiltForm => ({
  nom_du_formulaire: form.nom_du_formulaire,
  description: form.description ?? '',
  form_extend: form.form_extend ?? false,
  form_static: form.form_static ?? false,
  champs: (form.champs ?? []).map(builtFieldOf),
  availability: availabilityOf(form),
});

/** Compares everything but keys and ids, which don’t count as a change. */
const sameField = (a: BuiltField, b: BuiltField | undefined): boolean =>
  a === b ||
  (b !== undefined &&
    a.nom_du_champ === b.nom_du_champ &&
    a.type_de_champ === b.type_de_champ &&
    a.is_required === b.is_required &&
    a.placeholder === b.placeholder &&
    a.options.length === b.options.length &&
    a.options.every((option, index) => option === b.options[index]));

/** Whether two forms have the same content. */
export const sameForm = (a: BuiltForm, b: BuiltForm): boolean =>
  a === b ||
  (a.nom_du_formulaire === b.nom_du_formulaire &&
    a.description === b.description &&
    a.form_extend === b.form_extend &&
    a.form_static === b.form_static &&
    sameAvailability(a.availability, b.availability) &&
    a.champs.length === b.champs.length &&
    a.champs.every((field, index) => sameField(field, b.champs[index])));
