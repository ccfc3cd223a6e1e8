import { membersArea } from '../../../../src/areas/members/area.ts';
import type { Capability } from '../../../../src/domain/capabilities.ts';
import { type Backend, held } from '../../../support/fakeBackend.ts';
import { query } from '../../../support/lookups.ts';
import {
  acknowledge,
  allShown,
  button,
  chooseItem,
  dialogShown,
  input,
  isAt,
  maybe,
  maybeButton,
  maybeMenuItem,
  pressButton,
  question,
} from '../../../support/onScreen.ts';
import { until } from '../../../support/queries.ts';
import { showWidget } from '../../../support/screen.tsx';
import { makeMember, makeRow, onServer, track, word } from '../../../support/serverRows.ts';
import { click, fill } from '../../../support/user.ts';
import { saves, type Trace } from './trace.ts';

/* The capabilities that show in the list of members, in a record, and in the dialogs of the list. */

const names = (root: ShadowRoot) => allShown(root, 'tbody th');

/** The list, once its rows and their menus are there. */
async function list(back: Backend, attributes: object = {}) {
  const { root } = showWidget(membersArea, back, attributes);
  await until(() => root.querySelector('tbody [aria-haspopup]'));
  return root;
}

/** The dialog that an entry of the list's own menu opens. */
async function listDialog(back: Backend, entry: string) {
  const root = await list(back);
  await pressButton(root, 'Autres actions');
  await chooseItem(root, entry);
  return { root, dialog: await dialogShown(root) };
}

/** The record of a new member who has a step. */
async function record(back: Backend) {
  const { id } = await makeMember();
  const step = { etape_id: 2, membre_ids: [id], date_association: '2021-03-04' };
  await onServer('POST', '/api/membres/store_multiple_etapes/', step);
  const { root } = showWidget(membersArea, back, { route: `/community/details/${id}` });
  await until(() => maybe(root, 'h2', 'Parcours'));
  await until(() => maybe(root, 'summary', 'Historique'));
  return root;
}

export const memberTraces = {
  notes: {
    title: 'shows and sends notes and visits only where the back end keeps them [R5]',
    open: (back) => record(back),
    shows: (root) => maybe(root, 'h2', 'Notes et visites') ?? maybeButton(root, 'Noter une visite'),
    sends: /\/notes\//,
  },
  consentements: {
    title: 'shows and asks for consents only where the back end keeps them [R9]',
    open: (back) => record(back),
    shows: (root) => maybe(root, 'h2', 'Consentements'),
    sends: /\/consentements\//,
  },
  'export-filtre': {
    title: 'names columns to the export only where the back end takes them [W18]',
    async open(back) {
      const { root, dialog } = await listDialog(back, 'Exporter…');
      await saves(() => pressButton(dialog, /^Exporter/));
      return root;
    },
    sends: /^GET \/api\/membres\/export\/.*(colonnes|search|groupes|etapes|tags)/,
  },
  famille: {
    title: 'saves a family in one call only where the back end takes it [Y1]',
    async open(back) {
      const name = word();
      const { root, dialog } = await listDialog(back, 'Ajouter une famille');
      await fill(input(root, 'famille.nom'), name);
      await fill(input(root, 'adulte1.prenom'), 'Awa');
      await click(query(dialog, 'input[name="adulte1.genre"][value=feminin]'));
      await pressButton(dialog, 'Enregistrer la famille');
      await pressButton(await question(root), 'Compris');
      const { results } = await onServer<{ results: { id: number }[] }>(
        'GET',
        `/api/membres/?search=${name}`,
      );
      for (const { id } of results) track(`/api/membres/${id}/`);
      return root;
    },
    sends: /^POST \/api\/membres\/famille\//,
  },
  filtres: {
    title: 'filters by more than groups, steps and tags only where the back end can [W7]',
    open: (back) => list(back, { route: '/community?sans_email=1&groupes=1,2' }),
    shows: (root) => maybe(root, 'summary', /^Villes/),
    use: async (root) => click(await until(() => maybe(root, 'summary', /^Villes/))),
    sends: /sans_email|\/villes\//,
  },
  adresses: {
    title: 'shows and sends postcodes and second lines only where the back end has them [R4]',
    async open(back) {
      const name = word();
      const root = await list(back);
      await pressButton(root, 'Ajouter un membre');
      const dialog = await dialogShown(root);
      await fill(input(root, 'nom'), name);
      await fill(input(root, 'prenom'), 'Awa');
      await click(query(dialog, 'input[name=genre][value=feminin]'));
      await pressButton(dialog, 'Enregistrer');
      await acknowledge(root);
      const { results } = await onServer<{ results: { id: number }[] }>(
        'GET',
        `/api/membres/?search=${name}`,
      );
      for (const { id } of results) track(`/api/membres/${id}/`);
      await pressButton(root, 'Ajouter un membre');
      await dialogShown(root);
      return root;
    },
    shows: (root) => maybe(root, 'label', 'Code postal'),
    sends: /^POST \/api\/membres\/ .*(code_postal|adresse_complement)/,
  },
  etiquettes: {
    title: 'makes labels and letters only where the back end gives the addresses for them [R7]',
    async open(back) {
      const root = await list(back);
      await click(query(root, 'tbody input[type=checkbox]'));
      await pressButton(root, 'Actions groupées');
      await until(() => maybeMenuItem(root, 'Imprimer la sélection'));
      return root;
    },
    shows: (root) => maybeMenuItem(root, 'Étiquettes ou lettre…'),
    use: async (root) => {
      await chooseItem(root, 'Étiquettes ou lettre…');
      await until(() => maybe(root, 'label', 'Des étiquettes'));
    },
    sends: /^POST .*\/etiquettes\//,
  },
  cotisations: {
    title: 'narrows the list to who is up to date, and ticks years, only where the back end keeps them [R10]',
    async open(back) {
      const { id } = await makeMember();
      await onServer('POST', '/api/membres/cotisations/', { ids: [id], annee: 2026, action: 'ajouter' });
      return list(back, { route: '/community?a_jour=2026' });
    },
    shows: (root) =>
      maybeButton(root, 'Retirer le filtre À jour pour 2026') ??
      root.querySelector('[role=img][aria-label^="À jour"]'),
    sends: /[?&]a_jour=/,
  },
  etats: {
    title: 'narrows the list to people who left only where the back end keeps states [R1]',
    open: (back) => list(back, { route: '/community?etat=tous' }),
    shows: (root) => maybe(root, 'summary', /^État et contact/),
    sends: /[?&]etat=/,
  },
  'filtres-etendus': {
    title: 'filters by gender, marital status and nationality only where the back end can [R8]',
    async open(back) {
      await makeMember({ genre: 'feminin' });
      return list(back, {
        route: '/community?genre=feminin&nationalites=Belge&sans_nationalite=1&sans_code_postal=1',
      });
    },
    shows: (root) => maybe(root, 'summary', /^Nationalités/),
    use: async (root) => click(await until(() => maybe(root, 'summary', /^Nationalités/))),
    sends: /[?&]genre=|nationalite|code_postal/,
  },
  'compte-membre': {
    title: 'shows the account of a record only where the back end links them [R3]',
    open: record,
    shows: (root) => maybe(root, 'h2', 'Compte lié'),
    sends: /\/compte\/ /,
  },
  'filtres-partages': {
    title: 'shares saved filters only where the back end keeps them [W7]',
    async open(back) {
      await makeRow('/api/filtres_membres/', { nom: word(), version: 1, contenu: { search: 'x' } });
      const root = await list(back);
      await pressButton(root, 'Filtres enregistrés');
      await until(() => maybeMenuItem(root, 'Enregistrer ces filtres…'));
      return root;
    },
    shows: (root) => maybeMenuItem(root, /partagé/),
    sends: /filtres_membres/,
  },
  recherche: {
    title: 'narrows the list at the keystroke only where the back end says how it searches [M4]',
    async open(back) {
      const { nom } = await makeMember({ prenom: 'Zoé' });
      await makeMember({ nom, prenom: 'Awa' });
      const root = await list(back, { search: nom ?? '' });
      await until(() => names(root).length === 2);
      back.next('/api/membres/', held().reply);
      await fill(query(root, 'input[type=search]'), `${nom} zoe`);
      await until(() => root.querySelector('table[aria-busy=true]'));
      return root;
    },
    shows: (root) => names(root).length === 1,
  },
  retraits: {
    title: 'removes a step from a record only where the back end can [W8]',
    open: record,
    shows: (root) => maybeButton(root, /^Retirer l’étape/),
    async use(root) {
      await pressButton(root, /^Retirer l’étape/);
      await pressButton(await question(root), 'Retirer');
    },
    sends: /\/retirer_(etape|conjoint|enfant)\//,
  },
  rgpd: {
    title: 'offers the data of a person only where the back end gives them [J6]',
    open: record,
    shows: (root) => maybe(root, 'summary', 'Données personnelles'),
    async use(root) {
      await click(await until(() => maybe(root, 'summary', 'Données personnelles')));
      await saves(() => pressButton(root, 'Exporter les données'));
    },
    sends: /donnees|effac|conservation/,
  },
  selection: {
    title: 'ticks all members that match only where the back end names them [W6]',
    async open(back) {
      const root = await list(back);
      await click(query(root, 'tbody input[type=checkbox]'));
      await until(() => button(root, 'Actions groupées').matches(':enabled'));
      return root;
    },
    shows: (root) => maybeButton(root, /^Sélectionner les/),
    use: (root) => pressButton(root, /^Sélectionner les/),
    sends: /\/api\/membres\/(identifiants|repartition)\//,
  },
  simulation: {
    title: 'checks an import on the server only where it simulates [A11]',
    async open(back) {
      const name = word();
      const { root, dialog } = await listDialog(back, 'Importer des membres…');
      const input = query<HTMLInputElement>(dialog, 'input[type=file]');
      const files = new DataTransfer();
      files.items.add(new File([`Nom;Prénom;Sexe\r\n${name};Awa;F`], 'membres.csv'));
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
      await pressButton(dialog, 'Vérifier le fichier');
      await isAt(root, 'Prêt à importer', 'h3');
      await pressButton(dialog, /^(Importer 1 membre|Envoyer 1 ligne)/);
      await isAt(root, 'Import terminé', 'h3');
      const { results } = await onServer<{ results: { id: number }[] }>(
        'GET',
        `/api/membres/?search=${name}`,
      );
      for (const { id } of results) track(`/api/membres/${id}/`);
      return root;
    },
    sends: /^POST \/api\/membres\/import\/.*(simulation|doublons)/,
  },
  tri: {
    title: 'sorts the list only where the back end can [W6]',
    open: (back) => list(back, { route: '/community?tri=-email' }),
    shows: (root) => maybeButton(root, 'Groupe'),
    sends: /ordering/,
  },
} satisfies Partial<Record<Capability, Trace>>;
