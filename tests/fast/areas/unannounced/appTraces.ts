import { accountsArea } from '../../../../src/areas/accounts/area.ts';
import { appsArea } from '../../../../src/areas/apps/area.ts';
import { dashboardArea } from '../../../../src/areas/dashboard/area.ts';
import { journalArea } from '../../../../src/areas/journal/area.ts';
import { settingsArea } from '../../../../src/areas/settings/area.ts';
import { stepsArea } from '../../../../src/areas/steps/area.ts';
import { tagsArea } from '../../../../src/areas/tags/area.ts';
import type { Capability } from '../../../../src/domain/capabilities.ts';
import { rightsOf } from '../../../../src/domain/rights.ts';
import { type Backend, json } from '../../../support/fakeBackend.ts';
import { query } from '../../../support/lookups.ts';
import {
  dialogShown,
  input,
  maybe,
  maybeButton,
  maybeLink,
  pressButton,
  pressLink,
  toastText,
} from '../../../support/onScreen.ts';
import { byRole, maybeByRole, until } from '../../../support/queries.ts';
import { account } from '../../../support/reference.ts';
import { showWidget } from '../../../support/screen.tsx';
import { makeRow, word } from '../../../support/serverRows.ts';
import { click, fill, press } from '../../../support/user.ts';
import { saves, type Trace } from './trace.ts';

/* The capabilities that are an application of their own, and those that show in short lists as in all others. */

/** An application that is there as a whole or not at all. */
const application = (title: string, name: string, sends: RegExp): Trace => ({
  title,
  async open(back) {
    const { root } = showWidget(appsArea, back);
    await until(() => maybeLink(root, 'Tags'));
    return root;
  },
  shows: (root) => maybeLink(root, name),
  use: (root) => pressLink(root, name),
  sends,
});

/** The dialog that this button opens on a new tag. */
async function tagDialog(back: Backend, label: 'Modifier' | 'Supprimer') {
  const name = word();
  await makeRow('/api/tags/', { name });
  const { root } = showWidget(tagsArea, back);
  await pressButton(root, `${label} ${name}`);
  return { root, dialog: await dialogShown(root) };
}

/** The tab of the journal about how long data are kept. */
async function retention(back: Backend) {
  const { root } = showWidget(journalArea, back);
  await click(await until(() => maybeByRole(root, 'tab', 'Conservation')));
  await until(() => maybe(root, 'label', /^Mois sans activité/));
  return root;
}

export const appTraces = {
  'conservation-journal': {
    title: 'says for how long the journal keeps its detail only where the back end does so [R12]',
    open: retention,
    shows: (root) => maybe(root, 'h2', 'Détail du journal'),
    sends: /conservation\/journal/,
  },
  'registre-traitements': {
    title: 'saves the register of processing only where the back end writes it [R12]',
    open: retention,
    shows: (root) => maybe(root, 'h2', 'Registre des traitements'),
    sends: /conservation\/registre/,
    use: async (root) => {
      // What loads above the button would move it from under the mouse.
      await until(() => maybe(root, 'label', /^Mois de détail/));
      await saves(() => pressButton(root, 'Enregistrer le registre'));
    },
  },
  appareils: {
    title: 'gives back what a back end gave the device only where it still does [N6]',
    async open(back) {
      const { session } = back.host();
      for (const _ of 'ab') await session.login(await account());
      const { root } = showWidget(tagsArea, back);
      await until(() => root.querySelector('ul > li'));
      return root;
    },
    sends: /^POST \/api\/login .*"appareil":/,
  },
  aujourdhui: {
    title: 'begins the dashboard with today only where the back end tells it [Y3]',
    async open(back) {
      const { root } = showWidget(dashboardArea, back);
      await until(() => root.querySelector('table[aria-rowcount] tbody td'));
      return root;
    },
    shows: (root) => maybe(root, 'h2', 'Aujourd’hui'),
    sends: /\/aujourdhui\//,
  },
  'a-completer': {
    title: 'says what needs a hand only where the back end tells it [V8]',
    async open(back) {
      const { root } = showWidget(dashboardArea, back);
      await until(() => maybe(root, 'h3', 'Événements des 7 jours'));
      return root;
    },
    shows: (root) => maybe(root, 'h3', /^À compléter/),
    sends: /\/a-completer\//,
  },
  cles: {
    title: 'sends a key with what it creates only where the back end takes one [J4]',
    async open(back) {
      const { root } = showWidget(tagsArea, back);
      await pressButton(root, 'Nouveau Tag');
      await fill(input(await dialogShown(root), 'name'), word());
      await press('Enter');
      await toastText(root);
      return root;
    },
    sends: /^POST \/api\/tags\/.*idempotency-key/,
  },
  comptes: application(
    'manages accounts only where the back end does',
    'Comptes',
    /\/api\/(comptes|profil)\//,
  ),
  connexions: {
    title: 'shows sign-ins and exports only where the back end writes them down [N8]',
    async open(back) {
      const { root } = showWidget(settingsArea, back);
      await click(await until(() => byRole(root, 'tab', 'Sécurité')));
      await until(() => root.querySelector('input[name=ancien]'));
      return root;
    },
    shows: (root) =>
      [...root.querySelectorAll('h2, h3')].find(
        (one) => one.textContent === 'Connexions et fichiers exportés',
      ),
    sends: /\/connexions\//,
  },
  corbeille: {
    title: 'brings back what was deleted only where the back end keeps it [J2]',
    async open(back) {
      const { root, dialog } = await tagDialog(back, 'Supprimer');
      await pressButton(dialog, 'Supprimer');
      await toastText(root);
      return root;
    },
    shows: (root) => maybeButton(query(root, '[part=toast]'), 'Annuler'),
    use: (root) => pressButton(query(root, '[part=toast]'), 'Annuler'),
    sends: /\/api\/corbeille\//,
  },
  anniversaires: application(
    'lists birthdays only where the back end does [R6]',
    'Anniversaires',
    /\/api\/membres\/anniversaires\//,
  ),
  doublons: application(
    'compares members only where the back end can merge them [J8]',
    'Doublons',
    /\/api\/doublons\//,
  ),
  droits: {
    title: 'leaves out what a person may not do only where the back end says so [U5]',
    async open(back) {
      back.next('/api/verify-token', async (_call, pass) => {
        const { data } = await (await pass()).json();
        const rights = data.capacites.includes('droits') ? rightsOf('utilisateur') : undefined;
        return json({ data: { ...data, user: { ...data.user, droits: rights } } });
      });
      await back.host().session.verify();
      const { root } = showWidget(tagsArea, back);
      await until(() => root.querySelector('ul > li'));
      return root;
    },
    shows: (root) => !maybeButton(root, 'Nouveau Tag'),
  },
  'etat-serveur': application(
    'tells how the server is only where the back end does [O6]',
    'État du serveur',
    /\/api\/serveur\//,
  ),
  'facteur-exige': {
    title: 'says which roles need a second factor only where the back end asks for one [N10]',
    async open(back) {
      const { root } = showWidget(accountsArea, back);
      await until(() => root.querySelector('ul > li'));
      return root;
    },
    shows: (root) => maybeByRole(root, 'heading', 'Code obligatoire à la connexion'),
    sends: /\/exigences\//,
  },
  journal: application(
    'tells who changed what only where the back end does [J1]',
    'Journal et corbeille',
    /\/api\/journal\//,
  ),
  'liste-site': {
    title: 'gives the site a key only where the back end has one',
    async open(back) {
      const { root } = showWidget(settingsArea, back);
      await until(() => byRole(root, 'tab', 'Général'));
      return root;
    },
    shows: (root) => maybeByRole(root, 'tab', 'Votre site'),
    async use(root) {
      await click(byRole(root, 'tab', 'Votre site'));
      await until(() => byRole(root, 'heading', 'Votre site'));
    },
    sends: /\/api\/site\//,
  },
  messages: application(
    'tells of mails only where the back end does',
    'E-mails envoyés',
    /\/api\/messages\//,
  ),
  ordre: {
    title: 'puts steps in order only where the back end can [W10]',
    async open(back) {
      const { root } = showWidget(stepsArea, back);
      await until(() => root.querySelector('ul > li'));
      return root;
    },
    shows: (root) => root.querySelector('[aria-label^=Déplacer]'),
    async use(root, back) {
      query(root, '[aria-label^=Déplacer]').focus();
      // There and back, for the steps of the sample data are those of other tests too.
      await press('ArrowDown', 'ArrowUp');
      await until(() => back.called('POST /api/etapes/reorder/')[1]);
    },
    sends: /\/reorder\//,
  },
  presences: application(
    'notes who came to events only where the back end keeps attendance [EL4, EL7]',
    'Présences',
    /\/presences\//,
  ),
  versions: {
    title: 'sends the version that was changed only where the back end compares it [J3]',
    async open(back) {
      const { root, dialog } = await tagDialog(back, 'Modifier');
      await fill(input(dialog, 'name'), word());
      await press('Enter');
      await toastText(root);
      return root;
    },
    sends: /^PUT \/api\/tags\/.*"updated_at":/,
  },
} satisfies Partial<Record<Capability, Trace>>;
