import { formsArea } from '../../../../src/areas/forms/area.ts';
import type { FormDefinition } from '../../../../src/domain/forms/form.ts';
import { nth } from '../../../support/lookups.ts';
import { button, chooseItem, labelled, pressButton, question, textOf } from '../../../support/onScreen.ts';
import { until } from '../../../support/queries.ts';
import { calls } from '../../../support/reference.ts';
import { showOnServer } from '../../../support/screen.tsx';
import { makeRow, onServer } from '../../../support/serverRows.ts';
import { fill } from '../../../support/user.ts';

/* Forms on the reference server, and what the widget of forms shows: a builder above a table. */

export const LIST = 'GET /api/formulaires/';
export const ONE = 'GET /api/formulaires/*/avec_champs/';
export const CREATE = 'POST /api/formulaires/';
export const UPDATE = 'PUT /api/formulaires/*';
export const REMOVE = 'DELETE /api/formulaires/*';

let serial = 0;

/** A name that no other form has, without letters that differ in case. */
export const formName = () => {
  serial += 1;
  return `Zz${Date.now() % 1e7}-${serial}`;
};

export const TEXT = {
  nom_du_champ: 'Ville',
  type_de_champ: 'text',
  option: '',
  is_required: false,
  placeholder: '',
};

export const named = (nom_du_champ: string, more: object = {}) => ({ ...TEXT, nom_du_champ, ...more });

export const makeForm = (fields: object = {}): Promise<FormDefinition> =>
  makeRow('/api/formulaires/', {
    nom_du_formulaire: formName(),
    description: '',
    form_extend: false,
    form_static: false,
    champs: [TEXT],
    ...fields,
  });

export const stored = (id: number) => onServer<FormDefinition>('GET', `/api/formulaires/${id}/avec_champs/`);

export const formsNamed = async (name: string) => {
  const path = `/api/formulaires/?search=${encodeURIComponent(name)}&page_size=100`;
  return (await onServer<{ results: FormDefinition[] }>('GET', path)).results;
};

/** Shows the widget and waits for its list, or for what `shown` selects. `send` replaces `fetch`. */
export async function show(attributes?: object, send?: typeof fetch, shown = 'table:not([aria-busy])') {
  const page = await showOnServer(formsArea, attributes, send);
  await until(() => page.root.querySelector(shown));
  return page;
}

export const panel = (root: ShadowRoot, at: number) =>
  nth(root.querySelectorAll<HTMLElement>('section[part=panel]'), at);
export const heads = (root: ShadowRoot) => [...root.querySelectorAll<HTMLElement>('[data-part=head]')];
/** The names of the fields in their rows. */
export const names = (root: ShadowRoot) =>
  heads(root).map((head) => head.querySelector('[class*=name]')?.firstChild?.textContent ?? '');
export const rows = (root: ShadowRoot) => [...root.querySelectorAll('tbody tr')];
export const rowOf = (root: ShadowRoot, name: string) =>
  until(() => rows(root).find((row) => textOf(row).includes(name)));

/** Closes an alert or a question and returns its text. */
export async function acknowledged(root: ShadowRoot, name = 'Compris'): Promise<string> {
  const alert = await question(root);
  const words = textOf(alert);
  await pressButton(alert, name);
  await until(() => !root.querySelector('dialog[role=alertdialog]'));
  return words;
}

export async function addField(root: ShadowRoot, type: string) {
  await pressButton(root, 'Ajouter un champ');
  await chooseItem(root, type);
  await until(() => root.querySelector('[data-part=name]'));
}

/** Searches for forms by the beginning of their name. A pause while typing may start a search too. */
export async function searchFor(root: ShadowRoot, text: string) {
  await fill(labelled(root, 'Rechercher un formulaire'), text);
  const asked = `search=${text.replaceAll(' ', '+')}`;
  await until(async () => (await calls()).some((call) => call.split('&').includes(asked)));
  await until(() => root.querySelector('table:not([aria-busy])'));
  await until(() => rows(root).every((row) => textOf(row).includes(text)));
}

/** Creates a form and opens it in the builder. */
export async function editing(fields: object, send?: typeof fetch) {
  const form = await makeForm(fields);
  const { nom_du_formulaire } = form;
  const shown = await show({}, send);
  await searchFor(shown.root, nom_du_formulaire);
  const row = await rowOf(shown.root, nom_du_formulaire);
  await pressButton(row, /^Modifier «/);
  await until(() => panel(shown.root, 0).querySelector('h2')?.textContent === 'Édition du Formulaire');
  await until(() => button(shown.root, 'Mettre à jour'));
  return { ...shown, formulaire: form, row };
}
