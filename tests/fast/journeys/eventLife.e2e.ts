import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isoDay } from '../../../src/texts/formats.ts';
import { type Actions, actionsOn } from './support/actions.ts';
import { type BuiltConsole, openConsole } from './support/builtConsole.ts';

/*
 * The office moves one date of a weekly series and cancels another one, on the built console: page, month and the calendar that
 * somebody subscribed to say the same of every date. Then the whole event is cancelled.
 */

let built: BuiltConsole;
let page: Page;
let press: Actions['press'];
let dialog: Actions['dialog'];
let toast: Actions['toast'];
let token: string;
let seriesId = 0;

beforeAll(async () => {
  built = await openConsole({ members: 5, size: { width: 1280, height: 1000 } });
  page = built.page;
  ({ press, dialog, toast } = actionsOn(page));
  token = await built.server.login();
});

afterAll(() => built?.close());

const NAME = 'Prière du jeudi';
const inDays = (count: number) => {
  const date = new Date();
  date.setDate(date.getDate() + count);
  return isoDay(date);
};

async function createSeries(): Promise<number> {
  const answer = await fetch(`${built.server.url}/api/events/`, {
    method: 'POST',
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ nom_evenement: NAME, lieu: 'Temple', date: `${inDays(1)}T10:00:00`, heure_debut: '10:00' },
      ...{ heure_fin: '11:00', is_recurrent: true, recurence_data: { frequency: 'weekly' } },
    }),
  });
  return ((await answer.json()) as { data: { id: number } }).data.id;
}

/** Opens the menu of one date, by its place among the dates to come. */
const ofDate = async (place: number, action: string) => {
  await page
    .getByRole('button', { name: /^Actions/ })
    .nth(place)
    .click();
  await page.getByRole('menuitem', { name: action }).click();
};

/** «2026-03-05 10:00 CANCELLED» of each part of the event that differs from the series, as ical.js reads the feed. */
async function fedDates(address: string, id: number): Promise<string[]> {
  const calendar = new ICAL.Component(ICAL.parse(await (await fetch(address)).text()));
  return calendar
    .getAllSubcomponents('vevent')
    .filter((part) => String(part.getFirstPropertyValue('uid')).startsWith(`evenement-${id}@`))
    .filter((part) => part.hasProperty('recurrence-id'))
    .map((part) => {
      const start = String(part.getFirstPropertyValue('dtstart'));
      const status = part.getFirstPropertyValue('status') ?? '';
      return `${start.slice(0, 10)} ${start.slice(11, 16)} ${status}`.trim();
    });
}

describe('an event that changes', () => {
  it('says the same of its dates on its page, in the month and in a calendar [EL8, EL9]', async () => {
    const id = await createSeries();
    await page.goto(`${built.server.url}/#/events`);
    await press('S’abonner');
    await press('Créer une adresse');
    const address = await page.getByLabel('Adresse de l’agenda').inputValue();
    await page.keyboard.press('Escape');
    await page.goto(`${built.server.url}/#/events/${id}`);
    await ofDate(1, 'Déplacer cette date…');
    await page.getByLabel('Nouvelle date').fill(inDays(9));
    await page.getByLabel('Heure de début').fill('18:30');
    await page.getByLabel('Heure de fin').fill('19:30');
    await press('Déplacer', dialog());
    await toast('Date déplacée');
    await ofDate(2, 'Annuler cette date…');
    await page.getByLabel('Motif').fill('Vacances');
    await press('Annuler cette date', dialog());
    await toast('Date annulée');
    expect(await fedDates(address, id)).toEqual([`${inDays(9)} 18:30`, `${inDays(15)} 10:00 CANCELLED`]);
    await page.getByText('Motif\u00a0: Vacances').waitFor();
    for (const [day, mark] of [
      [inDays(9), ''],
      [inDays(15), '[data-cancelled]'],
    ] as const) {
      await page.goto(`${built.server.url}/#/events?view=month&month=${day.slice(0, 7)}`);
      await page.locator(`[data-day="${day}"] [data-event="${id}"]${mark}`).waitFor();
    }
    seriesId = id;
  });

  it('stays in the list when it is cancelled, and comes back [EL8]', async () => {
    await page.goto(`${built.server.url}/#/events/${seriesId}`);
    await press('Autres actions');
    await page.getByRole('menuitem', { name: 'Annuler l’événement…' }).click();
    await dialog().getByLabel('Motif').fill('Travaux');
    await press('Annuler l’événement', dialog());
    await toast('Événement annulé');
    await page.getByText('Cet événement est annulé\u00a0: Travaux').waitFor();
    await page.goto(`${built.server.url}/#/events`);
    await page.getByRole('tab', { name: 'À venir' }).click();
    const card = page.getByRole('article').filter({ hasText: NAME }).first();
    await card.getByText('Annulé', { exact: true }).waitFor();
    await page.goto(`${built.server.url}/#/events/${seriesId}`);
    await press('Rétablir…');
    await press('Rétablir', dialog());
    await toast('Événement rétabli');
    await page.getByRole('button', { name: 'Modifier' }).waitFor();
  });
});
