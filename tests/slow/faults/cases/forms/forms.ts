/* The form builder. */
import type { Case } from '../../support/Case.ts';
import { alert, holdsValue, messageOr, panel, withReason } from '../../support/shows.ts';
import { fresh } from '../../support/site.ts';
import type { Tab } from '../../support/Tab.ts';

const title = (tab: Tab) => tab.page.getByRole('textbox', { name: 'Nom du formulaire', exact: true });
const toast = (text: string) => (tab: Tab) =>
  tab.page.getByRole('region', { name: 'Messages' }).getByText(text).last().waitFor();

async function createForm(tab: Tab): Promise<{ id: number; nom: string }> {
  const name = fresh('Formulaire');
  const { id } = await tab.site.ask<{ id: number }>('POST', '/api/formulaires/', {
    nom_du_formulaire: name,
    description: '',
    form_extend: false,
    form_static: false,
    champs: [{ nom_du_champ: 'Nom', type_de_champ: 'text', option: '', is_required: false, placeholder: '' }],
  });
  return { id, nom: name };
}

/** Creates a form and searches for its row. */
async function find(tab: Tab): Promise<string> {
  const { nom } = await createForm(tab);
  await tab.goto('apps/formulaire');
  await tab.page.getByRole('searchbox', { name: 'Rechercher un formulaire' }).fill(nom);
  await tab.button(`Voir «\u00a0${nom}\u00a0»`).waitFor();
  return nom;
}

const names = new WeakMap<Tab, string>();
const kept = (tab: Tab) => holdsValue(title, names.get(tab) ?? '')(tab);
const FAILED = 'Erreur lors du chargement du formulaire';

export const formCases: readonly Case[] = [
  {
    call: 'formulaires.list',
    screen: 'Formulaires',
    kind: 'load',
    open: (tab) => tab.goto('apps/formulaire'),
    shows: panel(withReason('Erreur lors du chargement des formulaires')),
    done: (tab) =>
      tab.page
        .getByRole('button', { name: /^Voir / })
        .first()
        .waitFor(),
  },
  {
    call: 'formulaires.withFields',
    screen: 'Formulaire, détail',
    kind: 'load',
    ends: ['404'],
    async open(tab) {
      names.set(tab, await find(tab));
      await tab.press(`Voir «\u00a0${names.get(tab)}\u00a0»`);
    },
    async shows(tab, attempt) {
      if (attempt.fault.name !== '404') return panel(withReason(FAILED))(tab, attempt);
      await tab.dialog.getByText('Formulaire non trouvé').waitFor();
      return 'B';
    },
    done: (tab) => tab.button('Éditer', tab.dialog).waitFor(),
  },
  {
    call: 'formulaires.withFields',
    screen: 'Formulaire à modifier',
    kind: 'load',
    async open(tab) {
      names.set(tab, await find(tab));
      await tab.press(`Modifier «\u00a0${names.get(tab)}\u00a0»`);
    },
    again: (tab) => tab.press(`Modifier «\u00a0${names.get(tab)}\u00a0»`),
    async shows(tab, attempt) {
      const words = attempt.fault.name === '404' ? () => 'Formulaire non trouvé' : withReason(FAILED);
      return alert('Erreur', words)(tab, attempt);
    },
    async done(tab) {
      // After the new sign-in the button must be pressed again.
      if ((await tab.page.getByRole('heading', { name: 'Édition du Formulaire' }).count()) === 0)
        await tab.press(`Modifier «\u00a0${names.get(tab)}\u00a0»`);
      await tab.heading('Édition du Formulaire');
    },
  },
  {
    call: 'formulaires.create',
    screen: 'Nouveau formulaire',
    kind: 'save',
    anyBody: true,
    async open(tab) {
      const name = fresh('Inscription');
      names.set(tab, name);
      await tab.goto('apps/formulaire');
      await title(tab).fill(name);
      await tab.press('Ajouter un champ');
      await tab.page.getByRole('menuitem').first().click();
      await tab.page.getByRole('textbox', { name: 'Nom du champ', exact: true }).fill('Prénom');
    },
    act: (tab) => tab.press('Créer'),
    shows: alert('Erreur', withReason('Erreur lors de la création du formulaire')),
    kept,
    done: toast('Formulaire créé avec succès'),
  },
  {
    call: 'formulaires.update',
    screen: 'Formulaire, modification',
    kind: 'save',
    anyBody: true,
    async open(tab) {
      const name = await find(tab);
      await tab.press(`Modifier «\u00a0${name}\u00a0»`);
      await tab.heading('Édition du Formulaire');
      names.set(tab, `${name} bis`);
      await title(tab).fill(`${name} bis`);
    },
    act: (tab) => tab.press('Mettre à jour'),
    async shows(tab, attempt) {
      if (attempt.fault.name !== '404')
        return alert('Erreur', withReason('Erreur lors de la mise à jour du formulaire'))(tab, attempt);
      await tab.alert.getByText('vous pouvez le créer de nouveau').waitFor();
      await tab.press('Continuer la saisie', tab.alert);
      return 'Q';
    },
    kept,
    done: toast('Formulaire mis à jour avec succès'),
  },
  {
    call: 'formulaires.remove',
    screen: 'Formulaire, suppression',
    kind: 'save',
    anyBody: true,
    ends: ['404'],
    async open(tab) {
      names.set(tab, await find(tab));
    },
    async act(tab) {
      await tab.press(`Supprimer «\u00a0${names.get(tab)}\u00a0»`);
      await tab.press('Supprimer', tab.alert);
    },
    async shows(tab, attempt) {
      const failed = 'Erreur lors de la suppression du formulaire';
      const words =
        attempt.fault.name === '404' ? () => [failed, 'Formulaire non trouvé'] : withReason(failed);
      return alert('Erreur', words)(tab, attempt);
    },
    done: toast('Formulaire supprimé avec succès'),
  },
  {
    call: 'formulaires.answers',
    screen: 'Formulaire, réponses',
    kind: 'save',
    async open(tab) {
      const name = await find(tab);
      await tab.press(`Voir «\u00a0${name}\u00a0»`);
      await tab.button('Télécharger les réponses (CSV)').waitFor();
    },
    act: (tab) => tab.press('Télécharger les réponses (CSV)'),
    shows: alert('Erreur', (attempt) =>
      attempt.fault.name === '404'
        ? 'Les réponses de ce formulaire ne sont pas conservées.'
        : messageOr('Les réponses n’ont pas pu être téléchargées.')(attempt),
    ),
    done: (tab) => tab.button('Télécharger les réponses (CSV)').and(tab.page.locator(':enabled')).waitFor(),
  },
];
