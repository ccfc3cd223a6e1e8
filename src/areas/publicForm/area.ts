import { defineArea } from '../area';
import { flag, prefillAttributes, text } from '../attributes';
import { event, visitorEvents } from '../widgetEvent';

export const publicFormAttributes = {
  /** Which form: its identifier, as shown in the forms builder. */
  identifiant: text(),
  /** The page is the form: it takes the form’s name as its title and first heading. */
  ownsPage: flag(),
  /** Sends the answers to the back end; else the events alone carry them. */
  submit: flag(),
  /** A trial: answers are checked as usual, nothing is sent or stored, and the form says so. */
  sandbox: flag(),
  ...prefillAttributes,
};

/** Detail of `parvis-before-submit` and argument of `onBeforeSubmit`. */
export interface BeforeSubmit {
  /** Of the form. */
  identifiant: string;
  /** The answers by the name of their field, without empty ones. */
  values: Record<string, string | string[]>;
  /** The chosen files by the name of their field. */
  files: Record<string, File>;
}

/** Detail of `parvis-form-submitted` and argument of `onFormSubmitted`. */
export interface FormSubmitted extends BeforeSubmit {
  /** Whether the answers went to the back end. */
  sent: boolean;
}

export const publicFormEvents = {
  ...visitorEvents,
  /** A visitor’s answers are valid and about to be sent. Prevent it, and the form stays as it is. */
  'before-submit': event<BeforeSubmit>({ isCancelable: true }),
  /** A visitor’s form is done; sent tells whether the answers went to the back end. */
  'form-submitted': event<FormSubmitted>(),
};

/** One form for visitors to fill in, without signing in. */
export const publicFormArea = defineArea({
  name: 'form',
  title: 'Formulaire',
  attributes: publicFormAttributes,
  emits: publicFormEvents,
  routes: {},
  needsSession: false,
});
