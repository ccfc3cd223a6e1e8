import { eventsArea } from '../../../../../src/areas/events/area.ts';
import type { Assignment } from '../../../../../src/domain/events/event.ts';
import type { EventServices } from '../../../../../src/domain/events/staffing.ts';
import { isoDay } from '../../../../../src/texts/formats.ts';
import { announcing } from '../../../../support/announcing.ts';
import { expect } from '../../../../support/expect.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import { chooseItem, chooseOption, maybeButton, pressButton, textOf } from '../../../../support/onScreen.ts';
import { present } from '../../../../support/present.ts';
import { byLabel, byRole, eventually, maybeByText, until } from '../../../../support/queries.ts';
import { showOnServer, showWidget } from '../../../../support/screen.tsx';
import {
  eachOnServer,
  makeEvent,
  makeMember,
  makeRow,
  onServer,
  serverBackend,
  word,
} from '../../../../support/serverRows.ts';
import { click, fill } from '../../../../support/user.ts';
import { entity } from '../form/entity.ts';
import { assign, makeRole } from '../form/fixtures.tsx';

eachOnServer();

const inDays = (count: number) => isoDay(new Date(Date.now() + count * 86_400_000));
const WEEKLY = { is_recurrent: true, recurence_data: { frequency: 'weekly' } } as const;

/** A weekly event at which Ada serves, with an address or without. */
async function served(email: string | null = 'ada@exemple.fr') {
  const event = await makeEvent(inDays(3), { ...WEEKLY, heure_debut: '10:00', heure_fin: '11:00' });
  const [ada, role] = [await makeMember({ prenom: 'Ada', ...(email && { email }) }), await makeRole()];
  await assign(event.id, ada, role);
  return { id: event.id, ada, role };
}

const dateOf = (id: number, day: string) =>
  onServer<EventServices>('GET', `/api/events/${id}/services/?jour=${day}`);

/** Opens the dialog that replaces Ada on the first date. */
async function replaceDialog(root: ShadowRoot) {
  await click(await until(() => byRole(root, 'button', /^Réponse de/)));
  await chooseItem(root, 'Remplacer…');
  const dialog = await until(() => byRole(root, 'dialog', /^Remplacer Ada/));
  await until(() => dialog.querySelector('[role=combobox]'));
  return dialog;
}

async function choose(dialog: Element, root: ShadowRoot, name: string) {
  await fill(present(dialog.querySelector('[role=combobox]'), 'search'), name);
  await chooseOption(root, name);
}

const box = (dialog: Element) => until(() => byLabel(dialog, /^Prévenir Ada .* par e-mail$/));
const notice = (root: ShadowRoot) => until(() => root.querySelector<HTMLElement>('[part=toast]'));

describe('the person who is replaced', () => {
  it('is told where the box says so, which is ticked where they were asked, and who comes is asked [V6, V7]', async () => {
    const { id } = await served();
    const comes = await makeMember({ email: 'noe@exemple.fr' });
    await onServer('POST', `/api/events/${id}/services/demandes/`, { jour: inDays(3) });
    const { root } = await showOnServer(eventsArea, { route: `/events/${id}` });
    const dialog = await replaceDialog(root);
    expect(await box(dialog)).to.have.property('checked', true);
    await axeCheck(dialog);
    await choose(dialog, root, comes.nom ?? '');
    await pressButton(dialog, 'Remplacer et prévenir');
    const told = await notice(root);
    expect(textOf(told)).to.match(/Remplacement enregistré\. E-mail à Ada .* et .*\./);
    expect(told.dataset.kind).to.equal('success');
    expect(maybeButton(told, 'Annuler cette action')).not.to.equal(null);
    const [person] = (await dateOf(id, inDays(3))).personnes;
    expect([person?.equipe?.membre_id, Boolean(person?.demande_le)]).to.eql([comes.id, true]);
  });

  it('is not told by itself where nothing was asked, and the box says it for the dates that are chosen [V6, V7]', async () => {
    const { id } = await served();
    const comes = await makeMember({ email: 'noe@exemple.fr' });
    await onServer('POST', `/api/events/${id}/services/demandes/`, { jour: inDays(10) });
    const { root } = await showOnServer(eventsArea, { route: `/events/${id}` });
    const dialog = await replaceDialog(root);
    expect(await box(dialog)).to.have.property('checked', false);
    await click(byRole(dialog, 'radio', 'toute la série'));
    await eventually(() => expect(byLabel(dialog, /^Prévenir Ada/)).to.have.property('checked', true));
    await click(byRole(dialog, 'radio', /seulement$/));
    await eventually(() => expect(byLabel(dialog, /^Prévenir Ada/)).to.have.property('checked', false));
    await choose(dialog, root, comes.nom ?? '');
    await pressButton(dialog, 'Remplacer');
    expect(textOf(await notice(root))).not.to.include('E-mail à');
    expect((await dateOf(id, inDays(3))).personnes[0]?.demande_le).to.equal(null);
  });

  it('is named in a notice that stays, where no mail reaches them [V7]', async () => {
    const { id } = await served(null);
    const comes = await makeMember({ email: 'noe@exemple.fr' });
    const { root } = await showOnServer(eventsArea, { route: `/events/${id}` });
    const dialog = await replaceDialog(root);
    await until(() => textOf(dialog).includes('n’a pas d’adresse e-mail'));
    await click(byLabel(dialog, 'Demander une réponse par e-mail à la personne qui vient'));
    await choose(dialog, root, comes.nom ?? '');
    await pressButton(dialog, 'Remplacer et prévenir');
    const told = await notice(root);
    expect(textOf(told)).to.include('Sans adresse e-mail, à appeler\u00a0: Ada');
    expect(told.dataset.kind).to.equal('warning');
  });

  it('is to be told by hand of a back end that doesn’t count who is told, and nothing more is sent [V6]', async () => {
    const { id, ada } = await served();
    const comes = await makeMember();
    const [assigned] = await onServer<Assignment[]>('GET', `/api/events/${id}/assignments/`);
    const speaker = assigned?.intervenant;
    const said = { jour: inDays(3), intervenant: entity(speaker).id, reponse: 'oui' };
    await onServer('PUT', `/api/events/${id}/services/`, said);
    const back = await serverBackend(announcing('annulations', 'services', 'equipes', 'journal'));
    const { root } = showWidget(eventsArea, back, { route: `/events/${id}` });
    const dialog = await replaceDialog(root);
    expect(textOf(dialog)).to.include(`Ada ${ada.nom} a déjà dit oui. Aucun e-mail ne lui annonce`);
    expect(dialog.querySelector('[name=prevenir]')).to.equal(null);
    await choose(dialog, root, comes.nom ?? '');
    await pressButton(dialog, 'Remplacer');
    await notice(root);
    const [sent] = back.called('PUT /api/events/*/equipes/');
    expect(sent?.body).not.to.have.property('prevenir');
    expect(back.called('GET /api/events/*/avis/')).to.eql([]);
  });
});

describe('the person who comes', () => {
  it('is said to be absent that day, or elsewhere at that hour, and can be chosen all the same [EL11, Q13]', async () => {
    const { id, role } = await served();
    const comes = await makeMember({ prenom: 'Noé' });
    await onServer('POST', `/api/membres/${comes.id}/absences/`, { du: inDays(3), au: inDays(3), note: '' });
    const other = await makeEvent(inDays(3), { heure_debut: '10:30', heure_fin: '12:00' });
    await assign(other.id, comes, role);
    const { root } = await showOnServer(eventsArea, { route: `/events/${id}` });
    const dialog = await replaceDialog(root);
    await choose(dialog, root, comes.nom ?? '');
    await until(() => maybeByText(dialog, /^Absence notée/));
    const clash = `est aussi à «\u00a0${other.nom_evenement}\u00a0» ce jour-là, de 10\u00a0h\u00a030 à midi.`;
    await until(() => textOf(dialog).includes(clash));
    await axeCheck(dialog);
    await pressButton(dialog, /^Remplacer/);
    await notice(root);
    expect((await dateOf(id, inDays(3))).personnes[0]?.equipe?.membre_id).to.equal(comes.id);
  });

  it('may be a speaker without a record, who stays the same one [V6]', async () => {
    const { id } = await served();
    const nom = word();
    const guest = await makeRow<{ id: number }>('/api/intervenants/', { nom, prenom: 'Zoé' });
    const { root } = await showOnServer(eventsArea, { route: `/events/${id}` });
    const dialog = await replaceDialog(root);
    await fill(present(dialog.querySelector('[role=combobox]'), 'search'), nom);
    await until(() => textOf(dialog).includes('intervenant sans fiche'));
    await chooseOption(root, nom);
    await pressButton(dialog, 'Remplacer');
    await notice(root);
    const [person] = (await dateOf(id, inDays(3))).personnes;
    expect([person?.intervenant, person?.equipe?.membre_id]).to.eql([guest.id, null]);
  });
});
