import { editing, named, panel, stored } from '../../../fast/areas/forms/fixtures.ts';
import { announcing } from '../../../support/announcing.ts';
import { expect } from '../../../support/expect.ts';
import { nth, query } from '../../../support/lookups.ts';
import { axeCheck } from '../../../support/mount.tsx';
import { labelled, pressButton, statusText } from '../../../support/onScreen.ts';
import { until } from '../../../support/queries.ts';
import { eachOnServer, onServer } from '../../../support/serverRows.ts';
import { click, fill } from '../../../support/user.ts';

eachOnServer();

const dialogOf = (root: ShadowRoot) => root.querySelector('dialog[open]:not([role])');

/** A form whose description is edited here, after another user has saved it. */
async function editedByTwo(send?: typeof fetch) {
  const page = await editing({ champs: [named('A'), named('B')] }, send);
  const { id, nom_du_formulaire } = page.formulaire;
  await fill(labelled(page.root, 'Description'), 'La mienne');
  const { champs: fields } = await stored(id);
  const theirs = { ...fields?.[0], is_required: true };
  const draft = { nom_du_formulaire, description: 'La leur', form_extend: false, form_static: false };
  await onServer('PUT', `/api/formulaires/${id}/`, { ...draft, champs: [theirs, fields?.[1], named('C')] });
  await pressButton(page.root, 'Mettre à jour');
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
      ['Champ «\u00a0A\u00a0»', 'Texte court · obligatoire', 'Inchangé'],
      ['Champ «\u00a0C\u00a0»', 'Texte court', 'Inchangé'],
    ]);
    await axeCheck(query(asked, 'table'));
    await pressButton(root, 'Garder ma version');
    await until(() => statusText(root).includes('mis à jour avec succès'));
    const now = await stored(id);
    expect([now.description, now.champs?.map((field) => [field.nom_du_champ, field.is_required])]).toEqual([
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
    await pressButton(root, 'Continuer la saisie');
    await until(() => panel(root, 0).textContent?.includes('Rien n’a été enregistré'));
    expect(labelled(root, 'Description').value).toBe('La mienne');
    await pressButton(root, 'Mettre à jour');
    const asked = await until(() => dialogOf(root));
    await click(nth([...asked.querySelectorAll('input')], 0));
    await pressButton(root, 'Enregistrer ces choix');
    await until(() => statusText(root).includes('L’autre version de'));
    expect([(await stored(id)).description, sent.length]).toEqual(['La leur', 2]);
  });

  it('is saved as specified where the back end announces no versions [J3]', async () => {
    const { root, sent } = await editedByTwo(announcing());
    await until(() => statusText(root).includes('mis à jour avec succès'));
    expect(sent.map(({ body }) => 'updated_at' in (body ?? {}))).toEqual([false]);
  });
});
