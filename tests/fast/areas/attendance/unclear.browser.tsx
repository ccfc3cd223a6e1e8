import { expect } from '../../../support/expect.ts';
import { dialogShown, maybeButton, maybeDialog, pressButton, textOf } from '../../../support/onScreen.ts';
import { until } from '../../../support/queries.ts';
import { failNext } from '../../../support/reference.ts';
import { eachOnServer } from '../../../support/serverRows.ts';
import { click } from '../../../support/user.ts';
import {
  expectedEvent,
  openedSheet,
  pressEntry,
  storedSheet,
  storedStates,
  tap,
  tickElsewhere,
} from './sheetOn.ts';

/* What the server doesn't confirm may be stored: attendance neither claims that it isn't, nor stores it twice. */

eachOnServer();

const CHANGES = 'GET /api/events/*/presences/changements/*';

/** A `fetch` that loses the answer to the next write whose address ends so. The server has carried the write out. */
function losing() {
  const next = { address: '', status: 200 };
  const send: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (!next.address || init?.method === 'GET' || !String(input).endsWith(next.address)) return answer;
    next.address = '';
    return new Response('', { status: next.status });
  };
  return { next, send };
}

describe('attendance that the server doesn’t confirm', () => {
  for (const status of [200, 502]) {
    it(`keeps the tick after an empty ${status}, says that it isn’t confirmed, and stores it once [EL4]`, async () => {
      const { event, people } = await expectedEvent(1);
      const { id, name } = people[0]!;
      const { next, send } = losing();
      const { root } = await openedSheet(event.id, {}, send);
      const before = (await storedSheet(event.id)).version;
      Object.assign(next, { address: '/presences/', status });
      await click(tap(root, name));
      await until(() => textOf(root).includes('1 pointage est gardé sur cette page et sera renvoyé.'));
      expect(textOf(root)).toContain('Le serveur n’a pas confirmé');
      expect(textOf(root)).toContain('présent, à envoyer');
      dispatchEvent(new Event('online'));
      await until(() => !textOf(root).includes('à envoyer'));
      expect(await storedStates(event.id)).toEqual({ [id]: 'present' });
      expect((await storedSheet(event.id)).version).toBe(before + 1);
    });
  }

  it('says that the sheet is behind where only the news of others are refused, and catches up [EL4]', async () => {
    const { event, people } = await expectedEvent(1);
    const { root } = await openedSheet(event.id);
    await failNext(CHANGES, { status: 400, body: { message: 'Trop tôt' } });
    await until(() => textOf(root).includes('Feuille pas à jour'));
    expect(textOf(root)).toContain('Trop tôt');
    expect(textOf(root)).not.toContain('Non enregistré');
    dispatchEvent(new Event('online'));
    await until(() => !textOf(root).includes('Feuille pas à jour'));
    // From then on it asks as often as before.
    const { id, name } = people[0]!;
    await tickElsewhere(event.id, id, 'present');
    await until(() => tap(root, name).getAttribute('aria-pressed') === 'true');
  });

  it('asks to sign in again where only the reading of a sheet finds the session ended [EL4]', async () => {
    const { event } = await expectedEvent(1);
    let isEnded = false;
    const { root } = await openedSheet(event.id, {}, (input, init) =>
      isEnded && String(input).includes('/changements/')
        ? Promise.resolve(Response.json({ message: 'Session expirée' }, { status: 401 }))
        : fetch(input, init),
    );
    isEnded = true;
    dispatchEvent(new Event('online'));
    await until(() => root.querySelector('input[type=password]'));
  });

  it('says that people may be chosen all the same, and takes its own choice for no other one [EL4]', async () => {
    const { event, group } = await expectedEvent(1);
    const { next, send } = losing();
    const { root } = await openedSheet(event.id, {}, send);
    await pressEntry(root, 'Personnes attendues…');
    const dialog = await dialogShown(root);
    const save = await until(() => maybeButton(dialog, 'Enregistrer'));
    save.scrollIntoView();
    next.address = '/attendus/';
    await click(save);
    await until(() => textOf(dialog).includes('Le serveur n’a pas confirmé'));
    expect(textOf(dialog)).not.toContain('n’a pas été enregistré');
    await click(save);
    await until(() => !maybeDialog(root));
    expect((await storedSheet(event.id)).attendus.groupes.map(({ id }) => id)).toEqual([group.id]);
  });

  it('says that a link may be made all the same, and shows that there is one [EL6]', async () => {
    const { event } = await expectedEvent(1);
    const { next, send } = losing();
    const { root } = await openedSheet(event.id, {}, send);
    await pressEntry(root, 'Lien de pointage…');
    const dialog = await dialogShown(root);
    await until(() => maybeButton(dialog, 'Créer le lien'));
    next.address = '/lien/';
    await pressButton(dialog, 'Créer le lien');
    await until(() => textOf(dialog).includes('Le serveur n’a pas confirmé'));
    expect(textOf(dialog)).not.toContain('n’a pas été créé');
    await until(() => maybeButton(dialog, 'Remplacer le lien'));
  });
});
