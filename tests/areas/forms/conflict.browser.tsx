import { announcing } from '../../support/announcing.ts';
import { expect } from '../../support/expect.ts';
import { nth, query } from '../../support/lookups.ts';
import { axeCheck } from '../../support/mount.tsx';
import { until } from '../../support/queries.ts';
import { click, fill, setViewport } from '../../support/user.ts';
import {
  field,
  freshForms,
  makeForm,
  onServer,
  panel,
  push,
  rowOf,
  said,
  searchFor,
  show,
  stored,
  TEXT,
  tidyForms,
} from './page.tsx';

beforeEach(async () => {
  await freshForms();
  await setViewport({ width: 1280, height: 900 });
});
afterEach(tidyForms);

const named = (nom_du_champ: string, more: object = {}) => ({ ...TEXT, nom_du_champ, ...more });
const dialogOf = (root: ShadowRoot) => root.querySelector('dialog[open]:not([role])');

/** A form whose description is edited here, after another user has saved it. */
async function editedByTwo(send?: typeof fetch) {
  const formulaire = await makeForm({ champs: [named('A'), named('B')] });
  const { id, nom_du_formulaire } = formulaire;
  const page = await show({}, send);
  await searchFor(page.root, nom_du_formulaire);
  await push(await rowOf(page.root, nom_du_formulaire), /^Modifier «/);
  await until(() => panel(page.root, 0).querySelector('h2')?.textContent === 'Édition du Formulaire');
  await fill(field(page.root, 'Description'), 'La mienne');
  const { champs } = await stored(id);
  const theirs = { ...champs?.[0], is_required: true };
  const draft = { nom_du_formulaire, description: 'La leur', form_extend: false, form_static: false };
  await onServer('PUT', `/api/formulaires/${id}/`, { ...draft, champs: [theirs, champs?.[1], named('C')] });
  await push(page.root, 'Mettre à jour');
  return { ...page, id };
}

describe('a form that two people edit', () => {
  it('is saved with both edits, and the words that the user keeps [J3]', async () => {
    const { root, id, sent } = await editedByTwo();
    const asked = await until(() => dialogOf(root));
    const rows = [...asked.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ['Description', 'La leur', 'La mienne'],
      ['Ordre des champs', 'A, B, C', 'Inchangé'],
      ['Champ «\u00a0A\u00a0»', 'Texte court · requis', 'Inchangé'],
      ['Champ «\u00a0C\u00a0»', 'Texte court', 'Inchangé'],
    ]);
    await axeCheck(query(asked, 'table'));
    await push(root, 'Garder ma saisie');
    await until(() => said(root).includes('mis à jour avec succès'));
    const now = await stored(id);
    expect([now.description, now.champs?.map((champ) => [champ.nom_du_champ, champ.is_required])]).toEqual([
      'La mienne',
      [
        ['A', true],
        ['B', false],
        ['C', false],
      ],
    ]);
    expect(sent.length).toBe(2);
  });

  it('keeps what was typed when the user returns to it, and sends nothing when all is taken [J3]', async () => {
    const { root, id, sent } = await editedByTwo();
    await until(() => dialogOf(root));
    await push(root, 'Continuer la saisie');
    await until(() => panel(root, 0).textContent?.includes('Rien n’a été enregistré'));
    expect(field(root, 'Description').value).toBe('La mienne');
    await push(root, 'Mettre à jour');
    const asked = await until(() => dialogOf(root));
    await click(nth([...asked.querySelectorAll('input')], 0));
    await push(root, 'Enregistrer ces choix');
    await until(() => said(root).includes('tel qu’il a été enregistré entre-temps'));
    expect([(await stored(id)).description, sent.length]).toEqual(['La leur', 2]);
  });

  it('is saved as specified where the back end announces no versions [J3]', async () => {
    const { root, sent } = await editedByTwo(announcing());
    await until(() => said(root).includes('mis à jour avec succès'));
    expect(sent.map(({ body }) => 'updated_at' in (body ?? {}))).toEqual([false]);
  });
});
