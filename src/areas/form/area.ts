import { defineArea } from '../area';
import { flag, text } from '../attributes';
import { titleTexts } from './titleTexts';

export const formAttributes = {
  identifiant: text({ doc: 'Which form: its identifier, as shown in the forms builder.' }),
  submit: flag({ doc: 'Sends the answers to the back end; else the events alone carry them.' }),
};

export const form = defineArea({
  name: 'form',
  title: titleTexts.title,
  doc: 'One form for visitors to fill in, without signing in.',
  attributes: formAttributes,
  emits: ['before-submit', 'form-submitted'],
  routes: {},
  needsSession: false,
  load: () => import('./FormArea'),
});
