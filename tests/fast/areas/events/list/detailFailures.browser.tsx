import { expect } from '../../../../support/expect.ts';
import { query } from '../../../../support/lookups.ts';
import { heading, isAt, maybe, pressButton } from '../../../../support/onScreen.ts';
import { until } from '../../../../support/queries.ts';
import { failNext, resetServer } from '../../../../support/reference.ts';
import { eachOnServer, makeEvent } from '../../../../support/serverRows.ts';
import { ONE, SPEAKERS, show } from './fixtures.ts';

eachOnServer();

const DAY = '2011-05-01';

/** Title and text of the alert that replaces the event. */
async function said(root: ShadowRoot) {
  const alert = await until(() => maybe(root, '[role=alert]', /./));
  return [...alert.querySelectorAll('h2, h3, p')].map((line) => line.textContent);
}

describe('a detail that can’t be shown', () => {
  it('says that the event doesn’t exist, and leads back to the list [E31]', async () => {
    for (const route of ['/events/99999999', '/events/abc', '/events/1e3']) {
      const { root, unmount } = await show({ route });
      expect(await said(root)).toEqual(['Événement introuvable', "L'événement demandé n'existe pas."]);
      await pressButton(root, 'Retour aux événements');
      await isAt(root, 'Événements');
      unmount();
    }
  });

  it('shows the server’s reason why it is missing [E31]', async () => {
    const event = await makeEvent(DAY);
    await failNext(ONE, { status: 404, body: { message: 'Événement archivé' }, times: 9 });
    const { root } = await show({ route: `/events/${event.id}` });
    expect(await said(root)).toEqual(['Événement introuvable', 'Événement archivé']);
  });

  const failures = [
    [
      '500',
      () => failNext(ONE, { status: 500, body: { message: 'Base indisponible' }, times: 9 }),
      'Base indisponible',
      '[E31]',
    ],
    [
      '500 without a word',
      () => failNext(ONE, { status: 500, body: {}, times: 9 }),
      "Impossible de charger les détails de l'événement",
      '[E31, E32]',
    ],
  ] as const;
  for (const [what, fail, words, ids] of failures)
    it(`shows the reason for ${what}, with buttons to go back and to retry ${ids}`, async () => {
      const event = await makeEvent(DAY);
      await fail();
      const { root } = await show({ route: `/events/${event.id}` });
      expect(await said(root)).toEqual(['Événement introuvable', words]);
      expect(maybe(root, 'button', 'Retour aux événements')).not.toBe(null);
      await resetServer();
      await pressButton(root, 'Réessayer');
      await isAt(root, event.nom_evenement);
    });

  it('shows the event when only its speakers can’t be loaded, and loads them again', async () => {
    const event = await makeEvent(DAY);
    await failNext(SPEAKERS, { status: 403, body: {}, times: 9 });
    const { root } = await show({ route: `/events/${event.id}` });
    const alert = await until(() => maybe(root, '[role=alert]', /./));
    expect(query(alert, 'p').textContent).toBe('Erreur lors du chargement des intervenants');
    expect(heading(root)).toBe(event.nom_evenement);
    await resetServer();
    await pressButton(root, 'Réessayer');
    await until(() => maybe(root, 'p', 'Aucun intervenant'));
  });
});
