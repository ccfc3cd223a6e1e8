import { eventsArea } from '../../../../../src/areas/events/area.ts';
import type { EventServices } from '../../../../../src/domain/events/staffing.ts';
import { isoDay } from '../../../../../src/texts/formats.ts';
import { formatLongDate } from '../../../../../src/texts/records/longFormats.ts';
import { expect } from '../../../../support/expect.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import {
  chooseItem,
  chooseOption,
  maybeButton,
  pressButton,
  setValue,
  textOf,
  toastText,
} from '../../../../support/onScreen.ts';
import { present } from '../../../../support/present.ts';
import { allByRole, byLabel, byRole, focused, until } from '../../../../support/queries.ts';
import { failNext, resetServer } from '../../../../support/reference.ts';
import { showOnServer } from '../../../../support/screen.tsx';
import {
  eachOnServer,
  makeEvent,
  makeMember,
  makeRow,
  onServer,
  word,
} from '../../../../support/serverRows.ts';
import { click, fill } from '../../../../support/user.ts';

eachOnServer();

const inDays = (count: number) => isoDay(new Date(Date.now() + count * 86_400_000));
const WEEKLY = { is_recurrent: true, recurence_data: { frequency: 'weekly' } };

const show = async (id: number, more = '') =>
  (await showOnServer(eventsArea, { route: `/events/${id}${more}` })).root;
const stored = (id: number, day: string) =>
  onServer<EventServices>('GET', `/api/events/${id}/services/?jour=${day}`);

/** An event of a series with one guest, in a role that it needs twice. */
async function served(email?: string) {
  const event = await makeEvent(inDays(3), { ...WEEKLY, heure_debut: '10:00' });
  const libelle = word();
  const role = { libelle, ...(await makeRow('/api/roles-intervenants/', { libelle })) };
  const speaker = await makeRow('/api/intervenants/', { prenom: 'Awa', nom: word() });
  await onServer('POST', `/api/events/${event.id}/assignments/`, {
    ...{ evenement: event.id, intervenant: speaker.id, role_intervenant: role.id },
    donnees: { member_email: email },
  });
  await onServer('PUT', `/api/events/${event.id}/roles-attendus/`, {
    roles: [{ role_intervenant: role.id, nombre: 2 }],
  });
  return { event, role, speaker };
}

describe('an event of several days', () => {
  it('has its team on the day that goes on, and says in the rota which day that is [V6, V13]', async () => {
    const event = await makeEvent(inDays(-1), {
      date_fin: inDays(1),
      heure_debut: '10:00',
      heure_fin: '17:00',
    });
    const { id: role } = await makeRow('/api/roles-intervenants/', { libelle: word() });
    const speaker = await makeRow('/api/intervenants/', { prenom: 'Awa', nom: word() });
    await onServer('POST', `/api/events/${event.id}/assignments/`, {
      ...{ evenement: event.id, intervenant: speaker.id, role_intervenant: role, donnees: {} },
    });
    const page = await show(event.id);
    await until(() => textOf(page).includes('Pas encore de demande'));
    expect(textOf(page)).toContain('10:00 le premier jour, 17:00 le dernier');
    const { root } = await showOnServer(eventsArea, { route: '/events/services' });
    const rows = () => allByRole(root, 'row').filter((row) => textOf(row).includes(event.nom_evenement));
    await until(() => rows().length === 2);
    expect(rows().map((row) => /jour[^0-9]*\d sur \d(, jusqu’à [\d:]+)?/.exec(textOf(row))?.[0])).toEqual([
      'jour 2 sur 3',
      'jour 3 sur 3, jusqu’à 17:00',
    ]);
    for (const row of rows()) expect(textOf(row)).not.toContain('déplacée');
  });
});

describe('the speakers of an event', () => {
  it('are asked from its page, date by date, and who can’t be is told [EL11]', async () => {
    const { event } = await served();
    const root = await show(event.id);
    await until(() => textOf(root).includes('Pas encore de demande'));
    await axeCheck(root);
    await pressButton(root, 'Demander une réponse');
    await until(() => textOf(root).includes('Aucune demande envoyée'));
    expect(textOf(root)).to.include(`Personne n’a d’adresse e-mail. Appelez\u00a0: Awa`);
    expect(root.querySelector<HTMLElement>('[part=toast]')?.dataset.kind).to.equal('error');
    await pressButton(root, 'Fermer le message');
    expect((await stored(event.id, inDays(3))).personnes[0]?.demande_le).to.equal(null);
  });

  it('leave the focus at the heading once all are asked', async () => {
    const { event } = await served('awa@exemple.fr');
    const root = await show(event.id);
    await pressButton(root, 'Demander une réponse');
    await click(await until(() => byRole(root, 'button', 'Envoyer')));
    await until(() => textOf(root).includes('Sans réponse'));
    expect(maybeButton(root, 'Demander une réponse')).to.equal(null);
    expect(focused()?.localName).to.equal('h1');
  });

  it('show what they answered, noted by hand too, on each date by itself [EL11]', async () => {
    const { event, speaker } = await served('awa@exemple.fr');
    const root = await show(event.id);
    await click(await until(() => byRole(root, 'button', /^Réponse de/)));
    await chooseItem(root, 'Noter «\u00a0non\u00a0»');
    expect(await toastText(root)).to.equal('Réponse notée');
    await until(() => textOf(root).includes('2 à trouver'));
    setValue(byLabel(root, 'Date'), inDays(10));
    await until(() => textOf(root).includes('Pas encore de demande'));
    expect(textOf(root)).to.include('1 à trouver');
    const [first] = (await stored(event.id, inDays(3))).personnes;
    expect([first?.intervenant, first?.reponse]).to.eql([speaker.id, 'non']);
  });

  it('never lose an answer that came while it was noted', async () => {
    const { event, speaker } = await served();
    const root = await show(event.id);
    await click(await until(() => byRole(root, 'button', /^Réponse de/)));
    await onServer('PUT', `/api/events/${event.id}/services/`, {
      ...{ jour: inDays(3), intervenant: speaker.id, reponse: 'propose', proposition: 'À onze heures' },
    });
    await chooseItem(root, 'Noter «\u00a0oui\u00a0»');
    await until(() => textOf(root).includes('La réponse a changé entre-temps'));
    await until(() => textOf(root).includes('«\u00a0À onze heures\u00a0»'));
    expect((await stored(event.id, inDays(3))).personnes[0]?.reponse).to.equal('propose');
  });
});

describe('the roles that an event needs', () => {
  it('are changed in a dialog that refuses what is no number, and a change of another user [EL11]', async () => {
    const { event, role } = await served();
    const root = await show(event.id);
    await pressButton(root, 'Rôles attendus…');
    const dialog = await until(() => byRole(root, 'dialog', 'Rôles attendus'));
    await axeCheck(dialog);
    const number = byLabel(dialog, new RegExp(role.libelle));
    setValue(number, '0');
    await pressButton(dialog, 'Enregistrer');
    await until(() => textOf(dialog).includes('Indiquez un nombre entier de 1 à 99.'));
    await onServer('PUT', `/api/events/${event.id}/roles-attendus/`, { roles: [] });
    setValue(number, '3');
    await pressButton(dialog, 'Enregistrer');
    await until(() => textOf(dialog).includes('ont été modifiés entre-temps'));
    expect((await stored(event.id, inDays(3))).roles.map(({ nombre }) => nombre)).to.eql([0]);
  });
});

describe('a member who is absent', () => {
  it('is warned of in the form and on the event, and can be assigned all the same [EL11]', async () => {
    const [member, role, event] = await Promise.all([
      makeMember(),
      makeRow('/api/roles-intervenants/', { libelle: word() }),
      makeEvent(inDays(3)),
    ]);
    await onServer('POST', `/api/membres/${member.id}/absences/`, { du: inDays(2), au: inDays(4) });
    const root = await show(event.id, '/edit');
    setValue(await until(() => root.querySelector(`select:has([value="${role.id}"])`)), String(role.id));
    await fill(present(root.querySelector('[role=combobox]'), 'search'), member.nom ?? '');
    await chooseOption(root, member.nom ?? '');
    const row = () => textOf(root.querySelector('li:has([data-remove])') ?? root.host);
    await until(() => row().includes(`Absence notée\u00a0: ${formatLongDate(inDays(3))}`));
    setValue(byLabel(root, /^Date/), inDays(20));
    await until(() => !row().includes('Absence notée'));
    setValue(byLabel(root, /^Date/), inDays(3));
    await until(() => row().includes('Absence notée'));
    await pressButton(root, 'Enregistrer');
    await until(() => maybeButton(root, 'Autres actions'));
    await until(() => textOf(root).includes('Absence notée du'));
  });
});

describe('absences that can’t be read', () => {
  it('are named in the form of an event where they can’t be read', async () => {
    const [member, event] = [await makeMember(), await makeEvent(inDays(3))];
    const role = await makeRow('/api/roles-intervenants/', { libelle: word() });
    const names = { prenom: 'Awa', nom: word(), membre_id: member.id };
    const speaker = await makeRow('/api/intervenants/', names);
    await onServer('POST', `/api/events/${event.id}/assignments/`, {
      ...{ evenement: event.id, intervenant: speaker.id, role_intervenant: role.id },
      donnees: {},
    });
    await onServer('POST', `/api/membres/${member.id}/absences/`, { du: inDays(2), au: inDays(4) });
    await failNext('GET /api/absences/', { status: 500, body: {}, times: 9 });
    const root = await show(event.id, '/edit');
    await until(() => textOf(root).includes('Les absences n’ont pas pu être chargées.'));
    await resetServer();
    await pressButton(root, 'Réessayer');
    await until(() => textOf(root).includes(`Absence notée\u00a0: ${formatLongDate(inDays(3))}`));
  });
});

/** A member who serves at an event in three days, from 9:00 to 10:30, and another event then, at 10:00. */
async function servingElsewhere(more: object = {}) {
  const hours = { heure_debut: '09:00', heure_fin: '10:30' };
  const [member, role, elsewhere, event] = await Promise.all([
    makeMember({ prenom: 'Marie' }),
    makeRow('/api/roles-intervenants/', { libelle: word() }),
    makeEvent(inDays(3), hours),
    makeEvent(inDays(3), { heure_debut: '10:00', heure_fin: '11:00', ...more }),
  ]);
  const names = { prenom: 'Marie', nom: member.nom, membre_id: member.id };
  const speaker = await makeRow('/api/intervenants/', names);
  const assign = (id: number) =>
    onServer('POST', `/api/events/${id}/assignments/`, {
      ...{ evenement: id, intervenant: speaker.id, role_intervenant: role.id, donnees: {} },
    });
  await assign(elsewhere.id);
  const alsoAt = `Marie ${member.nom} est aussi à «\u00a0${elsewhere.nom_evenement}\u00a0»`;
  return { member, role, elsewhere, event, assign, alsoAt };
}

describe('a person who serves elsewhere at the same time', () => {
  it('is told when chosen, by the hours that are typed, and can be assigned all the same [Q13]', async () => {
    const { member, role, event, alsoAt } = await servingElsewhere();
    const root = await show(event.id, '/edit');
    setValue(await until(() => root.querySelector(`select:has([value="${role.id}"])`)), String(role.id));
    await fill(present(root.querySelector('[role=combobox]'), 'search'), member.nom ?? '');
    await chooseOption(root, member.nom ?? '');
    const row = () => textOf(root.querySelector('li:has([data-remove])') ?? root.host);
    const sentence = `${alsoAt} ce jour-là, de 9\u00a0h à 10\u00a0h\u00a030.`;
    await until(() => row().includes(sentence));
    await axeCheck(root);
    setValue(byLabel(root, /^Heure de début/), '10:30');
    await until(() => !row().includes(alsoAt));
    setValue(byLabel(root, /^Heure de début/), '10:29');
    await until(() => row().includes(sentence));
    await pressButton(root, 'Enregistrer');
    await until(() => maybeButton(root, 'Autres actions'));
    await until(() => textOf(root).includes(sentence));
    await axeCheck(root);
  });

  it('is told with the day for a series, and counted in the next weeks [Q13]', async () => {
    const { event, assign, alsoAt } = await servingElsewhere(WEEKLY);
    await assign(event.id);
    const root = await show(event.id, '/edit');
    await until(() => textOf(root).includes(`${alsoAt} le ${formatLongDate(inDays(3))}, de 9\u00a0h`));
    const weeks = (await showOnServer(eventsArea, { route: '/events/services' })).root;
    const first = await until(() =>
      allByRole(weeks, 'row').find((item) => textOf(item).includes(event.nom_evenement)),
    );
    expect(textOf(first)).to.include('sert aussi à\u00a0:');
    await axeCheck(weeks);
  });

  it('is said to be unknown where that can’t be read [Q13]', async () => {
    const { event, assign, alsoAt } = await servingElsewhere();
    await assign(event.id);
    await failNext('GET /api/engagements/', { status: 500, body: {}, times: 9 });
    const root = await show(event.id, '/edit');
    await until(() =>
      textOf(root).includes('Les autres événements de ces personnes n’ont pas pu être chargés.'),
    );
    await resetServer();
    await pressButton(root, 'Réessayer');
    await until(() => textOf(root).includes(alsoAt));
  });
});

const rowsOf = (root: ShadowRoot, name: string) =>
  allByRole(root, 'row').filter((row) => textOf(row).includes(name));

/** The person of the first cell of a row. */
const personIn = (row: Element | undefined) => textOf(row?.querySelector('[aria-haspopup]') ?? document.body);

/** Chooses a member as the person who comes, in the open dialog. */
async function choosePerson(dialog: Element, root: ShadowRoot, name: string) {
  await fill(present(dialog.querySelector('[role=combobox]'), 'search'), name);
  await chooseOption(root, name);
}

describe('the team of a date', () => {
  it('gets another person from the rota, on that date alone, and the notice undoes it [V6, EL11]', async () => {
    const [{ event, speaker }, member] = [await served(), await makeMember()];
    const { root } = await showOnServer(eventsArea, { route: '/events/services' });
    const rows = () => rowsOf(root, event.nom_evenement);
    await until(() => rows().length === 4);
    expect(personIn(rows()[0])).to.match(/^○\s*à demander/);
    const names = rows().map(personIn);
    await click(present(rows()[1]?.querySelector('[aria-haspopup]'), 'name'));
    await chooseItem(root, 'Remplacer…');
    const dialog = await until(() => byRole(root, 'dialog', /^Remplacer Awa/));
    await until(() => dialog.querySelector('[role=combobox]'));
    await axeCheck(dialog);
    expect(byRole(dialog, 'radio', /seulement$/)).to.have.property('checked', true);
    await pressButton(dialog, 'Remplacer');
    await until(() => textOf(dialog).includes('Choisissez une personne.'));
    await choosePerson(dialog, root, member.nom ?? '');
    await pressButton(dialog, 'Remplacer');
    const undo = () => maybeButton(root, 'Annuler cette action');
    await until(undo);
    await until(() => personIn(rows()[1]).includes(member.nom ?? '-'));
    expect(textOf(rows()[1] ?? root.host)).to.include('remplace');
    expect([personIn(rows()[0]), personIn(rows()[2])]).to.eql([names[0], names[2]]);
    expect((await stored(event.id, inDays(17))).personnes[0]?.intervenant).to.equal(speaker.id);
    await click(await until(undo));
    await until(() => personIn(rows()[1]) === names[1]);
  });

  it('is filled from a gap, where the one who said no leaves [V6, EL11]', async () => {
    const [{ event, speaker }, member] = [await served(), await makeMember()];
    await onServer('PUT', `/api/events/${event.id}/services/`, {
      ...{ jour: inDays(3), intervenant: speaker.id, reponse: 'non' },
    });
    const { root } = await showOnServer(eventsArea, { route: '/events/services' });
    const row = () => present(rowsOf(root, event.nom_evenement)[0], 'date');
    await until(() => rowsOf(root, event.nom_evenement).length === 4);
    await click(byRole(row(), 'button', /2\u00a0manquent/));
    const dialog = await until(() => byRole(root, 'dialog', /^Remplacer Awa/));
    await until(() => dialog.querySelector('[role=combobox]'));
    await choosePerson(dialog, root, member.nom ?? '');
    await pressButton(dialog, 'Remplacer');
    await until(() => byRole(row(), 'button', /1\u00a0manque/));
    expect(textOf(row())).not.to.include('non');
  });

  it('changes on the page of its event, which says that the series doesn’t touch it [V6]', async () => {
    const [{ event }, member] = [await served(), await makeMember()];
    const root = await show(event.id);
    await click(await until(() => byRole(root, 'button', /^Réponse de/)));
    await chooseItem(root, 'Remplacer…');
    const dialog = await until(() => byRole(root, 'dialog', /^Remplacer Awa/));
    await until(() => dialog.querySelector('[role=combobox]'));
    await choosePerson(dialog, root, member.nom ?? '');
    await click(byRole(dialog, 'radio', 'plusieurs dates'));
    await click(await until(() => byRole(dialog, 'checkbox', formatLongDate(inDays(10)))));
    await pressButton(dialog, 'Remplacer');
    await until(() => textOf(root).includes('Cette date a sa propre équipe'));
    expect(textOf(root)).to.include(member.nom);
    const speakers = await Promise.all(
      [3, 10, 17].map(async (days) => (await stored(event.id, inDays(days))).personnes[0]?.equipe?.nom),
    );
    expect([speakers[0], speakers[1], speakers[2] === member.nom]).to.eql([member.nom, member.nom, false]);
  });
});

describe('the services of the next weeks', () => {
  it('ask all at once, and say before who gets a mail and who must be called [V6]', async () => {
    const { event } = await served('awa@exemple.fr');
    const { root } = await showOnServer(eventsArea, { route: '/events/services' });
    await until(() => rowsOf(root, event.nom_evenement).length === 4);
    await pressButton(root, /^Demander à tous/);
    const dialog = await until(() => byRole(root, 'dialog', /^Demander/));
    await until(() => /reçoi(t|vent)/.test(textOf(dialog)));
    await axeCheck(dialog);
    await pressButton(dialog, /^Envoyer/);
    await until(() => /^\?\s*réponse attendue/.test(personIn(rowsOf(root, event.nom_evenement)[3])));
    const days = await Promise.all([3, 24].map((count) => stored(event.id, inDays(count))));
    expect(days.map(({ personnes }) => Boolean(personnes[0]?.demande_le))).to.eql([true, true]);
  });

  it('show each date with what is missing, one tap from its event [EL11]', async () => {
    const { event, speaker } = await served();
    await onServer('PUT', `/api/events/${event.id}/services/`, {
      ...{ jour: inDays(10), intervenant: speaker.id, reponse: 'non' },
    });
    const { root } = await showOnServer(eventsArea);
    await click(await until(() => byRole(root, 'link', 'Services')));
    const rows = () => rowsOf(root, event.nom_evenement);
    await until(() => rows().length === 4);
    await axeCheck(root);
    expect(rows().map((row) => /(\d)\u00a0manque/.exec(textOf(row))?.[1])).to.eql(['1', '2', '1', '1']);
    await click(byRole(root, 'button', /^Manque/));
    expect(rows()).to.have.length(4);
    setValue(byLabel(root, 'Période'), '8');
    await until(() => rows().length === 8);
    await click(byRole(present(rows()[1], 'date'), 'link', event.nom_evenement));
    const date = await until(() => byLabel(root, 'Date'));
    expect(date).to.have.property('value', inDays(10));
  });
});
