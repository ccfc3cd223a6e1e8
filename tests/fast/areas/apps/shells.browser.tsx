// The code of dialogs is loaded before the first one opens, because it is slow on a cold runner.
import { nth } from '../../../support/lookups.ts';
import { describedBy, input, isAt } from '../../../support/onScreen.ts';
import { showOnServer } from '../../../support/screen.tsx';
import '../../../../src/areas/secretariat/SectionDialog.tsx';
import '../../../../src/areas/secretariat/SummaryDialog.tsx';
import { secretariatArea } from '../../../../src/areas/secretariat/area.ts';
import { settingsArea } from '../../../../src/areas/settings/area.ts';
import { announcing } from '../../../support/announcing.ts';
import { expect } from '../../../support/expect.ts';
import { axeCheck } from '../../../support/mount.tsx';
import {
  allByRole,
  byLabel,
  byRole,
  byText,
  eventually,
  focused,
  maybeByRole,
  until,
} from '../../../support/queries.ts';
import { click, fill, press } from '../../../support/user.ts';

const open = async (root: ShadowRoot, button: string) => {
  await click(byRole(root, 'button', button));
  return until(() => byRole(root, 'dialog', button));
};
const labels = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('label')].map((label) => label.textContent?.replace(' *', ''));
const closed = (root: ShadowRoot) => until(() => maybeByRole(root, 'dialog') === null);

describe('the secretariat', () => {
  it('shows its lists, always empty, with the counter and disabled pages [SC1, SC2, SC3, SC4, SC5]', async () => {
    const { root } = await showOnServer(secretariatArea);
    await isAt(root, 'Secrétariat');
    byText(root, /non enregistré/);
    const sections = allByRole(byRole(root, 'navigation', 'Rubriques'), 'button');
    expect(sections.map((section) => section.textContent)).toEqual([
      'Rendez-vous',
      'Disponibilités',
      'Catégories de Rendez-vous',
    ]);
    for (const name of ['Exporter les membres', 'Voir le résumé', 'Créer un nouveau rendez-vous'])
      byRole(root, 'button', name);
    const none = ['Aucune disponibilité trouvée', 'Aucune catégorie trouvée', 'Aucun rendez-vous trouvé'];
    for (const [at, section] of [...sections.slice(1), nth(sections, 0)].entries()) {
      await click(section);
      byText(root, nth(none, at));
      byText(root, '0 enregistrement trouvé');
      const drawings = [...root.querySelectorAll('section svg[aria-hidden]')];
      expect(drawings.filter((svg) => svg.getBoundingClientRect().width > 80)).toHaveLength(1);
      for (const name of ['Précédent', 'Suivant'])
        expect(byRole<HTMLButtonElement>(root, 'button', name).disabled).toBe(true);
    }
    await fill(byLabel(root, 'Rechercher'), 'Awa <b>');
    byText(root, 'Rien ne correspond à «\u00a0Awa <b>\u00a0».');
    byText(root, '0 enregistrement trouvé');
    await axeCheck(root);
  });

  it('requires only both names in an appointment, and only closes [SC6, SC7, SC9]', async () => {
    const { root, back } = await showOnServer(secretariatArea);
    await isAt(root, 'Secrétariat');
    const dialog = await open(root, 'Créer un nouveau rendez-vous');
    expect(labels(dialog)).toEqual([
      'Nom',
      'Prénom',
      'Profession',
      'Téléphone',
      'Adresse e-mail',
      'Adresse',
      'Ville',
      'Catégorie',
      'Responsable',
      'Date',
      'Créneau horaire',
    ]);
    byText(dialog, /non enregistré/);
    await axeCheck(root);
    await fill(byLabel(dialog, 'Nom'), '   ');
    await fill(byLabel(dialog, 'Adresse e-mail'), 'pas une adresse');
    await press('Enter');
    await until(() => focused() === byLabel(dialog, 'Nom'));
    const wrong = [...dialog.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')];
    expect(wrong).toEqual([byLabel(dialog, 'Nom'), byLabel(dialog, 'Prénom')]);
    for (const control of wrong) expect(describedBy(control)).toBe('Ce champ est obligatoire');
    await fill(byLabel(dialog, 'Nom'), 'Diop');
    await fill(byLabel(dialog, 'Prénom'), 'Awa');
    await press('Enter');
    await closed(root);
    await until(() => focused() === byRole(root, 'button', 'Créer un nouveau rendez-vous'));
    byText(root, '0 enregistrement trouvé');
    expect(back.requests()).toEqual([]);
  });

  it('has a dialog for an availability and one for a category [SC6, SC8, SC9]', async () => {
    const { root, back } = await showOnServer(secretariatArea);
    await isAt(root, 'Secrétariat');
    await click(byRole(root, 'button', 'Disponibilités'));
    byText(root, 'Aucune disponibilité trouvée');
    const availability = await open(root, 'Enregistrer une disponibilité');
    expect(labels(availability)).toEqual(['Responsable', 'Date', 'Créneaux horaires']);
    await click(byRole(availability, 'button', 'Enregistrer la disponibilité'));
    await closed(root);

    await click(byRole(root, 'button', 'Catégories de Rendez-vous'));
    byText(root, 'Aucune catégorie trouvée');
    const category = await open(root, 'Ajouter une catégorie de rendez-vous');
    expect(labels(category)).toEqual(['Description', 'Responsables']);
    await click(byRole(category, 'button', 'Ajouter la catégorie'));
    await eventually(() =>
      expect(describedBy(byLabel(category, 'Description'))).toBe('Ce champ est obligatoire'),
    );
    expect(category.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);
    await fill(byLabel(category, 'Description'), 'Entretien');
    await click(byRole(category, 'button', 'Ajouter la catégorie'));
    await closed(root);
    expect(back.requests()).toEqual([]);
  });

  it('asks before typed words are lost by Escape or « Annuler »', async () => {
    const { root } = await showOnServer(secretariatArea);
    await isAt(root, 'Secrétariat');
    const dialog = await open(root, 'Créer un nouveau rendez-vous');
    await fill(byLabel(dialog, 'Nom'), 'Diop');
    await press('Escape');
    await until(() => byRole(root, 'alertdialog'));
    await press('Escape');
    await until(() => !root.querySelector('[role=alertdialog]'));
    await click(byRole(dialog, 'button', 'Annuler'));
    await until(() => byRole(root, 'alertdialog'));
    expect(input(dialog, 'nom').value).toBe('Diop');
  });

  it('counts to zero in its summary and says that it exports nothing [SC2, SC4, SC9]', async () => {
    const { root, back } = await showOnServer(secretariatArea);
    await isAt(root, 'Secrétariat');
    await click(byRole(root, 'button', 'Voir le résumé'));
    const summary = await until(() => byRole(root, 'dialog', 'Résumé'));
    expect([...summary.querySelectorAll('dd')].map((count) => count.textContent)).toEqual(['0', '0', '0']);
    await press('Escape');
    await closed(root);
    await click(byRole(root, 'button', 'Exporter les membres'));
    await until(() => byText(root, 'Aucun fichier créé'));
    expect(back.requests()).toEqual([]);
  });

  it('offers nothing to fill in when it is readonly', async () => {
    const { root } = await showOnServer(secretariatArea, { readonly: true });
    await isAt(root, 'Secrétariat');
    for (const [section, create] of [
      ['Disponibilités', 'Enregistrer une disponibilité'],
      ['Catégories de Rendez-vous', 'Ajouter une catégorie de rendez-vous'],
      ['Rendez-vous', 'Créer un nouveau rendez-vous'],
    ] as const) {
      await click(byRole(root, 'button', section));
      expect(byRole(root, 'button', section).getAttribute('aria-current')).toBe('true');
      expect(maybeByRole(root, 'button', create)).toBeNull();
    }
  });
});

describe('the settings', () => {
  const tab = (root: ShadowRoot, name: string) => byRole(root, 'tab', name);
  const optionsOf = (root: ShadowRoot, label: string) =>
    [...byLabel<HTMLSelectElement>(root, label).options].map((option) => option.label);

  it('shows five tabs, the signed-in user, and the roles as text [ST1, ST2]', async () => {
    const { root, back } = await showOnServer(settingsArea, {}, announcing());
    await isAt(root, 'Paramètres');
    byText(root, /non enregistré/);
    expect(allByRole(root, 'tab').map((each) => each.textContent)).toEqual([
      'Profil',
      'Notifications',
      'Sécurité',
      'Apparence',
      'Général',
    ]);
    byText(root, 'Claire Martin');
    byText(root, 'admin@parvis.test');
    const panel = byRole(root, 'tabpanel', 'Profil');
    expect([...panel.querySelectorAll('li')].map((role) => role.textContent)).toEqual([
      'Administrateur',
      'Manager',
      'Utilisateur',
    ]);
    expect(panel.querySelector('button, input, select')).toBeNull();
    await axeCheck(root);

    tab(root, 'Profil').focus();
    for (const name of ['Notifications', 'Sécurité', 'Apparence', 'Général']) {
      await press('ArrowRight');
      await until(() => focused() === tab(root, name));
      const panel = byRole(root, 'tabpanel', name);
      expect(panel.querySelector('button, [type=submit], form')).toBeNull();
      await axeCheck(root);
    }
    expect(back.requests()).toEqual([]);
  });

  it('offers languages, zones, formats and themes that change nothing [ST3, ST4, ST5, ST6]', async () => {
    const { root, back } = await showOnServer(settingsArea, { theme: 'light' }, announcing());
    await isAt(root, 'Paramètres');
    await click(tab(root, 'Général'));
    expect(optionsOf(root, 'Langue')).toEqual(['Français', 'English', 'Español']);
    expect(optionsOf(root, 'Fuseau horaire')).toEqual(['Europe/Paris', 'Europe/London', 'America/New_York']);
    expect(optionsOf(root, 'Format de date')).toEqual(['DD/MM/YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD']);
    byLabel(root, 'Langue').focus();
    await press('ArrowDown');
    expect(byLabel<HTMLSelectElement>(root, 'Langue').value).toBe('English');
    expect(allByRole(root, 'heading', 'Paramètres')).toHaveLength(1);
    expect(optionsOf(root, 'Langue')).toEqual(['Français', 'English', 'Español']);

    await click(tab(root, 'Apparence'));
    expect(allByRole(root, 'radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Clair',
      'Sombre',
      'Automatique',
    ]);
    const before = { ...localStorage };
    await click(byRole(root, 'radio', 'Sombre'));
    expect(byRole<HTMLInputElement>(root, 'radio', 'Sombre').checked).toBe(true);
    expect(root.querySelector('[data-theme]')?.getAttribute('data-theme')).toBe('light');
    expect({ ...localStorage }).toEqual(before);
    expect(root.querySelector('[part=toast], dialog')).toBeNull();
    expect(back.requests()).toEqual([]);
  });
});
