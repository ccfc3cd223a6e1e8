import { eventsArea } from '../../../../../src/areas/events/area.ts';
import { isoDay } from '../../../../../src/texts/formats.ts';
import { announcing } from '../../../../support/announcing.ts';
import { expect } from '../../../../support/expect.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import { allShown, chooseAct, nameOf, pressButton, textOf } from '../../../../support/onScreen.ts';
import { present } from '../../../../support/present.ts';
import { byRole, byText, focused, maybeByRole, until } from '../../../../support/queries.ts';
import { showOnServer, showWidget } from '../../../../support/screen.tsx';
import {
  eachOnServer,
  makeEvent,
  makeRow,
  onServer,
  serverBackend,
  word,
} from '../../../../support/serverRows.ts';
import { press, setViewport } from '../../../../support/user.ts';

eachOnServer();

const inDays = (count: number) => isoDay(new Date(Date.now() + count * 86_400_000));

const open = async (id: number) => (await showOnServer(eventsArea, { route: `/events/${id}` })).root;

const itemNames = async (root: ShadowRoot) => {
  await pressButton(root, 'Autres actions');
  return until(() => {
    const items = allShown(root, '[role=menuitem]').map(nameOf);
    return items.length > 0 && items;
  });
};

describe('the page of an event', () => {
  it('has its date above 400 px on a phone, after one row of actions [V1]', async () => {
    await setViewport({ width: 375, height: 740 });
    const event = await makeEvent(inDays(3), { heure_debut: '10:00', lieu: 'Chapelle' });
    const root = await open(event.id);
    const date = await until(() => root.querySelector('dl dd'));
    expect(date.getBoundingClientRect().bottom).to.be.below(400);
    const tops = ['Modifier', 'Ajouter à mon agenda', 'Autres actions'].map(
      (name) => byRole(root, 'button', name).getBoundingClientRect().top,
    );
    expect(new Set(tops.map(Math.round)).size).to.equal(1);
    await axeCheck(root);
  });

  it('keeps the rest in a menu that ends with the deletion, and gives the focus back to it [V1]', async () => {
    const event = await makeEvent(inDays(3));
    const root = await open(event.id);
    expect(await itemNames(root)).to.eql([
      'Imprimer',
      'Rappels…',
      'Dupliquer',
      'Annuler l’événement…',
      'Supprimer',
    ]);
    await press('Escape');
    await until(() => focused() === byRole(root, 'button', 'Autres actions'));
    await chooseAct(root, 'Rappels…');
    await until(() => maybeByRole(root, 'dialog', 'Rappels'));
    await press('Escape');
    await until(() => focused() === byRole(root, 'button', 'Autres actions'));
  });

  it('says below the facts what needs a hand, and has the history last [V1]', async () => {
    const event = await makeEvent(inDays(3));
    const role = await makeRow('/api/roles-intervenants/', { libelle: word() });
    const roles = [{ role_intervenant: role.id, nombre: 2 }];
    await onServer('PUT', `/api/events/${event.id}/roles-attendus/`, { roles });
    const settings = { places: 1, personnes_max: 8, attente: true, accord: false };
    await onServer('PUT', `/api/events/${event.id}/inscriptions/`, settings);
    for (const prenom of ['Awa', 'Kim', 'Noé'])
      await onServer('POST', '/api/events/register/', {
        ...{ evenement: event.id, personnes: [{ prenom, nom: word() }] },
      });
    const { nombres } = await onServer<{ nombres: { attente: number } }>(
      'GET',
      `/api/events/${event.id}/inscriptions/`,
    );
    const root = await open(event.id);
    const missing = await until(() => byText(root, /2 places à pourvoir/));
    const waiting = await until(() => byText(root, /sur la liste d’attente/));
    expect(textOf(waiting)).to.include(String(nombres.attente));
    const facts = present(root.querySelector('dl'), 'facts');
    expect(facts.compareDocumentPosition(missing)).to.equal(Node.DOCUMENT_POSITION_FOLLOWING);
    const history = await until(() => allShown(root, 'summary').find((one) => nameOf(one) === 'Historique'));
    const titles = await until(() => {
      const all = allShown(root, 'h2').map(textOf);
      return all.some((title) => title.startsWith('Inscriptions')) && all;
    });
    expect(titles[0]).to.equal('Intervenants');
    const last = allShown(root, 'h2').at(-1);
    expect(last && history.compareDocumentPosition(last)).not.to.equal(Node.DOCUMENT_POSITION_FOLLOWING);
    await axeCheck(root);
  });

  it('has no deletion in its menu where the page hides it [V1]', async () => {
    const event = await makeEvent(inDays(3));
    const { root } = await showOnServer(eventsArea, { route: `/events/${event.id}`, hide: 'delete' });
    expect(await itemNames(root)).not.to.include('Supprimer');
  });

  it('of a cancelled event strikes its date and leads to taking it up again [V1]', async () => {
    const event = await makeEvent(inDays(3));
    await onServer('POST', `/api/events/${event.id}/cancel/`, { motif: 'Salle inondée' });
    const root = await open(event.id);
    await until(() => maybeByRole(root, 'button', 'Rétablir…'));
    present(root.querySelector('dd s'), 'struck date');
    byText(root, 'Cet événement est annulé\u00a0: Salle inondée');
    expect(await itemNames(root)).to.include.members(['Modifier', 'Supprimer']);
  });

  it('is as specified on a back end that announces nothing: «Modifier», «Supprimer» and all facts [V1, E23–E28]', async () => {
    const event = await makeEvent(inDays(3), { lieu: 'Chapelle' });
    const back = await serverBackend(announcing());
    const { root } = showWidget(eventsArea, back, { route: `/events/${event.id}` });
    await until(() => maybeByRole(root, 'button', 'Modifier'));
    for (const words of ['Chapelle', 'Ponctuel', 'Créé le', 'Modifié le', String(event.id)])
      expect(textOf(root)).to.include(words);
    expect(await itemNames(root)).to.eql(['Imprimer', 'Supprimer']);
    expect(textOf(root)).not.to.include('à pourvoir');
  });
});
