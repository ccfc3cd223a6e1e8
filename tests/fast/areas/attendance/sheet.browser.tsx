import { attendanceArea } from '../../../../src/areas/attendance/area.ts';
import { eventsArea } from '../../../../src/areas/events/area.ts';
import { membersArea } from '../../../../src/areas/members/area.ts';
import { CAPABILITIES } from '../../../../src/domain/capabilities.ts';
import { announcing } from '../../../support/announcing.ts';
import { expect } from '../../../support/expect.ts';
import { query } from '../../../support/lookups.ts';
import { axeCheck, cleanup } from '../../../support/mount.tsx';
import {
  chooseItem,
  dialogShown,
  isAt,
  maybe,
  maybeButton,
  pressButton,
  pressLink,
  textOf,
} from '../../../support/onScreen.ts';
import { byLabel, byRole, maybeByRole, maybeByText, until } from '../../../support/queries.ts';
import { showOnServer } from '../../../support/screen.tsx';
import { eachOnServer, makeMember, onServer } from '../../../support/serverRows.ts';
import { click } from '../../../support/user.ts';
import {
  countsOf,
  expectedEvent,
  isPressed,
  openedSheet,
  pressEntry,
  row,
  storedSheet,
  storedStates,
  tap,
  tickElsewhere,
} from './sheetOn.ts';

eachOnServer();

const undo = (root: ShadowRoot) => pressButton(query(root, '[part=toast]'), 'Annuler');

describe('attendance', () => {
  it('leads from today’s events to the people who are expected [EL4]', async () => {
    const { event, people } = await expectedEvent();
    const { root } = await showOnServer(attendanceArea);
    await pressLink(root, new RegExp(event.nom_evenement));
    await isAt(root, event.nom_evenement);
    await until(() => people.every(({ name }) => maybeByText(root, name)));
    await until(() => countsOf(root) === '3 Tous, 3 À pointer, 0 Présents, 0 Absents');
    await axeCheck(root);
  });

  it('ticks with one tap, takes it back with a second, and knows excused and absent people [EL4]', async () => {
    const { event, people } = await expectedEvent();
    const [one, two, three] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
    const { root } = await openedSheet(event.id);
    await click(tap(root, one.name));
    expect(isPressed(root, one.name)).toBe(true);
    await pressButton(row(root, two.name), `Autres choix pour ${two.spoken}`);
    await chooseItem(root, 'Excusé');
    await pressButton(row(root, three.name), `Autres choix pour ${three.spoken}`);
    await chooseItem(root, 'Absent');
    const stored = async () => JSON.stringify(await storedStates(event.id));
    await until(
      async () =>
        (await stored()) ===
        JSON.stringify({ [one.id]: 'present', [two.id]: 'excuse', [three.id]: 'absent' }),
    );
    await click(tap(root, one.name));
    await until(async () => (await storedStates(event.id))[one.id] === null);
    expect(countsOf(root)).toBe('3 Tous, 1 À pointer, 0 Présents, 2 Absents');
    expect(textOf(row(root, two.name))).toContain('excusé');
  });

  it('notes everybody who has no tick as present, and undoes exactly that [EL4]', async () => {
    const { event, people } = await expectedEvent();
    await tickElsewhere(event.id, people[0]!.id, 'excuse');
    const { root } = await openedSheet(event.id);
    await pressEntry(root, 'Tous présents');
    await until(() => countsOf(root).includes('2 Présents'));
    await until(
      async () =>
        Object.values(await storedStates(event.id)).filter((state) => state === 'present').length === 2,
    );
    await undo(root);
    await until(
      async () =>
        Object.values(await storedStates(event.id))
          .filter(Boolean)
          .join() === 'excuse',
    );
    expect(countsOf(root)).toContain('0 Présents');
  });

  it('notes a whole family with one tap [EL4]', async () => {
    const { event, people } = await expectedEvent(1);
    const { id, name, spoken } = people[0]!;
    const [spouse, child] = [await makeMember(), await makeMember({ date_naissance: '2018-04-04' })];
    await onServer('POST', `/api/membres/${id}/ajouter_conjoint/`, { conjoint_id: spouse.id });
    await onServer('POST', `/api/membres/${id}/ajouter_enfant/`, { enfants_ids: [child.id] });
    const { root } = await openedSheet(event.id);
    await pressButton(row(root, name), `Pointer toute la famille de ${spoken}\u00a0: 3 personnes`);
    const family = { [id]: 'present', [spouse.id]: 'present', [child.id]: 'present' };
    await until(async () => JSON.stringify(await storedStates(event.id)) === JSON.stringify(family));
    await until(() => isPressed(root, `${child.nom} ${child.prenom}`));
    await undo(root);
    await until(async () => Object.values(await storedStates(event.id)).every((state) => state === null));
  });

  it('counts adults, children and visitors without a name [EL4]', async () => {
    const { event } = await expectedEvent(1);
    const { root } = await openedSheet(event.id);
    await click(query(root, 'summary'));
    // The window of the tests is low, and the bar with the search stays in view.
    maybeButton(root, 'Visiteurs\u00a0: un de plus')?.scrollIntoView({ block: 'center' });
    for (const kind of ['Adultes', 'Adultes', 'Enfants', 'Visiteurs'])
      await pressButton(root, `${kind}\u00a0: un de plus`);
    await pressButton(root, 'Visiteurs\u00a0: un de moins');
    await until(() => textOf(query(root, 'summary')).includes('3'));
    await until(
      async () =>
        JSON.stringify((await storedSheet(event.id)).comptes) === '{"adultes":2,"enfants":1,"visiteurs":0}',
    );
  });

  it('shows a tick of another helper within five seconds, and tells whose tick stands [EL4]', async () => {
    const { event, people } = await expectedEvent();
    const [one, two] = people as [(typeof people)[0], (typeof people)[0]];
    const { root } = await openedSheet(event.id);
    await click(tap(root, one.name));
    await until(async () => (await storedStates(event.id))[one.id] === 'present');
    const before = performance.now();
    await tickElsewhere(event.id, two.id, 'present');
    await tickElsewhere(event.id, one.id, 'absent');
    await until(() => isPressed(root, two.name));
    expect(performance.now() - before).toBeLessThan(5000);
    await until(() => textOf(root).includes('a pointé «\u00a0absent\u00a0»'));
    expect(textOf(root)).toContain('après votre «\u00a0présent\u00a0»');
    await pressButton(root, 'Compris');
    expect(maybeButton(root, 'Compris')).toBeNull();
  });

  it('chooses once whose attendance is expected, by the one green button [EL4, V9]', async () => {
    const { event, group, people } = await expectedEvent(1);
    await onServer('PUT', `/api/events/${event.id}/presences/attendus/`, {
      ...{ jour: (await storedSheet(event.id)).jour, groupes: [], departements: [] },
    });
    const { root } = await openedSheet(event.id);
    await until(() => textOf(root).includes('Personne n’est encore attendu'));
    expect(maybeByRole(root, 'group', 'Afficher')).toBeNull();
    await pressButton(root, 'Choisir les attendus');
    const dialog = await dialogShown(root);
    const box = await until(() => byLabel(dialog, group.nom));
    // Its name is the last one.
    box.scrollIntoView({ block: 'center' });
    await click(box);
    await pressButton(dialog, 'Enregistrer');
    await until(() => maybeByText(root, people[0]!.name));
    expect((await storedSheet(event.id)).attendus.groupes.map(({ id }) => id)).toEqual([group.id]);
  });
});

describe('attendance, where something goes wrong', () => {
  it('keeps ticks while the network is away, says so, and sends them afterwards [EL4]', async () => {
    const { event, people } = await expectedEvent();
    let isAway = false;
    const { root } = await openedSheet(event.id, {}, (input, init) =>
      isAway ? Promise.reject(new TypeError('Failed to fetch')) : fetch(input, init),
    );
    isAway = true;
    const topOf = (name: string) => row(root, name).getBoundingClientRect().top;
    const last = people[2]!.name;
    const top = topOf(last);
    for (const { name } of people) await click(tap(root, name));
    await until(() => textOf(root).includes('3 pointages attendent le réseau'));
    // What is said of it moves no name under the thumb.
    expect(topOf(last)).toBe(top);
    expect(textOf(root)).toContain('Ne rechargez pas la page sans réseau');
    expect(countsOf(root)).toContain('3 Présents');
    isAway = false;
    dispatchEvent(new Event('online'));
    await until(async () => Object.keys(await storedStates(event.id)).length === 3);
    await until(() => !textOf(root).includes('Pas de réseau'));
  });

  it('says beforehand that a host page doesn’t open again without network [EL5]', async () => {
    const { event } = await expectedEvent(1);
    const { root } = await openedSheet(event.id);
    await until(() => textOf(root).includes('Ne rechargez pas la page sans réseau'));
  });

  it('tells that an earlier tick came too late, and shows the one that stands [EL4]', async () => {
    const { event, people } = await expectedEvent(1);
    const { id, name } = people[0]!;
    let isAway = false;
    const { root } = await openedSheet(event.id, {}, (input, init) =>
      isAway ? Promise.reject(new TypeError('Failed to fetch')) : fetch(input, init),
    );
    isAway = true;
    await click(tap(root, name));
    await until(() => textOf(root).includes('1 pointage attend le réseau'));
    await tickElsewhere(event.id, id, 'excuse');
    isAway = false;
    dispatchEvent(new Event('online'));
    await until(() => textOf(root).includes('Votre «\u00a0présent\u00a0» n’est pas gardé'));
    await until(() => !isPressed(root, name));
  });

  it('says that the event was deleted, and sends what was ticked once it is restored [EL4]', async () => {
    const { event, people } = await expectedEvent(1);
    const { id, name } = people[0]!;
    const { root } = await openedSheet(event.id);
    const { corbeille } = await onServer<{ corbeille: number }>('DELETE', `/api/events/${event.id}/`);
    await click(tap(root, name));
    await until(() => textOf(root).includes('Cet événement n’est plus là'));
    expect(textOf(root)).toContain('1 pointage est gardé');
    await onServer('POST', `/api/corbeille/${corbeille}/restaurer/`);
    dispatchEvent(new Event('online'));
    await until(async () => (await storedStates(event.id))[id] === 'present');
  });

  it('says whose record was deleted while somebody ticks [EL4]', async () => {
    const { event, people } = await expectedEvent();
    const [one, two] = people as [(typeof people)[0], (typeof people)[0]];
    const { root } = await openedSheet(event.id);
    await onServer('DELETE', `/api/membres/${one.id}/`);
    await click(tap(root, one.name));
    await until(() => textOf(root).includes(`Fiche supprimée entre-temps\u00a0: ${one.spoken}`));
    await click(tap(root, two.name));
    await until(async () => (await storedStates(event.id))[two.id] === 'present');
  });

  it('says that the date was moved while somebody ticks [EL4]', async () => {
    const { event, people } = await expectedEvent(1);
    const { root } = await openedSheet(event.id);
    const { id, nom_evenement } = event;
    const moved = { id, nom_evenement, date: '2031-05-04T10:00:00', is_recurrent: false };
    await onServer('PUT', `/api/events/${id}/`, moved);
    await click(tap(root, people[0]!.name));
    await until(() => textOf(root).includes('Cette date n’est plus prévue'));
    await until(async () => (await storedStates(id))[people[0]!.id] === 'present');
  });
});

describe('what came of attendance', () => {
  it('shows on the person, on the event, and as a filter [EL7]', async () => {
    const { event, people } = await expectedEvent(2);
    const [one, two] = people as [(typeof people)[0], (typeof people)[0]];
    await tickElsewhere(event.id, one.id, 'present');
    await tickElsewhere(event.id, two.id, 'absent');
    const record = await showOnServer(membersArea, { route: `/community/details/${one.id}` });
    await until(() => textOf(record.root).includes('A participé à 1 événement'));
    expect(textOf(record.root)).toContain('Dernière fois');
    expect(textOf(byRole(record.root, 'region', 'Présences'))).toContain(event.nom_evenement);
    await cleanup();

    const detail = await showOnServer(eventsArea, { route: `/events/${event.id}` });
    const panel = await until(() => byRole(detail.root, 'region', 'Présences'));
    await until(
      () => textOf(panel).includes('1 sur 2 (50\u00a0%)') || textOf(panel).includes('1 sur 2 (50\u202f%)'),
    );
    expect(textOf(panel)).toContain('Par tranche d’âge et par genre');
    expect(textOf(panel)).toContain('Femme');
    await cleanup();

    const list = await showOnServer(membersArea, { route: `/community?absent_semaines=1&q=Zz` });
    await until(() => textOf(list.root).includes(two.name));
    expect(textOf(list.root)).not.toContain(one.name);
    await until(() => maybe(list.root, 'button', /^Retirer le filtre Sans présence depuis 1\u00a0semaine/));
  });

  it('shows and asks nothing of it on a person, an event and a list of an unannounced back end [EL7]', async () => {
    const { event, people } = await expectedEvent(1);
    const [one] = people as [(typeof people)[0]];
    await tickElsewhere(event.id, one.id, 'present');
    const asked: string[] = [];
    const answer = announcing(...CAPABILITIES.filter((name) => name !== 'presences'));
    const send: typeof fetch = (input, init) => {
      asked.push(String(input));
      return answer(input, init);
    };
    const places = [
      [membersArea, `/community/details/${one.id}`, one.name],
      [eventsArea, `/events/${event.id}`, event.nom_evenement],
      [membersArea, `/community?absent_semaines=1&q=${one.name.split(' ')[0]}`, one.name],
    ] as const;
    for (const [area, route, name] of places) {
      const { root } = await showOnServer(area, { route }, send);
      await until(() => textOf(root).includes(name));
      expect(maybeByRole(root, 'region', 'Présences')).toBeNull();
      await cleanup();
    }
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((address) => /presences|absent_semaines/.test(address))).toEqual([]);
  });
});
