import { invalidate } from '../../../../../src/api/useApi.ts';
import { eventsArea } from '../../../../../src/areas/events/area.ts';
import type { CalendarEvent } from '../../../../../src/domain/events/event.ts';
import { isoDay } from '../../../../../src/texts/formats.ts';
import { expect } from '../../../../support/expect.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import {
  chooseAct,
  chooseItem,
  isAt,
  pressButton,
  setValue,
  textOf,
  toastText,
} from '../../../../support/onScreen.ts';
import { present } from '../../../../support/present.ts';
import { allByRole, byLabel, byRole, byText, maybeByRole, until } from '../../../../support/queries.ts';
import { showOnServer } from '../../../../support/screen.tsx';
import { eachOnServer, makeEvent, onServer, track } from '../../../../support/serverRows.ts';
import { click, fill } from '../../../../support/user.ts';

eachOnServer();

const WEEKLY = { is_recurrent: true, recurence_data: { frequency: 'weekly' } };
const inDays = (count: number) => isoDay(new Date(Date.now() + count * 86_400_000));

const show = async (id: number) => (await showOnServer(eventsArea, { route: `/events/${id}` })).root;
const stored = (id: number) => onServer<CalendarEvent>('GET', `/api/events/${id}/`);

describe('the life of an event', () => {
  it('is cancelled with a reason, shown so everywhere, and taken up again [EL8]', async () => {
    const event = await makeEvent(isoDay(new Date()));
    const root = await show(event.id);
    await chooseAct(root, 'Annuler l’événement…');
    const dialog = await until(() => byRole(root, 'dialog', 'Annuler l’événement'));
    await fill(byLabel(dialog, /^Motif/), 'Neige');
    await axeCheck(dialog);
    await click(byRole(dialog, 'button', 'Annuler l’événement'));
    expect(await toastText(root)).to.equal('Événement annulé');
    await until(() => textOf(root).includes('Cet événement est annulé\u00a0: Neige'));
    expect((await stored(event.id)).annulation?.motif).to.equal('Neige');
    const { root: list } = await showOnServer(eventsArea);
    const card = await until(() => list.querySelector('article[data-cancelled]'));
    expect(textOf(card)).to.include('Annulé');
    await pressButton(list, 'Mois');
    const chip = await until(() => list.querySelector('[data-event][data-cancelled]'));
    expect(textOf(chip)).to.include('Annulé');
    present(chip.querySelector('s'), 'struck name');
    await pressButton(root, 'Rétablir…');
    const again = await until(() => byRole(root, 'dialog', 'Rétablir l’événement'));
    await click(byRole(again, 'button', 'Rétablir'));
    await until(() => maybeByRole(root, 'button', 'Modifier'));
    expect((await stored(event.id)).annulation).to.equal(null);
  });

  it('says that another user cancelled it meanwhile, and keeps what was typed', async () => {
    const event = await makeEvent(inDays(3));
    const root = await show(event.id);
    await chooseAct(root, 'Annuler l’événement…');
    const dialog = await until(() => byRole(root, 'dialog', 'Annuler l’événement'));
    await fill(byLabel(dialog, /^Motif/), 'Neige');
    await onServer('POST', `/api/events/${event.id}/cancel/`, { motif: 'Verglas' });
    await click(byRole(dialog, 'button', 'Annuler l’événement'));
    await until(() => textOf(dialog).includes('a été annulé entre-temps'));
    expect(byLabel(dialog, /^Motif/)).to.have.property('value', 'Neige');
    expect((await stored(event.id)).annulation?.motif).to.equal('Verglas');
  });

  it('is refused once when a change of another user came in behind the dialog, and then made on that', async () => {
    const event = await makeEvent(inDays(3));
    const { root, client } = await showOnServer(eventsArea, { route: `/events/${event.id}` });
    await chooseAct(root, 'Annuler l’événement…');
    const dialog = await until(() => byRole(root, 'dialog', 'Annuler l’événement'));
    const { nom_evenement: name, date } = await stored(event.id);
    await onServer('PUT', `/api/events/${event.id}/`, {
      id: event.id,
      nom_evenement: `${name} bis`,
      date,
      is_recurrent: false,
    });
    // As after a save of another widget of the page.
    await invalidate(client);
    await until(() => textOf(root).includes(`${name} bis`));
    await click(byRole(dialog, 'button', 'Annuler l’événement'));
    await until(() => maybeByRole(dialog, 'alert'));
    expect((await stored(event.id)).annulation).to.equal(null);
    await click(byRole(dialog, 'button', 'Annuler l’événement'));
    expect(await toastText(root)).to.equal('Événement annulé');
    expect((await stored(event.id)).nom_evenement).to.equal(`${name} bis`);
  });

  it('tells the page of each change, with the event as it is then', async () => {
    const { id, nom_evenement } = await makeEvent(inDays(3));
    const { root, log } = await showOnServer(eventsArea, { route: `/events/${id}` });
    await chooseAct(root, 'Annuler l’événement…');
    const dialog = await until(() => byRole(root, 'dialog', 'Annuler l’événement'));
    await click(byRole(dialog, 'button', 'Annuler l’événement'));
    await until(() => log.of('parvis-event-saved').length === 1);
    expect(log.of('parvis-before-save').length).to.equal(1);
    const { date } = await stored(id);
    expect(log.of('parvis-event-saved')).to.eql([{ id, nom_evenement, date, isNew: false }]);
  });

  it('has reminders, chosen in a dialog and shown with the facts [RV5]', async () => {
    const event = await makeEvent(inDays(3));
    const root = await show(event.id);
    await chooseAct(root, 'Rappels…');
    const dialog = await until(() => byRole(root, 'dialog', 'Rappels'));
    for (const name of ['24 heures avant', '2 heures avant']) await click(byLabel(dialog, name));
    await axeCheck(dialog);
    await click(byRole(dialog, 'button', 'Enregistrer'));
    expect(await toastText(root)).to.equal('Rappels enregistrés');
    await until(() => textOf(root).includes('24 heures avant et 2 heures avant'));
    expect((await stored(event.id)).rappels).to.eql([24, 2]);
    await chooseAct(root, 'Rappels…');
    const again = await until(() => byRole(root, 'dialog', 'Rappels'));
    for (const name of ['24 heures avant', '2 heures avant']) {
      expect(byLabel(again, name)).to.have.property('checked', true);
      await click(byLabel(again, name));
    }
    await click(byRole(again, 'button', 'Enregistrer'));
    await until(() => !textOf(root).includes('24 heures avant'));
    expect((await stored(event.id)).rappels).to.equal(null);
  });

  it('is copied, and the form of the copy opens', async () => {
    const event = await makeEvent(inDays(3));
    const root = await show(event.id);
    await chooseAct(root, 'Dupliquer');
    await isAt(root, 'Modifier l’événement');
    const { results } = await onServer<{ results: CalendarEvent[] }>(
      'GET',
      `/api/events/?date_from=${inDays(3)}&date_to=${inDays(3)}&page_size=50`,
    );
    const made = present(
      results.find(({ nom_evenement }) => nom_evenement === `${event.nom_evenement} (copie)`),
      'copy',
    );
    track(`/api/events/${made.id}/`);
  });
});

describe('the dates of a series', () => {
  it('are moved and cancelled one by one, in a month that agrees [EL8]', async () => {
    const [first, second, third] = [7, 14, 21].map(inDays);
    const event = await makeEvent(first ?? '', { ...WEEKLY, heure_debut: '10:00' });
    const root = await show(event.id);
    const menus = () => allByRole(root, 'button', /^Actions/);
    await until(() => menus().length >= 5);
    await click(present(menus()[1], 'row'));
    await chooseItem(root, 'Déplacer cette date…');
    const dialog = await until(() => byRole(root, 'dialog', 'Déplacer cette date'));
    setValue(byLabel(dialog, /^Nouvelle date/), inDays(15));
    setValue(byLabel(dialog, /^Heure de début/), '18:30');
    await axeCheck(dialog);
    await click(byRole(dialog, 'button', 'Déplacer'));
    await until(() => textOf(root).includes('Déplacée du'));
    const [moved] = (await stored(event.id)).exceptions ?? [];
    expect([moved?.jour, moved?.date, moved?.heure_debut]).to.eql([second, inDays(15), '18:30']);
    await click(present(menus()[2], 'row'));
    await chooseItem(root, 'Annuler cette date…');
    const cancel = await until(() => byRole(root, 'dialog', 'Annuler cette date'));
    await click(byRole(cancel, 'button', 'Annuler cette date'));
    await until(() => root.querySelector('li s'));
    byText(root, 'Annulé');
    expect((await stored(event.id)).exceptions?.map(({ jour }) => jour)).to.eql([second, third]);
  });

  it('that the series no longer has are told, and taken out on request', async () => {
    const event = await makeEvent(inDays(7), WEEKLY);
    await onServer('POST', `/api/events/${event.id}/cancel/`, { jour: inDays(14) });
    const { id, nom_evenement } = event;
    await onServer('PUT', `/api/events/${id}/`, {
      id,
      nom_evenement,
      date: `${inDays(8)}T10:00:00`,
      ...WEEKLY,
    });
    const root = await show(id);
    await until(() => textOf(root).includes('Dates qui ne sont plus dans la série'));
    await pressButton(root, 'Enlever de la liste');
    await until(() => !textOf(root).includes('Dates qui ne sont plus'));
    expect((await stored(id)).exceptions ?? null).to.equal(null);
  });
});
