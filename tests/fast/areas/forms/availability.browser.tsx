import { announcing } from '../../../support/announcing.ts';
import { expect } from '../../../support/expect.ts';
import { nth, query } from '../../../support/lookups.ts';
import { axeCheck } from '../../../support/mount.tsx';
import { button, dialogShown, labelled, pressButton, setValue } from '../../../support/onScreen.ts';
import { until } from '../../../support/queries.ts';
import { eachOnServer } from '../../../support/serverRows.ts';
import { click, fill, setViewport } from '../../../support/user.ts';
import { addField, editing, formName, formsNamed, panel, show, stored } from './fixtures.ts';

eachOnServer();

const summary = (root: ShadowRoot) =>
  [...root.querySelectorAll('summary')].find((summary) => summary.textContent === 'Disponibilité');
describe('the availability of a form', () => {
  it('is edited where the back end announces it: collapsed at first, whole days, protected [Z15]', async () => {
    const name = formName();
    const { root, sent } = await show();
    await fill(labelled(root, 'Nom du formulaire'), name);
    await addField(root, 'Texte court');
    await fill(query<HTMLInputElement>(root, '[data-part=name]'), 'Ville');
    const title = await until(() => summary(root));
    expect(title.closest('details')?.open).toBe(false);
    await click(title);
    expect(labelled(root, 'Heure d’ouverture').disabled).toBe(true);
    setValue(labelled(root, 'Ouverture'), '2026-04-01');
    setValue(labelled(root, 'Heure d’ouverture'), '08:30');
    setValue(labelled(root, 'Fermeture'), '2026-04-30');
    await fill(labelled(root, 'Nombre maximal de réponses'), '20');
    expect(labelled(root, 'Protéger contre les robots').checked).toBe(true);
    await axeCheck(panel(root, 0));
    await pressButton(root, 'Créer');
    const [form] = await until(async () => {
      const found = await formsNamed(name);
      return found.length > 0 && found;
    });
    expect(sent[0]?.body).toMatchObject({
      ouvert_du: '2026-04-01T08:30',
      ouvert_au: '2026-04-30T23:59',
      reponses_max: 20,
      protection: true,
    });
    expect(await stored(form!.id)).toMatchObject({ ouvert_du: '2026-04-01T08:30', reponses_max: 20 });
  });

  it('shows impossible values before anything is sent', async () => {
    const { root } = await editing({ ouvert_du: '2026-04-02T08:00' });
    await click(await until(() => summary(root)));
    setValue(labelled(root, 'Fermeture'), '2026-04-01');
    const sentences = () =>
      root.textContent?.match(/La fermeture est avant l’ouverture\u00a0: corrigez l’une des deux dates/g);
    await until(() => sentences());
    // Above the buttons stands which field it is, not the same sentence again.
    expect(sentences()).toHaveLength(1);
    expect(root.textContent).toContain('À corriger\u00a0: «\u00a0Fermeture\u00a0»');
    expect(button(root, 'Mettre à jour').disabled).toBe(true);
    setValue(labelled(root, 'Fermeture'), '');
    await fill(labelled(root, 'Nombre maximal de réponses'), 'vingt');
    expect(button(root, 'Mettre à jour').disabled).toBe(true);
    await fill(labelled(root, 'Nombre maximal de réponses'), '');
    expect(button(root, 'Mettre à jour').disabled).toBe(false);
  });

  for (const width of [1280, 320])
    it(`shows the whole sentence of a refused field above the bar of buttons, ${width} px wide`, async () => {
      await setViewport({ width, height: 520 });
      const { root } = await editing({ ouvert_du: '2026-04-02T08:00' });
      await click(await until(() => summary(root)));
      const control = labelled(root, 'Fermeture');
      const bar = query(root, '[data-sticky-bar]:has(button)');
      const [bottomOf, topOf] = [
        (element: Element) => element.getBoundingClientRect().bottom,
        (element: Element) => element.getBoundingClientRect().top,
      ];
      // The field is the last thing above the bar before it is refused.
      control.focus();
      window.scrollBy({ top: bottomOf(control) - topOf(bar) + 2, behavior: 'instant' });
      expect(bottomOf(control)).toBeLessThan(topOf(bar));
      setValue(control, '2026-04-01');
      const error = await until(() => control.closest('[part=field]')?.querySelector('[part=error]'));
      await until(() => bottomOf(error) <= topOf(bar));
      expect(topOf(control)).toBeGreaterThan(0);
    });

  it('can be emptied, and restored by an undo', async () => {
    const { root, formulaire: form } = await editing({ ouvert_au: '2026-04-02T08:00', protection: true });
    await click(await until(() => summary(root)));
    setValue(labelled(root, 'Fermeture'), '');
    await pressButton(root, 'Annuler (Ctrl+Z)');
    await until(() => labelled(root, 'Fermeture').value === '2026-04-02');
    setValue(labelled(root, 'Fermeture'), '');
    await pressButton(root, 'Mettre à jour');
    await until(async () => (await stored(form.id)).ouvert_au === null);
    expect(await stored(form.id)).toMatchObject({ ouvert_au: null, protection: true });
  });

  const closed: [object, string][] = [
    [{ ouvert_du: '2999-04-01T08:30' }, 'Ouvre le 01/04/2999 à 08:30'],
    [{ ouvert_au: '2020-04-01T08:30' }, 'Fermé depuis le 01/04/2020 à 08:30'],
  ];
  for (const [opening, words] of closed)
    it(`shows in the list and in the detail: «${words}»`, async () => {
      const { root, row, formulaire: form } = await editing(opening);
      expect(row.textContent).toContain(words);
      await pressButton(row, /^Voir «/);
      const dialog = await dialogShown(root);
      await until(() => dialog.textContent?.includes(words));
      expect(dialog.textContent).toContain(form.nom_du_formulaire);
    });

  it('is neither shown, sent nor lost where the back end announces nothing [Z15]', async () => {
    const opening = { ouvert_au: '2020-04-01T08:30', reponses_max: 3, protection: true };
    const { root, row, sent, formulaire: form } = await editing(opening, announcing());
    expect(summary(root)).toBeUndefined();
    expect(row.textContent).not.toContain('Fermé');
    await fill(labelled(root, 'Description'), 'Changée');
    await pressButton(root, 'Mettre à jour');
    await until(() => sent.length > 0);
    expect(Object.keys(nth(sent, 0).body as object).toSorted()).toEqual([
      'champs',
      'description',
      'form_extend',
      'form_static',
      'nom_du_formulaire',
    ]);
    await until(async () => (await stored(form.id)).description === 'Changée');
    expect(await stored(form.id)).toMatchObject(opening);
  });
});

describe('how long the answers of a form are kept', () => {
  const heading = (root: ShadowRoot) =>
    [...root.querySelectorAll('summary')].find(
      ({ textContent }) => textContent === 'Conservation des réponses',
    );

  it('is said in words with the number of answers concerned, before it is saved [J7]', async () => {
    const { root, formulaire: form } = await editing({});
    await click(await until(() => heading(root)));
    await until(() => root.textContent?.includes('gardées jusqu’à ce que quelqu’un les supprime') ?? false);
    const months = labelled(root, 'Effacer les réponses après (mois)');
    await fill(months, '0');
    await until(() => root.textContent?.includes('un nombre entier de mois, de 1 à 600') ?? false);
    await fill(months, '12');
    await until(
      () =>
        root.textContent?.includes('les réponses de plus de 12\u00a0mois et leurs fichiers sont effacés') ??
        false,
    );
    await until(() => root.textContent?.includes('Aujourd’hui, aucune réponse n’est concernée.') ?? false);
    await pressButton(root, 'Mettre à jour');
    await until(async () => (await stored(form.id)).conservation_mois === 12);
  });

  it('is neither shown nor sent where the back end does not announce it [J7]', async () => {
    const { root } = await editing({}, announcing());
    expect(heading(root)).toBeUndefined();
  });
});
