import { eventsArea } from '../../../../../src/areas/events/area.ts';
import type { Feed } from '../../../../../src/domain/events/feed.ts';
import { expect } from '../../../../support/expect.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import { actOnRow, pressButton, rowMenu, textOf } from '../../../../support/onScreen.ts';
import { byLabel, byRole, until } from '../../../../support/queries.ts';
import { showOnServer } from '../../../../support/screen.tsx';
import { eachOnServer, onServer } from '../../../../support/serverRows.ts';
import { click } from '../../../../support/user.ts';

eachOnServer(async () => {
  for (const { id } of await feeds()) await onServer('DELETE', `/api/flux/${id}/`);
});

const feeds = () => onServer<Feed[]>('GET', '/api/flux/');

const addressIn = (dialog: HTMLElement) => byLabel(dialog, 'Adresse de l’agenda').value;

describe('the addresses for calendars', () => {
  it('are made, renewed and taken back, and told once [EL9]', async () => {
    const { root } = await showOnServer(eventsArea);
    await pressButton(root, 'S’abonner');
    const dialog = await until(() => byRole(root, 'dialog', 'S’abonner aux événements'));
    expect(textOf(dialog)).to.include('que le lendemain');
    await click(byRole(dialog, 'button', 'Créer une adresse'));
    await until(() => dialog.querySelector('[href^="webcal:"]'));
    const first = addressIn(dialog);
    expect(first).to.match(/\/flux\/agenda\.ics\?jeton=[\w-]{43}$/);
    await axeCheck(dialog);
    await until(() => byRole(dialog, 'button', rowMenu('Tous les événements')));
    await actOnRow(dialog, 'Tous les événements', 'Remplacer l’adresse\u00a0: Tous les événements');
    const asked = await until(() => byRole(root, 'alertdialog'));
    await click(byRole(asked, 'button', 'Remplacer l’adresse'));
    await until(() => addressIn(dialog) !== first);
    expect((await feeds()).map(({ genre }) => genre)).to.eql(['tous']);
    await actOnRow(dialog, 'Tous les événements', 'Désactiver l’adresse\u00a0: Tous les événements');
    const again = await until(() => byRole(root, 'alertdialog'));
    await click(byRole(again, 'button', 'Désactiver l’adresse'));
    await until(async () => (await feeds()).length === 0);
  });
});
