import { actionAttributes } from '../actionAttributes';
import { defineArea } from '../area';
import { text } from '../attributes';
import { loadPart } from '../loadPart';
import { formPaths, OPENS, patternsOf } from '../routes';
import { event, writeEvents } from '../widgetEvent';

export const formsAttributes = {
  /** Address before /formulaires/{identifiant} in shared links; by default that of the back end. */
  shareBase: text(),
  ...actionAttributes('forms'),
};

/** Detail of `parvis-form-saved` and argument of `onFormSaved`. */
export interface FormSaved {
  /** Missing where the back end doesn't say that of a new form. */
  id?: number;
  nom_du_formulaire: string;
  /** True for a form that was created. */
  isNew: boolean;
}

/** Detail of `parvis-form-deleted` and argument of `onFormDeleted`. */
export interface FormDeleted {
  id: number;
  /** By which pages embed the form. */
  identifiant: string | number | null;
  nom_du_formulaire: string;
}

export const formsEvents = {
  /** A form was created or changed in the builder; id is missing where the back end doesn’t say that of a new one. */
  'form-saved': event<FormSaved>(),
  /** A form was deleted. */
  'form-deleted': event<FormDeleted>(),
  ...writeEvents,
};

/** The forms builder: builds, previews, lists, shares, exports and imports forms. */
export const formsArea = defineArea({
  name: 'forms',
  title: 'Constructeur de Formulaires',
  subject: 'formulaires',
  tile: {
    name: 'Formulaires',
    icon: 'form',
    color: '#1D4ED8',
  },
  attributes: formsAttributes,
  emits: formsEvents,
  routes: patternsOf(formPaths),
  search: () => loadPart('formsSearch'),
  commands: [{ key: 'addForm', opens: OPENS.add }],
});
