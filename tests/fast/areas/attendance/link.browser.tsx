import { checkInArea } from '../../../../src/areas/attendance/helper/area.ts';
import { closeKept } from '../../../../src/areas/attendance/offline/keeping.ts';
import { expect } from '../../../support/expect.ts';
import { axeCheck } from '../../../support/mount.tsx';
import { chooseItem, dialogShown, maybeButton, pressButton, textOf } from '../../../support/onScreen.ts';
import { byRole, until } from '../../../support/queries.ts';
import { showOnServer } from '../../../support/screen.tsx';
import { eachOnServer, onServer } from '../../../support/serverRows.ts';
import { click } from '../../../support/user.ts';
import { expectedEvent, openedSheet, storedStates, TODAY, tap } from './sheetOn.ts';

eachOnServer();

const makeLink = (id: number) =>
  onServer<{ cle: string }>('POST', `/api/events/${id}/presences/lien/`, { jour: TODAY });
const revoke = (id: number) => onServer('DELETE', `/api/events/${id}/presences/lien/?jour=${TODAY}`);

/** Opens the page of a link as a helper. */
async function openedLink(cle: string, send?: typeof fetch) {
  const shown = await showOnServer(checkInArea, { cle }, send);
  await until(() => byRole(shown.root, 'button', 'Tous présents'));
  return shown;
}

describe('the link of a helper without an account', () => {
  it('is made, renewed and revoked on the sheet [EL6]', async () => {
    const { event } = await expectedEvent(1);
    const { root } = await openedSheet(event.id);
    await pressButton(root, 'Autres actions');
    await chooseItem(root, 'Lien pour une aide…');
    const dialog = await dialogShown(root);
    await until(() => textOf(dialog).includes('Il n’y a pas de lien pour ce jour.'));
    await axeCheck(root);
    const linkShown = () => dialog.querySelector<HTMLInputElement>('input')?.value ?? '';
    await pressButton(dialog, 'Créer le lien');
    await until(() => /\/pointage\/#[\w-]{43}$/.test(linkShown()));
    const first = linkShown();
    const below = async (name: string) => {
      // The code makes the dialog higher than the window of the tests.
      (await until(() => maybeButton(dialog, name))).scrollIntoView();
      await pressButton(dialog, name);
    };
    await below('Renouveler');
    await until(() => linkShown() !== first);
    await axeCheck(root);
    await below('Retirer');
    await until(() => textOf(dialog).includes('Il n’y a pas de lien pour ce jour.'));
  });

  it('shows names to tick, and nothing else, and says when it ends [EL6]', async () => {
    const { event, people } = await expectedEvent(2);
    const [one] = people as [(typeof people)[0]];
    const { cle } = await makeLink(event.id);
    const { root } = await openedLink(cle);
    await click(tap(root, one.name));
    await until(async () => (await storedStates(event.id))[one.id] === 'present');
    expect(maybeButton(root, 'Ajouter une nouvelle personne')).toBeNull();
    await pressButton(root, 'Autres actions');
    expect([...root.querySelectorAll('[role=menuitem]')].map((item) => item.textContent)).toEqual([
      'Noter absents les 1 sans pointage',
    ]);
    await axeCheck(root);
    await revoke(event.id);
    await until(() => textOf(root).includes('Ce lien n’est plus valable'));
  });

  it('keeps ticks on the device while the network is away, for the next opening [EL6, EL5]', async () => {
    closeKept();
    const { event, people } = await expectedEvent(2);
    const [one] = people as [(typeof people)[0]];
    const { cle } = await makeLink(event.id);
    let isAway = false;
    const native = globalThis.fetch;
    globalThis.fetch = (...asked) => (isAway ? Promise.reject(new TypeError('away')) : native(...asked));
    const { root } = await openedLink(cle);
    isAway = true;
    await click(tap(root, one.name));
    await until(() => textOf(root).includes('1 pointage attend le réseau'));
    await until(() => localStorage.getItem('parvis:presences')?.split(' ')[1] === '1');
    isAway = false;
    await until(async () => (await storedStates(event.id))[one.id] === 'present');
    globalThis.fetch = native;
  });

  it('says that it is incomplete or no longer valid, without asking for a sign-in [EL6]', async () => {
    const { root } = await showOnServer(checkInArea, { cle: '' });
    await until(() => textOf(root).includes('Lien incomplet'));
    const { event } = await expectedEvent(1);
    const { cle } = await makeLink(event.id);
    await revoke(event.id);
    const { root: ended } = await showOnServer(checkInArea, { cle });
    await until(() => textOf(ended).includes('Ce lien ne vaut plus'));
    expect(ended.querySelector('input')).toBeNull();
  });
});
