import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionsOn } from './support/actions.ts';
import { textOf } from './support/download.ts';
import { type Hosted, openHosted } from './support/hosted.ts';
import { scriptTag } from './support/hostPage.ts';
import { rememberSession, visit } from './support/visitor.ts';

/*
 * The office makes an event public; a visitor reads it on a host's page of another origin, with and without scripts.
 */

let hosted: Hosted;
let { browser, server, cdn, host, token, call } = {} as Hosted;

beforeAll(async () => {
  hosted = await openHosted();
  ({ browser, server, cdn, host, token, call } = hosted);
});

afterAll(() => hosted?.close());

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const makeEvent = (name: string, day: string, more: object = {}) =>
  call<{ id: number }>('POST', '/api/events/', {
    ...{ nom_evenement: name, lieu: 'Temple', date: `${day}T10:00:00`, heure_debut: '10:00' },
    ...{ heure_fin: '11:30', is_recurrent: false, ...more },
  });

/** What the package of a content system prints, see embed/cms/ParvisAgenda.php. */
const PRINTED =
  '<div slot="loading" class="parvis-agenda"><h3>Dimanche</h3><ul><li>10:00 · <strong>Culte imprimé</strong></li></ul>' +
  '<script type="application/ld+json">[{"@context":"https://schema.org","@type":"Event","name":"Culte"}]</script></div>';

describe('An agenda on a page of another origin', () => {
  it('shows what the office makes public, and gives its dates to calendars [EL9, EL10]', async () => {
    await makeEvent('Culte des familles', dayIn(3), { public: true });
    const off = await makeEvent('Repas partagé', dayIn(4), { public: true });
    await makeEvent('Conseil', dayIn(5));
    await call('POST', `/api/events/${off.id}/cancel/`, { motif: 'Panne de la cuisine' });
    host.set('/', {
      head: scriptTag(cdn),
      body: `<parvis-agenda api="${server.url}" place="temple"></parvis-agenda>`,
    });
    const { page, violations, complaints, requests, context } = await visit(browser);
    await page.goto(`${host.url}/`);
    await page.getByRole('heading', { name: 'Culte des familles' }).waitFor();
    await page.getByRole('heading', { name: 'Annulé Repas partagé' }).waitFor();
    expect(await page.getByText('Conseil').count()).toBe(0);
    expect(await page.content()).not.toContain('Panne');
    // Neither the session, the query cache nor the schemas of the back office.
    expect(requests.filter((request) => /\/(kit|lists|shared|fields|core-later)-/.test(request))).toEqual([]);
    const items = page.locator('parvis-agenda > [itemtype="https://schema.org/Event"]');
    await items.nth(1).waitFor({ state: 'attached' });
    expect(await items.count()).toBe(2);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Ajouter à mon agenda' }).first().click(),
    ]);
    expect(await textOf(file)).toMatch(/SUMMARY:Culte des familles/);
    await page.getByRole('button', { name: 'S’abonner à cet agenda' }).click();
    const address = await page.getByLabel('Adresse de l’agenda').inputValue();
    const feed = await (await fetch(address)).text();
    expect([feed.includes('Culte des familles'), feed.includes('STATUS:CANCELLED')]).toEqual([true, true]);
    expect([feed.includes('Conseil'), feed.includes('Panne')]).toEqual([false, false]);
    await page.getByRole('button', { name: 'Mois' }).click();
    await page.getByRole('grid').waitFor();
    expect([await violations(), complaints]).toEqual([[], []]);
    await context.close();
  });

  it('reads without scripts where a package printed it, and is upgraded in place with them [EL10]', async () => {
    const css = readFileSync('embed/cms/parvis.css', 'utf8');
    await makeEvent('Concert', dayIn(6), { public: true, lieu: 'Salle' });
    host.set('/imprime/', {
      css,
      head: scriptTag(cdn),
      body: `<div data-parvis="agenda" data-api="${server.url}" data-place="salle">${PRINTED}</div><p id="after">Suite</p>`,
    });
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const page = await plain.newPage();
    await page.goto(`${host.url}/imprime/`);
    expect(await page.getByText('Culte imprimé').isVisible()).toBe(true);
    const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Number.NaN);
    const top = (await page.locator('.parvis-agenda').boundingBox())?.y;
    const list = bottomOf(await page.locator('[data-parvis]').boundingBox());
    expect((await page.locator('#after').boundingBox())?.y).toBeGreaterThanOrEqual(list);
    await plain.close();
    const refused = await visit(browser);
    // A twin alone may only name the page’s own origin, so the page names its back end.
    host.set('/imprime/', {
      css,
      head: scriptTag(cdn, `type="module" data-api="${server.url}"`),
      body: `<div data-parvis="agenda" data-place="salle">${PRINTED}</div>`,
    });
    const shown = refused.page;
    let answer: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let tell: () => void = () => {};
    const asked = new Promise<void>((resolve) => {
      tell = resolve;
    });
    await shown.route('**/api/agenda/**', async (route) => {
      tell();
      await held;
      await route.continue();
    });
    await shown.goto(`${host.url}/imprime/`);
    const before = shown.locator('parvis-agenda .parvis-agenda');
    await before.waitFor();
    await asked;
    // The printed list stays where it was while the dates are on their way.
    expect([await shown.getByText('Culte imprimé').isVisible(), (await before.boundingBox())?.y]).toEqual([
      true,
      top,
    ]);
    answer();
    await shown.getByRole('heading', { name: 'Concert' }).waitFor();
    expect(await shown.getByText('Culte imprimé').isVisible()).toBe(false);
    expect(await shown.locator('parvis-agenda script[type="application/ld+json"]').count()).toBe(1);
    expect(await shown.locator('parvis-agenda [itemtype]').count()).toBe(0);
    expect([await refused.violations(), refused.complaints]).toEqual([[], []]);
    await refused.context.close();
  });

  it('is fed by the form of an event, with a tick that nobody has by default [EL10]', async () => {
    const { id } = await makeEvent('Kermesse', dayIn(7), { lieu: 'Cour' });
    const { page, complaints, context } = await visit(browser);
    await rememberSession(page, token, server.url);
    const { press } = actionsOn(page);
    await page.goto(`${server.url}/#/events/${id}/edit`);
    const box = page.getByRole('checkbox', { name: 'Visible dans l’agenda public' });
    await box.waitFor();
    expect(await box.isChecked()).toBe(false);
    await box.check();
    await page.getByRole('combobox').first().waitFor();
    await call('PUT', `/api/events/${id}/`, {
      ...{ id, nom_evenement: 'Kermesse', date: dayIn(7), lieu: 'Cour', is_recurrent: false, public: true },
    });
    await press('Annuler');
    await page.goto(`${server.url}/#/events/${id}`);
    await page.getByText('Agenda public').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
