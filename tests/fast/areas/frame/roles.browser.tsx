import { consoleArea } from '../../../../src/areas/console/area.ts';
import { expect } from '../../../support/expect.ts';
import { allShown, button, nameOf } from '../../../support/onScreen.ts';
import { until } from '../../../support/queries.ts';
import { showWidget } from '../../../support/screen.tsx';
import { click, press, setViewport } from '../../../support/user.ts';
import { names } from '../members/fixtures.ts';
import { listBackend } from '../members/list/fixtures.ts';

const anne = { id: 7, name: 'Anne Duval' };
/** What a back end may say about the rights of an account. By the specification, a token is enough. */
const RIGHTS = {
  'nothing of rights': {},
  'the role of a reader': { role: 'lecteur', roles: ['lecteur'], permissions: [], is_staff: false },
  'the role of an administrator': { role: 'admin', roles: ['admin'], is_staff: true, is_superuser: true },
  'an account not activated': { is_active: false, statut: 'inactif' },
};

beforeEach(() => setViewport({ width: 1280, height: 900 }));

/** The console with the members, for this user, once the list and its menus are there. */
async function shownTo(user: object) {
  history.replaceState(null, '', '#/community');
  const back = listBackend();
  back.answer('/api/verify-token', { data: { user } });
  const { root, unmount } = showWidget(consoleArea, back);
  await until(() => names(root).length >= 10);
  // A menu for each row, four of the list, and the user's menu.
  await until(() => root.querySelectorAll('[aria-haspopup]').length === 15);
  return { root, unmount };
}

/** Names of all links and buttons, also in the menus of the row and of the user. */
async function controlsOf(root: ShadowRoot): Promise<string[]> {
  const namesOf = (selector: string) =>
    allShown(root, selector).map(
      (one) => nameOf(one) + (one.matches(':disabled, [aria-disabled=true]') ? ' (inert)' : ''),
    );
  const shown = namesOf('button, a');
  const menus: string[] = [];
  for (const opener of ['Actions pour Nom01 Élodie', 'Anne Duval']) {
    await click(button(root, opener));
    await until(() => namesOf('[role=menuitem]').length > 0);
    menus.push(...namesOf('[role=menuitem]'));
    await press('Escape');
    await until(() => namesOf('[role=menuitem]').length === 0);
  }
  return [...shown, ...menus];
}

describe('the console', () => {
  it('offers the same to every user with a token, whatever the answer says about rights [S12]', async () => {
    const offered = new Map<string, string[]>();
    for (const [told, rights] of Object.entries(RIGHTS)) {
      const { root, unmount } = await shownTo({ ...anne, ...rights });
      offered.set(told, await controlsOf(root));
      unmount();
    }
    const [first, ...others] = [...offered.values()];
    const links = ['TABLEAU DE BORD', 'COMMUNAUTÉ', 'ÉVÉNEMENTS', 'APPS', 'Paramètres', 'Déconnexion'];
    expect(first).toEqual(
      expect.arrayContaining([...links, 'Ajouter un membre', 'Voir', 'Modifier', 'Supprimer']),
    );
    for (const other of others) expect(other).toEqual(first);
  });
});
