import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltConsole, openConsole } from './support/builtConsole.ts';
import { type Door, openDoor } from './support/door.ts';

/*
 * Attendance at a door without network: the console's own page, or that of a helper's link, is reloaded and its tab closed, and
 * nothing is lost. It needs the built pages, because only those have a worker.
 */

let app: BuiltConsole;
let door: Door;
/** The lines of the server's log. */
const logged: string[] = [];
beforeAll(async () => {
  const log = (line: string) => void logged.push(line);
  app = await openConsole({ members: 20, size: { width: 360, height: 740 }, isSignedIn: false, log });
  door = await openDoor(app.server.url);
  // Signed in by the form, so that the browser knows who it is without a network.
  const { page, server } = app;
  await page.goto(door.url);
  await page.locator('input').first().fill(server.email);
  await page.locator('input[type=password]').fill(server.password);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => localStorage.getItem('user') !== null);
}, 60_000);
afterAll(async () => {
  await app.close();
  await door?.close();
});
afterEach(() => setOffline(app.visitor.context, false));

const DAY = new Date().toISOString().slice(0, 10);

async function onServer<T>(method: string, path: string, body?: object): Promise<T> {
  const headers = { authorization: `Token ${await app.server.login()}`, 'content-type': 'application/json' };
  const answer = await fetch(app.server.url + path, { method, headers, body: body && JSON.stringify(body) });
  return ((await answer.json()) as { data: T }).data;
}

/** An event of today where the members of a group are expected. */
async function expectedEvent(name: string): Promise<string> {
  const draft = { nom_evenement: name, date: `${DAY}T10:00:00`, is_recurrent: false };
  const { id } = await onServer<{ id: number }>('POST', '/api/events/', draft);
  const { groupes: all } = await onServer<{ groupes: { id: number }[] }>('GET', '/api/groupes/');
  const body = { jour: DAY, groupes: all.map((group) => group.id), departements: [] };
  await onServer('PUT', `/api/events/${id}/presences/attendus/`, body);
  return `/api/events/${id}/presences/?jour=${DAY}`;
}

const addressOf = (path: string) =>
  `${door.url}/#/apps/presences/${/\d+/.exec(path)?.[0]}/${DAY.replaceAll('-', '')}`;

async function storedStates(path: string): Promise<string[]> {
  const { pointages } = await onServer<{ pointages: { etat: string | null }[] }>('GET', path);
  return pointages.flatMap(({ etat }) => etat ?? []);
}

/** Opens a sheet, and waits until the page's worker has everything that a reload needs. */
async function openSheet(path: string) {
  const page = await app.visitor.context.newPage();
  await page.goto(addressOf(path));
  await page.getByRole('searchbox', { name: 'Chercher un nom' }).waitFor();
  await untilReloadable(page);
  return page;
}

const untilReloadable = (page: Page) =>
  page.locator('html[data-parvis-offline]').waitFor({ state: 'attached' });

/** Whether the browser would ask before it leaves the page, because a tick could be lost. */
const asksToStay = (page: Page) =>
  page.evaluate(() => {
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    return leaving.defaultPrevented;
  });
const untilKept = (page: Page) => expect.poll(() => asksToStay(page), { timeout: 30_000 }).toBe(false);

/** Takes the network away, or gives it back. */
async function setOffline(context: BrowserContext, isOffline: boolean): Promise<void> {
  door.isShut = isOffline;
  await context.setOffline(isOffline);
}

describe('attendance without a network', () => {
  it('keeps ticks over a reload and a closed tab, and sends them when the page opens again [EL5]', async () => {
    const path = await expectedEvent('Culte sans réseau');
    const page = await openSheet(path);
    await setOffline(app.visitor.context, true);
    const names = page.locator('li button[aria-pressed]');
    for (const at of [0, 1, 2]) await names.nth(at).click();
    await page.getByText('3 pointages attendent le réseau').waitFor();
    await untilKept(page);
    await page.reload();
    await page.getByText('3 pointages attendent le réseau').waitFor();
    await names.nth(3).click();
    await page.getByText('4 pointages attendent le réseau').waitFor();
    await untilKept(page);
    expect(await storedStates(path)).toEqual([]);
    await page.close();

    await setOffline(app.visitor.context, false);
    // Not the sheet itself: any screen of the console sends what was kept.
    const later = await app.visitor.context.newPage();
    await later.goto(`${door.url}/#/apps`);
    await expect.poll(() => storedStates(path), { timeout: 30_000 }).toEqual(Array(4).fill('present'));
    await later.close();
  }, 180_000);

  it('loses no tick of two tabs that show the same sheet [EL5]', async () => {
    const path = await expectedEvent('Culte à deux onglets');
    const tabs = [await openSheet(path), await openSheet(path)];
    await setOffline(app.visitor.context, true);
    for (const [at, tab] of tabs.entries()) {
      await tab.locator('li button[aria-pressed]').nth(at).click();
      await tab.getByText('1 pointage attend le réseau').waitFor();
      await tab.waitForFunction(
        (count) => localStorage.getItem('parvis:presences')?.split(' ')[1] === String(count),
        at + 1,
      );
    }
    for (const tab of tabs) await tab.close();
    expect(await storedStates(path)).toEqual([]);
    await setOffline(app.visitor.context, false);
    const later = await openSheet(path);
    await expect.poll(() => storedStates(path), { timeout: 30_000 }).toEqual(['present', 'present']);
    await later.close();
  }, 180_000);

  it('opens a helper’s link again without a network, and no address tells its key [EL6, EL5]', async () => {
    const path = await expectedEvent('Culte avec une aide');
    const { cle } = await onServer<{ cle: string }>('POST', path.replace(/\?.*/, 'lien/'), { jour: DAY });
    const context = await app.browser.newContext({ viewport: { width: 360, height: 740 } });
    const open = async () => {
      const page = await context.newPage();
      await page.goto(`${door.url}/pointage/#${cle}`);
      await page.getByRole('searchbox', { name: 'Chercher un nom' }).waitFor();
      return page;
    };
    const page = await open();
    await untilReloadable(page);
    await setOffline(context, true);
    const names = page.locator('li button[aria-pressed]');
    await names.first().click();
    await page.getByText('1 pointage attend le réseau').waitFor();
    await untilKept(page);
    // The device takes its time to write the next one.
    await page.evaluate(() => {
      const { encrypt } = SubtleCrypto.prototype;
      SubtleCrypto.prototype.encrypt = async function (...of) {
        await new Promise((done) => addEventListener('write', done, { once: true }));
        SubtleCrypto.prototype.encrypt = encrypt;
        return encrypt.apply(this, of);
      };
    });
    await names.nth(1).click();
    await page.getByText('2 pointages attendent le réseau').waitFor();
    expect(await asksToStay(page)).toBe(true);
    await page.evaluate(() => dispatchEvent(new Event('write')));
    await untilKept(page);
    await page.reload();
    await page.getByText('2 pointages attendent le réseau').waitFor();
    await page.getByText('Vous pouvez fermer la page').waitFor();
    await page.close();
    await setOffline(context, false);
    await open();
    await expect.poll(() => storedStates(path), { timeout: 30_000 }).toEqual(['present', 'present']);
    await context.close();
    expect(logged.filter((line) => line.includes('/api/pointage/')).length).toBeGreaterThan(1);
    expect(logged.filter((line) => line.includes(cle))).toEqual([]);
  }, 180_000);

  it('answers each command of the shell, and asks before a sign-out removes what waits [Q9, EL5]', async () => {
    const path = await expectedEvent('Culte hors ligne');
    const page = await openSheet(path);
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(error.message));
    await setOffline(app.visitor.context, true);
    await page.locator('li button[aria-pressed]').first().click();
    await page.getByText('1 pointage attend le réseau').waitFor();
    await untilKept(page);

    await page.getByRole('button', { name: 'Claire Martin' }).click();
    await page.getByRole('menuitem', { name: 'Déconnexion' }).click();
    await page.getByRole('alertdialog', { name: 'Se déconnecter sans envoyer' }).waitFor();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await page.getByText('1 pointage attend le réseau').waitFor();
    // The palette opens, or says that it isn't on the device.
    await page.keyboard.press('Control+k');
    const missing = page.getByText('Cette partie n’a pas pu être chargée');
    await page.getByRole('combobox').or(missing).first().waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('link', { name: 'TABLEAU DE BORD' }).click();
    // What isn't on the device says so, and tries again where it is asked to.
    await page.getByRole('button', { name: 'Réessayer' }).first().click();
    await page.getByRole('button', { name: 'Réessayer' }).first().waitFor();
    await page.goBack();
    await page.getByText('1 pointage attend le réseau').waitFor();
    await setOffline(app.visitor.context, false);
    await expect.poll(() => storedStates(path), { timeout: 30_000 }).toEqual(['present']);
    expect(broken).toEqual([]);
    await page.close();
  }, 180_000);

  it('keeps nothing that can be read, and removes it at sign-out and after two days [EL5]', async () => {
    const path = await expectedEvent('Culte gardé');
    const page = await openSheet(path);
    await page.waitForFunction(() => localStorage.getItem('parvis:presences') !== null);
    const kept = await page.evaluate(async () => {
      const open = indexedDB.open('parvis-presences');
      const db = await new Promise<IDBDatabase>((resolve) => {
        open.onsuccess = () => resolve(open.result);
      });
      const all = (name: string) =>
        new Promise<unknown[]>((resolve) => {
          const asked = db.transaction(name).objectStore(name).getAll();
          asked.onsuccess = () => resolve(asked.result);
        });
      const [key] = (await all('cle')) as CryptoKey[];
      const rows = (await all('lignes')) as { donnees: ArrayBuffer }[];
      db.close();
      const text = rows.map(({ donnees }) => new TextDecoder('latin1').decode(donnees)).join('');
      const exported = await crypto.subtle
        .exportKey('raw', key as CryptoKey)
        .catch((error: Error) => error.name);
      return { rows: rows.length, text, exported };
    });
    const { personnes } = await onServer<{ personnes: { nom: string }[] }>('GET', path);
    expect(kept.rows).toBeGreaterThan(1);
    expect(kept.exported).toBe('InvalidAccessError');
    expect(personnes.filter(({ nom }) => nom.length > 4 && kept.text.includes(nom))).toEqual([]);

    const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    // Not on the sheet, which writes the mark anew.
    await page.goto(`${door.url}/?aside#/dashboard`);
    await page.evaluate(() => {
      const [le = '', ...rest] = (localStorage.getItem('parvis:presences') ?? '').split(' ');
      localStorage.setItem('parvis:presences', [Number(le) - 49 * 3_600_000, ...rest].join(' '));
    });
    await page.goto(`${door.url}/?old#/dashboard`);
    await expect.poll(databases).not.toContain('parvis-presences');

    await page.goto(`${door.url}/?new${addressOf(path).slice(door.url.length + 1)}`);
    await page.waitForFunction(() => localStorage.getItem('parvis:presences') !== null);
    await expect.poll(databases).toContain('parvis-presences');
    await page.getByRole('button', { name: 'Claire Martin' }).click();
    await page.getByRole('menuitem', { name: 'Déconnexion' }).click();
    await page.locator('input[type=password]').waitFor();
    await expect.poll(databases).not.toContain('parvis-presences');
    expect(await page.evaluate(() => localStorage.getItem('parvis:presences'))).toBeNull();
    await page.close();
  }, 180_000);
});
