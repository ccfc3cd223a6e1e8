import { announcing } from '../../../../support/announcing.ts';
import { expect } from '../../../../support/expect.ts';
import { query } from '../../../../support/lookups.ts';
import {
  acknowledge,
  alertShown,
  chooseAct,
  heading,
  isAt,
  maybe,
  pressButton,
  question,
} from '../../../../support/onScreen.ts';
import { eventually, until } from '../../../../support/queries.ts';
import { calls, failNext, hold, release } from '../../../../support/reference.ts';
import { signInAgain } from '../../../../support/screen.tsx';
import { eachOnServer, makeEvent, onServer } from '../../../../support/serverRows.ts';
import { click, press } from '../../../../support/user.ts';
import { cards, DELETE, loadPeriod, names, show } from './fixtures.ts';

eachOnServer();

const DAY = '2011-05-01';

/** Opens the detail by its address. */
async function opened() {
  const event = await makeEvent(DAY);
  const shown = await show({ route: `/events/${event.id}` });
  await isAt(shown.root, event.nom_evenement);
  return { ...shown, event };
}

const answer = async (root: ShadowRoot, label: string) => pressButton(await question(root), label);
const deletions = async () => (await calls()).filter((call) => call.startsWith('DELETE'));

describe('deleting an event', () => {
  it('asks first, then shows a toast, tells the host and shows a list without the event [E25, E29]', async () => {
    const event = await makeEvent(DAY);
    const remaining = await makeEvent(DAY);
    const { root, log } = await show({}, announcing());
    await loadPeriod(root, DAY, DAY);
    await until(() => cards(root).length === 2);
    await click(await until(() => maybe(root, 'a', event.nom_evenement)));
    await isAt(root, event.nom_evenement);
    await chooseAct(root, 'Supprimer');
    const asked = await question(root);
    expect(query(asked, 'h2').textContent).toBe("Supprimer l'événement");
    expect(query(asked, 'p').textContent).toBe(
      `Voulez-vous supprimer «\u00a0${event.nom_evenement}\u00a0» et la liste de ses intervenants\u00a0? Cette action est irréversible.`,
    );
    // Pressing Enter must not delete by accident.
    await press('Enter');
    await until(() => !root.querySelector('dialog[open]'));
    await chooseAct(root, 'Supprimer');
    await answer(root, 'Supprimer');
    await isAt(root, 'Événements');
    const toast = await until(() => root.querySelector('[part=toast]'));
    expect(toast.textContent).toBe('Événement supprimé avec succès !');
    await until(() => names(root).join() === remaining.nom_evenement);
    const { id, nom_evenement, date } = event;
    expect(log.of('parvis-event-deleted')).toEqual([{ id, nom_evenement, date }]);
    expect(await deletions()).toEqual([`DELETE /api/events/${event.id}/`]);
  });

  it('offers to bring it back, where the back end keeps it [J2]', async () => {
    const { root, event } = await opened();
    await chooseAct(root, 'Supprimer');
    expect((await question(root)).textContent).toMatch(
      /intervenants\u00a0\? Ce qui est supprimé est gardé 30\u00a0jours/,
    );
    await answer(root, 'Supprimer');
    await isAt(root, 'Événements');
    await pressButton(root, 'Annuler');
    await until(() => root.textContent?.includes('Suppression annulée'));
    expect(await onServer('GET', `/api/events/${event.id}/`)).toMatchObject({ id: event.id });
  });

  const failures = [
    [
      '500',
      () => failNext(DELETE, { status: 500, body: { message: 'Base indisponible' } }),
      ['Base indisponible'],
    ],
    ['500 without a word', () => failNext(DELETE, { status: 500, body: {} }), []],
  ] as const;
  for (const [what, fail, reason] of failures)
    it(`says that nothing was deleted on ${what} [E30]`, async () => {
      const { root, log, event } = await opened();
      await fail();
      await chooseAct(root, 'Supprimer');
      await answer(root, 'Supprimer');
      const text = ["Impossible de supprimer l'événement.", ...reason].join('\n');
      expect(await alertShown(root)).toEqual(['Erreur', text]);
      await acknowledge(root);
      await eventually(() => expect(heading(root)).toBe(event.nom_evenement));
      expect(log.of('parvis-event-deleted')).toEqual([]);
    });

  it('names an event that another user has already deleted', async () => {
    const { root, event, log } = await opened();
    await onServer('DELETE', `/api/events/${event.id}/`);
    await chooseAct(root, 'Supprimer');
    await answer(root, 'Supprimer');
    expect(await alertShown(root)).toEqual([
      'Cet événement n’existe plus',
      `Quelqu’un a déjà supprimé «\u00a0${event.nom_evenement}\u00a0». La liste a été actualisée.`,
    ]);
    await acknowledge(root);
    await isAt(root, 'Événements');
    expect(log.of('parvis-event-deleted')).toEqual([]);
  });

  it('deletes once on a double click, and asks again after the user has signed in again', async () => {
    const { root, event } = await opened();
    await failNext(DELETE, { status: 401, body: { message: 'Session expirée' } });
    await chooseAct(root, 'Supprimer');
    await answer(root, 'Supprimer');
    await signInAgain(root);
    await isAt(root, event.nom_evenement);
    await hold(DELETE);
    await chooseAct(root, 'Supprimer');
    await answer(root, 'Supprimer');
    await chooseAct(root, 'Suppression…');
    expect(root.querySelector('dialog[open]')).toBe(null);
    await release();
    await isAt(root, 'Événements');
    // The first call failed with the expired session, the second deleted the event.
    expect(await deletions()).toHaveLength(2);
  });
});
