import { useEffect } from 'react';
import { type AnyArea, defineArea } from '../../../../src/areas/area.ts';
import { consoleArea } from '../../../../src/areas/console/area.ts';
import { membersArea } from '../../../../src/areas/members/area.ts';
import MemberKeys from '../../../../src/areas/members/list/shortcuts/MemberKeys.tsx';
import { useLocation } from '../../../../src/routing/useLocation.ts';
import { useUnsavedChanges } from '../../../../src/ui/dialog/useUnsavedChanges.ts';
import { loadOnce } from '../../../../src/ui/loading/loadOnce.ts';
import { expect } from '../../../support/expect.ts';
import { awa } from '../../../support/fakeBackend.ts';
import { present } from '../../../support/present.ts';
import { byLabel, byRole, eventually, focused, maybeByRole, until } from '../../../support/queries.ts';
import { showWidget } from '../../../support/screen.tsx';
import { click, press } from '../../../support/user.ts';
import { accountsBackend } from '../frame/fixtures.tsx';

/* The members' shortcuts on the other screens of the console. */

interface Opened extends Record<string, unknown> {
  hash?: string;
}

async function open(area: AnyArea, { hash = '#/dashboard', ...attributes }: Opened = {}) {
  location.hash = hash;
  const back = accountsBackend();
  back.remember(awa);
  const { root, unmount } = showWidget(area, back, attributes);
  await until(() => maybeByRole(root, 'heading', hash === '#/dashboard' ? 'Tableau de bord' : /./));
  await loadOnce(present(membersArea.loadKeys, 'keys of the members'));
  return { root, unmount };
}
/** A list behind a form that is not saved, with the members' shortcuts. */
const draft = defineArea({
  name: 'draft',
  title: 'Brouillon',
  attributes: {},
  routes: { home: '/draft', list: '/community' },
  load: async () => ({ default: DraftArea }),
});

function DraftArea() {
  const { path, navigate } = useLocation();
  const { setDirty } = useUnsavedChanges(() => {});
  const isList = path === '/community';
  useEffect(() => setDirty(!isList), [setDirty, isList]);
  return (
    <>
      <MemberKeys isPage={false} />
      <h1>Brouillon</h1>
      {isList ? (
        <input type="search" aria-label="Rechercher un membre" />
      ) : (
        <button type="button" onClick={() => navigate('/community')}>
          Membres
        </button>
      )}
    </>
  );
}

const search = (root: ShadowRoot | HTMLElement) => byLabel(root, 'Rechercher un membre');
const leave = () => (document.activeElement as HTMLElement | null)?.blur();
/** The listener is there after the first paint. */
const settled = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const realError = console.error;
beforeEach(() => {
  // The dashboard logs that this back end has no statistics.
  console.error = () => {};
});
afterEach(() => {
  console.error = realError;
});

describe('the shortcuts of the members', () => {
  it('«/» goes to their search from another screen of a console that owns its page [W17]', async () => {
    const { root } = await open(consoleArea, { ownsPage: true });
    await settled();
    leave();
    await press('/');
    await until(() => location.hash === '#/community');
    await until(() => focused() === search(root));
    leave();
    await press('/');
    await eventually(() => expect(focused()).toBe(search(root)));
  });

  it('are listed by «?» on any screen of such a console, and silent under the dialog [W17]', async () => {
    const { root } = await open(consoleArea, { ownsPage: true });
    await settled();
    leave();
    await press('?');
    await until(() => byRole(root, 'dialog', 'Raccourcis clavier'));
    await press('/');
    expect(location.hash).toBe('#/dashboard');
  });

  it('leave the fields of the page alone [W17]', async () => {
    await open(consoleArea, { ownsPage: true });
    await settled();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await press('/', '?');
    expect([field.value, location.hash]).toEqual(['/?', '#/dashboard']);
    field.remove();
  });

  it('answer only inside a console that is a part of a page [W17]', async () => {
    const { root } = await open(consoleArea);
    await settled();
    leave();
    await press('/');
    expect(location.hash).toBe('#/dashboard');
    byRole(root, 'link', 'APPS').focus();
    await press('/');
    await until(() => focused() === search(root));
  });

  it('answer on a record of a list that stands alone [W17]', async () => {
    const { root } = await open(membersArea, { hash: '', route: '/community/details/1' });
    await settled();
    const button = await until(() => maybeByRole<HTMLElement>(root, 'button'));
    button.focus();
    await press('/');
    await until(() => focused() === search(root));
  });

  it('forget the search when unsaved changes keep the screen [W17]', async () => {
    const { root } = await open(draft, { hash: '', route: '/draft' });
    await settled();
    byRole(root, 'button', 'Membres').focus();
    await press('/');
    await click(await until(() => maybeByRole(root, 'button', 'Continuer la saisie')));
    await until(() => !root.querySelector('dialog'));
    await click(byRole(root, 'button', 'Membres'));
    await click(await until(() => maybeByRole(root, 'button', 'Abandonner')));
    await until(() => root.querySelector('input[type=search]'));
    await settled();
    await eventually(() => expect(focused()).not.toBe(search(root)));
  });
});
