/*
 * The stage of the pictures: sample data that end on a fixed day, a browser whose clock stands still on that day, one
 * window and one font. So two runs on one machine give the same bytes; another version of Chromium or of the font may
 * draw edges of letters differently.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { startBuilt } from '../../fast/journeys/support/builtConsole';
import type { TestServer } from '../../support/server';
import { movedTo } from './moments';

const DAY = '2026-03-12';
const MOMENT = Date.parse(`${DAY}T09:30:00Z`);
const ZONE = 'Europe/Paris';
const FONT = 'Liberation Sans';
/** In CSS pixels. Pictures have one and a half times as many, because the pages show them smaller. */
const WINDOW = { width: 1200, height: 760 };
const SCALE = 1.5;
/** Between 0 and 1: letters stay sharp at this quality of WebP. */
const QUALITY = 0.82;

export interface Shot {
  page: Page;
  /** Opens an address of the console, `/community`, and waits until nothing loads. */
  open(path: string): Promise<void>;
  press(name: string | RegExp): Promise<void>;
  /** Calls the API as the signed-in user, for what a picture needs beside the sample data. */
  send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<unknown>;
}

export interface Picture {
  /** The file in docs/pictures, without its ending. */
  name: string;
  colors?: 'light' | 'dark';
  isSignedOut?: boolean;
  /** In CSS pixels, where the whole window shows too much. */
  height?: number;
  prepare(shot: Shot): Promise<void>;
}

export interface Stage {
  /** The picture as WebP. Where it can't be taken, what is on screen then goes to .cache/pictures. */
  take(picture: Picture): Promise<Buffer>;
  close(): Promise<void>;
}

/** Opens the stage. @throws where the font is missing */
export async function openStage(): Promise<Stage> {
  // The fields of dates speak the language of the browser, which takes it from here where it has its texts: `locale` of a
  // page and --lang change neither.
  process.env.LANGUAGE = 'fr';
  const { browser, server, close } = await startBuilt({
    members: 240,
    today: DAY,
    minute: () => `${DAY}T10:30`,
    timeZone: ZONE,
    now: () => MOMENT,
  });
  const encoder = await browser.newPage();
  if (!(await encoder.evaluate(hasFont, FONT)))
    throw new Error(
      `The pictures need the font ${FONT}: install it (the Debian package fonts-liberation), then try again.`,
    );
  if (!(await encoder.evaluate(speaksFrench)))
    throw new Error(
      'The pictures need a browser in French, whose fields of dates show jj/mm/aaaa: install its texts (the Debian package chromium-l10n), then try again.',
    );
  const started = Date.now();
  const token = await server.login();
  const send = callsWith(server, token);
  const take = async (picture: Picture) => {
    const page = await openPage(browser, picture, { started, token });
    const png = await pictureOf(page, picture, server.url, send).catch(async (error) => {
      await page.screenshot({ path: `.cache/pictures/${picture.name}.png` });
      throw error;
    });
    // Calls that are still under way, such as those of prefetching, end with the page.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
    return Buffer.from(await encoder.evaluate(toWebp, [png.toString('base64'), QUALITY] as const), 'base64');
  };
  return { take, close };
}

async function pictureOf(page: Page, picture: Picture, url: string, send: Shot['send']): Promise<Buffer> {
  const settled = () => page.waitForFunction(isQuiet, undefined, { timeout: 60_000 });
  await picture.prepare({
    page,
    send,
    press: (name) => page.getByRole('button', { name, exact: true }).first().click(),
    async open(path) {
      await page.goto(`${url}/#${path}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await settled();
    },
  });
  await settled();
  return steadyPicture(page);
}

function callsWith(server: TestServer, token: string): Shot['send'] {
  const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' };
  return async (method, path, body) => {
    const answer = await fetch(server.url + path, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok)
      throw new Error(`${method} ${path} was refused (${answer.status}): ${await answer.text()}`);
    return answer.json();
  };
}

async function openPage(browser: Browser, picture: Picture, visit: { started: number; token: string }) {
  const context = await browser.newContext({
    locale: 'fr-FR',
    timezoneId: ZONE,
    viewport: { ...WINDOW, height: picture.height ?? WINDOW.height },
    deviceScaleFactor: SCALE,
    colorScheme: picture.colors ?? 'light',
    reducedMotion: 'reduce',
    // The policy of the pages has no place for the font of the pictures.
    bypassCSP: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  await page.clock.setFixedTime(MOMENT);
  // The database dates what it writes by the clock of the machine.
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch();
    if (!answer.headers()['content-type']?.includes('json')) return route.fulfill({ response: answer });
    await route.fulfill({ response: answer, body: movedTo(MOMENT, visit.started, await answer.text()) });
  });
  await page.addInitScript((font) => {
    addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`:root { font-family: '${font}' }`);
      document.adoptedStyleSheets.push(sheet);
    });
  }, FONT);
  if (!picture.isSignedOut)
    await page.addInitScript((token) => localStorage.setItem('authToken', token), visit.token);
  return page;
}

/** The window, once three pictures in a row are the same: what is drawn late is then there. */
async function steadyPicture(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  let before: Buffer = Buffer.alloc(0);
  let same = 0;
  for (let tries = 0; tries < 30; tries++) {
    const now = await page.screenshot({ animations: 'disabled' });
    same = now.equals(before) ? same + 1 : 0;
    if (same === 2) return now;
    before = now;
    await wait(400);
  }
  throw new Error(
    'The screen is still changing after 30 pictures: each differs from the one before it. Look for what moves.',
  );
}

/* What follows runs in the browser. The compiler names functions by a helper that isn't there, so none has a name inside. */

function hasFont(name: string): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return false;
  const [narrow, named, wide, namedToo] = [
    'monospace',
    `'${name}', monospace`,
    'serif',
    `'${name}', serif`,
  ].map((font) => {
    pen.font = `40px ${font}`;
    return pen.measureText('Parvis, mille fiches').width;
  });
  return named === namedToo && named !== narrow && named !== wide;
}

/** The browser's own words, not the page's. */
function speaksFrench(): boolean {
  const input = document.createElement('input');
  input.required = true;
  return input.validationMessage.startsWith('Veuillez');
}

/** Whether no part of the page is busy or shows a placeholder, in shadow roots too. */
function isQuiet(): boolean {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots)
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
  return roots.every((root) => !root.querySelector('[aria-busy=true]'));
}

async function toWebp([png, quality]: readonly [string, number]): Promise<string> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  const encoded = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(encoded, (byte) => String.fromCharCode(byte)).join(''));
}
