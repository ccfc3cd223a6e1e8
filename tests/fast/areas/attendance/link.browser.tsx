import { checkInArea } from '../../../../src/areas/attendance/helper/area.ts';
import { KeptSheets, waitingAt } from '../../../../src/areas/attendance/offline/KeptSheets.ts';
import { closeKept } from '../../../../src/areas/attendance/offline/keeping.ts';
import { linkViewer } from '../../../../src/areas/attendance/offline/oldLinks.ts';
import { expect } from '../../../support/expect.ts';
import { query } from '../../../support/lookups.ts';
import { axeCheck, cleanup } from '../../../support/mount.tsx';
import {
  chooseItem,
  dialogShown,
  maybeButton,
  pressButton,
  question,
  textOf,
} from '../../../support/onScreen.ts';
import { present } from '../../../support/present.ts';
import { byRole, until } from '../../../support/queries.ts';
import { showOnServer } from '../../../support/screen.tsx';
import { eachOnServer, onServer } from '../../../support/serverRows.ts';
import { click, setViewport } from '../../../support/user.ts';
import {
  expectedEvent,
  isPressed,
  openedSheet,
  pressEntry,
  storedSheet,
  storedStates,
  TODAY,
  tap,
} from './sheetOn.ts';

eachOnServer();

const makeLink = (id: number) =>
  onServer<{ cle: string }>('POST', `/api/events/${id}/presences/lien/`, { jour: TODAY });
const linkedSince = async (id: number) =>
  (await onServer<{ lien_le: string | null }>('GET', `/api/events/${id}/presences/lien/?jour=${TODAY}`))
    .lien_le;
const revoke = (id: number) => onServer('DELETE', `/api/events/${id}/presences/lien/?jour=${TODAY}`);

/** Opens the page of a link as a helper. */
async function openedLink(cle: string, send?: typeof fetch) {
  const shown = await showOnServer(checkInArea, { cle }, send);
  await until(() => byRole(shown.root, 'searchbox', 'Chercher un nom'));
  return shown;
}

describe('the link of a helper without an account', () => {
  it('is made, renewed and revoked on the sheet, and ends only after a question [EL6, V9]', async () => {
    const { event } = await expectedEvent(1);
    const { root } = await openedSheet(event.id);
    await pressEntry(root, 'Lien de pointage…');
    const dialog = await dialogShown(root);
    await until(() => textOf(dialog).includes('Aucun lien pour ce jour.'));
    await axeCheck(root);
    const linkShown = () => dialog.querySelector<HTMLInputElement>('input')?.value ?? '';
    await pressButton(dialog, 'Créer le lien');
    await until(() => /\/pointage\/#[\w-]{43}$/.test(linkShown()));
    const first = linkShown();
    const end = async (name: string, answer: string) => {
      await pressButton(dialog, 'Autres actions');
      await chooseItem(root, name);
      await pressButton(await question(root), answer);
    };
    await end('Remplacer le lien', 'Garder le lien');
    await end('Désactiver le lien', 'Garder le lien');
    expect(linkShown()).toBe(first);
    expect(await linkedSince(event.id)).not.toBeNull();
    await end('Remplacer le lien', 'Remplacer le lien');
    await until(() => linkShown() && linkShown() !== first);
    await axeCheck(root);
    await end('Désactiver le lien', 'Désactiver le lien');
    await until(() => textOf(dialog).includes('Aucun lien pour ce jour.'));
  });

  it('shows the whole code and the green «Partager» at 375 × 740, and copies where nothing shares [EL6, V9]', async () => {
    await setViewport({ width: 375, height: 740 });
    const { event } = await expectedEvent(1);
    const shared: unknown[] = [];
    const share = async (data?: ShareData) => void shared.push(data);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const opened = async () => {
      const { root } = await openedSheet(event.id);
      await pressEntry(root, 'Lien de pointage…');
      return dialogShown(root);
    };
    const isGreen = (button: Element) => button.className.includes('primary');
    const dialog = await opened();
    await pressButton(dialog, 'Créer le lien');
    const code = await until(() => dialog.querySelector('svg[role=img]'));
    const body = present(dialog.querySelector('[data-dialog-body]'), 'body').getBoundingClientRect();
    const { top, bottom } = code.getBoundingClientRect();
    expect([top >= body.top, bottom <= body.bottom]).toEqual([true, true]);
    const button = present(maybeButton(dialog, 'Partager'), 'Partager');
    expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(body.bottom);
    expect([isGreen(button), isGreen(present(maybeButton(dialog, 'Copier le lien'), 'copy'))]).toEqual([
      true,
      false,
    ]);
    await click(button);
    expect(shared).toEqual([
      { title: 'Lien de pointage', url: present(dialog.querySelector('input'), 'link').value },
    ]);
    Reflect.deleteProperty(navigator, 'share');
    await cleanup();
    const without = await opened();
    await pressButton(without, 'Remplacer le lien');
    await pressButton(await question(without.getRootNode() as ShadowRoot), 'Remplacer le lien');
    const copy = await until(() => maybeButton(without, 'Copier le lien'));
    expect(maybeButton(without, 'Partager')).toBeNull();
    expect(isGreen(copy)).toBe(true);
    await setViewport({ width: 1280, height: 900 });
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
      'Tous présents',
      'Pointer absente la dernière personne',
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

  it('sends with a renewed link what waits on the device under the old one, and says so [Q9, EL5]', async () => {
    closeKept();
    const { event, people } = await expectedEvent(3);
    const [one, two] = people as [(typeof people)[0], (typeof people)[0]];
    const { cle: before } = await makeLink(event.id);
    let isAway = false;
    const native = globalThis.fetch;
    globalThis.fetch = (...asked) => (isAway ? Promise.reject(new TypeError('away')) : native(...asked));
    const { root: old, unmount } = await openedLink(before);
    isAway = true;
    await click(tap(old, one.name));
    await click(tap(old, two.name));
    await click(query(old, 'summary'));
    await pressButton(old, 'Adultes\u00a0: un de plus');
    await until(() => localStorage.getItem('parvis:presences')?.split(' ')[1] === '3');
    unmount();
    isAway = false;
    const { cle: renewed } = await makeLink(event.id);
    // The next page of the device, whose network goes away with the sheet.
    closeKept();
    let isStuck = true;
    globalThis.fetch = (...asked) =>
      isStuck && asked[1]?.method === 'POST' ? Promise.reject(new TypeError('away')) : native(...asked);
    const { root } = await openedLink(renewed);
    await until(() => textOf(root).includes('3 pointages faits avec le lien d’avant partent avec celui-ci.'));
    await until(() => isPressed(root, one.name) && isPressed(root, two.name));
    // A reload finds them under the new link, and nothing under the old one.
    const waitingUnder = async (key: string) => {
      const sheets = await KeptSheets.open('', linkViewer(key));
      return (await sheets?.places())?.map(waitingAt);
    };
    expect(await waitingUnder(renewed)).toEqual([3]);
    expect(await waitingUnder(before)).toEqual([]);
    isStuck = false;
    await until(async () => {
      const { pointages, comptes } = await storedSheet(event.id);
      return pointages.filter(({ etat }) => etat === 'present').length === 2 && comptes.adultes === 1;
    });
    await until(() => isPressed(root, one.name) && isPressed(root, two.name));
    await until(() => localStorage.getItem('parvis:presences')?.split(' ')[1] === '0');
    globalThis.fetch = native;
  });

  it('says that it is incomplete or no longer valid, without asking for a sign-in [EL6]', async () => {
    const { root } = await showOnServer(checkInArea, { cle: '' });
    await until(() => textOf(root).includes('Lien incomplet'));
    const { event } = await expectedEvent(1);
    const { cle } = await makeLink(event.id);
    await revoke(event.id);
    const { root: ended } = await showOnServer(checkInArea, { cle });
    await until(() => textOf(ended).includes('Ce lien n’est plus valable'));
    expect(ended.querySelector('input')).toBeNull();
  });
});
