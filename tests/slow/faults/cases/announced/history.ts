/* What a back end announces: lists of accounts, changes, deleted rows, inactive members and duplicates, and their actions. */
import type { Case } from '../../support/Case.ts';
import { messageOr, panel, withReason, writeAlert } from '../../support/shows.ts';
import { fresh } from '../../support/site.ts';
import type { Tab } from '../../support/Tab.ts';
import { toast } from './toast.ts';

interface Load {
  call: string;
  screen: string;
  hash: string;
  /** The tab of the screen that makes the call, if it isn't the first. */
  part?: string;
  failed: string;
  /** What shows once it has loaded. */
  shown(tab: Tab): { waitFor(): Promise<void> };
  /** Stores what the list shows. */
  store?(tab: Tab): Promise<unknown>;
}

const list = (name: string) => (tab: Tab) =>
  tab.page.getByRole('list', { name }).getByRole('listitem').first();
const member = (tab: Tab) =>
  tab.site.ask<{ id: number; nom: string }>('POST', '/api/membres/', {
    nom: fresh('Essai'),
    prenom: 'Zoé',
    genre: 'feminin',
  });

const loads: readonly Load[] = [
  {
    call: 'comptes.list',
    screen: 'Comptes',
    hash: 'apps/comptes',
    failed: 'Erreur lors du chargement des comptes',
    shown: (tab) => tab.button(/^Actions/).first(),
  },
  {
    call: 'journal.list',
    screen: 'Journal',
    hash: 'apps/journal',
    failed: 'Le journal n’a pas pu être chargé.',
    shown: list('Changements'),
    store: member,
  },
  {
    call: 'corbeille.list',
    screen: 'Corbeille',
    hash: 'apps/journal',
    part: 'Corbeille',
    failed: 'La corbeille n’a pas pu être chargée.',
    shown: list('Éléments supprimés'),
    store: trashed,
  },
  {
    call: 'rgpd.inactifs',
    screen: 'Conservation',
    hash: 'apps/journal',
    part: 'Conservation',
    failed: 'Les fiches sans activité n’ont pas pu être chargées.',
    shown: (tab) => tab.page.getByText('Aucune fiche à revoir'),
  },
  {
    call: 'rgpd.reglage',
    screen: 'Conservation, durée',
    hash: 'apps/journal',
    part: 'Conservation',
    failed: 'La durée n’a pas pu être chargée.',
    shown: (tab) => tab.page.getByLabel('Mois sans activité'),
  },
  {
    call: 'doublons.list',
    screen: 'Doublons',
    hash: 'apps/doublons',
    failed: 'Les doublons n’ont pas pu être chargés.',
    shown: (tab) => tab.page.getByRole('region', { name: 'Recherche des doublons' }),
  },
];

interface Save {
  call: string;
  screen: string;
  hash: string;
  part?: string;
  /** Stores what is acted on, and returns its name. */
  store?(tab: Tab): Promise<string>;
  /** Presses all buttons of the action. */
  act(tab: Tab, name: string): Promise<void>;
  failed: string;
  done(tab: Tab): Promise<void>;
  anyBody?: true;
}

/** Stores a member in the trash. */
async function trashed(tab: Tab): Promise<string> {
  const { id, nom } = await member(tab);
  await tab.site.ask('DELETE', `/api/membres/${id}/`);
  return `${nom} Zoé`;
}

async function inTrash(tab: Tab, name: string, action: string): Promise<void> {
  await tab.press(`Actions\u00a0: ${name}`);
  await tab.page.getByRole('menuitem', { name: `${action} ${name}` }).click();
}

const saves: readonly Save[] = [
  {
    call: 'journal.undo',
    screen: 'Journal',
    hash: 'apps/journal',
    async store(tab) {
      const { id, nom } = await member(tab);
      const body = { membre_ids: [id], tags_ids: [1] };
      await tab.site.ask('POST', '/api/membres/taged_multiple/', body);
      return nom;
    },
    async act(tab, name) {
      const row = tab.page.getByRole('listitem').filter({ hasText: name });
      await row.getByRole('button', { name: /^Actions/ }).click();
      await tab.page.getByRole('menuitem', { name: /^Annuler/ }).click();
      await tab.press('Annuler cette action', tab.alert);
    },
    failed: 'L’action n’a pas été annulée',
    done: toast('Action annulée'),
  },
  {
    call: 'corbeille.restore',
    screen: 'Corbeille',
    hash: 'apps/journal',
    part: 'Corbeille',
    store: trashed,
    act: (tab, name) => inTrash(tab, name, 'Rétablir'),
    failed: 'Rien n’a été rétabli',
    done: toast('Rétabli'),
  },
  {
    call: 'corbeille.remove',
    screen: 'Corbeille',
    hash: 'apps/journal',
    part: 'Corbeille',
    store: trashed,
    async act(tab, name) {
      await inTrash(tab, name, 'Supprimer définitivement');
      await tab.press('Supprimer définitivement', tab.alert);
    },
    failed: 'Rien n’a été supprimé',
    done: toast('Suppression définitive'),
    anyBody: true,
  },
  {
    call: 'doublons.search',
    screen: 'Doublons',
    hash: 'apps/doublons',
    act: (tab) => tab.press(/^Chercher/),
    failed: 'La recherche n’a pas commencé',
    done: (tab) =>
      tab.page
        .getByText(/^(Recherche en cours|Dernière recherche)/)
        .first()
        .waitFor(),
  },
];

async function openAt(tab: Tab, { hash, part }: Pick<Load, 'hash' | 'part'>): Promise<void> {
  await tab.goto(hash);
  if (part) await tab.page.getByRole('tab', { name: part }).click();
}

function loadCase(load: Load): Case {
  const { call, screen, failed, shown, store } = load;
  return {
    call,
    screen,
    kind: 'load',
    async open(tab) {
      await store?.(tab);
      await openAt(tab, load);
    },
    shows: panel(withReason(failed)),
    done: (tab) => shown(tab).waitFor(),
  };
}

function saveCase(save: Save): Case {
  const { call, screen, store, act, failed, done, anyBody } = save;
  /** What is acted on, by page, because two pages run at a time. */
  const names = new WeakMap<Tab, string>();
  return {
    call,
    screen,
    kind: 'save',
    async open(tab) {
      names.set(tab, (await store?.(tab)) ?? '');
      await openAt(tab, save);
    },
    act: (tab) => act(tab, names.get(tab) ?? ''),
    shows: writeAlert(failed, messageOr()),
    done,
    ...(anyBody && { anyBody }),
  };
}

/** It empties the trash of all rows, so it comes after those that fill it. */
export const emptyTrashCase: Case = saveCase({
  call: 'corbeille.empty',
  screen: 'Corbeille, tout',
  hash: 'apps/journal',
  part: 'Corbeille',
  store: trashed,
  async act(tab) {
    await tab.press('Vider la corbeille');
    await tab.press('Supprimer définitivement', tab.alert);
  },
  failed: 'Rien n’a été supprimé',
  done: toast('La corbeille est vide'),
  anyBody: true,
});

export const announcedCases: readonly Case[] = [...loads.map(loadCase), ...saves.map(saveCase)];
