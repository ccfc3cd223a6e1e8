/* Groups, departments, tags and integration steps: four short lists that share their screens. */
import type { Case } from '../support/Case.ts';
import { alert, alertOrField, holdsValue, panel, withReason } from '../support/shows.ts';
import { fresh } from '../support/site.ts';
import type { Tab } from '../support/Tab.ts';

interface Catalog {
  family: string;
  hash: string;
  screen: string;
  /** Singular with its article, for error sentences: «du groupe». */
  of: string;
  many: string;
  create: string;
  edit: string;
  remove: string;
  /** Name and label of the required control. */
  field: string;
  label: string;
  /** Sentences of the notices. */
  created: string;
  updated: string;
  removed: string;
  /** Whether the screen reads the answer to an update. */
  readsUpdate?: true;
}

const catalogs: readonly Catalog[] = [
  {
    family: 'groupes',
    hash: 'apps/groupes',
    screen: 'Groupes',
    of: 'du groupe',
    many: 'des groupes',
    create: 'Nouveau Groupe',
    edit: 'Modifier le groupe',
    remove: 'Supprimer le groupe',
    field: 'nom',
    label: 'Nom',
    created: 'Groupe créé',
    updated: 'Groupe mis à jour',
    removed: 'Groupe supprimé',
    readsUpdate: true,
  },
  {
    family: 'departements',
    hash: 'apps/departements',
    screen: 'Départements',
    of: 'du département',
    many: 'des départements',
    create: 'Nouveau Département',
    edit: 'Modifier le département',
    remove: 'Supprimer le département',
    field: 'nom',
    label: 'Nom',
    created: 'Département créé',
    updated: 'Département mis à jour',
    removed: 'Département supprimé',
  },
  {
    family: 'tags',
    hash: 'apps/tags',
    screen: 'Tags',
    of: 'du tag',
    many: 'des tags',
    create: 'Nouveau Tag',
    edit: 'Modifier le tag',
    remove: 'Supprimer le tag',
    field: 'name',
    label: 'Nom',
    created: 'Tag créé',
    updated: 'Tag mis à jour',
    removed: 'Tag supprimé',
  },
  {
    family: 'etapes',
    hash: 'apps/integrations',
    screen: 'Étapes',
    of: 'de l’étape',
    many: 'des étapes',
    create: 'Nouvelle Étape',
    edit: 'Modifier l’étape',
    remove: 'Supprimer l’étape',
    field: 'libelle',
    label: 'Libellé',
    created: 'Étape créée',
    updated: 'Étape mise à jour',
    removed: 'Étape supprimée',
  },
];

const toast = (tab: Tab, text: string) =>
  tab.page.getByRole('region', { name: 'Messages' }).getByText(text).last().waitFor();
const rows = (tab: Tab) => tab.page.getByRole('button', { name: /^Modifier / });

/** Over 50 lines because it is one list of the four calls of a short list. */
function casesOf(catalog: Catalog): Case[] {
  const { family, hash, screen, of, field, label } = catalog;
  const control = (tab: Tab) => tab.dialog.getByLabel(label, { exact: false });
  /** The typed name by page, because two pages run at a time. */
  const names = new WeakMap<Tab, string>();
  const nameOf = (tab: Tab) => names.get(tab) ?? '';
  const kept = (tab: Tab) => holdsValue(control, nameOf(tab))(tab);
  const type = async (tab: Tab, name: string) => {
    names.set(tab, name);
    await control(tab).first().fill(name);
  };
  const isClosed = (tab: Tab) => tab.dialog.waitFor({ state: 'detached' });
  const openRow = async (tab: Tab, verb: string): Promise<string> => {
    const name = fresh(`Essai ${family}`);
    await tab.site.ask('POST', `/api/${family}/`, { [field]: name, description: '', mission: '' });
    await tab.goto(hash);
    await tab.press(`${verb} ${name}`);
    await tab.dialog.waitFor();
    return name;
  };
  const shared = { screen, kind: 'save', field } as const;
  const failed = (verb: string) =>
    alertOrField('Erreur', withReason(`Erreur lors de la ${verb} ${of}`), control);
  return [
    {
      call: `${family}.list`,
      screen,
      kind: 'load',
      open: (tab) => tab.goto(hash),
      shows: panel(withReason(`Erreur lors du chargement ${catalog.many}`)),
      done: (tab) => rows(tab).first().waitFor(),
    },
    {
      ...shared,
      call: `${family}.create`,
      async open(tab) {
        await tab.goto(hash);
        await rows(tab).first().waitFor();
        await tab.press(catalog.create);
        await type(tab, fresh(`Nouveau ${family}`));
      },
      act: (tab) => tab.press('Enregistrer', tab.dialog),
      shows: failed('création'),
      kept,
      async done(tab) {
        await toast(tab, catalog.created);
        await isClosed(tab);
      },
    },
    {
      ...shared,
      call: `${family}.update`,
      async open(tab) {
        await type(tab, `${await openRow(tab, 'Modifier')} bis`);
      },
      act: (tab) => tab.press('Enregistrer', tab.dialog),
      shows: failed('mise à jour'),
      kept,
      ...(!catalog.readsUpdate && { anyBody: true }),
      async done(tab) {
        await toast(tab, catalog.updated);
        await isClosed(tab);
      },
    },
    {
      screen,
      kind: 'save',
      call: `${family}.remove`,

      async open(tab) {
        await openRow(tab, 'Supprimer');
      },
      act: (tab) => tab.press('Supprimer', tab.dialog),
      async shows(tab, attempt) {
        const isGone = attempt.fault.name === '404';
        const words = isGone
          ? () => 'n’existait déjà plus'
          : withReason(`Erreur lors de la suppression ${of}`);
        await alert('Erreur', words)(tab, attempt);
        if (isGone) await isClosed(tab);
        else await tab.button('Supprimer', tab.dialog).waitFor();
        return isGone ? 'B' : 'A';
      },
      ends: ['404'],
      anyBody: true,
      async done(tab) {
        await toast(tab, catalog.removed);
        await isClosed(tab);
      },
    },
  ];
}

export const catalogCases: readonly Case[] = catalogs.flatMap(casesOf);
