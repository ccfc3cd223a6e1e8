import { consoleArea } from '../../../../src/areas/console/area.ts';
import { membersArea } from '../../../../src/areas/members/area.ts';
import { AREA_ACTIONS } from '../../../../src/domain/actions.ts';
import { Members } from '../../../../src/index.ts';
import { expect, fn } from '../../../support/expect.ts';
import { mountInLight } from '../../../support/mount.tsx';
import { allShown, maybe, nameOf, pressButton } from '../../../support/onScreen.ts';
import { byRole, until } from '../../../support/queries.ts';
import { signedInClient } from '../../../support/reference.ts';
import { showOnServer } from '../../../support/screen.tsx';

/** What exports, imports or deletes, by the names of buttons. */
const WAYS = /^(exporter|importer|supprimer|effacer|vider|télécharger)/i;

/** Screens that have such a button, each with a text that is there when it has loaded. */
const SCREENS = [
  ['/community/details/1', 'Details'],
  ['/events', 'Événements'],
  ['/apps/formulaire', 'Constructeur de Formulaires'],
  ['/apps/groupes', 'Gestion des Groupes'],
  ['/apps/departements', 'Gestion des Départements'],
  ['/apps/tags', 'Gestion des Tags'],
  ['/apps/integrations', 'Gestion des Intégrations'],
] as const;

async function showConsole(path: string, hide: string, show = '') {
  location.hash = `#${path}`;
  const mounted = await showOnServer(consoleArea, { hide, show });
  await until(() => byRole(mounted.root, 'navigation', 'Navigation principale'));
  return mounted;
}

const isAt = (root: ShadowRoot, title: string) => until(() => maybe(root, 'h1, h2, h3, button', title));
const isLoaded = (root: ShadowRoot) => until(() => !root.querySelector('[aria-busy="true"]'));
const waysIn = (root: ShadowRoot) =>
  allShown(root, 'button, a, summary')
    .map(nameOf)
    .filter((name) => WAYS.test(name));

describe('hide on the console', () => {
  for (const [path, title] of SCREENS)
    it(`leaves nothing at ${path} that exports, imports or deletes`, async () => {
      const all = await showConsole(path, '');
      await isAt(all.root, title);
      await until(() => waysIn(all.root).length > 0);
      all.unmount();
      const { root } = await showConsole(path, 'export,import,delete');
      await isAt(root, title);
      await isLoaded(root);
      expect(waysIn(root)).toEqual([]);
    });

  it('hides deletions alone where that is asked, and leaves merging two records to the area of duplicates', async () => {
    const { root } = await showConsole('/apps/doublons/1/2', 'delete');
    await isAt(root, 'Fusionner');
    location.hash = '#/apps/formulaire';
    await isAt(root, 'Constructeur de Formulaires');
    await until(() => waysIn(root).some((name) => name.startsWith('Importer')));
    expect(waysIn(root).filter((name) => name.startsWith('Supprimer'))).toEqual([]);
  });
});

async function itemsOfList(root: ShadowRoot | HTMLElement) {
  await pressButton(root, 'Autres actions');
  return until(() => {
    const items = allShown(root, '[role=menuitem]').map(nameOf);
    return items.length > 0 && items;
  });
}

describe('hide on the members', () => {
  it('takes import and export out of the menu of the list, and deletion out of the menu of a row', async () => {
    const { root } = await showOnServer(membersArea, { hide: 'export,import,delete' });
    expect(await itemsOfList(root)).toEqual([
      'Ajouter une famille',
      'Imprimer la liste',
      'Raccourcis clavier',
    ]);
  });
});

describe('hide on a component', () => {
  it('takes a list too, and warns once of a name that it doesn’t have', async () => {
    const client = await signedInClient();
    const warn = console.warn;
    const said = fn();
    console.warn = said;
    try {
      const { root, rerender } = mountInLight(<Members client={client} hide={['export', 'import']} />);
      expect(await itemsOfList(root)).toEqual([
        'Ajouter une famille',
        'Imprimer la liste',
        'Raccourcis clavier',
      ]);
      for (let i = 0; i < 2; i++) rerender(<Members client={client} hide="export, exprot" />);
      await until(() => said.mock.calls.length > 0);
    } finally {
      console.warn = warn;
    }
    const names = AREA_ACTIONS.members.join(', ');
    expect(said.mock.calls).toEqual([
      [
        `<parvis-members> hide="export, exprot": nothing here is called exprot; that is ignored. Write names out of ${names}. Did you mean export?`,
      ],
    ]);
  });
});

/** Buttons that only read, by their names. Whatever else a screen has is an action that a page can hide. */
const READS =
  /^(claire martin|rechercher|filtres|colonnes|actualiser|autres actions|actions (pour|groupées)|trier|nom |e-mail|groupe$|précédent|suivant|page \d|retour|historique|liste|mois|en cours|à venir|calendrier et|charger|réinitialiser|voir |gérer |journal|corbeille|conservation|réessayer|outils)/i;

const otherButtons = (root: ShadowRoot) =>
  allShown(root, 'button')
    .map(nameOf)
    .filter((name) => !READS.test(name));

/** Screens with actions, each with a text that is there when it has loaded. */
const ACTING = [
  ['/community', 'Membres'],
  ['/community/details/1', 'Details'],
  ['/events/1', 'Intervenants'],
  ['/apps/groupes', 'Gestion des Groupes'],
  ['/apps/tags', 'Gestion des Tags'],
  ['/apps/integrations', 'Gestion des Intégrations'],
  ['/apps/doublons', 'Doublons'],
  ['/apps/comptes', 'Gestion des Comptes'],
] as const;

describe('show on the console', () => {
  for (const [path, title] of ACTING)
    it(`leaves nothing at ${path} but reading, where it names no action`, async () => {
      const all = await showConsole(path, '');
      await isAt(all.root, title);
      await until(() => otherButtons(all.root).length > 0);
      all.unmount();
      const { root } = await showConsole(path, '', 'list');
      await isAt(root, title);
      await isLoaded(root);
      expect(otherButtons(root)).toEqual([]);
    });
});

describe('actions by their names', () => {
  const record = async (words: { hide?: string; show?: string }) => {
    const { root } = await showOnServer(membersArea, { route: '/community/details/1', ...words });
    await until(() => maybe(root, 'h3', 'Conjoint'));
    return root;
  };

  it('hides those that a page names, in menus and on cards', async () => {
    const root = await record({ hide: 'tag,spouse' });
    await pressButton(root, 'Actions');
    const items = await until(() => {
      const shown = allShown(root, '[role=menuitem]').map(nameOf);
      return shown.length > 0 && shown;
    });
    expect(items.filter((name) => /tag/i.test(name))).toEqual([]);
    expect(items.some((name) => /groupe/i.test(name))).toBe(true);
    expect(
      allShown(root, 'button')
        .map(nameOf)
        .filter((name) => /conjoint/i.test(name)),
    ).toEqual([]);
    expect(
      allShown(root, 'button')
        .map(nameOf)
        .some((name) => /enfant/i.test(name)),
    ).toBe(true);
  });

  it('shows only those that a page names', async () => {
    const root = await record({ show: 'list,record,edit' });
    const buttons = await until(() => {
      const shown = allShown(root, 'button').map(nameOf);
      return shown.includes('Modifier') && shown;
    });
    expect(
      buttons.filter((name) => /tag|étape|groupe|département|conjoint|enfant|supprimer|imprimer/i.test(name)),
    ).toEqual([]);
  });
});
