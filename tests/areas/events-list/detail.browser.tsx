import type { Evenement } from '../../../src/domain/evenement.ts';
import { isoDay } from '../../../src/texts/formats.ts';
import { expect } from '../../support/expect.ts';
import { axeCheck } from '../../support/mount.tsx';
import { focused, until } from '../../support/queries.ts';
import { failNext, garble, hold, release } from '../../support/reference.ts';
import { click, press, setViewport } from '../../support/user.ts';
import { acknowledge, alertShown } from '../members-actionsBack.tsx';
import { signInAgain } from '../members-record/page.tsx';
import {
  alertText,
  api,
  button,
  cards,
  DELETE,
  freshServer,
  heading,
  isAt,
  loadPeriod,
  makeEvent,
  makeSpeaker,
  maybe,
  names,
  ONE,
  SPEAKERS,
  show,
  tidyServer,
} from './page.tsx';

const realError = console.error;
beforeEach(async () => {
  console.error = () => {};
  await freshServer();
  await setViewport({ width: 1280, height: 900 });
});
afterEach(async () => {
  console.error = realError;
  await tidyServer();
});

const DAY = '2033-05-01';
const FULL: Partial<Evenement> = {
  heure_debut: '10:00',
  heure_fin: '11:30',
  lieu: 'Chapelle',
  is_recurrent: true,
  recurence_data: { frequency: 'weekly' },
};

/** The detail, opened by its address. */
async function opened(fields: Partial<Evenement> = FULL, attributes: object = {}) {
  const event = await makeEvent(DAY, fields);
  const shown = await show({ route: `/events/${event.id}`, ...attributes });
  await isAt(shown.root, event.nom_evenement);
  return { ...shown, event };
}

const facts = (root: ShadowRoot) =>
  Object.fromEntries(
    [...root.querySelectorAll('dl > div')].map((fact) => [
      fact.querySelector('dt')!.textContent,
      fact.querySelector('dd')!.textContent,
    ]),
  );
const question = (root: ShadowRoot) =>
  until(() => root.querySelector<HTMLElement>('dialog[role=alertdialog]'));
const answer = async (root: ShadowRoot, label: string) => {
  const asked = await question(root);
  await click([...asked.querySelectorAll('button')].find((one) => one.textContent === label)!);
};

describe('the detail of an event', () => {
  it('shows the long date, times, place, frequency, when it was noted, and its id [E26, E28]', async () => {
    const { root, event } = await opened();
    const { Date: date, Horaires, Lieu, Fréquence, Identifiant, ...stamps } = facts(root);
    expect([date, Horaires, Lieu, Fréquence]).toEqual([
      'dimanche 1er mai 2033',
      '10:00 – 11:30',
      'Chapelle',
      'Hebdomadaire',
    ]);
    expect(Identifiant).toBe(String(event.id));
    const [year, month, day] = isoDay(new Date()).split('-');
    expect(stamps['Créé le']).toMatch(`${day}/${month}/${year}`);
    expect(stamps['Modifié le']).toMatch(/\d\d:\d\d$/);
  });

  it('says what is not known, and that nobody speaks [E26, E27]', async () => {
    const { root } = await opened({});
    expect(facts(root)).toMatchObject({
      Horaires: 'Heure non définie',
      Lieu: 'Lieu non précisé',
      Fréquence: 'Ponctuel',
    });
    await until(() => maybe(root, 'p', 'Aucun intervenant'));
  });

  it('tells the making from the change, and spaces from a place [E26, E28]', async () => {
    const event = await makeEvent(DAY);
    const noted = { created_at: '2032-12-31T23:05:00', updated_at: '2033-01-02T08:30:00' };
    await failNext(ONE, { status: 200, body: { data: { ...event, lieu: '  ', ...noted } }, times: 9 });
    const { root } = await show({ route: `/events/${event.id}` });
    await isAt(root, event.nom_evenement);
    expect(facts(root)).toMatchObject({
      Lieu: 'Lieu non précisé',
      'Créé le': '31/12/2032 23:05',
      'Modifié le': '02/01/2033 08:30',
    });
  });

  it('lists speakers with role and contact, links where they plainly are such [E27]', async () => {
    const event = await makeEvent(DAY);
    const word = event.nom_evenement;
    await makeSpeaker(event, 'Awa', word, `Rôle ${word}`, {
      member_email: 'awa@exemple.fr',
      member_telephone: '06 12 34 56 78',
      member_profession: 'Juge',
    });
    await makeSpeaker(event, 'Luc', word, `Autre ${word}`, {
      member_email: 'luc@x?bcc=y',
      member_telephone: '*#06#',
    });
    const { root } = await show({ route: `/events/${event.id}` });
    const items = await until(() => {
      const found = [...root.querySelectorAll('section li')];
      return found.length === 2 ? found : null;
    });
    const awa = items.find((item) => item.textContent?.includes('Awa'))!;
    const luc = items.find((item) => item.textContent?.includes('Luc'))!;
    expect(awa.textContent).toMatch(`Awa ${word}Rôle ${word}Juge`);
    expect([...awa.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      'mailto:awa@exemple.fr',
      'tel:0612345678',
    ]);
    expect(luc.querySelectorAll('a')).toHaveLength(0);
  });

  it('is left by its back button, and leads to the edit form and back [E23, E24]', async () => {
    const { root, event } = await opened();
    await click(await button(root, 'Modifier'));
    await until(
      () => root.querySelector<HTMLInputElement>('[name=nom_evenement]')?.value === event.nom_evenement,
    );
    await click(await button(root, 'Retour'));
    await isAt(root, event.nom_evenement);
    await click(await button(root, 'Retour'));
    await isAt(root, 'Événements');
    await until(() => focused()?.textContent === 'Événements');
  });

  it('saves a calendar file and prints a sheet', async () => {
    const { root, event } = await opened();
    const real = HTMLAnchorElement.prototype.click;
    const saved: HTMLAnchorElement[] = [];
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      saved.push(this);
    };
    try {
      (await button(root, 'Ajouter à mon agenda')).click();
    } finally {
      HTMLAnchorElement.prototype.click = real;
    }
    expect(saved[0]!.download).toBe(`${event.nom_evenement.toLowerCase()}.ics`);
    const file = await fetch(saved[0]!.href);
    expect(file.headers.get('content-type')).toBe('text/calendar;charset=utf-8');
    const text = await file.text();
    expect(text).toMatch(`UID:evenement-${event.id}@${location.hostname}\r\n`);
    expect(text).toMatch('DTSTART:20330501T100000\r\nDTEND:20330501T113000\r\nRRULE:FREQ=WEEKLY\r\n');

    (await button(root, 'Imprimer')).click();
    // Browsers print nothing of a frame that isn't rendered.
    const frame = root.querySelector('iframe')!;
    expect(frame.checkVisibility()).toBe(true);
    const sheet = [...frame.contentDocument!.querySelectorAll('h1, p')].map((line) => line.textContent);
    expect(sheet).toEqual([
      event.nom_evenement,
      'dimanche 1er mai 2033',
      '10:00 – 11:30',
      'Chapelle',
      'Hebdomadaire',
    ]);
  });

  it('hides what writes when readonly', async () => {
    const { root } = await opened({}, { readonly: true });
    expect(maybe(root, 'button', 'Modifier')).toBe(null);
    expect(maybe(root, 'button', 'Supprimer')).toBe(null);
    expect(maybe(root, 'button', 'Ajouter à mon agenda')).not.toBe(null);
  });

  for (const theme of ['light', 'dark'])
    it(`has no accessibility fault, and fits 320 px with long words, in ${theme} colours`, async () => {
      const { root } = await opened(
        { ...FULL, nom_evenement: `Zz${'Rassemblement'.repeat(14)}`, lieu: 'Salle'.repeat(40) },
        { theme },
      );
      await axeCheck(root);
      await setViewport({ width: 320, height: 800 });
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    });
});

describe('a detail that can’t be shown', () => {
  it('says the event doesn’t exist, and leads back to the list [E31]', async () => {
    for (const route of ['/events/99999999', '/events/abc', '/events/1e3']) {
      const { root, unmount } = await show({ route });
      await until(() => alertText(root).includes("L'événement demandé n'existe pas."));
      expect(alertText(root)).toMatch('Événement introuvable');
      await click(await button(root, 'Retour aux événements'));
      await isAt(root, 'Événements');
      unmount();
    }
  });

  it('says why it is missing in the server’s words [E31]', async () => {
    const event = await makeEvent(DAY);
    await failNext(ONE, { status: 404, body: { message: 'Événement archivé' }, times: 9 });
    const { root } = await show({ route: `/events/${event.id}` });
    await until(() => alertText(root).includes('Événement archivé'));
    expect(alertText(root)).toMatch('Événement introuvable');
  });

  const failures = [
    [
      '500',
      () => failNext(ONE, { status: 500, body: { message: 'Base indisponible' }, times: 9 }),
      'Base indisponible',
    ],
    [
      '500 without a word',
      () => failNext(ONE, { status: 500, body: {}, times: 9 }),
      "Impossible de charger les détails de l'événement",
    ],
    [
      '403',
      () => failNext(ONE, { status: 403, body: { message: 'Accès interdit' }, times: 9 }),
      'Accès interdit',
    ],
    ['another shape', () => garble(ONE, 'shape', 9), "Impossible de charger les détails de l'événement"],
    ['a cut connection', () => garble(ONE, 'drop', 30), 'Impossible de se connecter au serveur'],
  ] as const;
  for (const [what, fail, words] of failures)
    it(`says why on ${what}, with a way back and one on [E31, E32]`, async () => {
      const event = await makeEvent(DAY);
      await fail();
      const { root } = await show({ route: `/events/${event.id}` });
      await until(() => alertText(root).includes(words));
      expect(alertText(root)).toMatch('Événement introuvable');
      expect(maybe(root, 'button', 'Retour aux événements')).not.toBe(null);
      await fetch('/__controls', { method: 'DELETE' });
      await click(await button(root, 'Réessayer'));
      await isAt(root, event.nom_evenement);
    });

  it('shows the event when only its speakers fail, and asks for them again [E27]', async () => {
    const event = await makeEvent(DAY);
    await failNext(SPEAKERS, { status: 403, body: {}, times: 9 });
    const { root } = await show({ route: `/events/${event.id}` });
    await until(() => alertText(root).includes('Erreur lors du chargement des intervenants'));
    expect(heading(root)).toBe(event.nom_evenement);
    await fetch('/__controls', { method: 'DELETE' });
    await click(await button(root, 'Réessayer'));
    await until(() => maybe(root, 'p', 'Aucun intervenant'));
  });
});

describe('deleting an event', () => {
  it('asks first, then says so, tells the host and goes to a list without it [E25, E29]', async () => {
    const event = await makeEvent(DAY);
    const other = await makeEvent(DAY);
    const { root, log } = await show();
    await loadPeriod(root, DAY, DAY);
    await until(() => cards(root).length === 2);
    await click(await button(root, event.nom_evenement));
    await isAt(root, event.nom_evenement);
    await click(await button(root, 'Supprimer'));
    const asked = await question(root);
    expect(asked.querySelector('h2')!.textContent).toBe("Supprimer l'événement");
    expect(asked.textContent).toMatch(event.nom_evenement);
    // Enter never deletes by accident.
    await press('Enter');
    await until(() => !root.querySelector('dialog[open]'));
    await click(await button(root, 'Supprimer'));
    await answer(root, 'Supprimer');
    await isAt(root, 'Événements');
    await until(() => root.querySelector('[part=toast]'));
    expect(root.querySelector('[part=toast]')!.textContent).toMatch('Événement supprimé avec succès !');
    await until(() => names(root).join() === other.nom_evenement);
    expect(log.of('parvis-event-deleted')).toMatchObject([{ id: event.id }]);
  });

  const failures = [
    [
      '500',
      () => failNext(DELETE, { status: 500, body: { message: 'Base indisponible' } }),
      /Base indisponible/,
    ],
    ['403', () => failNext(DELETE, { status: 403, body: { message: 'Interdit' } }), /Interdit/],
    ['409', () => failNext(DELETE, { status: 409, body: { message: 'Utilisé' } }), /Utilisé/],
    [
      'success:false',
      () => failNext(DELETE, { status: 200, body: { success: false, message: 'Refusé' } }),
      /Refusé/,
    ],
    ['a cut connection', () => garble(DELETE, 'drop', 5), /Impossible de se connecter au serveur/],
  ] as const;
  for (const [what, fail, words] of failures)
    it(`says that nothing was deleted on ${what} [E30]`, async () => {
      const { root, log, event } = await opened({});
      await fail();
      await click(await button(root, 'Supprimer'));
      await answer(root, 'Supprimer');
      const [title, text] = await alertShown(root);
      expect(title).toBe('Erreur');
      expect(text).toMatch("Impossible de supprimer l'événement.");
      expect(text).toMatch(words);
      await acknowledge(root);
      expect(heading(root)).toBe(event.nom_evenement);
      expect(log.of('parvis-event-deleted')).toEqual([]);
    });

  it('names the event that somebody else deleted before', async () => {
    const { root, event, log } = await opened({});
    await api('DELETE', `/api/events/${event.id}/`);
    await click(await button(root, 'Supprimer'));
    await answer(root, 'Supprimer');
    const [title, text] = await alertShown(root);
    expect(title).toBe('Cet événement n’existe plus');
    expect(text).toMatch(event.nom_evenement);
    await acknowledge(root);
    await isAt(root, 'Événements');
    expect(log.of('parvis-event-deleted')).toEqual([]);
  });

  it('deletes once on a double click, and asks again after one has signed in again', async () => {
    const { root, event } = await opened({});
    await failNext(DELETE, { status: 401, body: { message: 'Session expirée' } });
    await click(await button(root, 'Supprimer'));
    await answer(root, 'Supprimer');
    await signInAgain(root);
    await isAt(root, event.nom_evenement);
    await hold(DELETE);
    await click(await button(root, 'Supprimer'));
    await answer(root, 'Supprimer');
    await click(await button(root, 'Suppression…'));
    expect(root.querySelector('dialog[open]')).toBe(null);
    await release();
    await isAt(root, 'Événements');
  });
});
