import { announcing } from '../../../support/announcing.ts';
import { expect } from '../../../support/expect.ts';
import { nth, query } from '../../../support/lookups.ts';
import { button, labelled, pressButton, setValue, statusText } from '../../../support/onScreen.ts';
import { maybeByRole, until } from '../../../support/queries.ts';
import { eachOnServer } from '../../../support/serverRows.ts';
import { click, fill } from '../../../support/user.ts';
import { addField, editing, formName, heads, named, names, panel, rowOf, show, stored } from './fixtures.ts';

/* The controls in the panel of the form builder, and what each of them sends. */

eachOnServer();

/** Opens a new form with these fields in the builder, on a back end that announces nothing. */
async function editingFields(fields: object[]) {
  const shown = await editing({ champs: fields }, announcing());
  await until(() => names(shown.root).length === fields.length);
  return shown;
}
/** Opens the first field. */
async function opened(field: object) {
  const shown = await editingFields([field]);
  await click(nth(heads(shown.root), 0));
  await until(() => labelled(shown.root, 'Nom du champ'));
  return shown;
}
async function choose(select: HTMLSelectElement, value: string) {
  setValue(select, value);
  await until(() => select.value === value);
}
const typeOf = (root: ShadowRoot) => labelled<HTMLSelectElement>(root, 'Type');
const list = (root: ShadowRoot) => query(root, 'ol[aria-label=Champs]');
async function update(root: ShadowRoot) {
  await pressButton(root, 'Mettre à jour');
  await until(() => statusText(root).includes('Formulaire mis à jour avec succès'));
}

describe('the panel of the form builder', () => {
  it('marks a form as extended, as static, or neither [F5]', async () => {
    const name = formName();
    const { root, sent } = await show({}, announcing());
    const marks = () => ['Formulaire étendu', 'Formulaire statique'].map((label) => labelled(root, label));
    expect(marks().map(({ type, checked }) => [type, checked])).toEqual([
      ['checkbox', false],
      ['checkbox', false],
    ]);
    await fill(labelled(root, 'Nom du formulaire'), name);
    await click(nth(marks(), 0));
    expect(marks().map(({ checked }) => checked)).toEqual([true, false]);
    await addField(root, 'Date');
    await fill(labelled(root, 'Nom du champ'), 'Jour');
    await pressButton(root, 'Créer');
    await until(() => statusText(root).includes('Formulaire créé avec succès'));
    expect(nth(sent, 0).body).toMatchObject({ form_extend: true, form_static: false });

    // What follows after «Créer» stands above the list, and moves it as it comes.
    await until(() => maybeByRole(root, 'button', 'Copier le lien'));
    await pressButton(await rowOf(root, name), /^Modifier «/);
    await until(() => nth(marks(), 0).checked);
    for (const mark of marks()) await click(mark);
    await update(root);
    expect(nth(sent, 1).body).toMatchObject({ form_extend: false, form_static: true });
  });

  it('lists the fields in their order, and scrolls them above a height of 24 rem [F6]', async () => {
    const wanted = Array.from({ length: 20 }, (_, at) => `Champ ${at + 1}`);
    const { root } = await editingFields(wanted.map((name) => named(name)));
    expect(names(root)).toEqual(wanted);
    expect([...list(root).children].map(({ localName }) => localName)).toEqual(wanted.map(() => 'li'));
    const { height, bottom } = list(root).getBoundingClientRect();
    expect(Math.round(height)).toBe(24 * 16);
    expect(list(root).scrollHeight).toBeGreaterThan(height);
    const last = nth(heads(root), 19);
    expect(last.getBoundingClientRect().top).toBeGreaterThan(bottom);
    list(root).scrollTop = list(root).scrollHeight;
    await until(() => last.getBoundingClientRect().bottom <= bottom);
  });

  it('is only as high as a few fields need [F6]', async () => {
    const { root } = await editingFields([named('A'), named('B')]);
    expect(list(root).getBoundingClientRect().height).toBeLessThan(12 * 16);
    expect(list(root).scrollHeight).toBe(list(root).clientHeight);
  });

  it('removes a field from the form [F9]', async () => {
    const { root, formulaire: form } = await editingFields(['A', 'B', 'C'].map((name) => named(name)));
    await pressButton(root, 'Supprimer «\u00a0B\u00a0»');
    expect(names(root)).toEqual(['A', 'C']);
    await update(root);
    expect((await stored(form.id)).champs?.map(({ nom_du_champ }) => nom_du_champ)).toEqual(['A', 'C']);
  });

  it('opens and closes the preview by one button, which is disabled without fields [F14]', async () => {
    const { root } = await show({}, announcing());
    const toggle = () => button(root, 'Prévisualiser');
    expect([toggle().disabled, toggle().getAttribute('aria-pressed')]).toEqual([true, 'false']);
    await addField(root, 'Date');
    await fill(labelled(root, 'Nom du champ'), 'Jour');
    await fill(labelled(root, 'Nom du formulaire'), 'Camp');
    await click(toggle());
    const preview = () => panel(root, 0).querySelector('section[aria-label="Aperçu du formulaire"]');
    await until(preview);
    expect(preview()?.textContent).toMatch(/Camp.*Jour.*Soumettre/s);
    expect(toggle().getAttribute('aria-pressed')).toBe('true');
    expect(() => labelled(root, 'Nom du formulaire')).toThrow();
    await click(toggle());
    await until(() => !preview());
    expect(labelled(root, 'Nom du formulaire').value).toBe('Camp');
    expect([names(root), toggle().getAttribute('aria-pressed')]).toEqual([['Jour'], 'false']);
  });
});

describe('a field of the form builder', () => {
  it('has a name, a type, a placeholder and a mark for required fields, and sends them [F10, F12, F38]', async () => {
    const { root, sent } = await opened(named('A', { placeholder: 'Un mot' }));
    const required = labelled(root, 'Champ requis');
    expect([required.type, required.checked]).toEqual(['checkbox', false]);
    expect(labelled(root, 'Texte d’exemple').value).toBe('Un mot');
    expect([...typeOf(root).options].map(({ value, text }) => [value, text])).toEqual([
      ['text', 'Texte court'],
      ['email', 'Adresse e-mail'],
      ['number', 'Nombre'],
      ['tel', 'Téléphone'],
      ['date', 'Date'],
      ['textarea', 'Texte long'],
      ['select', 'Liste déroulante'],
      ['radio', 'Choix unique'],
      ['checkbox', 'Cases à cocher'],
      ['file', 'Fichier'],
    ]);
    await fill(labelled(root, 'Nom du champ'), 'Portable');
    await choose(typeOf(root), 'tel');
    await fill(labelled(root, 'Texte d’exemple'), 'Le matin');
    await click(labelled(root, 'Champ requis'));
    await update(root);
    expect(nth(sent, 0).body?.champs).toEqual([
      {
        nom_du_champ: 'Portable',
        type_de_champ: 'tel',
        option: '',
        is_required: true,
        placeholder: 'Le matin',
      },
    ]);
  });

  it('has choices only where its type has them [F11]', async () => {
    const { root } = await opened(named('A'));
    const offers: string[] = [];
    for (const { value } of typeOf(root).options) {
      await choose(typeOf(root), value);
      if (root.textContent?.includes('Ajouter un choix')) offers.push(value);
    }
    expect(offers).toEqual(['select', 'radio', 'checkbox']);
  });

  it('sends its choices separated by commas, and none once its type has none [F11]', async () => {
    const { root, sent } = await opened(named('A', { type_de_champ: 'select', option: 'Oui, Non' }));
    expect(['Choix 1', 'Choix 2'].map((label) => labelled(root, label).value)).toEqual(['Oui', 'Non']);
    await pressButton(root, 'Ajouter un choix');
    await fill(await until(() => labelled(root, 'Choix 3')), 'Peut-être');
    await update(root);
    expect(nth(sent, 0).body).toMatchObject({
      champs: [{ type_de_champ: 'select', option: 'Oui,Non,Peut-être' }],
    });

    const { root: second, sent: later } = await opened(named('B', { type_de_champ: 'radio', option: 'Oui' }));
    await choose(typeOf(second), 'text');
    await update(second);
    expect(nth(later, 0).body).toMatchObject({ champs: [{ type_de_champ: 'text', option: '' }] });
  });
});
