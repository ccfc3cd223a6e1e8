import {
  type Champ,
  type FieldType,
  type Formulaire,
  isRequired,
  optionsOf,
} from '../../../domain/forms/formulaire';
import { ALWAYS, type Availability, availabilityOf, sameAvailability } from './availability';
import { defaultPlaceholder } from './fieldTypes';

/** A field as it is being built. */
export interface ChampDraft {
  /** Tells fields apart on this screen, whatever their names; never sent. */
  readonly key: number;
  /** The server's own id, of a field it knows. */
  readonly id?: number | undefined;
  readonly nom_du_champ: string;
  /** Any text: a back end may know types that Parvis doesn't. */
  readonly type_de_champ: string;
  /** As typed, blanks included; sent as one text with commas. */
  readonly options: readonly string[];
  readonly is_required: boolean;
  readonly placeholder: string;
}

/** A form as it is being built. */
export interface FormDraft {
  readonly nom_du_formulaire: string;
  readonly description: string;
  readonly form_extend: boolean;
  readonly form_static: boolean;
  readonly champs: readonly ChampDraft[];
  readonly availability: Availability;
}

export const EMPTY_FORM: FormDraft = {
  nom_du_formulaire: '',
  description: '',
  form_extend: false,
  form_static: false,
  champs: [],
  availability: ALWAYS,
};

export const newChamp = (key: number, type: FieldType): ChampDraft => ({
  key,
  nom_du_champ: '',
  type_de_champ: type,
  options: [],
  is_required: false,
  placeholder: defaultPlaceholder(type),
});

const champDraftOf = (champ: Champ, key: number): ChampDraft => ({
  key,
  id: champ.id ?? undefined,
  nom_du_champ: champ.nom_du_champ ?? '',
  type_de_champ: champ.type_de_champ ?? '',
  options: optionsOf(champ.option),
  is_required: isRequired(champ),
  placeholder: champ.placeholder ?? '',
});

/** The server's form, to be worked on. */
export const draftOf = (formulaire: Omit<Formulaire, 'id'>): FormDraft => ({
  nom_du_formulaire: formulaire.nom_du_formulaire,
  description: formulaire.description ?? '',
  form_extend: formulaire.form_extend ?? false,
  form_static: formulaire.form_static ?? false,
  champs: (formulaire.champs ?? []).map(champDraftOf),
  availability: availabilityOf(formulaire),
});

/** Which of the fields' own properties count as a change; keys and ids don't. */
const sameChamp = (one: ChampDraft, other: ChampDraft): boolean =>
  one === other ||
  (one.nom_du_champ === other.nom_du_champ &&
    one.type_de_champ === other.type_de_champ &&
    one.is_required === other.is_required &&
    one.placeholder === other.placeholder &&
    one.options.length === other.options.length &&
    one.options.every((option, i) => option === other.options[i]));

/** Whether two drafts say the same. */
export const sameForm = (one: FormDraft, other: FormDraft): boolean =>
  one === other ||
  (one.nom_du_formulaire === other.nom_du_formulaire &&
    one.description === other.description &&
    one.form_extend === other.form_extend &&
    one.form_static === other.form_static &&
    sameAvailability(one.availability, other.availability) &&
    one.champs.length === other.champs.length &&
    one.champs.every((champ, i) => sameChamp(champ, other.champs[i]!)));
