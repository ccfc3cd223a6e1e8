import { expect } from '../../../support/expect.ts';
import { query } from '../../../support/lookups.ts';
import { pressButton, textOf } from '../../../support/onScreen.ts';
import { byLabel, maybeByText, until } from '../../../support/queries.ts';
import { eachOnServer, makeEvent, onServer, word } from '../../../support/serverRows.ts';
import { click, fill } from '../../../support/user.ts';
import { countsOf, isPressed, openedSheet, row, storedStates, TODAY, tap } from './sheetOn.ts';

eachOnServer();

interface Registered {
  personnes: readonly { id: number }[];
}

/** An event of today with a registered family without records. */
async function registeredFamily() {
  const event = await makeEvent(TODAY, { heure_debut: '10:00' });
  const settings = { places: null, personnes_max: 8, attente: true, accord: false };
  await onServer('PUT', `/api/events/${event.id}/inscriptions/`, settings);
  const nom = word();
  const personnes = ['Awa', 'Moussa', 'Nina'].map((prenom) => ({ nom, prenom }));
  const body = { evenement: event.id, email: `${nom.toLowerCase()}@exemple.test`, personnes };
  const registered = await onServer<Registered>('POST', '/api/events/register/', body);
  return { event, nom, ids: registered.personnes.map(({ id }) => -id) };
}

describe('attendance of registered people without a record', () => {
  it('notes a registered family with one tap, and takes it back [EL4]', async () => {
    const { event, nom, ids } = await registeredFamily();
    const { root } = await openedSheet(event.id);
    await until(() => countsOf(root).startsWith('3 Tous, 3 À pointer'));
    const family = `Pointer toute l’inscription de Awa ${nom}\u00a0: 3 personnes`;
    await pressButton(row(root, `${nom} Awa`), family);
    await until(() => countsOf(root).includes('3 Présents'));
    expect(isPressed(root, `${nom} Nina`)).toBe(true);
    const states = async () => Object.entries(await storedStates(event.id)).filter(([, state]) => state);
    const noted = ids.map((id) => [String(id), 'present']).sort();
    await until(async () => JSON.stringify((await states()).sort()) === JSON.stringify(noted));
    await pressButton(query(root, '[part=toast]'), 'Annuler');
    await until(async () => (await states()).length === 0);
  });

  it('finds them by name, and keeps their ticks while the network is away [EL4]', async () => {
    const { event, nom, ids } = await registeredFamily();
    let isAway = false;
    const { root } = await openedSheet(event.id, {}, (input, init) =>
      isAway ? Promise.reject(new TypeError('Failed to fetch')) : fetch(input, init),
    );
    isAway = true;
    await fill(byLabel(root, 'Chercher un nom'), `moussa ${nom}`);
    await until(() => !maybeByText(root, `${nom} Awa`));
    await click(tap(root, `${nom} Moussa`));
    await until(() => textOf(root).includes('1 pointage attend le réseau'));
    isAway = false;
    dispatchEvent(new Event('online'));
    await until(async () => (await storedStates(event.id))[ids[1] ?? 0] === 'present');
  });
});
