import { membersArea } from '../../../../src/areas/members/area.ts';
import { query } from '../../../support/lookups.ts';
import { chooseItem } from '../../../support/onScreen.ts';
import { nth } from '../../../support/present.ts';
import { until } from '../../../support/queries.ts';
import { showOnServer } from '../../../support/screen.tsx';
import { click } from '../../../support/user.ts';

/* The widget of the members on the reference server, and what its list shows. */

export const LIST = 'GET /api/membres/';
export const RECORD = 'GET /api/membres/*/membre_avec_relations/';

/** What a record can hold beside the name. */
export const FULL = {
  genre: 'feminin',
  nationalite: 'Togolaise',
  situation_matrimoniale: 'marie',
  email: 'zoe@exemple.fr',
  adresse: '3 rue du Port',
  adresse_complement: 'Bât. B',
  code_postal: '29200',
  date_naissance: '1990-03-05',
  profession: 'Sage-femme',
  telephone: '06 12 34 56 78',
  ville: 'Brest',
} as const;

/** Shows the widget. `send` replaces `fetch`. */
export const show = (attributes?: object, send?: typeof fetch) => showOnServer(membersArea, attributes, send);

/** The list, once its rows and their menus are there. */
export async function shownList(attributes?: object, send?: typeof fetch) {
  const page = await show(attributes, send);
  await until(() => page.root.querySelector('tbody [aria-haspopup]'));
  return page;
}

type Root = ShadowRoot | HTMLElement;

/** Names in the table, in order. */
export const names = (root: Root) =>
  [...root.querySelectorAll('tbody:not([aria-hidden]) th')].map(
    (cell) => cell.querySelector('[title]')?.textContent,
  );
const rowAt = (root: Root, at: number) => nth(root.querySelectorAll('tbody tr'), at);
export const cell = (root: Root, row: number, column: number) =>
  nth(rowAt(root, row).children, column) as HTMLElement;
export const tick = (root: Root, row: number) =>
  query<HTMLInputElement>(rowAt(root, row), 'input[type=checkbox]');
export const tickAll = (root: Root) => query<HTMLInputElement>(root, 'thead input');
/** What the status above the rows tells screen readers. */
export const scopeText = (root: Root) =>
  [...query(root, 'section:has(table) [role=status]').childNodes]
    .filter((node) => !(node instanceof Element && node.ariaHidden === 'true'))
    .map((node) => node.textContent)
    .join('');
export const footer = (root: Root) => query(root, 'footer');

/** Opens the menu of the row of this name and chooses. */
export async function chooseInRow(root: Root, name: string, item: string) {
  await click(await until(() => root.querySelector(`button[aria-label="Actions pour ${name}"]`)));
  await chooseItem(root, item);
}
