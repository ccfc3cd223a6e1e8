import { sendMouse } from '@web/test-runner-commands';
import { announcing } from '../../../support/announcing.ts';
import { expect } from '../../../support/expect.ts';
import { focusedControl, nth } from '../../../support/lookups.ts';
import { axeCheck } from '../../../support/mount.tsx';
import {
  button,
  chooseFile,
  labelled,
  link,
  pressButton,
  question,
  statusText,
} from '../../../support/onScreen.ts';
import { eventually, until } from '../../../support/queries.ts';
import { calls, failNext, hold, release } from '../../../support/reference.ts';
import { signInAgain } from '../../../support/screen.tsx';
import { eachOnServer, onServer } from '../../../support/serverRows.ts';
import { click, fill, press } from '../../../support/user.ts';
import {
  acknowledged,
  addField,
  CREATE,
  editing,
  formName,
  formsNamed,
  heads,
  named,
  names,
  panel,
  rowOf,
  show,
  stored,
  UPDATE,
} from './fixtures.ts';

eachOnServer();

const title = (root: ShadowRoot) => panel(root, 0).querySelector('h2')?.textContent;
const isOff = (root: ShadowRoot, name: string) => button(root, name).disabled;
/** Whether screen readers announce what the form lacks. */
const isRequirementSaid = (root: ShadowRoot) =>
  panel(root, 0).querySelector('p[role=status]')?.getAttribute('aria-live') === 'polite';

/** Creates a form with these fields and opens it in the builder. */
const editingFields = (fields: object[] = ['A', 'B', 'C'].map((name) => named(name)), send?: typeof fetch) =>
  editing({ champs: fields }, send);

describe('the form builder', () => {
  it('creates a form, sends what the contract says, and shows the page that holds it [F2, F4, F11, F15, F16, F38, F42]', async () => {
    const name = formName();
    const { root, sent, log } = await show({}, announcing());
    button(root, 'Création Rapide');
    expect(title(root)).toBe('Nouveau formulaire');
    expect(isRequirementSaid(root)).toBe(false);
    expect([isOff(root, 'Prévisualiser'), isOff(root, 'Créer')]).toEqual([true, true]);
    await fill(labelled(root, 'Nom du formulaire'), name);
    expect(isRequirementSaid(root)).toBe(true);
    await fill(labelled(root, 'Description'), 'Pour tous');
    await click(labelled(root, 'Formulaire statique'));
    expect(isOff(root, 'Créer')).toBe(true);
    await addField(root, 'Choix unique');
    expect(statusText(root)).toContain('Champ ajouté en position 1\u00a0: Choix unique. Saisissez son nom.');
    expect(root.activeElement).toBe(labelled(root, 'Nom du champ'));
    await fill(labelled(root, 'Nom du champ'), 'Repas');
    await pressButton(root, 'Ajouter un choix');
    await until(() => root.activeElement?.closest('li li'));
    for (const key of ['Oui', 'Enter', 'Non', 'Enter'])
      await (key === 'Enter' ? press(key) : fill(focusedControl(), key));
    await click(labelled(root, 'Champ requis'));
    await hold(CREATE);
    await pressButton(root, 'Créer');
    expect(button(root, 'Création…').getAttribute('aria-disabled')).toBe('true');
    await release();
    await until(() => statusText(root).includes('Formulaire créé avec succès'));
    const field = {
      nom_du_champ: 'Repas',
      type_de_champ: 'radio',
      option: 'Oui,Non',
      is_required: true,
      placeholder: 'Choisissez une réponse',
    };
    const body = {
      nom_du_formulaire: name,
      description: 'Pour tous',
      form_extend: false,
      form_static: true,
      champs: [field],
    };
    expect(sent).toEqual([{ method: 'POST', path: '/api/formulaires/', body }]);
    expect(log.of('parvis-form-saved')).toEqual([
      { id: expect.any(Number), nom_du_formulaire: name, isNew: true },
    ]);
    await rowOf(root, name);
    expect(labelled(root, 'Nom du formulaire').value).toBe('');
    // What the next, empty form lacks isn't announced beside the success.
    expect(panel(root, 0).textContent).toContain('Le nom du formulaire est requis');
    expect(isRequirementSaid(root)).toBe(false);
  });

  it('shows at once where the new form is: address, page, QR code and line to embed [K21]', async () => {
    const name = formName();
    const { root } = await show();
    await fill(labelled(root, 'Nom du formulaire'), name);
    await addField(root, 'Texte court');
    await fill(labelled(root, 'Nom du champ'), 'Ville');
    await pressButton(root, 'Créer');
    await until(() => statusText(root).includes(`Formulaire créé avec succès\u00a0: ${name}`));
    const created = await until(() =>
      root.querySelector<HTMLElement>(`section[aria-label="Formulaire créé\u00a0: ${name}"]`),
    );
    const [form] = await formsNamed(name);
    const address = `${location.origin}/formulaires/${form?.identifiant}`;
    await until(() => created.querySelector('input'));
    expect(labelled(root, 'Lien du formulaire').value).toBe(address);
    expect(labelled(root, 'Code pour votre site').value).toBe(
      `<parvis-form api="${location.origin}" identifiant="${form?.identifiant}" submit></parvis-form>`,
    );
    expect(link(created, 'Voir la page').href).toBe(address);
    expect(created.querySelector('svg[role=img]')?.getAttribute('aria-label')).toBe('Code QR du lien');
    button(created, 'Copier le lien');
    await eventually(() => {
      const { top, bottom } = created.getBoundingClientRect();
      expect([top >= 0, bottom <= innerHeight, created.contains(root.activeElement)]).toEqual([
        true,
        true,
        true,
      ]);
    });
    await axeCheck(root);
    await pressButton(created, 'Voir le détail');
    await until(() => root.querySelector('dialog')?.textContent?.includes('1 champ'));
    await press('Escape');
    await until(() => !root.querySelector('dialog'));
    await pressButton(await rowOf(root, name), /^Modifier «/);
    await until(() => !root.querySelector('section[aria-label^="Formulaire créé"]'));
  });

  it('offers no line to embed on a back end that takes no answers [K21]', async () => {
    const name = formName();
    const { root, sent } = await show({}, announcing());
    await fill(labelled(root, 'Nom du formulaire'), name);
    await addField(root, 'Texte court');
    await fill(labelled(root, 'Nom du champ'), 'Ville');
    await pressButton(root, 'Créer');
    const created = await until(() =>
      root.querySelector<HTMLElement>('section[aria-label^="Formulaire créé"]'),
    );
    await until(() => created.querySelector('input'));
    expect(created.textContent).not.toContain('Code pour votre site');
    expect(sent.length).toBe(1);
  });

  it('edits a form whose fields keep their ids, and refuses fields without a name [F3, F15, F33, F34, F35, F42]', async () => {
    const { root, formulaire: form } = await editingFields([named('A'), named('B', { is_required: true })]);
    await addField(root, 'Date');
    await pressButton(root, 'Mettre à jour');
    await until(() => panel(root, 0).textContent?.includes('Tous les champs doivent avoir un nom'));
    await until(() => root.activeElement === heads(root)[2]);
    await axeCheck(root);
    await fill(labelled(root, 'Nom du formulaire'), ' ');
    await press('Tab');
    await until(() => panel(root, 0).textContent?.includes('Le nom du formulaire est requis'));
    expect(isOff(root, 'Mettre à jour')).toBe(true);
    await fill(labelled(root, 'Nom du formulaire'), `${form.nom_du_formulaire} bis`);
    for (const name of ['A', 'B', 'Champ sans nom'])
      await pressButton(root, `Supprimer «\u00a0${name}\u00a0»`);
    await until(() => panel(root, 0).textContent?.includes('Ajoutez au moins un champ au formulaire'));
    expect(isOff(root, 'Mettre à jour')).toBe(true);
    for (let i = 0; i < 2; i++) await press('Control+z');
    expect(names(root)).toEqual(['B', 'Champ sans nom']);
    await fill(labelled(root, 'Nom du champ'), 'Jour');
    await pressButton(root, 'Mettre à jour');
    await until(() => statusText(root).includes('Formulaire mis à jour avec succès'));
    const after = await stored(form.id);
    expect(after.nom_du_formulaire).toBe(`${form.nom_du_formulaire} bis`);
    expect(after.champs?.map((field) => field.nom_du_champ)).toEqual(['B', 'Jour']);
    const before = form.champs?.[1]?.id;
    expect(after.champs?.[0]?.id).toBe(before);
  });

  it('sends no field ids to a back end that announces nothing, where stored fields still keep their ids [F38]', async () => {
    const { root, formulaire: form, sent } = await editingFields([named('A'), named('B')], announcing());
    await pressButton(root, 'Monter «\u00a0B\u00a0»');
    await pressButton(root, 'Mettre à jour');
    await until(() => statusText(root).includes('Formulaire mis à jour avec succès'));
    const body = {
      nom_du_formulaire: form.nom_du_formulaire,
      description: '',
      form_extend: false,
      form_static: false,
      champs: [named('B'), named('A')],
    };
    expect(sent).toEqual([{ method: 'PUT', path: `/api/formulaires/${form.id}/`, body }]);
    const [a, b] = form.champs ?? [];
    expect((await stored(form.id)).champs?.map(({ id }) => id)).toEqual([b?.id, a?.id]);
  });

  it('sends the id of each stored field where ids are announced, so that a renamed or moved field keeps its answers', async () => {
    const {
      root,
      formulaire: form,
      sent,
    } = await editingFields([named('A'), named('B')], announcing('champs-id'));
    await pressButton(root, 'Monter «\u00a0B\u00a0»');
    await until(() => names(root).join() === 'B,A');
    await click(nth(heads(root), 0).querySelector('button') ?? nth(heads(root), 0));
    await fill(labelled(root, 'Nom du champ'), 'A');
    await pressButton(root, 'Mettre à jour');
    await until(() => statusText(root).includes('Formulaire mis à jour avec succès'));
    const [a, b] = form.champs ?? [];
    expect(nth(sent, 0).body?.champs).toEqual([
      { id: b?.id, ...named('A') },
      { id: a?.id, ...named('A') },
    ]);
    expect((await stored(form.id)).champs?.map(({ id }) => id)).toEqual([b?.id, a?.id]);
  });

  it('moves fields by button and by key, keeps the focus and announces their position [F7, F8]', async () => {
    const { root } = await editingFields();
    const up = (name: string) => button(root, `Monter «\u00a0${name}\u00a0»`);
    const down = (name: string) => button(root, `Descendre «\u00a0${name}\u00a0»`);
    expect([up('A').disabled, up('B').disabled, down('C').disabled]).toEqual([true, false, true]);
    await click(up('B'));
    expect(names(root)).toEqual(['B', 'A', 'C']);
    expect(root.activeElement).toBe(down('B'));
    expect(statusText(root)).toMatch('«\u00a0B\u00a0» est maintenant en position 1 sur 3.');
    await click(down('B'));
    expect(names(root)).toEqual(['A', 'B', 'C']);
    await click(up('B'));
    expect(names(root)).toEqual(['B', 'A', 'C']);
    nth(heads(root), 0).focus();
    await press('Alt+ArrowDown', 'Alt+ArrowDown', 'Alt+ArrowDown');
    expect(names(root)).toEqual(['A', 'C', 'B']);
    expect(root.activeElement).toBe(heads(root)[2]);
    await press('Control+z');
    expect(names(root)).toEqual(['A', 'B', 'C']);
    await press('Control+y');
    expect(names(root)).toEqual(['A', 'C', 'B']);
  });

  it('moves fields by dragging their handle, and leaves them in place on Escape [F7, F8]', async () => {
    const { root } = await editingFields();
    const grip = (at: number) =>
      middle(nth(root.querySelectorAll('li[data-key] > div > span:first-child'), at));
    await sendMouse({ type: 'move', position: grip(0) });
    await sendMouse({ type: 'down' });
    const [x, y] = grip(2);
    await sendMouse({ type: 'move', position: [x, y + 12] });
    await until(() => root.querySelector('[data-drag=after]'));
    await sendMouse({ type: 'up' });
    expect(names(root)).toEqual(['B', 'C', 'A']);
    expect(statusText(root)).toMatch('position 3 sur 3');
    await sendMouse({ type: 'move', position: grip(2) });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [x, grip(0)[1] - 12] });
    await until(() => root.querySelector('[data-drag=before]'));
    await press('Escape');
    await sendMouse({ type: 'up' });
    expect(names(root)).toEqual(['B', 'C', 'A']);
    expect(root.querySelector('[data-drag]')).toBeNull();
  });

  it('copies a field, points out duplicate names, choices with commas and unknown types, and keeps edits [F11]', async () => {
    const { root, sent } = await editingFields([
      named('A'),
      named('Repas', { type_de_champ: 'radio', option: 'Oui' }),
    ]);
    await pressButton(root, 'Dupliquer «\u00a0A\u00a0»');
    expect(names(root)).toEqual(['A', 'A (copie)', 'Repas']);
    await fill(labelled(root, 'Nom du champ'), 'a');
    expect(nth(heads(root), 0).textContent).toMatch('Nom en double');
    await click(nth(heads(root), 2));
    await fill(labelled(root, 'Choix 1'), 'Oui, bien sûr');
    const words = panel(root, 0).textContent;
    expect(words).toMatch('ce choix deviendrait 2 choix, «\u00a0Oui\u00a0» et «\u00a0bien sûr\u00a0».');
    expect(labelled(root, 'Choix 1').value).toBe('Oui, bien sûr');
    await pressButton(root, 'Mettre à jour');
    await until(() => statusText(root).includes('mis à jour avec succès'));
    expect(sent[0]?.body).toMatchObject({ champs: [{}, {}, { option: 'Oui, bien sûr' }] });
  });

  it('asks before an edited form is left, and stays or leaves', async () => {
    const { root } = await editingFields();
    await fill(labelled(root, 'Description'), 'Modifiée');
    await pressButton(root, 'Création Rapide');
    await acknowledged(root, 'Continuer la saisie');
    await eventually(() => expect(labelled(root, 'Description').value).toBe('Modifiée'));
    await pressButton(root, 'Création Rapide');
    await acknowledged(root, 'Abandonner');
    await until(() => title(root) === 'Nouveau formulaire');
    expect(names(root)).toEqual([]);
  });
});

describe('an edited form', () => {
  it('keeps its edits when a save fails in any way, and says so beside «Réessayer» [F40, W12]', async () => {
    const { root, formulaire: form } = await editingFields();
    await fill(labelled(root, 'Description'), 'Gardée');
    await failNext(UPDATE, { status: 500, body: { message: 'Base indisponible' } });
    await pressButton(root, 'Mettre à jour');
    const words = await acknowledged(root);
    expect(words).toMatch(/Erreur.*Erreur lors de la mise à jour du formulaire\nBase indisponible/s);
    await failNext(UPDATE, { status: 422, body: { errors: { champs: ['Pas plus de 500 champs.'] } } });
    await pressButton(root, 'Mettre à jour');
    expect(await acknowledged(root)).toMatch('Pas plus de 500 champs.');
    await eventually(() => expect(labelled(root, 'Description').value).toBe('Gardée'));
    const failed = await until(() => panel(root, 0).querySelector('[role=alert]'));
    expect(failed.textContent).toContain('Pas plus de 500 champs.\nVos saisies sont conservées.');
    await pressButton(root, 'Réessayer');
    await until(() => statusText(root).includes('mis à jour avec succès'));
    expect((await stored(form.id)).description).toBe('Gardée');
    expect(panel(root, 0).querySelector('[role=alert]')).toBe(null);
    const name = formName();
    await fill(labelled(root, 'Nom du formulaire'), name);
    await addField(root, 'Texte court');
    await fill(labelled(root, 'Nom du champ'), 'Ville');
    await failNext(CREATE, { status: 500, body: {} });
    await pressButton(root, 'Créer');
    expect(await acknowledged(root)).toMatch('Erreur lors de la création du formulaire');
    await eventually(() => expect(names(root)).toEqual(['Ville']));
  });

  it('can be created again when another user has deleted it [F41]', async () => {
    const { root, formulaire: form } = await editingFields();
    const name = `${form.nom_du_formulaire} suite`;
    await fill(labelled(root, 'Nom du formulaire'), name);
    await onServer('DELETE', `/api/formulaires/${form.id}/`);
    await pressButton(root, 'Mettre à jour');
    const words = (await question(root)).textContent;
    expect(words).toMatch(/Formulaire non trouvé.*Quelqu’un a supprimé/s);
    await acknowledged(root, 'Continuer la saisie');
    await eventually(() => expect(names(root)).toEqual(['A', 'B', 'C']));
    await pressButton(root, 'Mettre à jour');
    await acknowledged(root, 'Créer de nouveau');
    await until(() => statusText(root).includes('Formulaire créé avec succès'));
    expect(await formsNamed(name)).toHaveLength(1);
  });

  it('comes back as a draft after a reload, and can be discarded', async () => {
    const { root, unmount, formulaire: form } = await editingFields();
    await fill(labelled(root, 'Description'), 'Avant le rechargement');
    dispatchEvent(new Event('pagehide'));
    unmount();
    const again = await show();
    await until(() => title(again.root) === 'Édition du Formulaire');
    expect(labelled(again.root, 'Description').value).toBe('Avant le rechargement');
    expect(names(again.root)).toEqual(['A', 'B', 'C']);
    await until(() => panel(again.root, 0).textContent?.includes('Votre formulaire en cours a été'));
    await pressButton(again.root, 'Repartir de zéro');
    await acknowledged(again.root, 'Abandonner');
    await until(() => labelled(again.root, 'Description').value === '');
    expect(title(again.root)).toBe('Édition du Formulaire');
    again.unmount();
    const third = await show();
    expect(title(third.root)).toBe('Nouveau formulaire');
    expect(form.id).toBeGreaterThan(0);
  });

  it('is unchanged after an expired session and a new sign-in', async () => {
    const { root, formulaire: form } = await editingFields();
    await fill(labelled(root, 'Description'), 'Toujours là');
    await failNext(UPDATE, { status: 401 });
    await pressButton(root, 'Mettre à jour');
    await signInAgain(root);
    await until(() => labelled(root, 'Description').value === 'Toujours là');
    await pressButton(root, 'Mettre à jour');
    await until(() => statusText(root).includes('mis à jour avec succès'));
    expect((await stored(form.id)).description).toBe('Toujours là');
  });
});

describe('the import button', () => {
  const choose = (root: ShadowRoot, content: string) => chooseFile(root, content, 'formulaire.json');

  it('imports an exported form, which can be undone, and says what is wrong with any other file', async () => {
    const { root } = await show();
    choose(root, '{"nom_du_formulaire": "Camp", "champs": [{"type_de_champ": 4}]}');
    expect(await acknowledged(root)).toMatch('Le champ n°\u00a01 de ce fichier n’est pas lisible.');
    choose(root, '<html>');
    expect(await acknowledged(root)).toMatch('Ce fichier ne convient pas');
    choose(root, JSON.stringify({ nom_du_formulaire: 'Camp', champs: [named('A'), named('B')] }));
    await until(() => names(root).length === 2);
    expect(labelled(root, 'Nom du formulaire').value).toBe('Camp');
    expect(title(root)).toBe('Nouveau formulaire');
    expect(statusText(root)).toMatch('«\u00a0Camp\u00a0» importé\u00a0: 2 champs.');
    await pressButton(root, /^Annuler \(/);
    expect(names(root)).toEqual([]);
    expect((await calls()).filter((call) => !call.startsWith('GET') && call.includes('formulaires'))).toEqual(
      [],
    );
  });
});

function middle(element: Element): [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}
