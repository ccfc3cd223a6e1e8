import { eventsArea } from '../../../../../src/areas/events/area.ts';
import type { Registration } from '../../../../../src/domain/registrations/registration.ts';
import { isoDay } from '../../../../../src/texts/formats.ts';
import { expect } from '../../../../support/expect.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import { pressButton, setValue, textOf, toastText } from '../../../../support/onScreen.ts';
import { byLabel, byRole, byText, until } from '../../../../support/queries.ts';
import { failNext } from '../../../../support/reference.ts';
import { showOnServer } from '../../../../support/screen.tsx';
import { eachOnServer, makeEvent, onServer } from '../../../../support/serverRows.ts';
import { click, fill } from '../../../../support/user.ts';

eachOnServer();

const SETTINGS = {
  ...{ ouvert_du: null, ouvert_au: null, modifiable_au: null, places: 2, personnes_max: 3, attente: true },
  ...{ offre_heures: null, accord: false, formulaire_id: null, organisation: null },
  ...{ confidentialite: null, conservation_mois: null },
};
const pathOf = (id: number) => `/api/events/${id}/inscriptions/`;
const stored = async (id: number) => (await onServer<Registration>('GET', pathOf(id))).reglages;

/** The page of an event that takes registrations. */
async function openEvent() {
  const { id } = await makeEvent(isoDay(new Date(Date.now() + 60 * 86_400_000)));
  await onServer('PUT', pathOf(id), SETTINGS);
  const { root } = await showOnServer(eventsArea, { route: `/events/${id}` });
  await until(() => byRole(root, 'button', 'Rôles attendus…'));
  await until(() => textOf(root).includes('0 / '));
  return { id, root };
}

describe('the settings of a registration', () => {
  it('are compared with those of another user, who came first, and neither is lost', async () => {
    const { id, root } = await openEvent();
    await pressButton(root, 'Régler les inscriptions');
    const dialog = await until(() => byRole(root, 'dialog'));
    await click(byText(dialog, /^Plus\s:/));
    await fill(byLabel(dialog, 'Organisation'), 'Paroisse');
    setValue(byLabel(dialog, 'Ouverture'), '2031-03-01');
    const theirs = { ...SETTINGS, places: 9, ouvert_du: '2031-02-01T00:00' };
    await onServer('PUT', pathOf(id), { ...theirs, updated_at: (await stored(id))?.updated_at });
    await pressButton(dialog, 'Enregistrer');
    const question = await until(() => byRole(root, 'dialog', 'Modifié entre-temps'));
    const rows = [...question.querySelectorAll('tbody tr')].map(textOf);
    expect(rows).to.deep.equal(['Ouverture01/02/203101/03/2031', 'Places9Inchangé']);
    await axeCheck(question);
    await pressButton(question, 'Continuer la saisie');
    await until(() => textOf(dialog).includes('Rien n’a été enregistré.'));
    expect(byLabel(dialog, 'Organisation')).to.have.property('value', 'Paroisse');
    expect(await stored(id)).to.include({ places: 9, organisation: null });
    await pressButton(dialog, 'Enregistrer');
    await pressButton(await until(() => byRole(root, 'dialog', 'Modifié entre-temps')), 'Garder ma version');
    expect(await toastText(root)).to.include('Réglages enregistrés');
    const kept = { places: 9, organisation: 'Paroisse', ouvert_du: '2031-03-01T00:00' };
    expect(await stored(id)).to.include(kept);
  });

  it('are stored by a second press where the first one was carried out, but its answer was lost', async () => {
    const { id, root } = await openEvent();
    await pressButton(root, 'Régler les inscriptions');
    const dialog = await until(() => byRole(root, 'dialog'));
    setValue(byLabel(dialog, 'Places'), '7');
    await onServer('PUT', pathOf(id), { ...SETTINGS, places: 7, updated_at: (await stored(id))?.updated_at });
    await pressButton(dialog, 'Enregistrer');
    await until(() => root.querySelector('dialog[open]') === null);
    expect((await stored(id))?.places).to.equal(7);
  });

  it('say that they may be stored when no clear answer comes, and keep what was typed', async () => {
    const { id, root } = await openEvent();
    await pressButton(root, 'Régler les inscriptions');
    const dialog = await until(() => byRole(root, 'dialog'));
    setValue(byLabel(dialog, 'Places'), '7');
    await failNext(`PUT ${pathOf(id)}`, { status: 502, body: {} });
    await pressButton(dialog, 'Enregistrer');
    await until(() => textOf(dialog).includes('Le serveur n’a pas confirmé'));
    expect(byLabel(dialog, 'Places')).to.have.property('value', '7');
    await axeCheck(dialog);
    await pressButton(dialog, 'Réessayer');
    expect(await toastText(root)).to.include('Réglages enregistrés');
    expect((await stored(id))?.places).to.equal(7);
  });

  it('say that the forms can’t be read, beside the choice of one', async () => {
    const { root } = await openEvent();
    await failNext('GET /api/formulaires/', { status: 500, body: {}, times: 9 });
    await pressButton(root, 'Régler les inscriptions');
    const dialog = await until(() => byRole(root, 'dialog'));
    await until(() => textOf(dialog).includes('Les formulaires n’ont pas pu être chargés.'));
  });
});

describe('an event that is deleted', () => {
  it('is told as one whose people are not known, when they can’t be counted', async () => {
    const { id, root } = await openEvent();
    await failNext(`GET ${pathOf(id)}`, { status: 500, body: {}, times: 9 });
    await pressButton(root, 'Supprimer');
    const question = await until(() => byRole(root, 'alertdialog'));
    expect(textOf(question)).to.include('Le nombre de personnes inscrites n’a pas pu être lu');
    await pressButton(question, 'Annuler');
  });
});
