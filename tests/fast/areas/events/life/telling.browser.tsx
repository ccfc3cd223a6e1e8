import { eventsArea } from '../../../../../src/areas/events/area.ts';
import { isoDay } from '../../../../../src/texts/formats.ts';
import { announcing } from '../../../../support/announcing.ts';
import { expect } from '../../../../support/expect.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import { chooseAct, pressButton, textOf } from '../../../../support/onScreen.ts';
import { present } from '../../../../support/present.ts';
import { byLabel, byRole, until } from '../../../../support/queries.ts';
import { showOnServer, showWidget } from '../../../../support/screen.tsx';
import {
  eachOnServer,
  makeEvent,
  makeMember,
  onServer,
  serverBackend,
} from '../../../../support/serverRows.ts';
import { click, fill } from '../../../../support/user.ts';
import { assign, makeRole } from '../form/fixtures.tsx';

eachOnServer();

const inDays = (count: number) => isoDay(new Date(Date.now() + count * 86_400_000));
const OPEN = { places: null, personnes_max: 8, attente: true, accord: false };

interface Person {
  prenom: string;
  email?: string;
  telephone?: string;
}

/** An event for which some people are registered by hand, each with an address or without. */
async function eventWith(...people: readonly Person[]) {
  const event = await makeEvent(inDays(3));
  await onServer('PUT', `/api/events/${event.id}/inscriptions/`, OPEN);
  for (const { prenom, ...contact } of people)
    await onServer('POST', '/api/events/register/', {
      ...{ evenement: event.id, ...contact, personnes: [{ prenom, nom: 'Sy' }] },
    });
  return event;
}

const notice = (root: ShadowRoot) => until(() => root.querySelector<HTMLElement>('[part=toast]'));

/** The same with the speaker that a save of its form needs. */
async function editedEvent(...people: readonly Person[]) {
  const { id } = await eventWith(...people);
  await assign(id, await makeMember({ email: 'awa@x.fr' }), await makeRole());
  return id;
}

const editForm = (id: number) => showOnServer(eventsArea, { route: `/events/${id}/edit` });

async function cancelDialog(root: ShadowRoot) {
  await chooseAct(root, 'Annuler l’événement…');
  return until(() => byRole(root, 'dialog', 'Annuler l’événement'));
}

describe('who is told of a change', () => {
  it('is counted and ticked before, above the reason, and told in the same words afterwards [V7]', async () => {
    const { id } = await eventWith(
      { prenom: 'Awa', email: 'awa@x.fr' },
      { prenom: 'Noé', email: 'awa@x.fr' },
    );
    const { root } = await showOnServer(eventsArea, { route: `/events/${id}` });
    const dialog = await cancelDialog(root);
    const box = await until(() => byLabel(dialog, 'Prévenir 2 inscrits par e-mail'));
    expect(box).to.have.property('checked', true);
    expect(textOf(dialog)).to.include('1 adresse.');
    const reason = byLabel(dialog, /^Motif/);
    expect(box.getBoundingClientRect().bottom).to.be.below(reason.getBoundingClientRect().top);
    await axeCheck(dialog);
    await click(byRole(dialog, 'button', 'Annuler l’événement et prévenir'));
    const told = await notice(root);
    expect(textOf(told)).to.include('Événement annulé. 2 inscrits prévenus, 1 adresse');
    expect(told.dataset.kind).to.equal('success');
  });

  it('leaves a notice that stays where some have no address, with their telephone [V7]', async () => {
    const { id } = await eventWith(
      { prenom: 'Awa', email: 'awa@x.fr' },
      { prenom: 'Jean', telephone: '0639981784' },
    );
    const { root } = await showOnServer(eventsArea, { route: `/events/${id}` });
    const dialog = await cancelDialog(root);
    const phone = await until(() => dialog.querySelector('a[href^="tel:"]'));
    expect(textOf(phone).replaceAll(/\D/g, '')).to.equal('0639981784');
    await click(byRole(dialog, 'button', 'Annuler l’événement et prévenir'));
    const told = await notice(root);
    expect(textOf(told)).to.include('1 inscrit prévenu, 1 adresse\u00a0; 1 sans adresse');
    expect(told.dataset.kind).to.equal('warning');
    present(told.querySelector('a[href^="tel:"]'), 'telephone in the notice');
    await axeCheck(told);
    await pressButton(root, 'Fermer le message');
    await until(() => !root.querySelector('[part=toast]'));
  });

  it('offers no mail where none can arrive, and names who is to be called [V7]', async () => {
    const { id } = await eventWith({ prenom: 'Jean', telephone: '0639981784' }, { prenom: 'Léa' });
    const { root } = await showOnServer(eventsArea, { route: `/events/${id}` });
    const dialog = await cancelDialog(root);
    await until(() => textOf(dialog).includes('Aucune des 2 personnes concernées n’a d’adresse e-mail'));
    expect(textOf(dialog)).to.include('Sy Léa');
    expect(textOf(dialog)).to.include('pas de téléphone');
    expect(dialog.querySelector('[name=prevenir]')).to.equal(null);
    await click(byRole(dialog, 'button', 'Annuler l’événement'));
    expect(textOf(await notice(root))).to.include('Événement annulé');
  });

  it('is told after an edit too, in a notice that stays and names who has no address [V7]', async () => {
    const id = await editedEvent(
      { prenom: 'Awa', email: 'awa@x.fr' },
      { prenom: 'Jean', telephone: '0639981784' },
    );
    const { root } = await editForm(id);
    const box = await until(() => byLabel(root, 'Prévenir 1 inscrit et 1 intervenant par e-mail'));
    expect(box).to.have.property('checked', false);
    await click(box);
    await fill(byLabel(root, 'Lieu'), 'Salle haute');
    await pressButton(root, 'Enregistrer');
    const told = await notice(root);
    expect(textOf(told)).to.include(
      'succès\u00a0! 1 inscrit et 1 intervenant prévenus, 1 adresse\u00a0; 1 sans adresse',
    );
    expect(textOf(told)).to.include('Sy Jean');
    expect(told.dataset.kind).to.equal('warning');
    await axeCheck(told);
  });

  it('is a notice of success where all were told of an edit, and says nothing of people where none were [V7]', async () => {
    const id = await editedEvent({ prenom: 'Awa', email: 'awa@x.fr' });
    for (const isTold of [true, false]) {
      const { root } = await editForm(id);
      const box = await until(() => byLabel(root, 'Prévenir 1 inscrit et 1 intervenant par e-mail'));
      if (isTold) await click(box);
      await fill(byLabel(root, 'Lieu'), `Salle ${isTold}`);
      await pressButton(root, 'Enregistrer');
      const told = await notice(root);
      expect(textOf(told)).to.include('Événement modifié avec succès\u00a0!');
      expect(textOf(told).includes('prévenu')).to.equal(isTold);
      expect(told.dataset.kind).to.equal('success');
    }
  });

  it('is not ticked by a back end of 1.0, whose number of mails is told as one of addresses [V7]', async () => {
    const { id } = await eventWith(
      { prenom: 'Awa', email: 'awa@x.fr' },
      { prenom: 'Noé', email: 'awa@x.fr' },
    );
    const back = await serverBackend(announcing('annulations', 'inscriptions'));
    const { root } = showWidget(eventsArea, back, { route: `/events/${id}` });
    const dialog = await cancelDialog(root);
    const box = byLabel(dialog, 'Prévenir par e-mail les personnes inscrites et les intervenants');
    expect(box).to.have.property('checked', false);
    await click(box);
    await click(byRole(dialog, 'button', 'Annuler l’événement et prévenir'));
    expect(textOf(await notice(root))).to.include('Événement annulé. 1 adresse prévenue par e-mail');
    expect(back.called('GET /api/events/*/avis/')).to.eql([]);
  });
});
