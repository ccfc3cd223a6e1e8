import type { CalendarEvent } from '../../../../../src/domain/events/event.ts';
import { isoDay } from '../../../../../src/texts/formats.ts';
import { expect } from '../../../../support/expect.ts';
import { nth, query } from '../../../../support/lookups.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import { buttonShown, chooseAct, isAt, maybe, pressButton } from '../../../../support/onScreen.ts';
import { present } from '../../../../support/present.ts';
import { printed } from '../../../../support/printed.ts';
import { focused, until } from '../../../../support/queries.ts';
import { failNext } from '../../../../support/reference.ts';
import { savedFiles } from '../../../../support/savedFiles.ts';
import { eachOnServer, makeEvent, onServer } from '../../../../support/serverRows.ts';
import { click, setViewport } from '../../../../support/user.ts';
import { makeSpeaker, ONE, show } from './fixtures.ts';

eachOnServer();

const DAY = '2011-05-01';
const FULL: Partial<CalendarEvent> = {
  heure_debut: '10:00',
  heure_fin: '11:30',
  lieu: 'Chapelle',
  is_recurrent: true,
  recurence_data: { frequency: 'weekly' },
};

/** Opens the detail by its address. */
async function opened(fields: Partial<CalendarEvent> = FULL, attributes: object = {}) {
  const event = await makeEvent(DAY, fields);
  const shown = await show({ route: `/events/${event.id}`, ...attributes });
  await isAt(shown.root, event.nom_evenement);
  return { ...shown, event };
}

const facts = (root: ShadowRoot) =>
  Object.fromEntries(
    [...root.querySelectorAll('dl > div')].map((fact) => [
      query(fact, 'dt').textContent.trim(),
      query(fact, 'dd').textContent,
    ]),
  );

describe('the detail of an event', () => {
  it('shows the long date, times, place, frequency, timestamps and id [E26, E28]', async () => {
    const { root, event } = await opened();
    const [year, month, day] = isoDay(new Date()).split('-');
    const today = new RegExp(`^${day}/${month}/${year} \\d\\d:\\d\\d$`);
    expect(facts(root)).toEqual({
      Date: 'dimanche 1er mai 2011',
      Horaires: '10:00 – 11:30',
      Lieu: 'Chapelle',
      // A Sunday from today on, because the event recurs each week.
      'Prochaine date': expect.stringMatching(/^dimanche /),
      Fréquence: 'Hebdomadaire',
      'Créé le': expect.stringMatching(today),
      'Modifié le': expect.stringMatching(today),
      Numéro: String(event.id),
    });
  });

  it('says the rule of a series in words, with the dates that it really has, and exports it as RRULE and EXDATE [Y6]', async () => {
    const { root } = await opened({
      ...FULL,
      serie: { intervalle: 2, jusqu_au: '2011-06-30', sauf: ['2011-05-01', '2011-06-26'] },
    });
    expect(facts(root)).toMatchObject({
      // The first day of all is excluded.
      Date: 'dimanche 15 mai 2011',
      'Dernière date': 'dimanche 12 juin 2011',
      Fréquence: 'Un dimanche sur deux, jusqu’au 30 juin 2011, sauf le 1er mai 2011 et le 26 juin 2011',
    });
    await until(() => root.querySelector('[part=badge]')?.textContent === 'Se répète · un dimanche sur deux');
    await axeCheck(root);
    const files = savedFiles();
    await pressButton(root, 'Ajouter à mon agenda');
    const file = await (await until(() => files.saved[0])).blob.text();
    files.restore();
    expect(file.split('\r\n').filter((line) => /^(?:DTSTART|RRULE|EXDATE)/.test(line))).toEqual([
      'DTSTART:20110501T100000',
      'RRULE:FREQ=WEEKLY;INTERVAL=2;UNTIL=20110630T100000',
      'EXDATE:20110501T100000,20110626T100000',
    ]);
  });

  it('tells a change of the rule part by part [Y6, J1]', async () => {
    const event = await makeEvent(DAY, { ...FULL, serie: { intervalle: 2 } });
    const { id, nom_evenement, date } = event;
    const serie = { intervalle: 3, jours: [2, 7], sauf: ['2011-05-22', '2011-06-12'] };
    await onServer('PUT', `/api/events/${id}/`, { id, nom_evenement, date, ...FULL, serie });
    const { root } = await show({ route: `/events/${id}` });
    await isAt(root, nom_evenement);
    await click(await until(() => root.querySelector('summary')));
    const list = await until(() => root.querySelector('[aria-label="Changements"]'));
    expect(list.textContent).toMatch(/Intervalle .*2 → .*3/);
    expect(list.textContent).toContain('mardi, dimanche');
    expect(list.textContent).toContain('22/05/2011, 12/06/2011');
  });

  it('tells its history in words, with the names of its speakers [J1]', async () => {
    const event = await makeEvent(DAY, FULL);
    await makeSpeaker(event, 'Ève', 'Roux', `Zz${event.id}`, {});
    const { root } = await show({ route: `/events/${event.id}` });
    await isAt(root, event.nom_evenement);
    await click(await until(() => root.querySelector('summary')));
    const list = await until(() => root.querySelector('[aria-label="Changements"]'));
    const [assigned, created] = [...list.children].map(({ textContent }) => textContent);
    expect(assigned).toMatch(
      /^Intervenants enregistrés .*Intervenant «\u00a0Roux Ève, Zz\d+\u00a0»\u00a0: ajout$/,
    );
    expect(created).toMatch(/^Création /);
    await axeCheck(root);
  });

  it('says what is unknown, and that there is no speaker [E26, E27]', async () => {
    const { root } = await opened({});
    expect(facts(root)).toMatchObject({
      Horaires: 'Heure non définie',
      Lieu: 'Lieu non précisé',
      Fréquence: 'Ponctuel',
    });
    await until(() => maybe(root, 'p', 'Aucun intervenant'));
    expect(root.querySelectorAll('section li')).toHaveLength(0);
  });

  it('shows when the event was created and when it was changed, and treats a blank place as none [E26, E28]', async () => {
    const event = await makeEvent(DAY);
    const noted = { created_at: '2010-12-31T23:05:00', updated_at: '2011-01-02T08:30:00' };
    await failNext(ONE, { status: 200, body: { data: { ...event, lieu: '  ', ...noted } }, times: 9 });
    const { root } = await show({ route: `/events/${event.id}` });
    await isAt(root, event.nom_evenement);
    expect(facts(root)).toMatchObject({
      Lieu: 'Lieu non précisé',
      'Créé le': '31/12/2010 23:05',
      'Modifié le': '02/01/2011 08:30',
    });
  });

  it('lists speakers with role and contact, as links where these are addresses or numbers [E27]', async () => {
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
    const awa = present(
      items.find((item) => item.textContent?.includes('Awa')),
      'speaker Awa',
    );
    const luc = present(
      items.find((item) => item.textContent?.includes('Luc')),
      'speaker Luc',
    );
    const said = `${word} AwaRôle ${word}Jugeawa@exemple.fr06 12 34 56 78`;
    expect(awa.textContent).toBe(`${said}Pas encore de demande`);
    expect([...awa.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      'mailto:awa@exemple.fr',
      'tel:0612345678',
    ]);
    expect(luc.textContent).toBe(`${word} LucAutre ${word}luc@x?bcc=y*#06#Pas encore de demande`);
    expect(luc.querySelectorAll('a')).toHaveLength(0);
  });

  it('closes by its back button, and leads to the edit form and back [E23, E24]', async () => {
    const { root, event } = await opened();
    await pressButton(root, 'Modifier');
    await until(
      () => root.querySelector<HTMLInputElement>('[name=nom_evenement]')?.value === event.nom_evenement,
    );
    await pressButton(root, 'Retour');
    await isAt(root, event.nom_evenement);
    await pressButton(root, 'Retour');
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
      (await buttonShown(root, 'Ajouter à mon agenda')).click();
    } finally {
      HTMLAnchorElement.prototype.click = real;
    }
    expect(nth(saved, 0).download).toBe(`${event.nom_evenement.toLowerCase()}.ics`);
    const file = await fetch(nth(saved, 0).href);
    expect(file.headers.get('content-type')).toBe('text/calendar;charset=utf-8');
    const text = await file.text();
    expect(text).toMatch(`UID:evenement-${event.id}@${location.hostname}\r\n`);
    expect(text).toMatch('DTSTART:20110501T100000\r\nDTEND:20110501T113000\r\nRRULE:FREQ=WEEKLY\r\n');

    const printer = printed();
    await chooseAct(root, 'Imprimer');
    printer.restore();
    // Browsers don't print a frame that isn't rendered.
    const frame = query<HTMLIFrameElement>(root, 'iframe');
    expect(frame.checkVisibility()).toBe(true);
    const sheet = [...present(frame.contentDocument, 'document in the frame').querySelectorAll('h1, p')].map(
      (line) => line.textContent,
    );
    expect(sheet).toEqual([
      event.nom_evenement,
      'dimanche 1er mai 2011',
      '10:00 – 11:30',
      'Chapelle',
      'Hebdomadaire',
    ]);
  });

  it('hides the buttons that write when it is read-only', async () => {
    const { root } = await opened({}, { readonly: true });
    expect(maybe(root, 'button', 'Modifier')).toBe(null);
    await pressButton(root, 'Autres actions');
    await until(() => maybe(root, '[role=menuitem]', 'Imprimer'));
    expect(maybe(root, '[role=menuitem]', 'Supprimer')).toBe(null);
    expect(maybe(root, 'button', 'Ajouter à mon agenda')).not.toBe(null);
  });

  for (const theme of ['light', 'dark'])
    it(`has no accessibility violation, and fits 320 px with long words, in ${theme} colours`, async () => {
      const { root } = await opened(
        { ...FULL, nom_evenement: `Zz${'Rassemblement'.repeat(14)}`, lieu: 'Salle'.repeat(40) },
        { theme },
      );
      await axeCheck(root);
      await setViewport({ width: 320, height: 800 });
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    });
});
